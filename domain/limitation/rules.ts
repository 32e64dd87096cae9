import { bool, choice, date, long, text, whole, type Values } from '../fields';
import { sides } from '../limits';
import { outcomes, proceedingKinds } from '../proceedings';
import { triggers, units } from './units';

/** Groups of kinds of proceedings that share rules: the two divisions of the Supreme Court. */
export const courts = {
  'high-court': ['custom-appeals', 'high-court-rits'],
  'appellate-division': ['high-court-cpa-cpl-cases', 'high-court-cp-cases'],
} as const;

const required = { create: 'fieldRequired', edit: 'fieldRequired' } as const;

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
