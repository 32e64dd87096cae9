// @vitest-environment jsdom
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { read, utils, type CellObject, type WorkBook } from 'xlsx';
import { startWorkbook, type Cell, type SheetColumn } from '../src';

const columns: SheetColumn[] = [
  { heading: 'S/N', kind: 'number' },
  { heading: 'File Number', kind: 'text' },
  { heading: 'Disputed Revenue', kind: 'money' },
  { heading: 'Case Date', kind: 'date' },
];

async function written(rows: Cell[][], rowsOfSheet?: number): Promise<{ file: Uint8Array; book: WorkBook }> {
  const workbook = startWorkbook('Cases', columns, rowsOfSheet);
  await workbook.add(rows);
  const file = Buffer.concat(await workbook.finish());
  return { file, book: read(file, { cellNF: true, cellStyles: true }) };
}

const cell = ({ book }: { book: WorkBook }, address: string): CellObject | undefined =>
  book.Sheets[book.SheetNames[0]!]![address];
const part = (file: Uint8Array, path: string) => strFromU8(unzipSync(file)[path]!);

const SHEET = 'xl/worksheets/sheet1.xml';

const textBack = async (text: string) => cell(await written([[1, text, 0, null]]), 'B2')?.v;

describe('a written workbook', () => {
  it('a workbook holds its headings and its rows in one sheet', async () => {
    const { book } = await written([
      [1, 'S-1/AP/2024', 1234567.5, 45_351],
      [2, 'নথি/৫(২৬)/শুল্ক/২০২৪', 0, null],
    ]);
    expect(book.SheetNames).toEqual(['Cases']);
    expect(utils.sheet_to_json(book.Sheets.Cases!, { header: 1, raw: false })).toEqual([
      ['S/N', 'File Number', 'Disputed Revenue', 'Case Date'],
      ['1', 'S-1/AP/2024', '12,34,567.50', '29/02/2024'],
      ['2', 'নথি/৫(২৬)/শুল্ক/২০২৪', '0.00'],
    ]);
  });

  it('a workbook shows amounts with two decimals, grouped by lakh and crore', async () => {
    const shown = async (taka: number) => cell(await written([[1, 'a', taka, null]]), 'C2');
    expect(await shown(0)).toMatchObject({ t: 'n', v: 0, w: '0.00' });
    expect(await shown(5000.1)).toMatchObject({ t: 'n', v: 5000.1, w: '5,000.10' });
    expect(await shown(234567.5)).toMatchObject({ t: 'n', v: 234567.5, w: '2,34,567.50' });
    expect(await shown(123456789)).toMatchObject({ t: 'n', v: 123456789, w: '12,34,56,789.00' });
    expect(await shown(1234567890)).toMatchObject({ v: 1234567890, w: '1,23,45,67,890.00' });
    expect(await shown(9_999_999_999_999.99)).toMatchObject({
      v: 9999999999999.99,
      w: '99,99,99,99,99,999.99',
    });
  });

  it('a workbook shows days as dd/mm/yyyy', async () => {
    expect(cell(await written([[1, 'a', 0, 26_015]]), 'D2')).toMatchObject({ t: 'n', w: '23/03/1971' });
    expect(cell(await written([[1, 'a', 0, 46_812]]), 'D2')).toMatchObject({ t: 'n', w: '29/02/2028' });
  });

  it('a workbook never turns a text into a formula', async () => {
    for (const text of ['=1+1', '+8801711000000', '-5', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x","y")']) {
      const back = cell(await written([[1, text, 0, null]]), 'B2');
      expect(back).toMatchObject({ t: 's', v: text });
      expect(back?.f).toBeUndefined();
      // the format "Text", which survives editing
      expect(back?.z).toBe('@');
    }
  });

  it('a workbook marks texts whose white space a reader must keep, but not those with single spaces', async () => {
    const inlineText = async (text: string) =>
      /<t[ >].*<\/t>/s.exec(part((await written([[1, text, 0, null]])).file, SHEET).split('r="B2"')[1]!)![0];
    expect(await inlineText('Hot rolled coils')).toBe('<t>Hot rolled coils</t>');
    for (const text of [' coils', 'coils ', 'hot  rolled', 'hot\nrolled', 'hot\trolled', 'hot\u00a0rolled'])
      expect(await inlineText(text)).toBe(`<t xml:space="preserve">${text}</t>`);
  });

  it('a workbook keeps markup, line breaks and control characters in texts unchanged', async () => {
    expect(await textBack('  Hot & <rolled> "coils" \'  ')).toBe('  Hot & <rolled> "coils" \'  ');
    expect(await textBack('two\nlines')).toBe('two\nlines');
    expect(await textBack('bell\u0007, nil\u0000, \u001b[0m, \ufffe')).toBe(
      'bell\u0007, nil\u0000, \u001b[0m, \ufffe',
    );
    expect(await textBack('a name_x0041_ like an escape')).toBe('a name_x0041_ like an escape');
    expect(await textBack('আপিল 🗂')).toBe('আপিল 🗂');
  });

  it('a sheet is valid XML whatever its texts contain', async () => {
    const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).join('');
    const { file } = await written([[1, `${all}\ud83d\ufffe\uffff]]>`, 0, null]]);
    const xml = new DOMParser().parseFromString(part(file, SHEET), 'application/xml');
    expect(xml.querySelector('parsererror')).toBeNull();
    expect(xml.querySelectorAll('row')).toHaveLength(2);
  });

  it('a workbook replaces characters that no text can contain, and cuts texts that are too long for a cell', async () => {
    expect(await textBack('half \ud83d a pair')).toBe('half \ufffd a pair');
    expect(await textBack('windows\r\nline')).toBe('windows\nline');
    expect(await textBack('x'.repeat(40_000))).toBe(`${'x'.repeat(32_766)}…`);
  });

  it('a workbook leaves empty cells out', async () => {
    const empty = await written([[1, null, 0, null]]);
    expect(cell(empty, 'B2')).toBeUndefined();
    expect(cell(empty, 'D2')).toBeUndefined();
  });

  it('the first row of a sheet is frozen, bold and has a filter, and columns fit their content', async () => {
    const { file, book } = await written([[1, 'a file number of forty characters 2024/1', 0, null]]);
    expect(book.Sheets.Cases!['!autofilter']).toEqual({ ref: 'A1:D2' });
    expect(book.Sheets.Cases!['!cols']?.map(({ width }) => Math.round(width ?? 0))).toEqual([9, 42, 20, 15]);
    const sheet = part(file, SHEET);
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toContain('<c r="A1" s="1" t="inlineStr">');
    expect(part(file, 'xl/styles.xml')).toContain('fontId="1"');
    expect(part(file, 'xl/styles.xml')).toContain('<font><b/>');
  });

  it('a workbook without rows holds nothing but headings', async () => {
    const { book } = await written([]);
    expect(utils.sheet_to_json(book.Sheets.Cases!, { header: 1 })).toEqual([
      ['S/N', 'File Number', 'Disputed Revenue', 'Case Date'],
    ]);
  });

  it('a workbook continues in another sheet when one is full', async () => {
    const rows = Array.from({ length: 7 }, (_, index): Cell[] => [index + 1, `F-${index + 1}`, 0, null]);
    const { book } = await written(rows, 4);
    expect(book.SheetNames).toEqual(['Cases', 'Cases 2', 'Cases 3']);
    const numbers = book.SheetNames.map((name) =>
      utils.sheet_to_json<unknown[]>(book.Sheets[name]!, { header: 1 }).map(([first]) => first),
    );
    expect(numbers).toEqual([
      ['S/N', 1, 2, 3],
      ['S/N', 4, 5, 6],
      ['S/N', 7],
    ]);
  });

  it('a workbook names the columns after Z as AA and AB', async () => {
    const many = Array.from({ length: 28 }, (_, i): SheetColumn => ({ heading: `H${i}`, kind: 'text' }));
    const workbook = startWorkbook('Cases', many);
    await workbook.add([many.map(({ heading }) => heading)]);
    const book = read(Buffer.concat(await workbook.finish()));
    expect(book.Sheets.Cases).toMatchObject({ '!ref': 'A1:AB2', Z2: { v: 'H25' }, AB2: { v: 'H27' } });
  });
});
