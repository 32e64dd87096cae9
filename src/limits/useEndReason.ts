import { useTranslate } from 'react-admin';
import { BEFORE_CASEBOOK } from '../../domain/limits';
import type { Limit } from '../dataProvider/limits';

/** Why a limit has ended, as it was entered; a reason that Casebook itself gave is translated. */
export function useEndReason(): (limit: Pick<Limit, 'reason'>) => string | null {
  const translate = useTranslate();
  return ({ reason }) => (reason === BEFORE_CASEBOOK ? translate('limits.beforeCasebook') : reason);
}
