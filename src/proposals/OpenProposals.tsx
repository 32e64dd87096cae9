import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useGetList, useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import type { Proposal } from '../dataProvider/proposals';
import { useOffers } from '../dataProvider/useOffers';
import { usePersonName } from '../history/usePersonName';
import { useLanguage } from '../i18n/useLanguage';
import { DecideButtons } from './DecideButtons';
import { ProposedChanges } from './ProposedChanges';

/** The changes of a file that wait for another administrator. */
export function OpenProposals({ caseFilingId }: { caseFilingId: number }) {
  const enabled = useOffers('proposals');
  const { data = [] } = useGetList<Proposal>(
    'proposals',
    { filter: { caseFilingId, state: 'OPEN' }, pagination: { page: 1, perPage: 25 } },
    { enabled },
  );
  return data.map((proposal) => <OpenProposal key={proposal.id} proposal={proposal} />);
}

function OpenProposal({ proposal }: { proposal: Proposal }) {
  const translate = useTranslate();
  const language = useLanguage();
  const nameOf = usePersonName();
  const { by, at, reason } = proposal;
  return (
    <Alert severity="info" role="note" sx={{ mb: 2 }} action={<DecideButtons proposal={proposal} />}>
      {translate('proposals.waits', { by: nameOf(by), at: formatInstant(at, language) })}
      <Box sx={{ mt: 0.5 }}>
        <ProposedChanges proposal={proposal} />
      </Box>
      {reason && translate('history.reason', { reason })}
    </Alert>
  );
}
