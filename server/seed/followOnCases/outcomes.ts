import type { Day } from '../../../domain/dates';
import { daysBetween } from '../calendar';
import type { Filed } from '../filings';
import type { Random } from '../random';
import type { Judgement } from './courtCourse';

/** A file is closed when it was paid or when its demand was cancelled. */
export const closedAs = ({ revenueCollected }: Filed['row']): Judgement =>
  Number(revenueCollected) > 0 ? 'WithGovernment' : 'AgainstGovernment';

/** What the last court that had a case of this filing said, or nothing yet; `yearly` is the likelihood that it did, by year. */
export function lastOutcome(
  { row, way }: Filed,
  opened: Day,
  asOf: Day,
  yearly: number,
  random: Random,
): Judgement | null {
  const better = random.chance(0.5) ? 'WithGovernment' : 'AgainstGovernment';
  const decided = random.chance(Math.min(0.8, (yearly * daysBetween(opened, asOf)) / 365));
  if (way.status === 'CLOSED') return closedAs(row);
  if (way.status === 'ONREMAND') return 'ONREMAND';
  return way.status === 'SUBJUDICE' && decided ? better : null;
}
