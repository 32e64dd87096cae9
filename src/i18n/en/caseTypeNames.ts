import type { CaseTypeName } from '../../../domain/followOnCases';

/** The names of the court case types in the menu; their other texts are loaded with their screens. */
export const caseTypeNames = {
  'applicate-comm-cases': { name: 'Custom, Excise & VAT (Appeal) Commissionerate Case' },
  'tribunal-cases': { name: 'Appellate Tribunal Case' },
  'custom-appeals': { name: 'Custom Appeal, High Court Division' },
  'high-court-rits': { name: 'Writ Cases, High Court Division' },
  'high-court-cpa-cpl-cases': { name: 'CPLA/CMP, Appellate Division' },
  'high-court-cp-cases': { name: 'Civil Petition, Appellate Division' },
  'admiral-suit-cases': { name: 'Admiralty Suit, High Court Division' },
  'foujdari-suit-cases': { name: 'Criminal Case' },
  'civil-case': { name: 'Civil Case' },
} satisfies Record<CaseTypeName, { name: string }>;
