import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useI18nProvider, useNotify, useTranslate } from 'react-admin';
import { useMay } from '../authProvider/permissions';
import { usePerson } from '../authProvider/useSession';
import { toHttpError } from '../dataProvider/errors';
import { createProposalCalls, type Proposal } from '../dataProvider/history';
import { useCalls } from '../dataProvider/useCalls';
import { useTitleOf } from '../history/names';
import { ReasonInput } from '../list/rowActions/ReasonInput';
import { RowQuestion } from '../list/rowActions/RowQuestion';
import { useErrorDialog } from '../page/ErrorDialog';
import { ProposedChanges } from './ProposedChanges';

const decisions = {
  approve: { label: 'proposals.approve', done: 'proposals.approved' },
  refuse: { label: 'proposals.refuse', done: 'proposals.refused' },
  takeBack: { label: 'proposals.takeBack', done: 'proposals.takenBack' },
} as const;

type Decision = keyof typeof decisions;

/**
 * Approves or refuses an open proposal; its author, of any role, can only withdraw it. An administrator whose
 * approval would not count is not offered it.
 */
export function DecideButtons({ proposal }: { proposal: Proposal }) {
  const translate = useTranslate();
  const title = useTitleOf()(proposal);
  const person = usePerson();
  const mayDecide = useMay('decide', 'proposals');
  const [asked, setAsked] = useState<Decision | null>(null);
  if (proposal.state !== 'OPEN') return null;
  const isOwn = proposal.by?.userName === person?.userName;
  const decisionsOfOthers: Decision[] = proposal.obstacle ? ['refuse'] : ['approve', 'refuse'];
  const offered: Decision[] = isOwn ? ['takeBack'] : mayDecide ? decisionsOfOthers : [];
  return (
    <>
      {offered.map((decision) => (
        <Button
          key={decision}
          size="small"
          variant={decision === 'approve' ? 'contained' : 'outlined'}
          sx={{ m: 0.25 }}
          aria-label={translate(`proposals.${decision}Of`, { title })}
          onClick={() => setAsked(decision)}
        >
          {translate(decisions[decision].label)}
        </Button>
      ))}
      {asked && <Question proposal={proposal} decision={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface QuestionProps {
  proposal: Proposal;
  decision: Decision;
  onClose: () => void;
}

function Question({ proposal, decision, onClose }: QuestionProps) {
  const translate = useTranslate();
  const proposed = useTitleOf()(proposal);
  const { approve, refuse } = useCalls(createProposalCalls);
  const queries = useQueryClient();
  const notify = useNotify();
  const showError = useErrorDialog();
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: () => (decision === 'approve' ? approve(proposal.id) : refuse(proposal.id, reason.trim())),
    onSuccess: () => notify(decisions[decision].done, { type: 'success' }),
    onError: (error) =>
      showError({
        title: 'forms.failed',
        text: isStale(error) ? translate('proposals.movedOn', { by: error.body.params.by }) : error.message,
      }),
    onSettled: () => {
      onClose();
      const shown = ['proposals', 'today', 'files', 'changes', 'case-fillings', proposal.register];
      for (const key of shown) void queries.invalidateQueries({ queryKey: [key] });
    },
  });
  return (
    <RowQuestion
      title={translate(`proposals.${decision}Of`, { title: proposed })}
      question={`proposals.${decision}Question`}
      subject={[proposal.by?.fullName, proposal.reason].filter(Boolean).join(': ')}
      final={decision === 'approve' && proposal.action === 'delete'}
      busy={isPending}
      onConfirm={() => mutate()}
      onDecline={onClose}
    >
      {decision === 'approve' && (
        <Box sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          <ProposedChanges proposal={proposal} />
        </Box>
      )}
      {decision === 'refuse' && <ReasonInput label="proposals.answer" value={reason} onChange={setReason} />}
    </RowQuestion>
  );
}

/**
 * Whether a decision failed because the record was changed or deleted after the proposal. The usual text for
 * that does not fit here, because it mentions an opened form.
 */
const isStale = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.body?.code === 'stale' && error.body.params?.by !== undefined;

/** Why the reader's approval of a proposal would not count; null if nothing is in the way. */
export function useObstacle({ obstacle }: Proposal): string | null {
  const i18n = useI18nProvider();
  return obstacle ? toHttpError({ status: 409, body: obstacle }, i18n).message : null;
}
