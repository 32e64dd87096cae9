import type { Day } from '../../../domain/dates';
import { daysBetween } from '../calendar';
import type { Filed } from '../filings';
import type { Random } from '../random';
import type { Judgement } from './courtCourse';

/** The outcome of a closed file: paid (with the government), or the demand cancelled (against it). */
export const closedAs = ({ revenueCollected }: Filed['row']): Judgement =>
  Number(revenueCollected) > 0 ? 'WithGovernment' : 'AgainstGovernment';

/** The judgement of the filing's last court, null while pending. `yearly`: probability per year that it is given. */
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
