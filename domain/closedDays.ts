import { choice, date, ref, text } from './fields';

// Separate from domain/calendars.ts, because every page loads this file but few need the rest.

/** The office and the kinds of courts; each has one calendar. */
export const calendarCodes = ['OFFICE', 'SUPREME_COURT', 'TRIBUNAL', 'LOWER_COURTS'] as const;

export type CalendarCode = (typeof calendarCodes)[number];

/** The weekly days off that a calendar may have; weekdays are counted from Sunday, 0. */
export const weeklyDaysOff = { FRIDAY_SATURDAY: [5, 6], FRIDAY: [5] } as const;

export const daysOffChoices = ['FRIDAY_SATURDAY', 'FRIDAY'] as const satisfies (keyof typeof weeklyDaysOff)[];

/**
 * What an entry means for its days. `PUBLIC` and `EXECUTIVE` (a holiday by executive order):
 * the office is closed and no court sits. `VACATION`: no court sits, the office is open unless another
 * entry closes it. `EXTRA_SITTING`: office and court are open whatever else is entered.
 */
export const closedDayKinds = ['PUBLIC', 'VACATION', 'EXECUTIVE', 'EXTRA_SITTING'] as const;

export type ClosedDayKind = (typeof closedDayKinds)[number];

const required = { create: 'fieldRequired', edit: 'fieldRequired' } as const;
const named = { create: 'nameRequired', edit: 'nameRequired' } as const;

/** A calendar; there is one per code, so none is added or deleted. */
export const calendarFields = {
  name: text({ required: named }),
  nameBn: text(),
  daysOff: { ...choice(daysOffChoices), required },
};

/** Days of a calendar that differ from the usual week, both `from` and `to` included. */
export const closedDayFields = {
  calendarId: ref('calendarId', 'calendars', { required }),
  from: date({ future: true, required }),
  to: date({ future: true, required }),
  name: text({ required: named }),
  nameBn: text(),
  kind: { ...choice(closedDayKinds), required },
};

/** The longest entry, in days: a longer one is a mistyped year. */
export const LONGEST_CLOSED = 100;
