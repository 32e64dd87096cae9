import type { Day } from '../dates';

export const heads = ['DUTY', 'FINE', 'PENALTY', 'INTEREST'] as const;

export type Head = (typeof heads)[number];

/** What an entry adds to (1) or takes from (-1) the amounts of a file. */
interface Effect {
  demanded?: 1 | -1;
  paid?: 1 | -1;
  /** Deposited for an appeal, and neither adjusted nor refunded yet. */
  held?: 1 | -1;
  /** Waived or written off. */
  remitted?: 1;
}

/** The kinds of ledger entries. What is demanded is owed while it is neither paid, held nor remitted. */
export const entryEffects = {
  DEMAND: { demanded: 1 },
  RAISED: { demanded: 1 },
  LOWERED: { demanded: -1 },
  PAYMENT: { paid: 1 },
  DEPOSIT: { held: 1 },
  DEPOSIT_ADJUSTED: { held: -1, paid: 1 },
  DEPOSIT_REFUNDED: { held: -1 },
  ENCASHED: { paid: 1 },
  REFUND: { paid: -1 },
  WAIVED: { remitted: 1 },
  WRITTEN_OFF: { remitted: 1 },
  OPENING: { paid: 1 },
} as const satisfies Record<string, Effect>;

export type EntryKind = keyof typeof entryEffects;

export const entryKinds = Object.keys(entryEffects) as EntryKind[];

/** An entry of a file's ledger; its amount is above 0, in poisha. */
export interface Entry {
  date: Day;
  kind: EntryKind;
  head: Head;
  amount: number;
}

/** Sums over entries, in poisha. */
export interface Sums {
  demanded: number;
  paid: number;
  held: number;
  remitted: number;
}

export function sumsOf(entries: readonly Entry[]): Sums {
  const sums: Sums = { demanded: 0, paid: 0, held: 0, remitted: 0 };
  for (const { kind, amount } of entries) {
    const effect: Effect = entryEffects[kind];
    for (const [sum, sign] of Object.entries(effect) as [keyof Sums, 1 | -1][]) sums[sum] += sign * amount;
  }
  return sums;
}

/** Whether an entry takes from what is owed by a decision, or gives back what was paid. */
export function isRemission({ kind }: Partial<Pick<Entry, 'kind'>>): boolean {
  const { demanded, paid, remitted }: Effect = kind ? entryEffects[kind] : {};
  return demanded === -1 || paid === -1 || remitted === 1;
}

/** Whether an entry says what an order demands: such an entry after a remand is the new order. */
export const isOrdered = ({ kind }: Pick<Entry, 'kind'>): boolean => 'demanded' in entryEffects[kind];
