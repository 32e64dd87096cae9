import { useTranslate } from 'react-admin';
import { BEFORE_CASEBOOK } from '../../domain/limits';
import type { Limit } from '../dataProvider/limits';

/** Why a limit has ended, as it was entered; what Casebook itself gives as the reason is in the reader's language. */
export function useEndReason(): (limit: Pick<Limit, 'reason'>) => string | null {
  const translate = useTranslate();
  return ({ reason }) => (reason === BEFORE_CASEBOOK ? translate('limits.beforeCasebook') : reason);
}
