import type { Day } from '../dates';
import { before, edgesOf, holdsOn, type Period } from './periods';

export const guaranteeSteps = ['EXTENDED', 'REPLACED', 'CLAIMED', 'ENCASHED', 'RELEASED', 'LAPSED'] as const;

export interface GuaranteeStep {
  kind: (typeof guaranteeSteps)[number];
  date: Day;
  /** This file's part of what was encashed or released, in poisha; null for all of it, or while it is not known. */
  amount: number | null;
  /** Of an extension. */
  validUntil: Day | null;
}

/** The part of a guarantee that secures a file. */
export interface Allocation {
  /** In poisha. */
  amount: number;
  /** Null if nobody has entered it: then the guarantee counts from the beginning. */
  issuedOn: Day | null;
  validUntil: Day | null;
  /** Whether it has no expiry. A guarantee with neither an expiry nor this secures nothing. */
  continuing: boolean;
  steps: readonly GuaranteeStep[];
}

const BEGINNING: Day = '0001-01-01';

/** When a guarantee is valid. One that expired before it was extended was not valid in between. */
export function validity({ issuedOn, validUntil, continuing, steps }: Allocation): Period[] {
  const from = issuedOn ?? BEGINNING;
  const first: Period[] = continuing
    ? [{ from, until: null }]
    : validUntil
      ? [{ from, until: validUntil }]
      : [];
  const extended = steps
    .filter((step) => step.kind === 'EXTENDED' && step.validUntil !== null)
    .map((step): Period => ({ from: step.date, until: step.validUntil }));
  const ended = steps
    .filter(({ kind }) => kind === 'REPLACED' || kind === 'LAPSED')
    .map(({ date }) => date)
    .sort()[0];
  return [...first, ...extended]
    .filter(({ until }) => until === null || from <= until)
    .flatMap((period) => before(period, ended ?? null) ?? []);
}

/** How much of a guarantee is left on a day, valid or not, in poisha. */
export function leftOn({ amount, steps }: Pick<Allocation, 'amount' | 'steps'>, day: Day): number {
  const gone = steps
    .filter(({ kind, date }) => (kind === 'ENCASHED' || kind === 'RELEASED') && date <= day)
    .reduce((sum, step) => sum + (step.amount ?? Infinity), 0);
  return Math.max(amount - gone, 0);
}

/** How much of a file is secured on a day, in poisha. */
export const securedOn = (allocations: readonly Allocation[], day: Day): number =>
  allocations
    .filter((allocation) => validity(allocation).some((period) => holdsOn(period, day)))
    .reduce((sum, allocation) => sum + leftOn(allocation, day), 0);

export const guaranteeEdges = (allocation: Allocation): Day[] => [
  ...validity(allocation).flatMap(edgesOf),
  ...allocation.steps.map(({ date }) => date),
];
