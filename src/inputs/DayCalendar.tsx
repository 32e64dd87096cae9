import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { bnBD } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/bn';
import { use, useEffect, useState, type KeyboardEvent } from 'react';
import { dayInDhaka, yearsOffered, type Day } from '../../domain/dates';
import { toBengaliDigits, localDigits } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';
import { DayNotes } from './dayNotes';
import Box from '@mui/material/Box';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';

export interface DayCalendarProps {
  day: Day | null;
  future: boolean;
  onPick: (day: Day) => void;
}

export function DayCalendar({ day, future, onPick }: DayCalendarProps) {
  const language = useLanguage();
  const { first, last } = yearsOffered(future);
  const noted = use(DayNotes);
  const near = noted?.near ?? dayInDhaka();
  const [firstMonth] = useState(() => (day ?? near).slice(0, 7));
  const tellMonth = noted?.onMonth;
  useEffect(() => tellMonth?.(firstMonth), [tellMonth, firstMonth]);
  return (
    <LocalizationProvider
      dateAdapter={language === 'bn' ? BengaliDays : AdapterDayjs}
      adapterLocale={language}
      localeText={language === 'bn' ? bengaliTexts : undefined}
    >
      <div role="presentation" onKeyDownCapture={turnPages}>
        <DateCalendar
          autoFocus
          views={['year', 'month', 'day']}
          openTo="day"
          yearsOrder="desc"
          dayOfWeekFormatter={(weekday) => weekday.format('dd')}
          defaultValue={day ? dayjs(day) : null}
          referenceDate={dayjs(near)}
          minDate={dayjs(`${first}-01-01`)}
          maxDate={dayjs(`${last}-12-31`)}
          {...(noted && {
            slots: { day: NotedDay },
            onMonthChange: (month) => noted.onMonth(month.format('YYYY-MM')),
          })}
          onChange={(picked, state) => {
            if (picked && state === 'finish') onPick(picked.format('YYYY-MM-DD'));
          }}
        />
      </div>
    </LocalizationProvider>
  );
}

/** Swaps PageUp and PageDown: MUI's calendar goes forward by PageUp. */
function turnPages(event: KeyboardEvent) {
  const { nativeEvent, target } = event;
  const key = OTHER_PAGE[event.key];
  if (!key || handedOn.has(nativeEvent)) return;
  event.preventDefault();
  event.stopPropagation();
  const other = new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  handedOn.add(other);
  target.dispatchEvent(other);
}

const OTHER_PAGE: Record<string, string> = { PageUp: 'PageDown', PageDown: 'PageUp' };
const handedOn = new WeakSet<Event>();

const bengaliTexts = bnBD.components.MuiLocalizationProvider.defaultProps.localeText;

/**
 * Day.js has Bengali month names, but its plugin for Bengali digits changes parsing too, so digits are
 * replaced here.
 */
class BengaliDays extends AdapterDayjs {
  constructor(...options: ConstructorParameters<typeof AdapterDayjs>) {
    super(...options);
    const { formatByString } = this;
    this.formatByString = (...args) => toBengaliDigits(formatByString(...args));
  }
}

function NotedDay(props: PickerDayProps) {
  const language = useLanguage();
  const note = use(DayNotes)?.notes[props.day.format('YYYY-MM-DD')];
  if (!note || props.outsideCurrentMonth) return <PickerDay {...props} />;
  const number = props.day.format('D');
  const shown = localDigits(number, language);
  return (
    <PickerDay
      {...props}
      aria-label={`${shown}, ${note.label}`}
      title={note.label}
      sx={note.isClosed ? closed : undefined}
    >
      <Box component="span" sx={{ lineHeight: 1.1, display: 'grid', justifyItems: 'center' }}>
        <Box component="span" sx={note.isClosed ? struck : undefined}>
          {shown}
        </Box>
        <Box component="span" sx={{ fontSize: '0.625rem', minHeight: '0.75rem' }}>
          {note.short}
        </Box>
      </Box>
    </PickerDay>
  );
}

const closed = { '&:not(.Mui-selected)': { bgcolor: 'action.selected' } };

// Closed days must not differ by colour alone.
const struck = { textDecoration: 'line-through', textDecorationThickness: '1px' };
