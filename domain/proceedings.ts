import type { CaseFilingField } from './caseFilings';
import type { judgements } from './choices';
import { choice, date, ref, text } from './fields';
import { caseTypes, type CaseTypeName } from './followOnCases';
import type { ProceedingFields } from './followOnCases/caseType';
import { may } from './rights';

/**
 * A proceeding is any matter with a number, dates and an outcome: a filing's adjudication at the custom house
 * or a court case. Each record of these registers has one proceeding, which triggers make and maintain.
 */
export interface ProceedingKind extends ProceedingFields {
  /** Its register's resource name. */
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

/** The adjudication first, then the courts from the lowest to the highest. */
export const proceedingKinds: readonly ProceedingKind[] = [
  adjudication,
  ...caseTypes.map(({ name, table, proceeding }) => ({ name, table, ...proceeding })),
];

export const kindNames: readonly string[] = proceedingKinds.map(({ name }) => name);

/** The kinds whose register somebody with these roles may read. */
export const kindsReadableBy = (roles: readonly string[]): string[] =>
  kindNames.filter((kind) => may(roles, 'read', kind));

/** Whether the decision day is entered at the proceeding, since its register has none. */
export const entersDecision = (kind: string): boolean =>
  proceedingKinds.find(({ name }) => name === kind)?.decidedOn === undefined;

/** In whose favour an order was, independent of the register's wire values. */
export const outcomes = ['government', 'against', 'remand'] as const;

export type Outcome = (typeof outcomes)[number];

export const outcomeOfJudgement: Record<(typeof judgements)[number], Outcome> = {
  WithGovernment: 'government',
  AgainstGovernment: 'against',
  ONREMAND: 'remand',
};

/** Who brought the case. */
export const filers = ['government', 'other'] as const;

/** Fields that people enter at a proceeding; all others are copied from its record. */
export const proceedingFields = {
  /** Bench or court. Copied from the record's court, if it has one, until somebody edits it. */
  court: text(),
  filedBy: choice(filers),
  /** The proceeding of the same filing whose order this one challenges; null if it challenges the filing's own order. */
  fromId: ref('fromId', 'proceedings'),
  /** The lawyer of the office. */
  lawOfficer: text(),
  /** Ignored for kinds whose record has the decision day (`decidedOn` of the kind). */
  decidedOn: date(),
};
