import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { lastMonths, monthsOf } from '../../domain/caseCounts';
import type { Day } from '../../domain/dates';
import { collectedBy, collectedKinds } from '../../domain/money/totals';
import { formatMonth, type Month } from '../../domain/months';
import { lastOfMonth } from '../../domain/returns/records';
import { addTaka, formatTaka } from '../../domain/taka';
import { createMoneyCalls, type MonthOfMoney } from '../dataProvider/money';
import { useCalls } from '../dataProvider/useCalls';
import { FigurePart, Placeholder } from '../home/FigurePart';
import { figureTableStyle } from '../home/figures';
import { useLanguage } from '../i18n/useLanguage';

/** Its figures stand in the table beside it, so nothing is missing if it cannot be loaded. */
const CollectedBars = lazy(() =>
  import('./CollectedBars').then(
    ({ CollectedBars: bars }) => ({ default: bars }),
    () => ({ default: () => <></> }),
  ),
);

const HEIGHT = 320;

/** What was collected in each of the last twelve months, as bars with a table beside them. */
export function Collected() {
  const translate = useTranslate();
  const language = useLanguage();
  const { moneyTotals } = useCalls(createMoneyCalls);
  const query = useQuery({
    queryKey: ['money-positions', 'totals', 'month'],
    queryFn: ({ signal }) => moneyTotals('month', signal),
  });
  const months = query.data && collectedIn(query.data);
  const isNothing = months?.every(({ taka }) => taka === 0);
  const title = translate('moneyLists.collected.heading');
  return (
    <FigurePart title={title} query={query}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {translate('moneyLists.collected.what')}
      </Typography>
      {months && isNothing && (
        <Typography color="text.secondary">{translate('moneyLists.collected.none')}</Typography>
      )}
      {months && !isNothing && (
        <Box sx={beside}>
          <Box sx={{ ...chart, height: HEIGHT }}>
            <Suspense fallback={<Placeholder height={HEIGHT} />}>
              <CollectedBars months={months} />
            </Suspense>
          </Box>
          <Box component="section" aria-label={title} sx={tableStyle}>
            <table aria-label={title}>
              <thead>
                <tr>
                  <th scope="col" className="section">
                    {translate('moneyLists.collected.month')}
                  </th>
                  <th scope="col">{translate('moneyLists.collected.amount')}</th>
                </tr>
              </thead>
              <tbody>
                {months.toReversed().map(({ month, taka }) => (
                  <tr key={month}>
                    <th scope="row" className="section">
                      <a href={entriesOf(month)}>{formatMonth(month, language)}</a>
                    </th>
                    <td>{formatTaka(taka, language)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Box>
        </Box>
      )}
    </FigurePart>
  );
}

function entriesOf(month: Month): string {
  const from: Day = `${month}-01`;
  const filter = { kind: collectedKinds, from, to: lastOfMonth(from) };
  return `/money-entries?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

const collectedIn = (rows: readonly MonthOfMoney[]) =>
  monthsOf(lastMonths(12)).map((month) => ({
    month,
    taka: addTaka(
      ...rows.filter((row) => row.month === month).map(({ kind, amount }) => collectedBy(kind) * amount),
    ),
  }));

const beside = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) auto' },
  gap: 2,
  '@media print': { display: 'block' },
};

// paper has the table
const chart = {
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  displayPrint: 'none',
};

const tableStyle = {
  ...figureTableStyle,
  maxHeight: 'none',
  contentVisibility: 'visible',
  '@media print': {
    ...figureTableStyle['@media print'],
    '& table': { ...figureTableStyle['@media print']['& table'], width: 'auto' },
  },
};
