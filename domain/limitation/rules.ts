import { bool, choice, date, long, text, whole, type Values } from '../fields';
import { sides } from '../limits';
import { outcomes, proceedingKinds } from '../proceedings';
import { plusDays, type Day } from '../dates';

export const units = ['DAYS', 'MONTHS', 'WORKING_DAYS'] as const;

export type Unit = (typeof units)[number];

/**
 * The longest period that a rule may have. No Act gives more than 60 years, and a longer period of working
 * days, which are counted one by one, would take too long.
 */
export const longestPeriod: Readonly<Record<Unit, number>> = {
  DAYS: 36_500,
  MONTHS: 1200,
  WORKING_DAYS: 1000,
};

/** The start of a period. `FIELD`: a date named by the person who enters it. */
export const triggers = ['ISSUE', 'COMMUNICATION', 'RECEIPT', 'JUDGMENT', 'FIELD'] as const;

export type Trigger = (typeof triggers)[number];

/** Groups of kinds of proceedings that share rules: the two divisions of the Supreme Court. */
const courts = {
  'high-court': ['custom-appeals', 'high-court-rits'],
  'appellate-division': ['high-court-cpa-cpl-cases', 'high-court-cp-cases'],
} as const;

const required = { create: 'fieldRequired', edit: 'fieldRequired' } as const;

/** Where a rule comes from, from when to when it applies, and who has verified it. */
export const lawFields = {
  act: text(),
  section: text(),
  note: long(),
  /** The rule applies to orders from the first day to the last, both included; null for no limit. */
  validFrom: date({ future: true }),
  validTo: date({ future: true }),
  /** The legal officer who has verified the rule; null if nobody has. */
  verifiedBy: text(),
  verifiedOn: date(),
};

/** A period of limitation, as administrators keep it (docs/contract.md, "Limitation rules"). */
export const ruleFields = {
  code: text({ required }),
  name: text({ required }),
  nameBn: text(),
  /** The body whose order the period runs from: a kind of proceeding or one of `courts`; null for any. */
  kind: choice([...proceedingKinds.map(({ name }) => name), ...(Object.keys(courts) as CourtName[])]),
  outcome: choice(outcomes),
  trigger: { ...choice(triggers), required },
  n: { ...whole(), required },
  unit: { ...choice(units), required },
  extensionN: whole(),
  extensionUnit: choice(units),
  /** Whether the days that a certified copy took are added. */
  copyExcluded: bool(),
  /** Whether the last day moves on while the office is closed. */
  rolls: bool(),
  side: choice(sides, { default: 'EITHER' }),
  consequence: long(),
  ...lawFields,
};

type CourtName = keyof typeof courts;

export type RuleValues = Values<typeof ruleFields>;

/** Whether a rule applies to an order of this kind and outcome. An outcome that is not entered matches every rule. */
export function ruleApplies(
  { kind, outcome }: { kind?: string | null; outcome?: string | null },
  order: { kind: string; outcome: string | null },
): boolean {
  const kinds: readonly string[] = !kind ? [order.kind] : (courts[kind as CourtName] ?? [kind]);
  return kinds.includes(order.kind) && (!outcome || !order.outcome || outcome === order.outcome);
}

/** The fields that a legal officer verifies: a change of one of them needs a new verification. */
export const verifiedFields = [
  'trigger',
  'n',
  'unit',
  'extensionN',
  'extensionUnit',
  'copyExcluded',
  'rolls',
  'side',
  'act',
  'section',
  'validFrom',
  'validTo',
] as const satisfies readonly (keyof RuleValues)[];

/** Days from one to another, both included; null for no beginning or no end. */
export interface Span {
  validFrom: Day | null;
  validTo: Day | null;
}

/** The days for which none of a rule's versions holds, in order. Versions do not overlap. */
export function gapsBetween(versions: readonly Span[]): Span[] {
  const ordered = versions.toSorted((a, b) => (a.validFrom ?? '').localeCompare(b.validFrom ?? ''));
  const gaps: Span[] = [];
  /** The first day after the versions so far; null before the first version. */
  let next: Day | null = null;
  for (const { validFrom, validTo } of ordered) {
    if (validFrom !== null && validFrom !== next)
      gaps.push({ validFrom: next, validTo: plusDays(validFrom, -1) });
    if (validTo === null) return gaps;
    next = plusDays(validTo, 1);
  }
  return [...gaps, { validFrom: next, validTo: null }];
}
