import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { utils, write, type BookType, type WorkSheet } from 'xlsx';
import { mergedDown } from '../../../domain/import/headings';
import type { Cell } from '../../../domain/imports';
import {
  createFileTask,
  type FileOrder,
  type LookOrder,
  type PartOrder,
} from '../../../src/import/file/fileTask';

const dated = (serial: number, format: string) => ({ t: 'n' as const, v: serial, z: format });

function bytesOf(sheets: Record<string, WorkSheet>, type: BookType, { hidden = '', date1904 = false } = {}) {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  book.Workbook = {
    WBProps: { date1904 },
    Sheets: Object.keys(sheets).map((name) => ({ name, Hidden: name === hidden ? 1 : 0 })),
  };
  return new Uint8Array(write(book, { type: 'array', bookType: type, cellStyles: true }) as ArrayBuffer);
}

async function opened(order: FileOrder, headings?: LookOrder['headings']) {
  const task = createFileTask();
  const report = await task(order);
  const look = async (more: Partial<LookOrder> = {}) => {
    const answer = await task({ look: { sheet: 0, fields: [], headings, ...more } });
    if (!('look' in answer)) throw new Error(JSON.stringify(answer));
    return answer.look;
  };
  return {
    sheets: 'sheets' in report ? report.sheets : report,
    look,
    rows: async (more: Partial<PartOrder> = {}) => {
      const found = headings ?? (await look()).headings;
      const answer = await task({ part: { sheet: 0, headings: found, from: 0, ...more } });
      return 'part' in answer ? (JSON.parse(answer.part.json) as { line: number; cells: unknown[] }[]) : [];
    },
  };
}

const FIRST_ROW = { first: 0, last: 0 };

const filtered = () => {
  const sheet = utils.aoa_to_sheet([
    ['File No', 'Writ No'],
    ['S-1', '1/2021'],
    ['S-2', '2/2021'],
    ['S-3', '3/2021'],
  ]);
  sheet['!rows'] = [{}, {}, { hidden: true }, { hidden: true }];
  return sheet;
};

it.each(['xlsx', 'xlsb', 'xlml'] as BookType[])(
  'hidden rows of an %s file are told, and left out if asked',
  async (type) => {
    const file = await opened({ open: bytesOf({ Register: filtered() }, type) }, FIRST_ROW);
    expect(await file.look()).toMatchObject({ rows: 3, hidden: 2, skipsHidden: false });
    expect(await file.look({ skipsHidden: true })).toMatchObject({ rows: 1, hidden: 2, skipsHidden: true });
    expect((await file.rows()).map(({ line }) => line)).toEqual([2, 3, 4]);
    expect((await file.rows({ skipsHidden: true })).map(({ line }) => line)).toEqual([2]);
  },
);

it('hidden rows and sheets of an ods file are told', async () => {
  const files = unzipSync(bytesOf({ Register: filtered(), Other: filtered() }, 'ods'));
  let row = 0;
  const content = strFromU8(files['content.xml']!)
    .replace(/<table:table-row/g, (tag) => (row++ === 2 ? `${tag} table:visibility="filter"` : tag))
    .replace(
      /<office:automatic-styles>/,
      (tag) =>
        `${tag}<style:style style:name="gone" style:family="table"><style:table-properties table:display="false"/></style:style>`,
    )
    .replace(
      /<table:table table:name="Other"[^>]*>/,
      '<table:table table:name="Other" table:style-name="gone">',
    );
  const file = await opened({ open: zipSync({ ...files, 'content.xml': strToU8(content) }) }, FIRST_ROW);
  expect(file.sheets).toEqual([
    { name: 'Register', rows: 4, isHidden: false },
    { name: 'Other', rows: 4, isHidden: true },
  ]);
  expect(await file.look()).toMatchObject({ rows: 3, hidden: 1 });
});

it('a hidden sheet is told as such', async () => {
  const file = await opened(
    { open: bytesOf({ Register: filtered(), Old: filtered() }, 'xlsx', { hidden: 'Old' }) },
    FIRST_ROW,
  );
  expect(file.sheets).toEqual([
    { name: 'Register', rows: 4, isHidden: false },
    { name: 'Old', rows: 4, isHidden: true },
  ]);
});

it('a date in a column of numbers is sent as the sheet shows it, and in other columns as a day', async () => {
  const sheet = utils.aoa_to_sheet([
    ['A', 'B', 'C'],
    [null, null, null],
    [null, null, null],
  ]);
  Object.assign(sheet, {
    A2: dated(39_692, 'mmm-yy'),
    B2: dated(39_692, 'd-mmm'),
    C2: dated(39_692, 'mmm-yy'),
    A3: dated(39_692, 'dd/mm/yyyy'),
    B3: dated(39_692, 'm/d/yy h:mm'),
    C3: dated(39_692, '[$-409]mmmm d, yyyy;@'),
  });
  const file = await opened({ open: bytesOf({ Register: sheet }, 'xlsx') }, FIRST_ROW);
  expect((await file.rows({ identifiers: [0, 1] })).map(({ cells }) => cells)).toEqual([
    ['Sep-08', '1-Sep', '2008-09-01'],
    ['01/09/2008', '9/1/08 0:00', '2008-09-01'],
  ]);
});

