import type { Day } from './dates';
import { bool, choice, date, long, money, ref, text, whole } from './fields';
import { outcomes } from './proceedings';

/** The classes of records of the Secretariat Instructions: ক, খ, গ and ঘ. */
export const retentionClasses = ['A', 'B', 'C', 'D'] as const;

/** How the office writes them, in either language. */
export const classLetters = { A: 'ক', B: 'খ', C: 'গ', D: 'ঘ' } as const;

export type RetentionClass = (typeof retentionClasses)[number];

/** For how many years a class is kept: by default the first. Class ক is permanent. */
const YEARS = { B: [10, 10, 99], C: [5, 3, 5], D: [1, 1, 1] } as const;

/** The years for a class, null for ever; with an `error` if the class is not kept for so long. */
export function yearsOf(
  given: RetentionClass | null,
  years: number | null,
): { years: number | null } | { error: { least: number; most: number } } {
  if (given === null || given === 'A') return { years: null };
  const [usual, least, most] = YEARS[given];
  if (years !== null && (years < least || years > most)) return { error: { least, most } };
  return { years: years ?? usual };
}

const required = { create: 'fieldRequired', edit: 'fieldRequired' } as const;

/** Which files have a class: those that meet every condition. Of several rules, the longest holds. */
export const retentionRuleFields = {
  name: text({ required }),
  nameBn: text(),
  class: { ...choice(retentionClasses), required },
  years: whole(),
  workPlaceId: ref('workPlaceId', 'workplace'),
  /** Of the last order of the file that has one. */
  outcome: choice(outcomes),
  /** The least payable revenue. */
  minAmount: money(),
  note: long(),
  active: bool(),
};

/** What people decide about keeping a file. */
export const fileRetentionFields = {
  caseFilingId: ref('caseFilingId', 'case-fillings', { required }),
  /** Over the rules'. */
  class: choice(retentionClasses),
  years: whole(),
  /** While there is a reason, the file is not destroyed. */
  holdReason: long(),
  /** Emptied by an administrator when the file was not destroyed after all. */
  destructionId: ref('destructionId', 'destructions'),
};

/** Who destroyed paper files, when, and on whose order. */
export const destructionFields = {
  on: date({ required }),
  memo: text({ required }),
  by: text({ required }),
  note: long(),
};

/** Why a file is kept although its time is over. */
export const keptBecause = ['LIVE', 'LIMIT', 'GUARANTEE', 'HOLD', 'CALL', 'OUT'] as const;

export type KeptBecause = (typeof keptBecause)[number];

/** `DUE`: it may be destroyed. */
export const retentionStates = ['DUE', 'KEPT', 'DESTROYED'] as const;

/** How many files are destroyed at once. */
export const MOST_DESTROYED = 500;

interface Decided {
  [property: string]: unknown;
  id: number;
  class: RetentionClass | null;
  years: number | null;
  holdReason: string | null;
  destroyedOn: Day | null;
  destroyedBy: string | null;
  destroyedMemo: string | null;
}

export interface FileRetention extends Decided {
  version: number;
  caseFilingId: number;
  destructionId: number | null;
}

/** A file as the list of what may be destroyed has it; its id is that of its filing. */
export interface ListedRetention extends Decided {
  nothiNumber: string;
  companyName: string | null;
  ruleName: string | null;
  ruleNameBn: string | null;
  endedOn: Day | null;
  overOn: Day | null;
  why: KeptBecause[];
  state: (typeof retentionStates)[number] | null;
}
