import { useI18nProvider } from 'react-admin';
import { toHttpError } from '../dataProvider/errors';
import type { Proposal } from '../dataProvider/proposals';

/** Why the reader's approval of a proposal would not count; null if nothing is in the way. */
export function useObstacle({ obstacle }: Proposal): string | null {
  const i18n = useI18nProvider();
  return obstacle ? toHttpError({ status: 409, body: obstacle }, i18n).message : null;
}
