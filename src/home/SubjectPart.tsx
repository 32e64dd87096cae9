import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { CasebookDataProvider } from '../dataProvider';
import { Placeholder, FigurePart } from './FigurePart';
import { homeQueries } from './homeQueries';
import type { SubjectSummary } from '../../domain/sectionSummary';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import { courtCells, CourtTable } from '../report/CourtTable';
import { figureTableStyle, useWords } from './figures';
import { useFigureLink } from '../list/useFigureLink';

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

/** A row per section and filing status, which is the subject. */
function SubjectTable({ summary }: { summary: SubjectSummary }) {
  const translate = useTranslate();
  const language = useLanguage();
  const words = useWords();
  const linkTo = useFigureLink();
  return (
    <CourtTable
      label={translate('home.bySection')}
      words="home"
      before={[
        { name: 'section', heading: translate('home.section') },
        { name: 'subject', heading: translate('home.subject') },
      ]}
      linkOf={(register) => linkTo(register)}
      sx={figureTableStyle}
      {...summary}
    >
      {summary.sections.map(({ section, sectionBn, workPlaceId, subjects }) => (
        <tbody key={section}>
          {subjects.map(({ status, figures, total }, row) => (
            <tr key={status}>
              {row === 0 && (
                <th scope="rowgroup" rowSpan={subjects.length} className="section">
                  {nameIn(language, section, sectionBn)}
                </th>
              )}
              <th scope="row" className="subject">
                {words.ofStatus('case-fillings', status)}
              </th>
              {courtCells(figures, total, language, (register) =>
                workPlaceId === undefined
                  ? undefined
                  : linkTo(register, { workPlaceId, [statusFilterOf(register)]: status }),
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </CourtTable>
  );
}

/** The filter for the status of the filing, which lists of court cases name differently. */
const statusFilterOf = (register: string) => (register === 'case-fillings' ? 'status' : 'filingStatus');
