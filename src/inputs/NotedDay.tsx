import Box from '@mui/material/Box';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { use } from 'react';
import { localDigits } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';
import { DayNotes } from './dayNotes';

/** A day of a calendar with its note below the number. */
export function NotedDay(props: PickerDayProps) {
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
