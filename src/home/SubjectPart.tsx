import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import Box from '@mui/material/Box';
import type { CasebookDataProvider } from '../dataProvider';
import { Placeholder, FigurePart } from './FigurePart';
import { homeQueries } from './homeQueries';
import { formatCount } from '../../domain/digits';
import { formatTaka, toCrore } from '../../domain/money';
import { summaryRegisters, type SectionSubjects, type SubjectSummary } from '../../domain/sectionSummary';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import { figure, figureTableStyle, useWords } from './figures';
import { useFigureLink, type LinkOfFigure } from './useFigureLink';

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

/** A row per section and filing status: counts, and revenue in crore taka, in every court. */
function SubjectTable({ summary }: { summary: SubjectSummary }) {
  const translate = useTranslate();
  const linkTo = useFigureLink();
  const title = translate('home.bySection');
  return (
    // Focusable, so that the arrow keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Box component="section" aria-label={title} tabIndex={0} sx={figureTableStyle}>
      <table aria-label={title}>
        <colgroup span={2} />
        {summaryRegisters.map(({ name }) => (
          <colgroup key={name} span={2} />
        ))}
        <colgroup />
        <Headings />
        {summary.sections.map((section) => (
          <SectionRows key={section.section} {...section} linkTo={linkTo} />
        ))}
        <Totals {...summary} linkTo={linkTo} />
      </table>
    </Box>
  );
}

function Headings() {
  const translate = useTranslate();
  const words = useWords();
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2} className="section">
          {translate('home.section')}
        </th>
        <th scope="col" rowSpan={2}>
          {translate('home.subject')}
        </th>
        {summaryRegisters.map(({ name }) => (
          <th key={name} scope="colgroup" colSpan={2} className="starts">
            {words.ofRegister(name)}
          </th>
        ))}
        <th scope="col" rowSpan={2} className="starts">
          {translate('home.total')}
        </th>
      </tr>
      <tr>
        {summaryRegisters.flatMap(({ count, revenue }) => [
          <th key={count} scope="col" className="starts">
            {translate('home.count')}
          </th>,
          <th key={revenue} scope="col">
            {translate('home.revenue')}
          </th>,
        ])}
      </tr>
    </thead>
  );
}

function SectionRows({
  section,
  sectionBn,
  workPlaceId,
  subjects,
  linkTo,
}: SectionSubjects & { linkTo: LinkOfFigure }) {
  const language = useLanguage();
  const words = useWords();
  return (
    <tbody>
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
          {summaryRegisters.flatMap(({ name, count, revenue }, index) => [
            <td key={count} className="starts">
              {figure(
                figures[index]!.count,
                workPlaceId === undefined
                  ? undefined
                  : linkTo(name, { workPlaceId, [statusFilterOf(name)]: status }),
                language,
              )}
            </td>,
            <td key={revenue}>{formatTaka(toCrore(figures[index]!.revenue), language)}</td>,
          ])}
          <td className="starts total">{formatCount(total, language)}</td>
        </tr>
      ))}
    </tbody>
  );
}

/**
 * The filter for a subject of the summary, which is the status of the filing. Lists of court cases name the
 * filter differently.
 */
const statusFilterOf = (register: string) => (register === 'case-fillings' ? 'status' : 'filingStatus');

/**
 * Totals of the counts. Revenue has no total, because a filing's revenue appears in every court it has come
 * to, so a sum would count it several times.
 */
function Totals({ counts, total, linkTo }: SubjectSummary & { linkTo: LinkOfFigure }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={2} className="section">
          {translate('home.total')}
        </th>
        {summaryRegisters.flatMap(({ name, count, revenue }, index) => [
          <td key={count} className="starts">
            {figure(counts[index]!, linkTo(name), language)}
          </td>,
          <td key={revenue}>–</td>,
        ])}
        <td className="starts total">{formatCount(total, language)}</td>
      </tr>
    </tfoot>
  );
}
