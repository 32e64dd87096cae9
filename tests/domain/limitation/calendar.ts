import type { CountingRule, OpenDays } from '../../../domain/limitation/count';

/** A rule of 90 days that moves a closed last day and adds the days for a copy, except where `values` differ. */
export const rule = (values: Partial<CountingRule>): CountingRule => ({
  trigger: 'ISSUE',
  n: 90,
  unit: 'DAYS',
  extensionN: null,
  extensionUnit: null,
  copyExcluded: true,
  rolls: true,
  ...values,
});

const FIXED = new Set(['02-21', '03-26', '04-14', '05-01', '12-16', '12-25']);

/** A calendar that is closed on Fridays, Saturdays, the fixed holidays and in these periods. */
export function calendarWith(closed: readonly (readonly [from: string, to: string])[] = []): OpenDays {
  const isHoliday = (day: string) =>
    FIXED.has(day.slice(5)) ||
    (day.endsWith('-08-05') && day >= '2025') ||
    closed.some(([from, to]) => from <= day && day <= to);
  const isWeekend = (day: string) => [5, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  return {
    isOpen: (day) => !isHoliday(day) && !isWeekend(day),
    closureOn: (day) => (isHoliday(day) ? { name: 'Holiday', nameBn: 'ছুটি' } : null),
  };
}
