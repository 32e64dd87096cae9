import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useGetList, useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import { formatCount } from '../../domain/digits';
import type { Proposal } from '../dataProvider/history';
import { usePersonName } from '../history/names';
import { useLanguage } from '../i18n/useLanguage';
import { DecideButtons, useObstacle } from './proposalParts';
import { ProposedChanges } from './ProposedChanges';

/**
 * The proposed changes of a file: those that wait for another administrator and, collapsed, those that are
 * already decided.
 */
export function FileProposals({ caseFilingId }: { caseFilingId: number }) {
  const translate = useTranslate();
  const language = useLanguage();
  const open = useProposals({ caseFilingId, state: 'OPEN' });
  const decided = useProposals({ caseFilingId }).filter(({ state }) => state !== 'OPEN');
  return (
    <>
      {open.map((proposal) => (
        <OpenProposal key={proposal.id} proposal={proposal} />
      ))}
      {decided.length > 0 && (
        <Box component="details" sx={{ mb: 2, displayPrint: 'none' }}>
          <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content', color: 'primary.main' }}>
            {translate('proposals.decided', { count: formatCount(decided.length, language) })}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {decided.map((proposal) => (
              <DecidedProposal key={proposal.id} proposal={proposal} />
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}

function useProposals(filter: object): Proposal[] {
  const { data = [] } = useGetList<Proposal>('proposals', {
    filter,
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: 25 },
  });
  return data;
}

function OpenProposal({ proposal }: { proposal: Proposal }) {
  const translate = useTranslate();
  const language = useLanguage();
  const nameOf = usePersonName();
  const { by, at } = proposal;
  return (
    <Alert severity="info" role="note" sx={{ mb: 2 }} action={<DecideButtons proposal={proposal} />}>
      {translate('proposals.waits', { by: nameOf(by), at: formatInstant(at, language) })}
      <Content proposal={proposal} />
    </Alert>
  );
}

function DecidedProposal({ proposal }: { proposal: Proposal }) {
  const translate = useTranslate();
  const language = useLanguage();
  const nameOf = usePersonName();
  const { by, at, state, decidedBy, decidedAt, answer } = proposal;
  const isTakenBack = state === 'REFUSED' && decidedBy?.id === by?.id;
  return (
    <Box component="li" sx={{ py: 0.5, typography: 'body2', overflowWrap: 'anywhere' }}>
      <strong>
        {translate('proposals.outcome', {
          state: translate(isTakenBack ? 'proposals.withdrawn' : `proposals.states.${state}`),
          by: nameOf(decidedBy),
          at: formatInstant(decidedAt ?? '', language),
        })}
      </strong>
      {answer && `: ${answer}`}
      <Box sx={{ color: 'text.secondary' }}>
        {translate('proposals.made', { by: nameOf(by), at: formatInstant(at, language) })}
      </Box>
      <Content proposal={proposal} />
    </Box>
  );
}

function Content({ proposal }: { proposal: Proposal }) {
  const translate = useTranslate();
  const { reason } = proposal;
  const obstacle = useObstacle(proposal);
  return (
    <>
      <Box sx={{ mt: 0.5 }}>
        <ProposedChanges proposal={proposal} />
      </Box>
      {reason && translate('history.reason', { reason })}
      {obstacle && <Box sx={{ mt: 0.5 }}>{obstacle}</Box>}
    </>
  );
}
