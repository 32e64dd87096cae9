import { useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import type { Proposal } from '../dataProvider/history';
import { useTitleOf, usePersonName } from '../history/names';
import { useLanguage } from '../i18n/useLanguage';
import { DecideButtons, useObstacle } from '../proposals/proposalParts';
import { ProposedChanges } from '../proposals/ProposedChanges';
import { Line, Lines } from './Line';

/** Proposed changes that this administrator may decide. */
export function ProposalLines({ proposals, count }: { proposals: readonly Proposal[]; count: number }) {
  const translate = useTranslate();
  return (
    <Lines
      heading={translate('today.proposals')}
      count={count}
      all={count > proposals.length && '/activity/proposals'}
    >
      {proposals.map((proposal) => (
        <ProposalLine key={proposal.id} proposal={proposal} />
      ))}
    </Lines>
  );
}

function ProposalLine({ proposal }: { proposal: Proposal }) {
  const language = useLanguage();
  const nameOf = usePersonName();
  const { caseFilingId, by, at, reason, file } = proposal;
  const title = useTitleOf()(proposal);
  const obstacle = useObstacle(proposal);
  return (
    <Line
      lead={caseFilingId === null && <strong>{title}</strong>}
      file={caseFilingId === null ? undefined : { id: caseFilingId, number: file ?? title }}
      text={
        <>
          <ProposedChanges proposal={proposal} />
          <div>{[reason, `${nameOf(by)}, ${formatInstant(at, language)}`].filter(Boolean).join(' · ')}</div>
          {obstacle && <div>{obstacle}</div>}
        </>
      }
      actions={<DecideButtons proposal={proposal} />}
    />
  );
}
