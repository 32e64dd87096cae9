import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { CasebookDataProvider } from '../dataProvider';
import { Placeholder } from './Placeholder';
import { FigurePart } from './FigurePart';
import { homeQueries } from './homeQueries';
import { SubjectTable } from './SubjectTable';

/** The summary by section and subject, for roles that may see the section-wise summary. */
export function SubjectPart() {
  const translate = useTranslate();
  const query = useQuery(homeQueries(useDataProvider<CasebookDataProvider>()).subjects);
  // Deferred: this large table renders after the parts above it.
  const summary = useDeferredValue(query.data);
  return (
    <FigurePart title={translate('home.bySection')} query={query}>
      {!summary && <Placeholder height="70vh" />}
      {summary && summary.sections.length > 0 && <SubjectTable summary={summary} />}
      {summary?.sections.length === 0 && <Typography>{translate('lists.empty')}</Typography>}
    </FigurePart>
  );
}
