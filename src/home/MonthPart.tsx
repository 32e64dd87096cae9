import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { countedRegisters, countsOfRange } from '../../domain/caseCounts';
import type { CasebookDataProvider } from '../dataProvider';
import { Placeholder } from './Placeholder';
import { Swatch } from './FigurePatterns';
import { FigurePart } from './FigurePart';
import { homeQueries } from './homeQueries';
import { MonthRangePicker } from './MonthRangePicker';
import { MonthTable } from './MonthTable';
import { categoryFill } from './patterns';
import { useFigureLink } from './useFigureLink';
import { useCharts } from './useCharts';
import { useMonthRange } from './useMonthRange';
import { useWords } from './useWords';

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
          {charts && months ? (
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
