import type { Day } from '../dates';
import type { Outcome } from '../proceedings';
import { isOrdered, sumsOf, type Entry } from './entries';
import { guaranteeEdges, securedOn, type Allocation } from './guarantees';
import { edgesOf, holdsOn, type Period } from './periods';
import { stayEdges, stayedOn, type Stay } from './stays';

/** The states of a taka that is owed. The first that applies is the one; what none applies to is recoverable. */
export const moneyStates = [
  'NOT_CONFIRMED',
  'STAYED',
  'NOT_DUE',
  'APPEAL_TIME',
  'APPEAL_PENDING',
  'UNTRACEABLE',
  'WRITE_OFF_PROPOSED',
  'RECOVERABLE',
] as const;

export type MoneyState = (typeof moneyStates)[number];

/** A period that concerns an amount in poisha, or everything that is owed. */
export interface AmountPeriod extends Period {
  amount: number | null;
}

/** All that the register knows of a file's money. Amounts are in poisha. */
export interface FileMoney {
  entries: readonly Entry[];
  /** The day of the filing's own order; null while there is none. */
  adjudicatedOn: Day | null;
  /** The days of the provisional and the final assessment. */
  provisionalOn: Day | null;
  finalOn: Day | null;
  /** Of every court and tribunal that has decided. */
  decisions: readonly { on: Day; outcome: Outcome | null }[];
  stays: readonly Stay[];
  /** From each order to the last day for paying what it demands. */
  payable: readonly Period[];
  /** In which the other side may still appeal: until it does, at the latest until the last day for it. */
  appealTimes: readonly Period[];
  /** From an appeal made with its deposit to the day before its decision. */
  appeals: readonly Period[];
  untraceable: readonly AmountPeriod[];
  writeOffProposed: readonly AmountPeriod[];
  guarantees: readonly Allocation[];
}

export interface MoneyRules {
  /** Whether a pending appeal alone keeps money from being recovered. As the Act stands it does not (section 232). */
  appealSuspends: boolean;
}

/** The state of a file's money on a day, in poisha. The parts add up to what is outstanding. */
export interface Position {
  outstanding: number;
  /** What was paid, held or remitted beyond what was demanded. */
  overpaid: number;
  held: number;
  /** Covered by guarantees valid on that day. */
  secured: number;
  /** Secured and recoverable. */
  encashable: number;
  parts: Record<MoneyState, number>;
}

const EVERYTHING = Infinity;

/** The position on a day, by what is known of the file today. */
export function positionOn(file: FileMoney, day: Day, rules: MoneyRules): Position {
  const { demanded, paid, held, remitted } = sumsOf(file.entries.filter(({ date }) => date <= day));
  const balance = demanded - paid - held - remitted;
  const outstanding = Math.max(balance, 0);
  const parts = split(outstanding, {
    NOT_CONFIRMED: isConfirmed(file, day) ? 0 : EVERYTHING,
    STAYED: stayedOn(file.stays, day),
    NOT_DUE: whileAny(file.payable, day),
    APPEAL_TIME: whileAny(file.appealTimes, day),
    APPEAL_PENDING: rules.appealSuspends ? whileAny(file.appeals, day) : 0,
    UNTRACEABLE: amountOf(file.untraceable, day),
    WRITE_OFF_PROPOSED: amountOf(file.writeOffProposed, day),
    RECOVERABLE: EVERYTHING,
  });
  const secured = securedOn(file.guarantees, day);
  const overpaid = outstanding - balance;
  return { outstanding, overpaid, held, secured, encashable: Math.min(secured, parts.RECOVERABLE), parts };
}

/** The state of most of what is owed; null if nothing is. */
export const mainState = (parts: Position['parts']): MoneyState | null =>
  moneyStates.filter((state) => parts[state] > 0).toSorted((a, b) => parts[b] - parts[a])[0] ?? null;

/**
 * The first day after `day` on which the position differs without anybody typing anything; null if there is none.
 *
 * @param state whose part alone is compared
 */
export function changesOn(
  file: FileMoney,
  day: Day,
  rules: MoneyRules,
  state: MoneyState | null = null,
): Day | null {
  const on = (edge: Day) => {
    const position = positionOn(file, edge, rules);
    return JSON.stringify(state ? position.parts[state] : position);
  };
  const now = on(day);
  const changes = edges(file).filter((edge) => edge > day);
  const differs = (edge: Day) => on(edge) !== now;
  return [...new Set(changes)].sort().find(differs) ?? null;
}

/** The first of the days up to `day` on which the position was the same, by what is known today. */
export function sameSince(file: FileMoney, day: Day, rules: MoneyRules): Day {
  const on = (edge: Day) => JSON.stringify(positionOn(file, edge, rules));
  const now = on(day);
  const days = [...new Set([...edges(file).filter((edge) => edge <= day), ALWAYS])].sort().toReversed();
  return days.find((_, place) => place === days.length - 1 || on(days[place + 1]!) !== now)!;
}

const ALWAYS: Day = '0001-01-01';

/**
 * Whether the file's amounts are confirmed: by an order, finally assessed, and not taken back by a court. After a
 * remand or a decision against the government, the amounts of a later order confirm them again.
 */
function isConfirmed({ adjudicatedOn, provisionalOn, finalOn, decisions, entries }: FileMoney, day: Day) {
  const isPast = (of: Day | null): of is Day => of !== null && of <= day;
  if (!isPast(adjudicatedOn)) return false;
  if (isPast(provisionalOn) && !isPast(finalOn)) return false;
  const latest = decisions
    .filter(({ on }) => on <= day)
    .reduce<FileMoney['decisions'][number] | null>(
      (last, each) => (last && last.on > each.on ? last : each),
      null,
    );
  if (!latest || (latest.outcome !== 'remand' && latest.outcome !== 'against')) return true;
  return entries.some((entry) => isOrdered(entry) && latest.on < entry.date && entry.date <= day);
}

/** Gives each state in turn what it claims of what is left. */
function split(outstanding: number, claims: Record<MoneyState, number>): Record<MoneyState, number> {
  const parts = { ...claims };
  let left = outstanding;
  for (const state of moneyStates) {
    parts[state] = Math.min(claims[state], left);
    left -= parts[state];
  }
  return parts;
}

const whileAny = (periods: readonly Period[], day: Day) =>
  periods.some((period) => holdsOn(period, day)) ? EVERYTHING : 0;

const amountOf = (periods: readonly AmountPeriod[], day: Day) =>
  periods
    .filter((period) => holdsOn(period, day))
    .reduce((sum, { amount }) => sum + (amount ?? EVERYTHING), 0);

/** The days on which a position may begin to differ. */
function edges(file: FileMoney): Day[] {
  const days = [file.adjudicatedOn, file.provisionalOn, file.finalOn];
  const periods = [
    file.payable,
    file.appealTimes,
    file.appeals,
    file.untraceable,
    file.writeOffProposed,
  ].flat();
  return [
    ...days.filter((day) => day !== null),
    ...file.entries.map(({ date }) => date),
    ...file.decisions.map(({ on }) => on),
    ...periods.flatMap(edgesOf),
    ...file.stays.flatMap(stayEdges),
    ...file.guarantees.flatMap(guaranteeEdges),
  ];
}
