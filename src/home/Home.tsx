import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { isShown } from '../authProvider/permissions';
import { usePerson } from '../authProvider/useSession';
import type { CasebookDataProvider } from '../dataProvider';
import { PageFrame } from '../layout/PageFrame';
import { FigureLinks } from './FigureLinks';
import { FigurePatterns } from './FigurePatterns';
import { homeQueries } from './homeQueries';
import { MonthPart } from './MonthPart';
import { StatusPart } from './StatusPart';
import { SubjectPart } from './SubjectPart';
import { useCharts } from './useCharts';

/** The figures of the wing: by status, by month and, for whom it is open, by section. */
export function Home() {
  const translate = useTranslate();
  const queries = homeQueries(useDataProvider<CasebookDataProvider>());
  const statuses = useQuery(queries.statuses);
  const months = useQuery(queries.months);
  const charts = useCharts(!statuses.isPending && !months.isPending);
  const mayReadSummary = isShown(usePerson()?.authorities ?? [], 'read', 'summary');
  return (
    // No trail leads here, which stands above every other title.
    <Box sx={{ pt: 1.5 }}>
      <PageFrame
        title={translate('layout.home')}
        query={{ isFetching: statuses.isFetching || months.isFetching }}
      >
        <FigurePatterns />
        <FigureLinks>
          <StatusPart query={statuses} charts={charts} />
          <MonthPart query={months} charts={charts} />
          {mayReadSummary && <SubjectPart />}
        </FigureLinks>
      </PageFrame>
    </Box>
  );
}
