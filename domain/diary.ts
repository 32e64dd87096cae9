import { plusDays, plusMonths, type Day } from './dates';

export const diaryViews = ['day', 'week', 'month', 'list'] as const;

export type DiaryView = (typeof diaryViews)[number];

const utc = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** The seven days of the week that contains `day`. Weeks begin on Sunday, the office's first working day. */
export function weekOf(day: Day): Day[] {
  const first = plusDays(day, -new Date(utc(day)).getUTCDay());
  return Array.from({ length: 7 }, (_, index) => plusDays(first, index));
}

/** The weeks that contain a day of the same month as `day`, each with all its seven days. */
export function weeksOfMonth(day: Day): Day[][] {
  const month = day.slice(0, 7);
  const weeks: Day[][] = [];
  for (let first = `${month}-01`; ; first = plusDays(first, 7)) {
    const week = weekOf(first);
    if (week[0]!.slice(0, 7) > month) return weeks;
    weeks.push(week);
  }
}

/** A day before all hearings: a list from this day on shows every hearing that matches. */
export const BEFORE_ALL: Day = '2000-01-01';

/** The days that a view shows; the list has no last day. */
export function shownDays(view: DiaryView, day: Day): { from: Day; to?: Day } {
  if (view === 'list') return { from: day };
  const days = view === 'day' ? [day] : view === 'week' ? weekOf(day) : weeksOfMonth(day).flat();
  return { from: days[0]!, to: days.at(-1)! };
}

/** The day to show after one step back (-1) or forward (1) in a view. */
export const stepped = (view: DiaryView, day: Day, by: 1 | -1): Day =>
  view === 'month' ? plusMonths(day, by) : plusDays(day, by * (view === 'week' ? 7 : 1));

const formatters = {
  en: {
    weekday: new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }),
    long: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }),
  },
  bn: {
    weekday: new Intl.DateTimeFormat('bn-BD', { weekday: 'short', timeZone: 'UTC' }),
    long: new Intl.DateTimeFormat('bn-BD', { dateStyle: 'full', timeZone: 'UTC' }),
  },
};

/** `Sun`. */
export const formatWeekday = (day: Day, locale: 'en' | 'bn'): string =>
  formatters[locale].weekday.format(utc(day));

/** `Sunday, 22 November 2026`. */
export const formatLongDay = (day: Day, locale: 'en' | 'bn'): string =>
  formatters[locale].long.format(utc(day));
