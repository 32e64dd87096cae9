import { useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import type { SectionReport } from '../../domain/sectionSummary';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import { useTableHeight } from '../list/table/useTableHeight';
import { courtCells, CourtTable } from './CourtTable';
import { sectionTableStyle } from './sectionTableStyle';

/** Minimum height in pixels: headings and total take half of it. */
const MIN_HEIGHT = 440;

/** The report: a row per section. Its headings are Bengali in the English UI too. */
export function SectionTable({ report }: { report: SectionReport }) {
  const translate = useTranslate();
  const language = useLanguage();
  const box = useTableHeight(MIN_HEIGHT);
  return (
    <div ref={box}>
      <CourtTable
        label={translate('report.table')}
        title={translate('report.title')}
        words="report.headings"
        lang="bn"
        before={[
          { name: 'rowNumber', heading: translate('report.headings.rowNumber') },
          { name: 'section', heading: translate('report.headings.section') },
        ]}
        sx={sectionTableStyle}
        {...report}
      >
        <tbody>
          {report.sections.map(({ section, sectionBn, figures, total }, index) => (
            <tr key={section}>
              <td className="rowNumber">{formatCount(index + 1, language)}</td>
              <th scope="row" className="section">
                {nameIn(language, section, sectionBn)}
              </th>
              {courtCells(figures, total, language)}
            </tr>
          ))}
        </tbody>
      </CourtTable>
    </div>
  );
}
