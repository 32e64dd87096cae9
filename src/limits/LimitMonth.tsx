import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ListContextProvider, useDataProvider, useTranslate, type ListControllerResult } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { dayInDhaka, parseDay, plusMonths, type Day } from '../../domain/dates';
import { weeksOfMonth } from '../../domain/diary';
import { isRecord } from '../../domain/isRecord';
import { formatMonth } from '../../domain/months';
import { closedName, useCalendars } from '../calendars/useCalendars';
import { ClosedName, MonthGrid, StepButton } from '../hearings/MonthGrid';
import type { CasebookDataProvider } from '../dataProvider';
import { useLanguage } from '../i18n/useLanguage';
import { FilterChangesProvider } from '../list/filters/filterChanges';
import { FilterChips } from '../list/filters/FilterChips';
import { Filters } from '../list/filters/Filters';
import { LastData } from '../offline/LastData';
import { PageFrame } from '../page/PageFrame';
import { PrintButton } from '../page/PrintButton';
import { limitFilters, limitsAddress, LimitViews } from './LimitToolbar';

/** A month of time limits: how many are due each day, with links to them in the table. */
export function LimitMonth() {
  const translate = useTranslate();
  const title = translate('layout.limits');
  const language = useLanguage();
  const { date, filter, go } = useMonth();
  const office = useCalendars(date).filter(({ code }) => code === 'OFFICE');
  const days = weeksOfMonth(date).flat();
  const query = useLimitDays({ ...filter, dueFrom: days[0]!, dueTo: days.at(-1)! });
  const setFilters = (changed: Record<string, unknown>) => go({ filter: changed });
  return (
    <ListContextProvider value={{ ...NO_ROWS, filterValues: filter, setFilters } as ListControllerResult}>
      <PageFrame
        title={title}
        tab={`${title}: ${translate('limits.views.month')}`}
        breadcrumb={[{ label: title }]}
        actions={<PrintButton variant="outlined" />}
        query={{ ...query, isPending: false }}
      >
        <FilterChangesProvider>
          <LimitViews isMonth />
          <MonthSteps date={date} onDay={(day) => go({ date: day })} />
          <FilterChips filters={limitFilters} />
        </FilterChangesProvider>
        {/* The month is rendered before its figures arrive, so that the arrow keys keep the focus. */}
        <LastData at={query.dataUpdatedAt} error={query.error}>
          <MonthGrid
            date={date}
            onDay={(day) => go({ date: day }, true)}
            dayOf={(day) => {
              const { limits = 0, unverified = 0 } = query.data?.find((each) => each.date === day) ?? {};
              const closed = closedName(day, office, language);
              const due = translate('limits.due', { smart_count: limits });
              const mark = unverified > 0 && translate('limits.dueUnverified', { smart_count: unverified });
              return {
                to: limitsAddress({ filter: { ...filter, dueFrom: day, dueTo: day } }),
                label: [due, mark, closed?.text].filter(Boolean).join(', '),
                isClosed: closed !== null,
                content: (
                  <>
                    {limits > 0 && (
                      <Typography component="div" variant="caption">
                        {due}
                        {mark && <div>{mark}</div>}
                      </Typography>
                    )}
                    {closed && <ClosedName closed={closed} />}
                  </>
                ),
              };
            }}
          />
        </LastData>
      </PageFrame>
    </ListContextProvider>
  );
}

/** The part of a list's context that its filters read. */
const NO_ROWS = { resource: 'limits', sort: { field: 'due', order: 'ASC' } };

/** The day and the filters, kept in the URL. */
function useMonth() {
  const [query, setQuery] = useSearchParams();
  const date = parseDay(query.get('date')) ?? dayInDhaka();
  const { dueFrom: _from, dueTo: _to, ...filter } = readFilter(query.get('filter'));
  const go = (change: { date?: Day; filter?: Record<string, unknown> }, replace = false) => {
    const address = limitsAddress({ view: 'month', date, filter, ...change });
    setQuery(address.slice(address.indexOf('?')), { replace });
  };
  return { date, filter, go };
}

/** The number of limits due on each day from `dueFrom` to `dueTo`, both included; other filters as for the list. */
function useLimitDays(filter: { dueFrom: Day; dueTo: Day; [name: string]: unknown }) {
  const dataProvider = useDataProvider<CasebookDataProvider>();
  return useQuery({
    // the key begins with that of the resource, so that every change of a limit refetches the data
    queryKey: ['limits', 'days', filter],
    queryFn: ({ signal }) => dataProvider.limitDays(filter, signal),
  });
}

function readFilter(text: string | null): Record<string, unknown> {
  try {
    const filter: unknown = JSON.parse(text ?? '{}');
    return isRecord(filter) ? filter : {};
  } catch {
    return {};
  }
}

interface StepsProps {
  date: Day;
  onDay: (day: Day) => void;
}

/** The month's name, buttons for other months, and the filters. */
function MonthSteps({ date, onDay }: StepsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Box data-controls sx={steps}>
      <StepButton
        to="previous"
        name={translate('limits.previousMonth')}
        onClick={() => onDay(plusMonths(date, -1))}
      />
      <Button variant="outlined" size="small" onClick={() => onDay(dayInDhaka())}>
        {translate('limits.today')}
      </Button>
      <StepButton to="next" name={translate('limits.nextMonth')} onClick={() => onDay(plusMonths(date, 1))} />
      <Typography
        component="h2"
        variant="subtitle1"
        aria-live="polite"
        sx={{ fontWeight: 600, ml: 1, mr: 'auto' }}
      >
        {formatMonth(date.slice(0, 7), language)}
      </Typography>
      <Filters filters={limitFilters} />
    </Box>
  );
}

const steps = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mb: 1.5 };
