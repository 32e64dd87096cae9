import type { CountingRule, Entered } from '../../../domain/limitation/count';

export type Dates = [byCount: string, mayFile: string, aimFor: string, extended: string | null];

/**
 * A limit worked by hand with a calendar of its years. The comment above each shows the work: the days left in
 * the first month and those of each month after it, where the count ends, and what a closed day makes of it.
 */
export type Example = [
  title: string,
  counting: Partial<CountingRule>,
  entered: Entered,
  dates: Dates,
  closed?: readonly (readonly [string, string])[],
];