it.each(['xlsx', 'biff8'] as BookType[])(
  'a day without a format in an %s file counts from 1904 if the workbook does',
  async (type) => {
    const sheet = utils.aoa_to_sheet([
      ['Date', 'Amount'],
      [38_230, 38_230],
    ]);
    const file = await opened({ open: bytesOf({ Register: sheet }, type, { date1904: true }) }, FIRST_ROW);
    expect((await file.rows({ days: [0] }))[0]!.cells).toEqual([39_692, 38_230]);
    const other = await opened({ open: bytesOf({ Register: sheet }, type) }, FIRST_ROW);
    expect((await other.rows({ days: [0] }))[0]!.cells).toEqual([38_230, 38_230]);
  },
);

const down = (top: number, bottom: number, left: number) => ({ top, bottom, left, right: left });

const HEADINGS = ['File No', 'Section', 'Company', 'Revenue'];

it('a text in vertically merged cells applies to each of their rows, but an amount only to the first', () => {
  const rows: Cell[][] = [
    HEADINGS,
    ['S-1', 'AIR', 'Karim Textiles', '12,34,567.00'],
    ['S-2'],
    ['S-3', null, null, null],
    ['S-4', 'CEPZ', 'Halda Foods', 5],
  ];
  const merges = [down(1, 3, 1), down(1, 3, 2), down(1, 3, 3)];
  expect(mergedDown(rows, merges, 0)).toEqual([
    HEADINGS,
    ['S-1', 'AIR', 'Karim Textiles', '12,34,567.00'],
    ['S-2', 'AIR', 'Karim Textiles'],
    ['S-3', 'AIR', 'Karim Textiles', null],
    ['S-4', 'CEPZ', 'Halda Foods', 5],
  ]);
});

it('a row that consists only of cells merged with the rows above is not filled', () => {
  const rows: Cell[][] = [HEADINGS, ['S-1', 'AIR'], [], ['S-2', 'AIR'], []];
  const merges = [down(1, 2, 0), down(1, 2, 1), down(3, 9, 0), down(3, 9, 1)];
  expect(mergedDown(rows, merges, 0)).toEqual(rows);
});

it('vertically merged headings are not copied into the rows below them', () => {
  const rows: Cell[][] = [
    ['File No', 'Dates'],
    [null, 'Judgment'],
    ['S-1', '12/3/21'],
  ];
  expect(mergedDown(rows, [down(0, 1, 0)], 1)).toEqual(rows);
});

it('an import sends the values of merged cells with each of their rows, and counts the merged ranges', async () => {
  const sheet = utils.aoa_to_sheet([HEADINGS, ['S-1', 'AIR', 'Karim Textiles', 7], ['S-2'], ['S-3', 'CEPZ']]);
  sheet['!merges'] = [{ s: { r: 1, c: 1 }, e: { r: 2, c: 1 } }];
  const file = await opened({ open: bytesOf({ Cases: sheet }, 'xlsx') });
  expect(await file.look()).toMatchObject({ rows: 3, merged: 1 });
  expect(await file.rows()).toMatchObject([
    { line: 2, cells: ['S-1', 'AIR', 'Karim Textiles', 7] },
    { line: 3, cells: ['S-2', 'AIR'] },
    { line: 4, cells: ['S-3', 'CEPZ'] },
  ]);
});

it('more rows than an import takes are refused before they are sent', async () => {
  const file = await opened({ paste: `File No,Section\n${'S-1,AIR\n'.repeat(50_001)}` });
  await expect(file.look()).rejects.toThrow('{"fault":"tooManyRows","params":{"most":50000}}');
});

it('the preview of an import shows only the beginning of long cells, and the import takes them whole', async () => {
  const long = 'x'.repeat(20_000);
  const paste = [`Name\t${long}\tBIN`, `${long}\tKarim\t1`, `Total ${long}`].join('\n');
  const file = await opened({ paste }, FIRST_ROW);
  const look = await file.look();
  const shown = `${'x'.repeat(200)}...`;
  expect(look.preview[1]).toEqual([shown, 'Karim', '1']);
  expect(look.columns.map(({ heading, samples }) => [heading, samples])).toEqual([
    ['Name', [shown]],
    ['x'.repeat(255), ['Karim']],
    ['BIN', ['1']],
  ]);
  expect(look.leftOut.map(({ text }) => text)).toEqual([`Total ${'x'.repeat(194)}...`]);
  expect(await file.rows()).toEqual([{ line: 2, cells: [long, 'Karim', '1'] }]);
});

it('an import leaves out a row that looks like a total unless the user includes it', async () => {
  const lines = [
    'Name\tBIN\tPhone\tEmail\tAddress',
    'Rahman Traders\t001234567-0101\t\t\tAgrabad',
    'Karim & Sons',
    'Total Gas Ltd\t002345678-0101',
    'Total\t2',
  ];
  const file = await opened({ paste: lines.join('\n') });
  for (const [taken, sent] of [
    [[], [2, 3]],
    [[4], [2, 3, 4]],
  ] as const) {
    const look = await file.look({ taken });
    expect(look.leftOut.map(({ line }) => line)).toEqual([4, 5]);
    expect(look.rows).toBe(sent.length);
    expect((await file.rows({ taken })).map(({ line }) => line)).toEqual(sent);
  }
});
