import type { CountingRule, Entered } from '../../../domain/limitation/count';

export type Dates = [byCount: string, mayFile: string, aimFor: string, extended: string | null];

/**
 * A limit worked by hand with a printed calendar. The comment above each example shows the work: the days counted in
 * the first month and in each month after it, the day on which the count ends, and the day it moves to if that is
 * closed.
 */
export type Example = [
  title: string,
  counting: Partial<CountingRule>,
  entered: Entered,
  dates: Dates,
  closed?: readonly (readonly [string, string])[],
];
