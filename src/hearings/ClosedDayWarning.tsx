import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { dayInDhaka, formatDay, parseDay, type Day } from '../../domain/dates';
import { closedName } from '../calendars/closedName';
import { useCalendars } from '../calendars/useCalendars';
import { useLanguage } from '../i18n/useLanguage';
import { WIDE } from '../inputs/FormGroup';
import { courtCalendars, nextSitting, type Kinds } from './courtCalendars';

interface Props {
  /** The form's value, which may be a text that is no complete date yet. */
  day: unknown;
  kind: Kinds;
  onChoose: (day: Day) => void;
}

/**
 * Warns that a court does not sit on a day, and offers its next sitting day. For several courts this is the
 * next day on which all of them sit.
 */
export function ClosedDayWarning({ day: entered, kind, onChoose }: Props) {
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
