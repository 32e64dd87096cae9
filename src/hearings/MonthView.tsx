import Box from '@mui/material/Box';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { dayInDhaka, plusDays, plusMonths, type Day } from '../../domain/dates';
import { toBengaliDigits } from '../../domain/digits';
import { formatLongDay, formatWeekday, weeksOfMonth } from '../../domain/diary';
import type { HearingDay } from '../dataProvider/hearings';
import { useLanguage } from '../i18n/useLanguage';
import { DayCount } from './DayCount';
import { ClosedName } from './ClosedName';
import type { ClosedOn } from './useClosedDays';
import { diaryAddress, type Diary } from './useDiary';

interface Props {
  diary: Diary;
  days: readonly HearingDay[];
  closedOn: ClosedOn;
}

/** A month's days as links to their day view, with how many hearings they have. Arrow keys go from day to day. */
export function MonthView({ diary, days, closedOn }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const table = useRef<HTMLTableElement>(null);
  const walked = useRef(false);
  const weeks = weeksOfMonth(diary.date);
  const today = dayInDhaka();
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const from = (target as HTMLElement).dataset.day;
    const move = MOVES[key];
    if (!move || !from || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    walked.current = true;
    diary.go({ date: move(from) }, { replace: true });
  };
  // The link of a day in another month exists once that month is rendered.
  useEffect(() => {
    if (walked.current) table.current?.querySelector<HTMLElement>(`[data-day="${diary.date}"]`)?.focus();
    walked.current = false;
  }, [diary.date]);
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
                const counted = days.find(({ date }) => date === day);
                const closed = closedOn(day);
                return (
                  <td
                    key={day}
                    data-closed={closed?.isEverywhere || undefined}
                    data-other={day.slice(0, 7) !== diary.date.slice(0, 7) || undefined}
                  >
                    <Link
                      to={diaryAddress({ ...diary, view: 'day', date: day })}
                      data-day={day}
                      tabIndex={day === diary.date ? 0 : -1}
                      aria-current={day === today ? 'date' : undefined}
                      aria-label={[
                        formatLongDay(day, language),
                        counted
                          ? translate('diary.count', { smart_count: counted.hearings })
                          : translate('diary.noHearings'),
                        counted?.missing && translate('diary.missingCount', { smart_count: counted.missing }),
                        closed?.text,
                      ]
                        .filter(Boolean)
                        .join(', ')}
                    >
                      <b>{dayNumber(day, language)}</b>
                      <DayCount day={counted} />
                      {closed && <ClosedName closed={closed} />}
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
  return language === 'bn' ? toBengaliDigits(number) : number;
}

const style = {
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& table': { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' },
  '& th': { typography: 'subtitle2', p: 0.5 },
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
