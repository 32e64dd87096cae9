import type { Day } from '../../domain/dates';
import { closedName, type ClosedIn } from '../calendars/closedName';
import { useCalendars } from '../calendars/useCalendars';
import { useLanguage } from '../i18n/useLanguage';
import { courtCalendars } from './courtCalendars';
import type { DiaryState } from './useDiary';

export type ClosedOn = (day: Day, kind?: string) => ClosedIn | null;

/**
 * Returns a function that says why courts do not sit on a day, or null if they sit. The courts are those of a
 * kind of proceeding, otherwise those of the diary's filter, otherwise all.
 */
export function useClosedDays({ date, set: { kind } }: DiaryState): ClosedOn {
  const language = useLanguage();
  const calendars = useCalendars(date);
  return (day, ofKind = kind) => closedName(day, courtCalendars(calendars, ofKind), language);
}
