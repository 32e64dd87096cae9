import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import type { SpreadsheetColumn } from '../../../src/spreadsheet/spreadsheetColumn';
import { createSpreadsheetTask, type Report } from '../../../src/spreadsheet/spreadsheetTask';

const columns: SpreadsheetColumn[] = [
  { heading: 'File Number', kind: 'text', source: 'nothiNumber' },
  { heading: 'Section/Branch', kind: 'text', source: 'workPlace.name', otherwise: 'taxacationBranch' },
  { heading: 'C&F Agent', kind: 'text', source: 'cnfAgent.cnfAgentName', also: 'cnfAgent.contactNumber' },
  { heading: 'Disputed Revenue', kind: 'money', source: 'revenue' },
  { heading: 'Date of B/E', kind: 'date', source: 'boeDate' },
  { heading: 'Status', kind: 'text', source: 'status', words: { OPEN: 'অনিষ্পন্ন' } },
];

/** The serial number of 2024-02-29. */
const LEAP_DAY_2024 = 45_351;

/** Feeds the task a page answer in chunks of `bytesAtOnce` bytes. */
async function reportsOf(answer: string, bytesAtOnce = 7): Promise<Report[]> {
  const perform = createSpreadsheetTask();
  const begin = { resource: 'case-fillings', sheet: 'Cases', rowNumber: 'S/N', columns };
  const reports = [await perform({ begin })];
  const bytes = new TextEncoder().encode(answer);
  for (let start = 0; start < bytes.length && !('failed' in reports.at(-1)!); start += bytesAtOnce) {
    reports.push(await perform({ bytes: bytes.slice(start, start + bytesAtOnce) }));
  }
  return 'failed' in reports.at(-1)! ? reports : [...reports, await perform({ end: true })];
}

async function rowsOf(answer: string) {
  const report = (await reportsOf(answer)).at(-1)!;
  if ('failed' in report || !report.file) throw new Error('There is no file');
  const book = read(await bytesOf(report.file));
  const rows = utils.sheet_to_json<unknown[]>(book.Sheets.Cases!, { header: 1, defval: null });
  return rows.slice(1);
}

const bytesOf = (file: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file);
  });

const page = (...content: object[]) => JSON.stringify({ content, totalElements: content.length });

describe('a spreadsheet made from the answer to a list’s request', () => {
  it('an exported spreadsheet has a numbered row for each record', async () => {
    const rows = await rowsOf(page({ nothiNumber: 'S-1/AP/2024' }, { nothiNumber: 'নথি/৫' }));
    expect(rows.map(([number, fileNumber]) => [number, fileNumber])).toEqual([
      [1, 'S-1/AP/2024'],
      [2, 'নথি/৫'],
    ]);
  });

  it('an exported spreadsheet has the same cells for rows of our own and of foreign servers', async () => {
    const ours = { revenue: 1234567.5, boeDate: [2024, 2, 29] };
    const others = { revenue: '1234567.50', boeDate: '2024-02-29T00:00:00+06:00' };
    const [first, second] = await rowsOf(page(ours, others));
    expect(first!.slice(4, 6)).toEqual([1234567.5, LEAP_DAY_2024]);
    expect(second!.slice(4, 6)).toEqual([1234567.5, LEAP_DAY_2024]);
  });

  it('an exported spreadsheet has days from 1971 to 2028 as dates, and missing days as empty cells', async () => {
    const rows = await rowsOf(page({ boeDate: [1971, 3, 26] }, { boeDate: [2028, 2, 29] }, {}));
    expect(rows.map((row) => row[5])).toEqual([26_018, 46_812, null]);
    expect(rows[2]).toEqual([3, null, null, null, 0, null, null]);
  });

  it('an exported spreadsheet has days outside its calendar as text', async () => {
    const [row] = await rowsOf(page({ boeDate: [1899, 12, 31] }));
    expect(row![5]).toBe('31/12/1899');
  });

  it('an exported column falls back to its second path, and adds the value of its additional path', async () => {
    const agent = { cnfAgentName: 'Karnaphuli C&F', contactNumber: '01711000000' };
    const [first, second, third] = await rowsOf(
      page(
        { workPlace: { name: 'AIR' }, taxacationBranch: 'air', cnfAgent: agent },
        { workPlace: null, taxacationBranch: 'JETTY', cnfAgent: { ...agent, contactNumber: null } },
        { cnfAgent: { contactNumber: '01711000000' } },
      ),
    );
    expect(first!.slice(2, 4)).toEqual(['AIR', 'Karnaphuli C&F, 01711000000']);
    expect(second!.slice(2, 4)).toEqual(['JETTY', 'Karnaphuli C&F']);
    expect(third!.slice(2, 4)).toEqual([null, '01711000000']);
  });

  it('an exported spreadsheet has choices as text, and unknown values unchanged', async () => {
    const rows = await rowsOf(page({ status: 'OPEN' }, { status: 'CLOSED' }, { status: 'toString' }));
    expect(rows.map((row) => row[6])).toEqual(['অনিষ্পন্ন', 'CLOSED', 'toString']);
  });

  it('an export reads an answer in any key order and spacing, and ignores other keys called content', async () => {
    const answer = `{ "totalElements" : 2, "pageable": {"content": [1], "totalElements": 9},
      "content" : [ {"nothiNumber": "a ] } \\" [", "content": [{"nothiNumber": "no"}], "totalElements": 7},
      {"nothiNumber": "b"} ] , "last": true }`;
    expect((await rowsOf(answer)).map(([, fileNumber]) => fileNumber)).toEqual(['a ] } " [', 'b']);
    expect((await reportsOf(answer)).at(-1)).toMatchObject({ rows: 2, total: 2 });
  });

  it('the spreadsheet task reports rows and total of an incomplete answer, for the caller to judge', async () => {
    expect((await reportsOf('{"content":[{"id":1}],"totalElements":2}')).at(-1)).toMatchObject({
      rows: 1,
      total: 2,
    });
    expect((await reportsOf('{"content":[],"totalElements":0}')).at(-1)).toMatchObject({ rows: 0, total: 0 });
  });

  it('the spreadsheet task makes no file of an answer that breaks off, has no total, or is no page', async () => {
    for (const answer of [
      '{"content":[{"id":1},{"id":2}],"totalElements":2',
      '{"totalElements":2,"content":[{"id":1},{"id":2}',
      '{"content":[{"id":1}]}',
      '<html>503</html>',
      '{"content":[{"id":1}],"totalElements":1}{}',
      '',
    ]) {
      expect((await reportsOf(answer)).at(-1)).toEqual({ failed: 'reading' });
    }
  });
});
