/** Registers of which something needs the approval of another administrator, where the office wishes so. */
export const proposedRegisters = ['case-fillings', 'office'] as const;

export type ProposedRegister = (typeof proposedRegisters)[number];

/** `restore`: make the record what it was after a change. */
export const proposedActions = ['edit', 'delete', 'restore'] as const;

export type ProposedAction = (typeof proposedActions)[number];

export const proposalStates = ['OPEN', 'APPROVED', 'REFUSED'] as const;
