import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { read, utils, type CellObject, type WorkBook } from 'xlsx';
import { sectionReport } from '../../../domain/sectionSummary';
import { loadI18nProvider, withWords } from '../../../src/i18n';
import { reportTable } from '../../../src/report/reportTable';
import { createSpreadsheetTask } from '../../../src/spreadsheet/spreadsheetTask';
import { pairs, registers, summary } from './answer';

async function written(rows: object[]): Promise<{ book: WorkBook; parts: Record<string, Uint8Array> }> {
  const { translate } = await withWords(loadI18nProvider('bn'), 'report');
  const report = sectionReport(rows as Record<string, unknown>[]);
  const table = reportTable(report, 'Custom House & Co', translate);
  const made = await createSpreadsheetTask()({ tables: [table] });
  if ('failed' in made || !made.file) throw new Error('There is no file');
  const file = await bytesOf(made.file);
  return {
    book: read(file, { cellNF: true, cellStyles: true, cellFormula: true }),
    parts: unzipSync(new Uint8Array(file)),
  };
}

const bytesOf = (file: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file);
  });

describe('the spreadsheet of the report', () => {
  let book: WorkBook;
  let xml: string;
  const cell = (address: string): CellObject => book.Sheets[book.SheetNames[0]!]![address];
  beforeAll(async () => {
    const { book: made, parts } = await written(summary);
    book = made;
    xml = strFromU8(parts['xl/worksheets/sheet1.xml']!);
  });

  it('the spreadsheet of the report has two rows of headings, a row per section, then the totals', () => {
    expect(book.SheetNames).toEqual(['Section Wise Case Summary']);
    const none = pairs(9, 0, 0);
    const rows = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, {
      header: 1,
      defval: null,
    });
    expect(rows).toEqual([
      ['ক্রমিক নং', 'শাখা/সেকশন', ...registers.flatMap((name) => [name, null]), 'মোট (মামলার সংখ্যা)'],
      [null, null, ...pairs(10, 'মামলার সংখ্যা', 'জড়িত রাজস্ব (কোটি টাকা)'), null],
      [1, 'AIR', 1234, 1000, 11, 1.01, 5, 0.01, ...none.slice(0, 12), 1, 0, 1251],
      [2, 'Jetty', 0, 0, ...none, 0],
      [null, 'মোট', ...[1234, 11, 5, 0, 0, 0, 0, 0, 0, 1].flatMap((count) => [count, null]), 1251],
    ]);
  });

  it('the spreadsheet of the report merges headings of paired columns across, and others downwards', () => {
    const merges = book.Sheets[book.SheetNames[0]!]!['!merges']!.map((range) => utils.encode_range(range));
    expect(merges.join(' ')).toBe(
      'A1:A2 B1:B2 C1:D1 E1:F1 G1:H1 I1:J1 K1:L1 M1:N1 O1:P1 Q1:R1 S1:T1 U1:V1 W1:W2',
    );
  });

  it('the spreadsheet of the report has its totals as formulas with their results', () => {
    expect(cell('W3')).toMatchObject({ t: 'n', f: 'SUM(C3,E3,G3,I3,K3,M3,O3,Q3,S3,U3)', v: 1251 });
    expect(cell('W4')).toMatchObject({ f: 'SUM(C4,E4,G4,I4,K4,M4,O4,Q4,S4,U4)', v: 0 });
    expect(cell('C5')).toMatchObject({ t: 'n', f: 'SUM(C3:C4)', v: 1234 });
    expect(cell('U5')).toMatchObject({ f: 'SUM(U3:U4)', v: 1 });
    expect(cell('W5')).toMatchObject({ f: 'SUM(W3:W4)', v: 1251 });
    expect(cell('D5')?.v).toBeUndefined();
  });

  it('the spreadsheet of the report shows whole counts and crore taka with two decimals', () => {
    expect(cell('A3')).toMatchObject({ t: 'n', w: '1' });
    expect(cell('C3')).toMatchObject({ t: 'n', v: 1234, w: '1,234' });
    expect(cell('D3')).toMatchObject({ t: 'n', v: 1000, w: '1,000.00' });
    expect(cell('F3')).toMatchObject({ t: 'n', v: 1.01, w: '1.01' });
    expect(cell('V3')).toMatchObject({ t: 'n', v: 0, w: '0.00' });
    expect(cell('W5')).toMatchObject({ w: '1,251' });
    expect(cell('C3').z).toContain('##\\,##\\,##\\,##0;');
  });

  it('the spreadsheet of the report is set up for A4 landscape, with headings repeated and frozen', () => {
    expect(xml).toContain('<pageSetUpPr fitToPage="1"/>');
    expect(xml).toContain(
      '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
    );
    expect(xml).toContain(
      '<pane xSplit="2" ySplit="2" topLeftCell="C3" activePane="bottomRight" state="frozen"/>',
    );
    expect(book.Workbook?.Names).toEqual([
      { Name: '_xlnm.Print_Titles', Sheet: 0, Ref: "'Section Wise Case Summary'!$1:$2" },
    ]);
    const page = new DOMParser().parseFromString(xml, 'application/xml');
    expect(page.querySelector('parsererror')).toBeNull();
    expect(page.querySelector('oddHeader')?.textContent).toBe('&C&Bশাখাভিত্তিক মামলার সারসংক্ষেপ প্রতিবেদন');
    expect(page.querySelector('oddFooter')?.textContent).toBe('&LCustom House && Co&C&D&Rপৃষ্ঠা &P/&N');
    const widths = book.Sheets[book.SheetNames[0]!]!['!cols']!.map(({ width }) => Math.round(width ?? 0));
    expect(widths).toEqual([7, 14, ...pairs(10, 9, 12), 11]);
  });

  it('the spreadsheet of the report never turns a section’s name into a formula', async () => {
    const names = ['=1+1', '+1', '-1', '@SUM(A1)'];
    const { book: odd } = await written(names.map((wpName) => ({ wpName })));
    names.forEach((name, index) => {
      const back = odd.Sheets[odd.SheetNames[0]!]![`B${index + 3}`] as CellObject;
      expect(back).toMatchObject({ t: 's', v: name, z: '@' });
      expect(back.f).toBeUndefined();
    });
  });
});
