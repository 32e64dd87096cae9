import { useTranslate, useI18nProvider } from 'react-admin';
import type { Proposal } from '../dataProvider/history';
import { changedFields } from '../history/changedFields';
import { ChangedFields } from '../history/ChangedFields';
import { toHttpError } from '../dataProvider/errors';

/**
 * The changes that a proposal makes, each from its old to its new value; for a deletion or a restored version
 * a text that says so.
 */
export function ProposedChanges({ proposal }: { proposal: Proposal }) {
  const translate = useTranslate();
  if (proposal.action === 'delete') return <>{translate('proposals.deletion')}</>;
  return (
    <>
      {proposal.action === 'restore' && translate('proposals.restoring')}
      <ChangedFields register={proposal.register} fields={changedFields(proposal)} isWhole={false} inTable />
    </>
  );
}

/** Why the reader's approval of a proposal would not count; null if nothing is in the way. */
export function useObstacle({ obstacle }: Proposal): string | null {
  const i18n = useI18nProvider();
  return obstacle ? toHttpError({ status: 409, body: obstacle }, i18n).message : null;
}
