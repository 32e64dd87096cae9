import { address, HEADING_ROWS, type PaperColumn, type PaperTable } from '@casebook/xlsx-writer';
import { toCrore } from '../../domain/taka';
import { summaryRegisters, type SectionReport } from '../../domain/sectionSummary';

type Translate = (key: string, options?: object) => string;

/** The number of columns before the figures: row number and section name. */
const COLUMNS_BEFORE = 2;
const FIRST_ROW = HEADING_ROWS + 1;

/** The report as a spreadsheet: revenues rounded as on screen, totals as formulas. */
export function reportTable(report: SectionReport, organisation: string, translate: Translate): PaperTable {
  const { sections, counts, total } = report;
  const lastRow = HEADING_ROWS + sections.length;
  const countColumns = summaryRegisters.map((_, index) => COLUMNS_BEFORE + 2 * index);
  const totalColumn = COLUMNS_BEFORE + 2 * summaryRegisters.length;
  const longest = Math.max(...sections.map(({ section }) => section.length));
  const ofRow = (row: number) => `SUM(${countColumns.map((column) => address(column, row)).join(',')})`;
  const ofColumn = (column: number) => `SUM(${address(column, FIRST_ROW)}:${address(column, lastRow)})`;
  return {
    sheet: 'Section Wise Case Summary',
    title: translate('report.title'),
    issuer: organisation,
    pageNumber: translate('report.pageNumber', { page: '&P', pages: '&N' }),
    columns: columns(longest, (key) => translate(`report.headings.${key}`)),
    frozen: COLUMNS_BEFORE,
    rows: sections.map(({ section, figures, total: ofSection }, index) => [
      index + 1,
      section,
      ...figures.flatMap(({ count, revenue }) => [count, toCrore(revenue)]),
      { formula: ofRow(FIRST_ROW + index), value: ofSection },
    ]),
    totals: [
      null,
      translate('report.headings.totalRow'),
      ...counts.flatMap((value, index) => [{ formula: ofColumn(countColumns[index]!), value }, null]),
      { formula: ofColumn(totalColumn), value: total },
    ],
  };
}

const columns = (longestSection: number, heading: (key: string) => string): PaperColumn[] => [
  { heading: heading('rowNumber'), kind: 'count', width: 7 },
  { heading: heading('section'), kind: 'text', width: Math.min(Math.max(14, longestSection + 3), 40) },
  ...summaryRegisters.flatMap(({ name }): PaperColumn[] => {
    const group = heading(`registers.${name}`);
    return [
      { group, heading: heading('count'), kind: 'count', width: 9 },
      { group, heading: heading('revenue'), kind: 'money', width: 12 },
    ];
  }),
  { heading: heading('total'), kind: 'count', width: 11 },
];
