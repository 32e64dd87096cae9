import { caseTypes } from './followOnCases';

/** Registers in which some changes need the approval of another administrator, if the office requires it. */
export const proposedRegisters: readonly string[] = [
  'case-fillings',
  'office',
  'money-entries',
  'guarantees',
  'returns',
  ...caseTypes.map(({ name }) => name),
];

/**
 * `restore`: return the record to its state after an earlier change, or from the bin. `entry`: add an entry to the
 * file's ledger. `step`: release or encash the guarantee. `freeze`: freeze the return.
 */
export const proposedActions = ['edit', 'delete', 'restore', 'entry', 'step', 'freeze'] as const;

export type ProposedAction = (typeof proposedActions)[number];

export const proposalStates = ['OPEN', 'APPROVED', 'REFUSED'] as const;

/** The register whose change a proposal shows. A court case is deleted or restored with what its file owes. */
export function changedRegister({ register, action }: { register: string; action: ProposedAction }): string {
  if (action === 'entry') return 'money-entries';
  return caseTypes.some(({ name }) => name === register) ? 'case-fillings' : register;
}
