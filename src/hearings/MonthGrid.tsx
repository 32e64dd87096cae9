import Box from '@mui/material/Box';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dayInDhaka, plusDays, plusMonths, type Day } from '../../domain/dates';
import { localDigits } from '../../domain/digits';
import { formatLongDay, formatWeekday, weeksOfMonth } from '../../domain/diary';
import { useLanguage } from '../i18n/useLanguage';
import Typography from '@mui/material/Typography';
import type { ClosedIn } from '../calendars/useCalendars';
import LeftIcon from '@mui/icons-material/ChevronLeft';
import RightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';

/** A day's place in the grid. */
interface GridDay {
  /** The URL that the day leads to. */
  to: string;
  /** The content of the day, read by a screen reader after the day's name. */
  label: string;
  content: ReactNode;
  isClosed?: boolean;
}

interface Props {
  /** The day in focus; its month is shown. */
  date: Day;
  /** Goes to another day, replacing this one in the browser's history. */
  onDay: (day: Day) => void;
  dayOf: (day: Day) => GridDay;
}

/** A month's days as links. Arrow keys go from day to day. */
export function MonthGrid({ date, onDay, dayOf }: Props) {
  const language = useLanguage();
  const table = useRef<HTMLTableElement>(null);
  const walked = useRef(false);
  const weeks = weeksOfMonth(date);
  const today = dayInDhaka();
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const from = (target as HTMLElement).dataset.day;
    const move = MOVES[key];
    if (!move || !from || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    walked.current = true;
    onDay(move(from));
  };
  // An effect, because the link of a day in another month exists only once that month is rendered.
  useEffect(() => {
    if (walked.current) table.current?.querySelector<HTMLElement>(`[data-day="${date}"]`)?.focus();
    walked.current = false;
  }, [date]);
  return (
    <Box role="presentation" onKeyDown={press} sx={style}>
      <table ref={table} aria-labelledby="page-title" data-days>
        <thead>
          <tr>
            {weeks[0]!.map((day) => (
              <th key={day} scope="col">
                {formatWeekday(day, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const { to, label, content, isClosed } = dayOf(day);
                return (
                  <td
                    key={day}
                    data-closed={isClosed || undefined}
                    data-other={day.slice(0, 7) !== date.slice(0, 7) || undefined}
                  >
                    <Link
                      to={to}
                      data-day={day}
                      tabIndex={day === date ? 0 : -1}
                      aria-current={day === today ? 'date' : undefined}
                      aria-label={`${formatLongDay(day, language)}, ${label}`}
                    >
                      <b>{dayNumber(day, language)}</b>
                      {content}
                    </Link>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const MOVES: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => plusDays(day, -1),
  ArrowRight: (day) => plusDays(day, 1),
  ArrowUp: (day) => plusDays(day, -7),
  ArrowDown: (day) => plusDays(day, 7),
  PageUp: (day) => plusMonths(day, -1),
  PageDown: (day) => plusMonths(day, 1),
};

function dayNumber(day: Day, language: 'en' | 'bn'): string {
  const number = String(Number(day.slice(8)));
  return localDigits(number, language);
}

const style = {
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& table': { width: '100%', minWidth: '18rem', tableLayout: 'fixed', borderCollapse: 'collapse' },
  '& th': { typography: 'subtitle2', p: 0.5, overflowWrap: 'anywhere' },
  '& td': { border: 1, borderColor: 'divider', p: 0, height: '5rem', verticalAlign: 'top' },
  '& td[data-closed]': { bgcolor: 'action.hover' },
  '& td[data-other] b': { fontWeight: 400, color: 'text.secondary' },
  '& a': {
    display: 'block',
    height: '100%',
    minHeight: '5rem',
    p: { xs: 0.25, sm: 0.75 },
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  },
  '& a[aria-current] b': {
    px: 0.75,
    borderRadius: 1,
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
  },
};

/**
 * The name of a holiday or vacation in the week or month view. A weekly day off has no name, because its
 * weekday says enough.
 */
export const ClosedName = ({ closed }: { closed: ClosedIn }) =>
  closed.special && (
    <Typography component="div" variant="caption" color="text.secondary" sx={twoLines}>
      {closed.special}
    </Typography>
  );

// The cells of a month are narrow on a phone. The whole text is in the link's accessible name and in the day
// view.
const twoLines = {
  fontStyle: 'italic',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};

interface StepButtonProps {
  to: 'previous' | 'next';
  name: string;
  onClick: () => void;
}

/** A button that goes to the days before or after those shown. */
export const StepButton = ({ to, name, onClick }: StepButtonProps) => {
  const Icon = to === 'previous' ? LeftIcon : RightIcon;
  return (
    <IconButton size="small" aria-label={name} title={name} onClick={onClick}>
      <Icon fontSize="small" />
    </IconButton>
  );
};
