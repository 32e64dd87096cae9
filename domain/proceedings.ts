import type { CaseFilingField } from './caseFilings';
import type { judgements } from './choices';
import { bool, choice, date, long, ref, text } from './fields';
import { caseTypes, type CaseTypeName } from './followOnCases';
import type { ProceedingFields } from './followOnCases/caseType';
import { may, rights } from './rights';

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

/** The kinds that everybody may read who may read filings. */
export const kindsReadableByAll = kindNames.filter((kind) =>
  rights['case-fillings'].read.every((role) => may([role], 'read', kind)),
);

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
  /** What the case is about. */
  subject: long(),
  /** Whether superiors follow the case, and why. */
  important: bool(),
  importantReason: text(),
  /** Bench or court. Copied from the record's court, if it has one, until somebody edits it. */
  court: text(),
  filedBy: choice(filers),
  /** The proceeding of the same filing whose order this one challenges; null if it challenges the filing's own order. */
  fromId: ref('fromId', 'proceedings'),
  /** The lawyer of the office. */
  lawOfficer: text(),
  /** Ignored for kinds whose record has the decision day (`decidedOn` of the kind). */
  decidedOn: date(),
  /** When the comments on each paragraph of the petition went to the law officer. */
  parawiseSentOn: date(),
  sentToAttorneyGeneralOn: date(),
  replyFiledOn: date(),
  /** Why the government has lost. */
  lossReasonId: ref('lossReasonId', 'loss-reason-choices'),
  /** Why the government does not appeal. */
  noAppealReason: long(),
};

/**
 * Whether the government may have lost: its order went against it, or it is decided and its register has no outcome
 * (an appeal to the Appellate Division, a criminal case).
 */
export const isLossPossible = ({ kind, outcome, decidedOn }: Decided): boolean =>
  outcome === 'against' || (decidedOn !== null && !outcome && hasNoOutcome(kind));

interface Decided {
  kind: string;
  outcome: Outcome | null;
  decidedOn: string | null;
}

const hasNoOutcome = (kind: string) =>
  kind !== adjudication.name && proceedingKinds.find(({ name }) => name === kind)?.outcome === undefined;
