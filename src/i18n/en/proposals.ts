import type { proposalStates } from '../../../domain/proposals';

/** `proposals`: texts of changes that need another administrator. */
const proposals = {
  question: 'Propose it to another administrator?',
  explained:
    'This change needs the approval of another administrator. Propose it: it takes effect when it is approved, and stands on the page of the file and on Activity until then.',
  reason: 'Reason (shown to who decides)',
  propose: 'Propose',
  proposed: 'Proposed. It takes effect when another administrator approves it',
  waits: 'Proposed by %{by} on %{at}; waits for another administrator:',
  decided: 'Decided proposals (%{count})',
  outcome: '%{state} by %{by} on %{at}',
  made: 'Proposed by %{by} on %{at}:',
  withdrawn: 'Taken back',
  deletion: 'Delete it',
  restoring: 'Restore an older version',
  state: 'State',
  states: { OPEN: 'Waiting', APPROVED: 'Approved', REFUSED: 'Refused' } satisfies Record<
    (typeof proposalStates)[number],
    string
  >,
  notByReader: 'Not by you: %{why}',
  decide: 'Decide',
  decidedBy: 'Decided by',
  approve: 'Approve',
  approveOf: 'Approve: %{title}',
  approveQuestion: 'The proposed change is made at once, in your name.',
  approved: 'Approved; the change is made',
  movedOn: '%{by} has changed or deleted the record since this was proposed. It can only be refused',
  refuse: 'Refuse',
  refuseOf: 'Refuse: %{title}',
  refuseQuestion: 'Nothing is changed; who proposed it reads your answer.',
  refused: 'Refused; nothing was changed',
  answer: 'Answer (optional)',
  takeBack: 'Take back',
  takeBackOf: 'Take back: %{title}',
  takeBackQuestion: 'Your proposal ends, and nothing is changed.',
  takenBack: 'Taken back; nothing was changed',
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = {
  proposals,
  resources: {
    proposals: {
      name: 'Proposals',
      empty:
        'Changes that need a second administrator appear here, once Settings, Office asks for a second pair of eyes.',
      fields: { state: proposals.state },
    },
  },
};
