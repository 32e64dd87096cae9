import { plusDays, plusMonths, type Day } from '../../../domain/dates';
import type { FileMoney, MoneyState } from '../../../domain/money/position';
import type { Stay } from '../../../domain/money/stays';

const CALENDAR = Array.from({ length: 500 }, (_, ahead) => plusDays('2024-12-01', ahead));

/**
 * The parts of what is outstanding, computed in the slowest and most obvious way: unit by unit, each asked in turn, and
 * stays by walking through the days since their order.
 */
export function slowParts(file: FileMoney, day: Day): Partial<Record<MoneyState, number>> {
  const parts: Partial<Record<MoneyState, number>> = {};
  const stayed = slowlyStayed(file.stays, day);
  const untraceable = slowAmount(file.untraceable, day);
  const proposed = slowAmount(file.writeOffProposed, day);
  const isUnconfirmed = slowlyUnconfirmed(file, day);
  let unit = 0;
  let [ofStay, ofUntraceable, ofProposed] = [0, 0, 0];
  const outstanding = slowlyOutstanding(file, day);
  const inside = (periods: { from: Day; until: Day | null }[]) =>
    periods.some(({ from, until }) => day >= from && !(until !== null && day > until));
  while (unit < outstanding) {
    unit += 1;
    let state: MoneyState = 'RECOVERABLE';
    if (isUnconfirmed) state = 'NOT_CONFIRMED';
    else if (ofStay < stayed) [state, ofStay] = ['STAYED', ofStay + 1];
    else if (inside([...file.payable])) state = 'NOT_DUE';
    else if (inside([...file.appealTimes])) state = 'APPEAL_TIME';
    else if (ofUntraceable < untraceable) [state, ofUntraceable] = ['UNTRACEABLE', ofUntraceable + 1];
    else if (ofProposed < proposed) [state, ofProposed] = ['WRITE_OFF_PROPOSED', ofProposed + 1];
    parts[state] = (parts[state] ?? 0) + 1;
  }
  return parts;
}

function slowlyOutstanding({ entries }: FileMoney, day: Day): number {
  let owed = 0;
  for (const { date, kind, amount } of entries) {
    if (date > day) continue;
    if (['DEMAND', 'RAISED', 'REFUND', 'DEPOSIT_REFUNDED'].includes(kind)) owed += amount;
    else if (kind !== 'DEPOSIT_ADJUSTED') owed -= amount;
  }
  return owed < 0 ? 0 : owed;
}

function slowlyUnconfirmed(file: FileMoney, day: Day): boolean {
  if (file.adjudicatedOn === null || file.adjudicatedOn > day) return true;
  const isProvisional = file.provisionalOn !== null && file.provisionalOn <= day;
  if (isProvisional && (file.finalOn === null || file.finalOn > day)) return true;
  let isLost = false;
  for (const date of CALENDAR) {
    if (date > day) break;
    if (file.entries.some((entry) => entry.date === date && /DEMAND|RAISED|LOWERED/.test(entry.kind)))
      isLost = false;
    for (const { on, outcome } of file.decisions) if (on === date) isLost = outcome !== 'government';
  }
  return isLost;
}

function slowlyStayed(stays: readonly Stay[], day: Day): number {
  const cases = [...new Set(stays.map(({ proceedingId }) => proceedingId))];
  let sum = 0;
  for (const of of cases) {
    const amounts = stays
      .filter((stay) => stay.proceedingId === of && stay.of !== 'AUCTION' && slowlyInForce(stay, day))
      .map(({ amount }) => amount ?? 1e9);
    if (amounts.length) sum += Math.max(...amounts);
  }
  return sum;
}

function slowlyInForce(stay: Stay, day: Day): boolean {
  let isInForce = false;
  const { until, condition } = stay;
  const monthsEnd = 'months' in until ? plusMonths(stay.orderedOn, until.months) : null;
  for (const date of CALENDAR) {
    if (date < stay.orderedOn) continue;
    if (date > day) break;
    isInForce = true;
    if ('day' in until && date > until.day) return false;
    if (monthsEnd !== null && date > monthsEnd) return false;
    if (stay.vacatedOn !== null && date >= stay.vacatedOn) return false;
    if (stay.disposedOn !== null && stay.disposedOn > stay.orderedOn && date >= stay.disposedOn) return false;
    if (condition && date > condition.dueOn) isInForce = condition.metOn !== null && date >= condition.metOn;
  }
  return isInForce;
}

function slowAmount(periods: FileMoney['untraceable'], day: Day): number {
  let sum = 0;
  for (const { from, until, amount } of periods) {
    if (day >= from && (until === null || day <= until)) sum += amount ?? 1e9;
  }
  return sum;
}
