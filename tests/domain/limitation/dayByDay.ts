import type { CountingRule, Entered, OpenDays } from '../../../domain/limitation/count';

type Date3 = [year: number, month: number, day: number];

const read = (day: string) => day.split('-').map(Number) as Date3;
const write = ([year, month, day]: Date3) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function lengthOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function next(day: string): string {
  const [year, month, date] = read(day);
  if (date < lengthOf(year, month)) return write([year, month, date + 1]);
  return month < 12 ? write([year, month + 1, 1]) : write([year + 1, 1, 1]);
}

function previous(day: string): string {
  const [year, month, date] = read(day);
  if (date > 1) return write([year, month, date - 1]);
  return month > 1 ? write([year, month - 1, lengthOf(year, month - 1)]) : write([year - 1, 12, 31]);
}

function walk(day: string, n: number, unit: CountingRule['unit'], calendar: OpenDays): string {
  if (unit === 'MONTHS') {
    let [year, month, date] = read(day);
    for (let left = n; left > 0; left--) {
      month++;
      if (month > 12) [year, month] = [year + 1, 1];
    }
    while (date > lengthOf(year, month)) date--;
    return write([year, month, date]);
  }
  let at = day;
  for (let counted = 0; counted < n;) {
    at = next(at);
    if (unit === 'DAYS' || calendar.isOpen(at)) counted++;
  }
  return at;
}

function copyDaysBetween(applied: string, ready: string): number {
  let days = 1;
  for (let at = applied; at !== ready; at = next(at)) days++;
  return days;
}

/** A second way to count a limit, which shares no code with `countLimit`: it walks from day to day without `Date`. */
export function countDayByDay(rule: CountingRule, entered: Entered, calendar: OpenDays) {
  const { triggerDate, copyApplied, copyReady } = entered;
  const alone = walk(triggerDate, rule.n, rule.unit, calendar);
  const isCopied = rule.copyExcluded && copyApplied && copyReady && copyApplied <= alone;
  const copy = isCopied ? copyDaysBetween(copyApplied, copyReady) : 0;
  const byCount = walk(alone, copy, 'DAYS', calendar);
  const rolled = (day: string) => {
    let at = day;
    while (rule.rolls && !calendar.isOpen(at)) at = next(at);
    return at;
  };
  let aimFor = byCount;
  while (!calendar.isOpen(aimFor)) aimFor = previous(aimFor);
  let extended: string | null = null;
  if (rule.extensionN && rule.extensionUnit) {
    const fromTrigger =
      rule.extensionUnit === rule.unit
        ? walk(triggerDate, rule.n + rule.extensionN, rule.unit, calendar)
        : walk(alone, rule.extensionN, rule.extensionUnit, calendar);
    const both = [
      walk(fromTrigger, copy, 'DAYS', calendar),
      walk(byCount, rule.extensionN, rule.extensionUnit, calendar),
    ];
    extended = rolled(both.toSorted()[0]!);
  }
  return { byCount, mayFile: rolled(byCount), aimFor, extended };
}
