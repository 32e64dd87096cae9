import { daysBetween, plusDays, type Day } from './dates';
import { weeklyDaysOff, type CalendarCode, type ClosedDayKind } from './closedDays';
import type { ProceedingKind } from './proceedings';

export * from './closedDays';

/** The calendar that a proceeding's hearings follow, by the kind of proceeding. */
export const calendarOfKind: Record<ProceedingKind['name'], CalendarCode> = {
  'case-fillings': 'OFFICE',
  'applicate-comm-cases': 'OFFICE',
  'tribunal-cases': 'TRIBUNAL',
  'custom-appeals': 'SUPREME_COURT',
  'high-court-rits': 'SUPREME_COURT',
  'contempt-cases': 'SUPREME_COURT',
  'high-court-cpa-cpl-cases': 'SUPREME_COURT',
  'high-court-cp-cases': 'SUPREME_COURT',
  'admiral-suit-cases': 'SUPREME_COURT',
  'civil-case': 'LOWER_COURTS',
  'foujdari-suit-cases': 'LOWER_COURTS',
};

interface Named {
  name: string;
  nameBn: string | null;
}

/**
 * Public holidays on the same day of every year (`MM-DD`), in every calendar. They are in the code and not in the
 * database, so that no year lacks them; other holidays depend on the moon or on a government order and are entered.
 */
const fixedHolidays: readonly (Named & { day: string; fromYear?: number })[] = [
  {
    day: '02-21',
    name: 'Shaheed Day and International Mother Language Day',
    nameBn: 'শহীদ দিবস ও আন্তর্জাতিক মাতৃভাষা দিবস',
  },
  { day: '03-26', name: 'Independence and National Day', nameBn: 'স্বাধীনতা ও জাতীয় দিবস' },
  { day: '04-14', name: 'Bengali New Year', nameBn: 'বাংলা নববর্ষ' },
  { day: '05-01', name: 'May Day', nameBn: 'মে দিবস' },
  { day: '08-05', name: 'July Mass Uprising Day', nameBn: 'জুলাই গণঅভ্যুত্থান দিবস', fromYear: 2025 },
  { day: '12-16', name: 'Victory Day', nameBn: 'বিজয় দিবস' },
  { day: '12-25', name: 'Christmas Day', nameBn: 'যিশু খ্রিষ্টের জন্মদিন (বড়দিন)' },
];

/** Every year has at least this many days of movable holidays; a year with fewer is not completely entered. */
export const LEAST_HOLIDAYS = 8;

/** The latest year whose movable holidays must be entered by now: this year, from December on the next one. */
export const yearToEnter = (today: Day): number =>
  Number(today.slice(0, 4)) + (today.slice(5, 7) === '12' ? 1 : 0);

/** The name shown for a weekly day off. */
export const weeklyHoliday: Named = { name: 'Weekly holiday', nameBn: 'সাপ্তাহিক ছুটি' };

export interface ClosedDay extends Named {
  from: Day;
  to: Day;
  kind: ClosedDayKind;
}

export interface CalendarDay {
  officeOpen: boolean;
  courtSits: boolean;
  /** The reason why the day differs from other days; null on an ordinary open day. */
  name: string | null;
  nameBn: string | null;
}

/** The two purposes that a day may be open for: the office's work, or a sitting of the court. */
export type Opening = 'officeOpen' | 'courtSits';

export interface Calendar {
  /** The facts of a day. */
  on(day: Day): CalendarDay;
  /** The holiday that closes the office; null on an open day and on a weekly day off. */
  holidayOn(day: Day): Named | null;
  /** The day itself if it is open, else the first open one after it. */
  nextOpen(day: Day, opening: Opening): Day;
}

/** Makes a calendar from its weekly days off and all of its entries. */
export function calendarOf(daysOff: keyof typeof weeklyDaysOff, closedDays: readonly ClosedDay[]): Calendar {
  const entered = new Map<Day, ClosedDay[]>();
  for (const entry of closedDays) {
    for (const day of daysOfEntry(entry)) entered.set(day, [...(entered.get(day) ?? []), entry]);
  }
  const weekly: readonly number[] = weeklyDaysOff[daysOff];

  const entry = (day: Day, kind: ClosedDayKind) => entered.get(day)?.find((each) => each.kind === kind);

  function holidayOn(day: Day): Named | null {
    if (entry(day, 'EXTRA_SITTING')) return null;
    const holiday = entry(day, 'EXECUTIVE') ?? entry(day, 'PUBLIC') ?? fixedHolidayOn(day);
    return holiday ? { name: holiday.name, nameBn: holiday.nameBn } : null;
  }

  function on(day: Day): CalendarDay {
    const extra = entry(day, 'EXTRA_SITTING');
    if (extra) return state(true, true, extra);
    const holiday = holidayOn(day);
    if (holiday) return state(false, false, holiday);
    const isOff = weekly.includes(weekdayOf(day));
    const vacation = entry(day, 'VACATION');
    if (vacation) return state(!isOff, false, vacation);
    return isOff ? state(false, false, weeklyHoliday) : state(true, true, null);
  }

  function nextOpen(day: Day, opening: Opening): Day {
    for (let next = day, tried = 0; tried < MOST_DAYS; next = plusDays(next, 1), tried++) {
      if (on(next)[opening]) return next;
    }
    throw new Error(`no open day within ${MOST_DAYS} days of ${day}`);
  }

  return { on, holidayOn, nextOpen };
}

/** How many days to search for an open one; entries that close more days in a row are a mistake. */
const MOST_DAYS = 3660;

const state = (officeOpen: boolean, courtSits: boolean, reason: Named | null): CalendarDay => ({
  officeOpen,
  courtSits,
  name: reason?.name ?? null,
  nameBn: reason?.nameBn ?? null,
});

/** The days of an entry, both ends included. */
export const daysOfEntry = ({ from, to }: Pick<ClosedDay, 'from' | 'to'>): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => plusDays(from, index));

/** The fixed public holiday on this day, if there is one. */
export const fixedHolidayOn = (date: Day): Named | undefined =>
  fixedHolidays.find(
    ({ day, fromYear = 0 }) => day === date.slice(5) && fromYear <= Number(date.slice(0, 4)),
  );

const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();
