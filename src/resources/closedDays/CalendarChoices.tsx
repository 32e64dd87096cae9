import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { useTranslate } from 'react-admin';
import type { CalendarRecord } from '../../calendars/useCalendars';
import { nameIn } from '../../i18n/nameIn';
import { useLanguage } from '../../i18n/useLanguage';

interface Props {
  calendars: readonly CalendarRecord[];
  /** Ids of the deselected calendars; initially none. */
  left: readonly number[];
  onChange: (left: readonly number[]) => void;
}

export function CalendarChoices({ calendars, left, onChange }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <FormControl component="fieldset" sx={{ mb: 2 }}>
      <FormLabel component="legend">{translate('closedDays.paste.calendars')}</FormLabel>
      <FormGroup row>
        {calendars.map(({ id, name, nameBn }) => (
          <FormControlLabel
            key={id}
            label={nameIn(language, name, nameBn)}
            control={
              <Checkbox
                size="small"
                checked={!left.includes(id)}
                onChange={(_event, on) => onChange(on ? left.filter((each) => each !== id) : [...left, id])}
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
