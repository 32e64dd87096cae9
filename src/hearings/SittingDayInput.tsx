import { useQuery } from '@tanstack/react-query';
import type { CasebookDataProvider } from '../dataProvider';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Filter } from './useDiary';
import { useFormContext, useWatch } from 'react-hook-form';
import { dayInDhaka, type Day, formatDay, parseDay, plusDays, plusMonths } from '../../domain/dates';
import type { Field } from '../../domain/fields';
import { FieldInput } from '../inputs/FieldInput';
import { type Kinds, closedName, useCalendars, courtCalendars, nextSitting } from '../calendars/useCalendars';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLanguage } from '../i18n/useLanguage';
import { WIDE } from '../inputs/FormGroup';
import { useState, type ReactNode } from 'react';
import { formatCount } from '../../domain/digits';
import type { Month } from '../../domain/months';
import { useOffers } from '../offered/useOffers';
import { DayNotes, type DayNote } from '../inputs/dayNotes';

interface Props {
  source: string;
  field: Field;
  /** The kind of the proceeding, if known; for several proceedings all their kinds. */
  kind: Kinds;
  /** Whether to warn about future days only, since the forms of old cases hold past days. */
  aheadOnly?: boolean;
  /** The day whose month the calendar shows first while the field is empty; by default today. */
  near?: Day | undefined;
}

/**
 * A date input for hearings: its calendar shows the number of hearings on each day, and a day without a
 * sitting causes a warning.
 */
export function SittingDayInput({ source, field, kind, aheadOnly = false, near }: Props) {
  const { setValue } = useFormContext();
  const day: unknown = useWatch({ name: source });
  const isPast = typeof day === 'string' && day < dayInDhaka();
  return (
    <HearingNotes kind={kind} near={near}>
      <FieldInput source={source} field={field} />
      <ClosedDayWarning
        day={aheadOnly && isPast ? null : day}
        kind={kind}
        onChoose={(chosen) => setValue(source, chosen, { shouldDirty: true, shouldValidate: true })}
      />
    </HearingNotes>
  );
}

interface ClosedDayWarningProps {
  /** The form's value, which may be a text that is no complete date yet. */
  day: unknown;
  kind: Kinds;
  onChoose: (day: Day) => void;
}

/**
 * Warns that a court does not sit on a day, and offers its next sitting day. For several courts this is the
 * next day on which all of them sit.
 */
export function ClosedDayWarning({ day: entered, kind, onChoose }: ClosedDayWarningProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const day = parseDay(entered);
  const calendars = useCalendars(day ?? dayInDhaka());
  if (!day || !kind) return null;
  const ofCourts = courtCalendars(calendars, kind);
  const closed = closedName(day, ofCourts, language);
  if (!closed) return null;
  const next = nextSitting(day, ofCourts);
  return (
    <Alert
      severity="warning"
      className={WIDE}
      sx={{ alignItems: 'center', mb: 1, '& .MuiAlert-action': { pt: 0 } }}
      action={
        <Button color="inherit" size="small" onClick={() => onChoose(next)}>
          {translate('hearings.nextSitting', { day: formatDay(next, language) })}
        </Button>
      }
    >
      {translate('hearings.closed', { day: formatDay(day, language), name: closed.text })}
    </Alert>
  );
}

interface HearingNotesProps {
  kind: Kinds;
  /** The day whose month a calendar shows first while its field is empty; by default today. */
  near?: Day | undefined;
  children: ReactNode;
}

/**
 * Provides the calendars of date fields with notes: how many hearings each day has, and whether the court of
 * this kind of proceeding sits.
 */
export function HearingNotes({ kind, near, children }: HearingNotesProps) {
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

/** How many hearings each day of a week or month has. */
export function useHearingDays({ from, to = from, ...filter }: Filter, enabled: boolean) {
  const dataProvider = useDataProvider<CasebookDataProvider>();
  return useQuery({
    // the key begins with that of the resource, so that every change of a hearing refetches the data
    queryKey: ['hearings', 'days', from, to, filter],
    queryFn: ({ signal }) => dataProvider.hearingDays({ from, to, ...filter }, signal),
    enabled,
  });
}
