import { entryEffects, entryKinds, type EntryKind } from './entries';
import type { MoneyState } from './position';

/** What the totals of money are made of: what is owed with its states, and the sums beside it. */
export type TotalState = 'OUTSTANDING' | MoneyState | 'OVERPAID' | 'HELD' | 'SECURED' | 'ENCASHABLE';

/** In the order in which the totals are shown: what can be done today comes first. */
export const shownStates = [
  'OUTSTANDING',
  'RECOVERABLE',
  'STAYED',
  'NOT_CONFIRMED',
  'NOT_DUE',
  'APPEAL_TIME',
  'APPEAL_PENDING',
  'UNTRACEABLE',
  'WRITE_OFF_PROPOSED',
  'SECURED',
  'ENCASHABLE',
] as const satisfies TotalState[];

/**
 * Whether a kind of entry adds to (1) or takes from (-1) what was collected in its month. What is brought forward was
 * collected before, on days that nobody knows.
 */
export function collectedBy(kind: EntryKind): 1 | -1 | 0 {
  const effect = entryEffects[kind];
  return kind !== 'OPENING' && 'paid' in effect ? effect.paid : 0;
}

export const collectedKinds = entryKinds.filter((kind) => collectedBy(kind));
