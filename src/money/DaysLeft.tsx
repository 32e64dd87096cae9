import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { dayInDhaka, daysBetween, formatDay, type Day } from '../../domain/dates';
import { formatWeekday } from '../../domain/diary';
import { useLanguage } from '../i18n/useLanguage';

interface Props {
  /** The last day by the record; null if there is none. */
  last: Day | null;
  /** The last day on which anything can be done, if the office is closed on `last`. */
  open?: Day | null;
}

/** `5 days left`, coloured by how soon it is; with the last open day where that is another. */
export function DaysLeft({ last, open = last }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  if (!last || !open) return null;
  const today = dayInDhaka();
  const days = daysBetween(today, open);
  const word = today > last ? 'over' : days < 0 ? 'closed' : days === 0 ? 'today' : 'left';
  const smart_count = word === 'over' ? daysBetween(last, today) : days;
  return (
    <>
      <Box
        component="strong"
        sx={{ color: days <= SOON ? 'error.main' : days <= NEAR ? 'warning.main' : undefined }}
      >
        {translate(`moneyLists.days.${word}`, { smart_count })}
      </Box>
      {open !== last && days >= 0 && (
        <>
          {' '}
          {translate('moneyLists.encashBy', {
            day: `${formatWeekday(open, language)} ${formatDay(open, language)}`,
          })}
        </>
      )}
    </>
  );
}

/** A guarantee is marked from a week and from a month before its last working day. */
const SOON = 7;
const NEAR = 30;
