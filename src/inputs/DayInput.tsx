import CalendarIcon from '@mui/icons-material/CalendarMonth';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState, type KeyboardEvent } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { parseDay, type Day } from '../../domain/dates';
import { useLanguage } from '../i18n/useLanguage';
import { CalendarPopover } from './CalendarPopover';
import { asIs, InputField } from './InputField';
import { readDay, showDay } from './typedDay';

interface Props {
  source: string;
  /** Whether the day may lie ahead, as a hearing does. */
  future?: boolean;
}

/** A day, typed as DD/MM/YYYY in either digits, or picked from a calendar (the icon, or Alt+↓). */
export function DayInput({ source, future = false }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const input = useInput({ source, format: asIs, parse: asIs });
  const { field } = input;

  const close = () => {
    setOpen(false);
    // Once the calendar is gone: until then it holds the focus.
    setTimeout(() => box?.querySelector('input')?.focus());
  };
  const pick = (day: Day) => {
    setTyped(null);
    field.onChange(day);
    close();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };

  return (
    <>
      <InputField
        ref={setBox}
        source={source}
        input={input}
        value={typed ?? showDay(field.value, language)}
        onChange={({ target }) => {
          setTyped(target.value);
          field.onChange(readDay(target.value));
        }}
        onBlur={() => {
          setTyped(null);
          field.onBlur();
        }}
        onKeyDown={openByKey}
        placeholder={translate('forms.datePlaceholder')}
        slotProps={{
          htmlInput: { inputMode: 'numeric' },
          inputLabel: { shrink: true },
          input: { endAdornment: <CalendarButton onClick={() => setOpen(true)} /> },
        }}
      />
      {open && (
        <CalendarPopover
          anchor={box}
          day={parseDay(field.value)}
          future={future}
          onPick={pick}
          onClose={close}
        />
      )}
    </>
  );
}

/** Outside the Tab order: a clerk types through the form, and Alt+↓ opens the calendar from the field. */
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
