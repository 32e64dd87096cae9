import type { CaseFilingField } from './caseFilings';
import type { judgements } from './choices';
import { choice, date, ref, text } from './fields';
import { caseTypes, type CaseTypeName } from './followOnCases';
import type { ProceedingFields } from './followOnCases/caseType';

/**
 * A proceeding is any matter with a number, days and an outcome: the adjudication of a filing at the custom
 * house, or a case in a court. Each record of these registers has one (server/db/migrations/0024_proceedings.ts).
 */
export interface ProceedingKind extends ProceedingFields {
  /** The resource of its register. */
  name: 'case-fillings' | CaseTypeName;
  table: string;
}

/** The adjudication of a filing. SPEC.md section 3 calls `dateOfHearing` the issue date. */
const adjudication: ProceedingKind = {
  name: 'case-fillings',
  table: 'case_filing',
  number: 'nothiNumber' satisfies CaseFilingField,
  openedOn: 'dateOfHearing' satisfies CaseFilingField,
  decidedOn: 'dateOfJudgement' satisfies CaseFilingField,
};

/** The adjudication first, then the courts in their order. */
export const proceedingKinds: readonly ProceedingKind[] = [
  adjudication,
  ...caseTypes.map(({ name, table, proceeding }) => ({ name, table, ...proceeding })),
];

/** Who an order went for, whatever the register calls it on the wire. */
export const outcomes = ['government', 'against', 'remand'] as const;

export type Outcome = (typeof outcomes)[number];

export const outcomeOfJudgement: Record<(typeof judgements)[number], Outcome> = {
  WithGovernment: 'government',
  AgainstGovernment: 'against',
  ONREMAND: 'remand',
};

/** Who brought it. */
export const filers = ['government', 'other'] as const;

/** What is entered at a proceeding itself; the rest follows its record. */
export const proceedingFields = {
  /** Bench or court. Begins as, and follows, the court of a record that names one, until it is edited. */
  court: text(),
  filedBy: choice(filers),
  /** The proceeding of the same filing whose order it challenges; null: the filing's order. */
  fromId: ref('fromId', 'proceedings'),
  /** Who appears for the office. */
  lawOfficer: text(),
  /** Ignored where the record has the day of the decision (`decidedOn` of the kind). */
  decidedOn: date(),
};
