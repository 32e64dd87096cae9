import EditIcon from '@mui/icons-material/EditOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import {
  calendarOf,
  daysOfEntry,
  LEAST_HOLIDAYS,
  weeklyHoliday,
  yearToEnter,
} from '../../../domain/calendars';
import { dayInDhaka, type Day } from '../../../domain/dates';
import { formatCount, localDigits } from '../../../domain/digits';
import { formatMonth } from '../../../domain/months';
import { formatWeekday, weekOf, weeksOfMonth } from '../../../domain/diary';
import { useMay } from '../../authProvider/permissions';
import type { CalendarRecord, ClosedDayRecord } from '../../calendars/useCalendars';
import { nameIn } from '../../i18n/nameIn';
import { usePrinting } from '../../page/OnPaper';
import { useLanguage } from '../../i18n/useLanguage';
import { calendarFields } from '../../../domain/closedDays';
import { FieldGrid } from '../../inputs/FormGroup';
import { FieldInput } from '../../inputs/FieldInput';
import { EntryDialog } from '../../recordForms/EntryDialog';

/**
 * The chosen year, month by month, in the chosen calendar; by default this year in the office's calendar. It
 * also names the calendars that lack the holidays of this year or, in December, of the next.
 */
export function YearAtAGlance() {
  const translate = useTranslate();
  const language = useLanguage();
  const isWide = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const hasRoom = usePrinting() || isWide;
  const mayEdit = useMay('edit', 'calendars');
  const [isEditing, setEditing] = useState(false);
  const { filterValues } = useListContext();
  const { data: calendars = [] } = useGetList<CalendarRecord>('calendars', ALL);
  const year = Number(filterValues.year) || Number(dayInDhaka().slice(0, 4));
  const calendar = calendars.find(({ id }) => String(id) === String(filterValues.calendarId)) ?? calendars[0];
  const { data: entries = [] } = useGetList<ClosedDayRecord>(
    'closed-days',
    { ...ALL, filter: { calendarId: calendar?.id, year } },
    { enabled: calendar !== undefined },
  );
  if (!calendar) return null;
  const { on } = calendarOf(calendar.daysOff, entries);
  const shownYear = localDigits(String(year), language);
  const months = Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`);
  const stateOf: StateOf = (day) => {
    const { officeOpen, courtSits, name, nameBn } = on(day);
    if (name === null) return null;
    const isWeekly = name === weeklyHoliday.name;
    const state = isWeekly ? 'weekly' : courtSits ? 'extra' : officeOpen ? 'vacation' : 'closed';
    return { state, name: nameIn(language, name, nameBn) };
  };
  return (
    <>
      <HolidaysMissing calendars={calendars} />
      <Box component="details" open={hasRoom} sx={style}>
        <summary>
          {translate('closedDays.glance', {
            calendar: nameIn(language, calendar.name, calendar.nameBn),
            year: shownYear,
          })}
        </summary>
        <Box component="ul" className="legend">
          {STATES.map((state) => (
            <li key={state}>
              <span data-state={state} aria-hidden="true">
                {formatCount(1, language)}
              </span>{' '}
              {translate(`closedDays.legend.${state}`)}
            </li>
          ))}
          {mayEdit && (
            <li>
              <Button size="small" startIcon={<EditIcon />} onClick={() => setEditing(true)}>
                {translate('closedDays.editCalendar')}
              </Button>
            </li>
          )}
        </Box>
        <Box className="months">
          {months.map((month) => (
            <MonthTable key={month} month={month} stateOf={stateOf} />
          ))}
        </Box>
      </Box>
      {isEditing && <CalendarDialog calendar={calendar} onClose={() => setEditing(false)} />}
    </>
  );
}

const STATES = ['closed', 'vacation', 'extra', 'weekly'] as const;
type State = (typeof STATES)[number];

type StateOf = (day: Day) => { state: State; name: string } | null;

function MonthTable({ month, stateOf }: { month: string; stateOf: StateOf }) {
  const language = useLanguage();
  return (
    <table>
      <caption>{formatMonth(month, language)}</caption>
      <thead>
        <tr>
          {weekOf(`${month}-01`).map((day) => (
            <th key={day} scope="col" aria-label={formatWeekday(day, language)}>
              {[...new Intl.Segmenter(language).segment(formatWeekday(day, language))][0]?.segment}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(`${month}-01`).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              if (!day.startsWith(month)) return <td key={day}>{BLANK}</td>;
              const { state, name } = stateOf(day) ?? {};
              return (
                <td key={day} data-state={state} title={name}>
                  {localDigits(String(Number(day.slice(8))), language)}
                  {name && state !== 'weekly' && <span className="name">, {name}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Edits the names and the weekly days off of a calendar. */
function CalendarDialog({ calendar, onClose }: { calendar: CalendarRecord; onClose: () => void }) {
  return (
    <EntryDialog
      resource="calendars"
      fields={calendarFields}
      record={calendar}
      start={calendar}
      title={useTranslate()('closedDays.editCalendar')}
      saved="closedDays.calendarSaved"
      onClose={onClose}
    >
      <FieldGrid>
        {Object.entries(calendarFields).map(([source, field]) => (
          <FieldInput key={source} source={source} field={field} />
        ))}
      </FieldGrid>
    </EntryDialog>
  );
}

/** The calendars in which the movable holidays of this year, or in December of the next, are not entered yet. */
function HolidaysMissing({ calendars }: { calendars: readonly CalendarRecord[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const year = yearToEnter(dayInDhaka());
  const { data: entries } = useGetList<ClosedDayRecord>('closed-days', {
    ...ALL,
    filter: { year, kind: 'PUBLIC' },
  });
  const missing = calendars.filter(({ id }) => {
    const own = entries?.filter(({ calendarId }) => calendarId === id);
    const days = own?.flatMap(daysOfEntry).filter((day) => day.startsWith(String(year)));
    return days && days.length < LEAST_HOLIDAYS;
  });
  if (!missing.length) return null;
  const names = missing.map(({ name, nameBn }) => nameIn(language, name, nameBn)).join(', ');
  return (
    <Alert severity="warning" role="note" sx={{ mb: 1.5 }}>
      {translate('closedDays.reminder', {
        year: localDigits(String(year), language),
        calendars: names,
      })}
    </Alert>
  );
}

/** Stands in place of a day of another month. */
const BLANK = '\u00a0';

const ALL = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'id', order: 'ASC' } } as const;

const style = {
  mb: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& summary': { cursor: 'pointer', px: 1.5, py: 1, fontWeight: 600 },
  '& .legend': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    listStyle: 'none',
    m: 0,
    px: 1.5,
    pb: 1,
  },
  '& .legend span': { display: 'inline-block', px: 0.75, borderRadius: 0.5 },
  '& .months': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
    gap: 2,
    px: 1.5,
    pb: 1.5,
    justifyItems: 'start',
    alignItems: 'start',
  },
  '& caption': { typography: 'subtitle2', textAlign: 'left' },
  '& table': { borderCollapse: 'separate', borderSpacing: '2px', typography: 'caption' },
  '& :is(th, td)': { width: '1.6rem', textAlign: 'center', p: 0.25, borderRadius: 0.5, position: 'relative' },
  '& th': { fontWeight: 400, color: 'text.secondary' },
  '& [data-state=closed]': { bgcolor: 'error.main', color: 'error.contrastText', fontWeight: 700 },
  '& [data-state=vacation]': { outline: '2px solid', outlineColor: 'warning.main', outlineOffset: '-2px' },
  '& [data-state=extra]': {
    bgcolor: 'success.main',
    color: 'success.contrastText',
    textDecoration: 'underline',
  },
  '& [data-state=weekly]': { color: 'text.secondary', bgcolor: 'action.hover' },
  '& .name': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
};
