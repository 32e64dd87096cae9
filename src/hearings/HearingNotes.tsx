import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { dayInDhaka, plusDays, plusMonths, type Day } from '../../domain/dates';
import { formatCount } from '../../domain/digits';
import type { Month } from '../../domain/months';
import { closedName } from '../calendars/closedName';
import { useCalendars } from '../calendars/useCalendars';
import { useOffers } from '../offered/useOffers';
import { useLanguage } from '../i18n/useLanguage';
import { DayNotes, type DayNote } from '../inputs/dayNotes';
import { courtCalendars, type Kinds } from './courtCalendars';
import { useHearingDays } from './useHearings';

interface Props {
  kind: Kinds;
  /** The day whose month a calendar shows first while its field is empty; by default today. */
  near?: Day | undefined;
  children: ReactNode;
}

/**
 * Provides the calendars of date fields with notes: how many hearings each day has, and whether the court of
 * this kind of proceeding sits.
 */
export function HearingNotes({ kind, near, children }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const [month, setMonth] = useState<Month | null>(null);
  const first = `${month ?? dayInDhaka().slice(0, 7)}-01`;
  const last = plusDays(plusMonths(first, 1), -1);
  const isOffered = useOffers('hearings');
  const { data: counted = [] } = useHearingDays({ from: first, to: last }, isOffered && month !== null);
  const calendars = courtCalendars(useCalendars(first), kind);
  const notes: Record<Day, DayNote> = {};
  for (let day = first; month && day <= last; day = plusDays(day, 1)) {
    const count = counted.find(({ date }) => date === day)?.hearings ?? 0;
    const closed = closedName(day, calendars, language);
    if (!count && !closed) continue;
    notes[day] = {
      short: count ? formatCount(count, language) : '',
      label: [count && translate('hearings.count', { smart_count: count }), closed?.text]
        .filter(Boolean)
        .join(', '),
      isClosed: closed?.isEverywhere ?? false,
    };
  }
  return <DayNotes value={{ notes, onMonth: setMonth, near }}>{children}</DayNotes>;
}
