import type { Day } from '../../domain/dates';
import { closedName, type ClosedIn } from '../calendars/closedName';
import { useCalendars } from '../calendars/useCalendars';
import { useLanguage } from '../i18n/useLanguage';
import { courtCalendars } from './courtCalendars';
import type { DiaryState } from './useDiary';

export type ClosedOn = (day: Day) => ClosedIn | null;

/** On which days which courts of the diary do not sit: those of its filter, or all. */
export function useClosedDays({ date, set: { kind } }: DiaryState): ClosedOn {
  const language = useLanguage();
  const calendars = courtCalendars(useCalendars(date), kind);
  return (day) => closedName(day, calendars, language);
}
