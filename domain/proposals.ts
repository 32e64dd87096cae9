/** Registers in which some changes need the approval of another administrator, if the office requires it. */
export const proposedRegisters = ['case-fillings', 'office'] as const;

export type ProposedRegister = (typeof proposedRegisters)[number];

/** `restore`: return the record to its state after an earlier change. */
export const proposedActions = ['edit', 'delete', 'restore'] as const;

export type ProposedAction = (typeof proposedActions)[number];

export const proposalStates = ['OPEN', 'APPROVED', 'REFUSED'] as const;
