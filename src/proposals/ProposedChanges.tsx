import { useTranslate } from 'react-admin';
import type { Proposal } from '../dataProvider/proposals';
import { changedFields } from '../history/changedFields';
import { ChangedFields } from '../history/ChangedFields';

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
