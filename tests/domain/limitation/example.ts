import type { CountingRule, Entered } from '../../../domain/limitation/count';

export type Dates = [byCount: string, mayFile: string, aimFor: string, extended: string | null];

/**
 * A limit worked by hand with a printed calendar. The comment above each example shows the work: the days counted in
 * the first month and in each month after it, and the day on which the count ends. If that day is closed, "→" leads to
 * the next open day, and the last open day before follows. "Extended" is the last day of the extension, counted from
 * the trigger and from the limit; "by both counts" means that they give the same day.
 */
export type Example = [
  title: string,
  counting: Partial<CountingRule>,
  entered: Entered,
  dates: Dates,
  closed?: readonly (readonly [string, string])[],
];
