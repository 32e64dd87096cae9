import type { ProposedAction, proposalStates } from '../../../domain/proposals';

/** `proposals`: texts of changes that need another administrator. */
const proposals = {
  question: 'Propose it to another administrator?',
  explained:
    'This change needs the approval of another administrator. If you propose it, it takes effect once it is approved; until then it is shown on the page of the file and on Activity.',
  reason: 'Reason (shown to the person who decides)',
  propose: 'Propose',
  proposed: 'Proposed. It takes effect when another administrator approves it',
  waits: 'Proposed by %{by} on %{at}; waiting for another administrator:',
  decided: 'Decided proposals (%{count})',
  outcome: '%{state} by %{by} on %{at}',
  made: 'Proposed by %{by} on %{at}:',
  withdrawn: 'Withdrawn',
  deletion: 'Delete it',
  restoring: 'Restore an older version',
  of: {
    edit: 'Edit: %{name}',
    delete: 'Delete: %{name}',
    restore: 'Restore: %{name}',
  } satisfies Record<Exclude<ProposedAction, 'entry' | 'step' | 'freeze'>, string>,
  entry: 'New entry in the ledger',
  freeze: 'Freeze the return of %{name}',
  step: 'Guarantee %{name}: %{step}',
  whole: 'all of it',
  disobeys: 'Would disobey %{kind} %{number}, order of %{day}',
  disobeysHidden: 'Would disobey an order of %{day}',
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
  refuseQuestion: 'Nothing is changed; the person who proposed it sees your answer.',
  refused: 'Refused; nothing was changed',
  answer: 'Answer (optional)',
  takeBack: 'Withdraw',
  takeBackOf: 'Withdraw: %{title}',
  takeBackQuestion: 'Your proposal ends, and nothing is changed.',
  takenBack: 'Withdrawn; nothing was changed',
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = {
  proposals,
  resources: {
    proposals: {
      name: 'Proposals',
      empty:
        'Changes that need a second administrator appear here, once approval is switched on in Settings, Office.',
      fields: { state: proposals.state },
    },
  },
};
