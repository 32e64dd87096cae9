import CalendarIcon from '@mui/icons-material/CalendarMonth';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useRef, useState, type KeyboardEvent, lazy, Suspense } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { parseDay, type Day, formatDay, parseTypedDay } from '../../domain/dates';
import { useLanguage } from '../i18n/useLanguage';
import { asIs, InputField } from './InputField';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Popover from '@mui/material/Popover';
import type { PopoverProps } from '@mui/material/Popover';
import type { DayCalendarProps } from './DayCalendar';
import { toAsciiDigits } from '../../domain/digits';
import { parseWrittenDay } from '../../domain/typedDays';

interface Props {
  source: string;
  future?: boolean;
  required?: boolean;
  /** The label of a filter above a list, where the input is small. */
  label?: string;
  size?: 'small';
}

/**
 * A date, typed in Bengali or Latin digits as DD/MM/YYYY or in a free form (`1 Apr 26`, `today`, `+7`) that
 * is read on blur and on Enter; or picked from a calendar (the icon or Alt+↓).
 */
export function DayInput({ source, future = false, ...look }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const input = useInput({ source, format: asIs, parse: asIs });
  const { field } = input;

  const close = () => {
    setOpen(false);
    // delayed until the calendar has closed, because it traps the focus while it is open
    setTimeout(() => box.current?.querySelector('input')?.focus());
  };
  const pick = (day: Day) => {
    setTyped(null);
    field.onChange(day);
    close();
  };
  const settle = () => {
    setTyped(null);
    const day = settledDay(field.value);
    if (day !== field.value) field.onChange(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle(); // runs before the form reads its values to save
    if (!event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    settle();
    setOpen(true);
  };

  return (
    <>
      <InputField
        ref={box}
        source={source}
        input={input}
        value={typed ?? showDay(field.value, language)}
        onChange={({ target }) => {
          setTyped(target.value);
          field.onChange(readDay(target.value));
        }}
        onBlur={() => {
          settle();
          field.onBlur();
        }}
        onKeyDown={onKeyDown}
        placeholder={translate('forms.datePlaceholder')}
        {...look}
        slotProps={{
          htmlInput: { inputMode: 'numeric' },
          input: { endAdornment: <CalendarButton onClick={() => setOpen(true)} /> },
        }}
      />
      {open && (
        <CalendarPopover
          anchor={() => box.current}
          day={parseDay(field.value)}
          future={future}
          onPick={pick}
          onClose={close}
        />
      )}
    </>
  );
}

/** Not a Tab stop, since a clerk types through the form; Alt+↓ in the field opens the calendar. */
function CalendarButton({ onClick }: { onClick: () => void }) {
  const label = useTranslate()('forms.openCalendar');
  return (
    <InputAdornment position="end">
      <IconButton onClick={onClick} aria-label={label} title={label} tabIndex={-1} edge="end" size="small">
        <CalendarIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
}

// The calendar code is large and most dates are typed, so it loads when first opened.
const DayCalendar = lazy(async () => ({ default: (await import('./DayCalendar')).DayCalendar }));

interface CalendarProps extends DayCalendarProps {
  anchor: PopoverProps['anchorEl'];
  onClose: () => void;
}

export function CalendarPopover({ anchor, onClose, ...calendar }: CalendarProps) {
  const translate = useTranslate();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      disableRestoreFocus
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('forms.openCalendar') } }}
    >
      <Suspense fallback={<Waiting />}>
        <DayCalendar {...calendar} />
      </Suspense>
    </Popover>
  );
}

const Waiting = () => (
  <Box sx={{ width: 320, height: 336, display: 'grid', placeItems: 'center' }}>
    <CircularProgress aria-label={useTranslate()('layout.loading')} />
  </Box>
);

/** Parses a date while it is typed; empty → null; unfinished text stays, and the check refuses it. */
export function readDay(typed: string): string | null {
  if (typed.trim() === '') return null;
  // accept eight digits without separators
  const spaced = toAsciiDigits(typed).replace(/^\s*(\d{2})(\d{2})(\d{4})\s*$/, '$1/$2/$3');
  return parseTypedDay(spaced) ?? typed;
}

/** Parses free forms when a date field is left: `1 Apr 26`, `today` or `+7` → a date; other text stays as typed. */
const settledDay = (value: unknown): unknown =>
  typeof value === 'string' ? (parseWrittenDay(value) ?? value) : value;

/** A date as `DD/MM/YYYY`; other text as typed. */
function showDay(value: unknown, locale: 'en' | 'bn'): string {
  const day = parseDay(value);
  if (day) return formatDay(day, locale);
  return typeof value === 'string' ? value : '';
}
