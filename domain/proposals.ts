/** Registers of which something needs the approval of another administrator, where the office wishes so. */
export const proposedRegisters = ['case-fillings', 'office'] as const;

export type ProposedRegister = (typeof proposedRegisters)[number];

export const proposedActions = ['edit', 'delete'] as const;

export const proposalStates = ['OPEN', 'APPROVED', 'REFUSED'] as const;
