import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import { formatTaka, toCrore } from '../../domain/money';
import { summaryRegisters, type SectionFigures, type SectionReport } from '../../domain/sectionSummary';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import { useTableHeight } from '../list/table/useTableHeight';
import { sectionTableStyle } from './sectionTableStyle';

/** Minimum height in pixels: headings and total take half of it. */
const MIN_HEIGHT = 440;

/** A row per section: count and revenue in crore taka for each register, and the section's total of cases. */
export function SectionTable({ report }: { report: SectionReport }) {
  const translate = useTranslate();
  const box = useTableHeight(MIN_HEIGHT);
  return (
    <div ref={box}>
      {/* focusable, so that the arrow keys scroll the table */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <Box component="section" aria-label={translate('report.table')} tabIndex={0} sx={sectionTableStyle}>
        <table aria-labelledby="page-title">
          <colgroup span={2} />
          {summaryRegisters.map(({ name }) => (
            <colgroup key={name} span={2} />
          ))}
          <colgroup />
          <Headings />
          <tbody>
            {report.sections.map((section, index) => (
              <SectionRow key={section.section} number={index + 1} {...section} />
            ))}
          </tbody>
          <Totals {...report} />
        </table>
      </Box>
    </div>
  );
}

function Headings() {
  const translate = useTranslate();
  return (
    // The headings of the report are Bengali in the English UI too.
    <thead lang="bn">
      <tr>
        <th scope="col" rowSpan={2} className="number">
          {translate('report.headings.rowNumber')}
        </th>
        <th scope="col" rowSpan={2} className="section">
          {translate('report.headings.section')}
        </th>
        {summaryRegisters.map(({ name }) => (
          <th key={name} scope="colgroup" colSpan={2} className="starts">
            {translate(`report.headings.registers.${name}`)}
          </th>
        ))}
        <th scope="col" rowSpan={2} className="starts">
          {translate('report.headings.total')}
        </th>
      </tr>
      <tr>
        {summaryRegisters.flatMap(({ count, revenue }) => [
          <th key={count} scope="col" className="starts">
            {translate('report.headings.count')}
          </th>,
          <th key={revenue} scope="col">
            {translate('report.headings.revenue')}
          </th>,
        ])}
      </tr>
    </thead>
  );
}

function SectionRow({ number, section, sectionBn, figures, total }: SectionFigures & { number: number }) {
  const language = useLanguage();
  return (
    <tr>
      <td className="number">{formatCount(number, language)}</td>
      <th scope="row" className="section">
        {nameIn(language, section, sectionBn)}
      </th>
      {summaryRegisters.flatMap(({ count, revenue }, index) => [
        <td key={count} className="starts">
          {formatCount(figures[index]!.count, language)}
        </td>,
        <td key={revenue}>{formatTaka(toCrore(figures[index]!.revenue), language)}</td>,
      ])}
      <td className="starts total">{formatCount(total, language)}</td>
    </tr>
  );
}

/**
 * Totals of the counts. Revenue has no total, because a filing's revenue appears in every court it has come
 * to, so a sum would count it several times.
 */
function Totals({ counts, total }: SectionReport) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={2} lang="bn" className="section">
          {translate('report.headings.totalRow')}
        </th>
        {summaryRegisters.flatMap(({ count, revenue }, index) => [
          <td key={count} className="starts">
            {formatCount(counts[index]!, language)}
          </td>,
          <td key={revenue}>–</td>,
        ])}
        <td className="starts total">{formatCount(total, language)}</td>
      </tr>
    </tfoot>
  );
}
