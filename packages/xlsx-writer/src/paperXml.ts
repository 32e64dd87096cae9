import { address, emptyCell, formulaCell, numberCell, textCell, type Formula } from './sheetXml';
import { LARGE_MONEY, STYLE, workbookParts } from './workbookParts';
import { xmlText } from './xmlText';
import { startZip } from './zip';

/** The xlsx file of printed tables, a sheet for each, in chunks. Sheet names have up to 31 characters. */
export function paperWorkbook(tables: readonly PaperTable[]): Promise<Uint8Array<ArrayBuffer>[]> {
  const zip = startZip();
  tables.forEach((table, index) => zip.open(`xl/worksheets/sheet${index + 1}.xml`).end(paperXml(table)));
  const names = tables.map(({ sheet }) => sheet);
  for (const [path, xml] of workbookParts(names, HEADING_ROWS)) zip.open(path).end(xml);
  return zip.finish();
}

/** The sheet of a printed table: A4 landscape, one page wide, headings repeated on every page. */
function paperXml({ columns, rows, totals, frozen, ...page }: PaperTable): string {
  const styles = columns.map(({ kind }) => STYLES[kind]);
  const totalStyles = columns.map(({ kind }) => TOTAL_STYLES[kind]);
  const afterRows = HEADING_ROWS + rows.length + 1;
  const firstCell = address(frozen, HEADING_ROWS + 1);
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0">',
    `<pane xSplit="${frozen}" ySplit="${HEADING_ROWS}" topLeftCell="${firstCell}" activePane="bottomRight" state="frozen"/>`,
    `<selection pane="bottomRight" activeCell="${firstCell}" sqref="${firstCell}"/></sheetView></sheetViews>`,
    `<sheetFormatPr defaultRowHeight="${ROW}"/><cols>`,
    ...columns.map(({ width }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`),
    `</cols><sheetData>${headingsXml(columns)}`,
    ...rows.map((cells, i) => rowXml(HEADING_ROWS + i + 1, ROW, cells, styles)),
    rowXml(afterRows, ROW, totals, totalStyles),
    `</sheetData>${mergesXml(columns)}<printOptions horizontalCentered="1"/>`,
    '<pageMargins left="0.4" right="0.4" top="0.75" bottom="0.6" header="0.3" footer="0.3"/>',
    `<pageSetup paperSize="${A4}" orientation="landscape" fitToWidth="1" fitToHeight="0"/>`,
    pageTextsXml(page),
    '</worksheet>',
  ].join('');
}

const A4 = 9;

/** Heights in points: of rows, and of headings with two or three lines. */
const ROW = 18;
const HEADINGS = [40, 58] as const;

const STYLES = { count: STYLE.paperCount, text: STYLE.paperText, money: STYLE.paperMoney };
const TOTAL_STYLES = { ...STYLES, count: STYLE.paperTotalCount, text: STYLE.paperTotalText };

function headingsXml(columns: readonly PaperColumn[]): string {
  const above = columns.map(({ group, heading }, i) =>
    beginsHeading(columns, i) ? (group ?? heading) : null,
  );
  const below = columns.map(({ group, heading }) => (group ? heading : null));
  const styles = columns.map(() => STYLE.paperHeading);
  return rowXml(1, HEADINGS[0], above, styles) + rowXml(2, HEADINGS[1], below, styles);
}

/** Merged cells: group headings span their columns, headings without a group span the rows. */
function mergesXml(columns: readonly PaperColumn[]): string {
  const merges = columns.flatMap(({ group }, i) => {
    if (!beginsHeading(columns, i)) return [];
    const last = group ? columns.findLastIndex((column) => column.group === group) : i;
    return [`${address(i, 1)}:${address(last, group ? 1 : HEADING_ROWS)}`];
  });
  return `<mergeCells count="${merges.length}">${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;
}

/** Whether a group heading begins at this column. */
const beginsHeading = (columns: readonly PaperColumn[], i: number) =>
  !columns[i]!.group || columns[i]!.group !== columns[i - 1]?.group;

function rowXml(row: number, height: number, cells: readonly PaperCell[], styles: readonly number[]): string {
  const xml = cells.map((cell, i) => cellXml(address(i, row), cell, styles[i]!));
  return `<row r="${row}" ht="${height}" customHeight="1">${xml.join('')}</row>`;
}

function cellXml(at: string, cell: PaperCell, style: number): string {
  if (cell === null) return emptyCell(at, style);
  if (typeof cell === 'string') return textCell(at, cell, style);
  if (typeof cell !== 'number') return formulaCell(at, cell, style);
  const isLarge = style === STYLE.paperMoney && Math.abs(cell) >= LARGE_MONEY;
  return numberCell(at, cell, isLarge ? STYLE.paperLargeMoney : style);
}

type PageTexts = Pick<PaperTable, 'title' | 'issuer' | 'pageNumber'>;

const pageTextsXml = ({ title, issuer, pageNumber }: PageTexts) =>
  `<headerFooter><oddHeader>${xmlText(`&C&B${plain(title)}`)}</oddHeader>` +
  `<oddFooter>${xmlText(`&L${plain(issuer)}&C&D&R${pageNumber}`)}</oddFooter></headerFooter>`;

/** Escapes ampersands, which begin codes in headers and footers. */
const plain = (text: string) => text.replaceAll('&', '&&');

/** A complete table for printing; plain data, because it is posted to a worker. */
export interface PaperTable {
  sheet: string;
  /** Printed at the top of every page. */
  title: string;
  /**
   * The page footer: who issues it, and the page number, where `&P` stands for the page and `&N` for the
   * page count.
   */
  issuer: string;
  pageNumber: string;
  columns: readonly PaperColumn[];
  /** How many columns stay visible when it is scrolled sideways. */
  frozen: number;
  rows: readonly (readonly PaperCell[])[];
  /** The last row, in bold. */
  totals: readonly PaperCell[];
}

export interface PaperColumn {
  heading: string;
  /**
   * Heading above this column's own, merged over neighbours with the same group. Without it the column's
   * heading spans two rows.
   */
  group?: string;
  kind: 'count' | 'text' | 'money';
  /** Width in characters. */
  width: number;
}

export type PaperCell = string | number | Formula | null;

export const HEADING_ROWS = 2;
