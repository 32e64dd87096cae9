import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Form, useTranslate } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { formatDay, parseDay, type Day } from '../../domain/dates';
import { localDigits } from '../../domain/digits';
import { kindOfPeriod, nextPeriod, type Days } from '../../domain/returns/periods';
import { lastOfMonth } from '../../domain/returns/records';
import { createReturnCalls, type Period } from '../dataProvider/returns';
import { useCalls } from '../dataProvider/useCalls';
import { StepButton } from '../hearings/MonthGrid';
import { useLanguage } from '../i18n/useLanguage';
import { DayInput } from '../inputs/DayInput';
import { PageFrame } from '../page/PageFrame';
import { PrintButton } from '../page/PrintButton';
import { NotFound } from '../page/NotFound';
import { DownloadReturn } from './DownloadReturn';
import { FigureSections } from './FigureSections';
import { periodAddress, PeriodSwitch } from './PeriodSwitch';
import { useMonthName } from './useReturns';

/** The figures of a quarter, a year or any days, which are not frozen: they add up months, and count the rest live. */
export function PeriodPage() {
  const [query] = useSearchParams();
  const from = parseDay(query.get('from'));
  const to = parseDay(query.get('to'));
  if (!from || !to || from > to) return <NotFound />;
  return <ShownPeriod key={`${from} ${to}`} days={{ from, to }} isFree={query.has('free')} />;
}

function ShownPeriod({ days, isFree }: { days: Days; isFree: boolean }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const nameOf = usePeriodName();
  const { period } = useCalls(createReturnCalls);
  const query = useQuery({
    queryKey: ['returns', 'period', days],
    queryFn: ({ signal }) => period(days.from, days.to, signal),
  });
  const title = translate('returns.title');
  const name = nameOf(days);
  const kind = isFree ? null : kindOfPeriod(days);
  const step = (to: 'previous' | 'next', by: 1 | -1) => {
    if (!kind) return null;
    const other = nextPeriod(kind, days, by);
    return (
      <StepButton
        to={to}
        name={translate(`returns.steps.${to}`, { month: nameOf(other) })}
        onClick={() => void navigate(periodAddress(other))}
      />
    );
  };
  return (
    <PageFrame
      title={name}
      tab={`${title}: ${name}`}
      breadcrumb={[{ label: title, to: '/returns' }, { label: name }]}
      actions={
        <>
          {step('previous', -1)}
          {step('next', 1)}
          <PrintButton variant="outlined" disabled={!query.data} />
          <DownloadReturn title={`${title}: ${name}`} days={days} figures={query.data?.figures} />
        </>
      }
      query={{ ...query, isPending: false }}
    >
      <PeriodSwitch shown={days} isFree={isFree} />
      {kind === null && <DaysForm days={days} />}
      {query.data && (
        <>
          <MadeOf period={query.data} />
          <FigureSections shown={{ figures: query.data.figures }} />
        </>
      )}
    </PageFrame>
  );
}

/** Which returns are added up, and what is counted live. */
function MadeOf({ period: { from: first, to, months, live } }: { period: Period }) {
  const translate = useTranslate();
  const monthName = useMonthName();
  // otherwise all of it is counted live
  const isAddedUp = months[0]?.from === first && lastOfMonth(months.at(-1)!.from) === to;
  return (
    <Alert severity={live ? 'warning' : 'info'} role="note" sx={{ mb: 1.5 }}>
      {isAddedUp && (
        <>
          {translate('returns.period.madeOf')}{' '}
          {months.map(({ id, from, state }, place) => (
            <Fragment key={id}>
              {place > 0 && ', '}
              <Link to={`/returns/${id}`}>{monthName(from)}</Link> (
              {translate(`resources.returns.choices.state.${state}`)})
            </Fragment>
          ))}
          {'. '}
        </>
      )}
      {live && translate(isAddedUp ? 'returns.period.partlyLive' : 'returns.period.live')}
    </Alert>
  );
}

/** Any other days to show. */
function DaysForm({ days }: { days: Days }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <Form
      defaultValues={days}
      onSubmit={(typed: object) => void navigate(`${periodAddress(typed as Days)}&free=`)}
      validate={({ from, to }: Partial<Record<string, Day>>) => {
        const wrong = [from, to].map((day) => !parseDay(day));
        return {
          ...(wrong[0] && { from: 'returns.period.noDay' }),
          ...(wrong[1] && { to: 'returns.period.noDay' }),
          ...(!wrong.includes(true) && from! > to! && { to: 'returns.period.wrong' }),
        };
      }}
      disableInvalidFormNotification
      noValidate
    >
      <Box sx={form}>
        <DayInput source="from" label={translate('returns.period.from')} size="small" />
        <DayInput source="to" label={translate('returns.period.to')} size="small" />
        <Button type="submit" variant="contained">
          {translate('returns.period.show')}
        </Button>
      </Box>
    </Form>
  );
}

/** Returns a function that names a period: `April 2026`, `April 2026 to June 2026`, `Fiscal year 2025–26`, or its days. */
function usePeriodName(): (days: Days) => string {
  const translate = useTranslate();
  const language = useLanguage();
  const monthName = useMonthName();
  const digits = (text: string) => localDigits(text, language);
  return (days) => {
    const { from, to } = days;
    const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
    switch (kindOfPeriod(days)) {
      case 'month':
        return monthName(from);
      case 'quarter':
        return translate('returns.period.range', { from: monthName(from), to: monthName(to) });
      case 'year':
        return translate('returns.period.year', { year: digits(first) });
      case 'fiscalYear':
        return translate('returns.period.fiscalYear', { from: digits(first), to: digits(last.slice(2)) });
      case null:
        return translate('returns.period.range', {
          from: formatDay(from, language),
          to: formatDay(to, language),
        });
    }
  };
}

const form = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1,
  mb: 1.5,
  displayPrint: 'none',
};
