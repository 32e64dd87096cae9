import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useId, useState, useEffect, useRef } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import TextField from '@mui/material/TextField';
import { useSearchParams } from 'react-router-dom';
import {
  countedRegisters,
  countsOfRange,
  monthsOf,
  type MonthRange,
  type MonthCounts,
  lastMonths,
  monthsToChooseFrom,
} from '../../domain/caseCounts';
import type { CasebookDataProvider } from '../dataProvider';
import { Placeholder, FigurePart } from './FigurePart';
import { Swatch, categoryFill } from './FigurePatterns';
import { homeQueries } from './homeQueries';
import { useFigureLink, type LinkOfFigure } from '../list/useFigureLink';
import { figure } from '../report/CourtTable';
import { useWords, figureTableStyle } from './figures';
import { localDigits, formatCount } from '../../domain/digits';
import { formatMonth, type Month, isMonth } from '../../domain/months';
import { useLanguage } from '../i18n/useLanguage';
import type { MonthBars } from './MonthBars';

const HEIGHT = 320;

/** Cases per month and type, as bars or as a table. */
export function MonthPart() {
  const translate = useTranslate();
  const id = useId();
  const linkTo = useFigureLink();
  const [asTable, setAsTable] = useState(false);
  const query = useQuery(homeQueries(useDataProvider<CasebookDataProvider>()).months);
  const charts = useCharts(useIsFetching({ queryKey: ['home'] }) === 0 && !query.isPending);
  const { range, all, setRange } = useMonthRange(query.data ?? []);
  const months = query.data && countsOfRange(query.data, range);
  return (
    <FigurePart
      title={translate('home.byMonth')}
      query={query}
      actions={<MonthRangePicker range={range} all={all} onPick={setRange} />}
    >
      <Box sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
        <Box sx={{ height: HEIGHT }}>
          {months?.every(({ total }) => total === 0) ? (
            <Typography sx={{ display: 'grid', placeItems: 'center', height: 1, color: 'text.secondary' }}>
              {translate('home.none')}
            </Typography>
          ) : charts && months ? (
            <charts.MonthBars months={months} linkTo={linkTo} />
          ) : (
            <Placeholder height={HEIGHT} />
          )}
        </Box>
        <Legend />
        <Button
          aria-expanded={asTable}
          aria-controls={id}
          onClick={() => setAsTable(!asTable)}
          sx={{ displayPrint: 'none' }}
        >
          {translate(asTable ? 'home.hideTable' : 'home.showTable')}
        </Button>
        <div id={id}>{asTable && months && <MonthTable months={months} linkTo={linkTo} />}</div>
      </Box>
    </FigurePart>
  );
}

function Legend() {
  const words = useWords();
  return (
    <Box component="ul" sx={legend}>
      {countedRegisters.map(({ name }) => (
        <li key={name}>
          <Swatch fill={categoryFill(name)} />
          {words.ofRegister(name)}
        </li>
      ))}
    </Box>
  );
}

const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  listStyle: 'none',
  mx: 0,
  my: 1,
  p: 0,
  '& li': { display: 'flex', alignItems: 'center', gap: 0.75 },
};

interface Props {
  range: MonthRange;
  /** The months that can be chosen. */
  all: MonthRange;
  onPick: (change: Partial<MonthRange>) => void;
}

/** Selects for the first and last month to show. */
function MonthRangePicker({ range, all, onPick }: Props) {
  const months = monthsOf(all);
  return (
    <Box sx={{ display: 'flex', gap: 1, displayPrint: 'none' }}>
      <MonthSelect name="from" month={range.from} months={months} onPick={(from) => onPick({ from })} />
      <MonthSelect name="to" month={range.to} months={months} onPick={(to) => onPick({ to })} />
    </Box>
  );
}

interface SelectProps {
  name: keyof MonthRange;
  month: Month;
  months: readonly Month[];
  onPick: (month: Month) => void;
}

function MonthSelect({ name, month, months, onPick }: SelectProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const years = [...new Set(months.map((each) => each.slice(0, 4)))];
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={translate(`home.${name}`)}
      value={month}
      onChange={({ target }) => onPick(target.value)}
      slotProps={{ select: { native: true } }}
    >
      {years.map((year) => (
        <optgroup key={year} label={localDigits(year, language)}>
          {months
            .filter((each) => each.startsWith(year))
            .map((each) => (
              <option key={each} value={each}>
                {formatMonth(each, language)}
              </option>
            ))}
        </optgroup>
      ))}
    </TextField>
  );
}

interface MonthTableProps {
  months: readonly MonthCounts[];
  linkTo: LinkOfFigure;
}

/** The figures of the bar chart as a table: a row per month, the latest first. */
function MonthTable({ months, linkTo }: MonthTableProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const words = useWords();
  const title = translate('home.byMonth');
  return (
    // Focusable, so that the arrow keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Box component="section" aria-label={title} tabIndex={0} sx={figureTableStyle}>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col" className="section">
              {translate('home.month')}
            </th>
            {countedRegisters.map(({ name }) => (
              <th key={name} scope="col">
                {words.ofRegister(name)}
              </th>
            ))}
            <th scope="col">{translate('home.total')}</th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, counts, total }) => (
            <tr key={month}>
              <th scope="row" className="section">
                {formatMonth(month, language)}
              </th>
              {countedRegisters.map(({ name }) => (
                <td key={name}>{figure(counts[name], linkTo(name, { month }), language)}</td>
              ))}
              <td className="total">{formatCount(total, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const SHOWN_MONTHS = 24;

/**
 * The range of months to show: the one in the URL, so that it survives coming back from a list, else the last
 * two years.
 */
function useMonthRange(counted: readonly MonthCounts[]) {
  const [query, setQuery] = useSearchParams();
  const start = lastMonths(SHOWN_MONTHS);
  const all = monthsToChooseFrom(counted, start);
  const named = (name: keyof MonthRange) => {
    const month = query.get(name) ?? '';
    return isMonth(month) && month >= all.from && month <= all.to ? month : start[name];
  };
  const fromAddress = { from: named('from'), to: named('to') };
  const range = fromAddress.from <= fromAddress.to ? fromAddress : start;
  // The range picked last. It is kept here because the URL changes later, and a second quick pick must build
  // on the first.
  const picked = useRef(range);
  useEffect(() => {
    picked.current = { from: range.from, to: range.to };
  }, [range.from, range.to]);

  const setRange = (change: Partial<MonthRange>) => {
    const { from, to } = { ...picked.current, ...change };
    // If the range is inverted, both ends become the month picked last.
    picked.current = from <= to ? { from, to } : change.from ? { from, to: from } : { from: to, to };
    setQuery({ ...picked.current }, { replace: true, preventScrollReset: true });
  };
  return { range, all, setRange };
}

interface Charts {
  MonthBars: typeof MonthBars;
}

/** Loads the chart code, which is large, after the figures are shown as numbers. */
function useCharts(figuresAreThere: boolean): Charts | undefined {
  const [charts, setCharts] = useState<Charts>();
  useEffect(() => {
    if (!figuresAreThere) return undefined;
    // wait until the figures are painted
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        import('./MonthBars').then(setCharts, () => {}); // on failure the figures remain available as a table
      });
    });
    let timer: ReturnType<typeof setTimeout>;
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [figuresAreThere]);
  return charts;
}
