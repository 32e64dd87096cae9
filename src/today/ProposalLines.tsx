import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import { formatTaka } from '../../domain/money';
import { useLanguage } from '../i18n/useLanguage';
import { RowQuestion } from '../list/rowActions/RowQuestion';
import { Line, Lines } from './Line';
import { toTitle } from './NoteLines';
import { useDoing, type WaitingProposal } from './useToday';

/** Changes that wait for the approval of this administrator. */
export function ProposalLines({ proposals }: { proposals: readonly WaitingProposal[] }) {
  const translate = useTranslate();
  return (
    <Lines heading={translate('today.proposals')} count={proposals.length}>
      {proposals.map((proposal) => (
        <ProposalLine key={proposal.id} proposal={proposal} />
      ))}
    </Lines>
  );
}

function ProposalLine({ proposal }: { proposal: WaitingProposal }) {
  const translate = useTranslate();
  const language = useLanguage();
  const [asking, setAsking] = useState<'approve' | 'refuse' | null>(null);
  const { id, caseFilingId, nothiNumber, register, by, at, reason } = proposal;
  const record = nothiNumber ?? translate(`layout.${register}`);
  const decide = useDoing(`today.decided.${asking ?? 'approve'}`, toTitle);
  const what = useWhat(proposal);
  return (
    <Line
      lead={caseFilingId === null && <strong>{record}</strong>}
      file={caseFilingId === null ? undefined : { id: caseFilingId, number: record }}
      text={
        <>
          {what}
          <br />
          {[reason, `${by}, ${formatInstant(at, language)}`].filter(Boolean).join(' · ')}
        </>
      }
      actions={(['approve', 'refuse'] as const).map((decision) => (
        <Button
          key={decision}
          size="small"
          variant={decision === 'approve' ? 'outlined' : 'text'}
          aria-label={translate('lists.rowAction', { action: translate(`today.${decision}`), record })}
          onClick={() => setAsking(decision)}
        >
          {translate(`today.${decision}`)}
        </Button>
      ))}
    >
      {asking && (
        <RowQuestion
          question={`today.ask.${asking}`}
          subject={`${record}: ${what}`}
          final={asking === 'approve' && proposal.action === 'delete'}
          busy={decide.isPending}
          onConfirm={() => decide.mutate(`proposals/${id}/${asking}`, { onSettled: () => setAsking(null) })}
          onDecline={() => setAsking(null)}
        />
      )}
    </Line>
  );
}

/** What a proposal would do: `Status: Open → Closed`. */
function useWhat({ action, changes }: WaitingProposal): string {
  const translate = useTranslate();
  const language = useLanguage();
  if (action === 'delete') return translate('today.wouldDelete');
  const shown = (field: 'status' | 'revenue', value: string | number) =>
    field === 'status'
      ? translate(`resources.case-fillings.choices.status.${value}`)
      : formatTaka(Number(value), language);
  const parts = changes.map(
    ({ field, was, becomes }) =>
      `${translate(`resources.case-fillings.fields.${field}`)}: ${shown(field, was)} → ${shown(field, becomes)}`,
  );
  return parts.join(' · ') || translate('today.wouldEdit');
}
