import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { CasebookDataProvider } from '../dataProvider';
import { Placeholder } from './Placeholder';
import { FigurePart } from './FigurePart';
import { homeQueries } from './homeQueries';
import { SubjectTable } from './SubjectTable';

/** The summary by section and subject, for whom the section-wise summary is open. */
export function SubjectPart() {
  const translate = useTranslate();
  const query = useQuery(homeQueries(useDataProvider<CasebookDataProvider>()).subjects);
  // Large, and below the others: they are shown first.
  const summary = useDeferredValue(query.data);
  return (
    <FigurePart title={translate('home.bySection')} query={query}>
      {!summary && <Placeholder height="70vh" />}
      {summary && summary.sections.length > 0 && <SubjectTable summary={summary} />}
      {summary?.sections.length === 0 && <Typography>{translate('lists.empty')}</Typography>}
    </FigurePart>
  );
}
