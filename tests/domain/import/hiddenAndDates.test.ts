import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { utils, write, type BookType, type WorkSheet } from 'xlsx';
import { createFileTask, type FileOrder } from '../../../src/import/file/fileTask';

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

async function opened(bytes: Uint8Array) {
  const task = createFileTask();
  const report = await task({ open: bytes });
  const headings = { first: 0, last: 0 };
  return {
    sheets: 'sheets' in report ? report.sheets : report,
    look: async (skipsHidden = false) => {
      const answer = await task({ look: { sheet: 0, fields: [], headings, skipsHidden } });
      return 'look' in answer ? answer.look : answer;
    },
    rows: async (order: Partial<Extract<FileOrder, { part: unknown }>['part']> = {}) => {
      const answer = await task({ part: { sheet: 0, headings, from: 0, ...order } });
      return 'part' in answer ? (JSON.parse(answer.part.json) as { line: number; cells: unknown[] }[]) : [];
    },
  };
}

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
    const file = await opened(bytesOf({ Register: filtered() }, type));
    expect(await file.look()).toMatchObject({ rows: 3, hidden: 2, skipsHidden: false });
    expect(await file.look(true)).toMatchObject({ rows: 1, hidden: 2, skipsHidden: true });
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
  const file = await opened(zipSync({ ...files, 'content.xml': strToU8(content) }));
  expect(file.sheets).toEqual([
    { name: 'Register', rows: 4, isHidden: false },
    { name: 'Other', rows: 4, isHidden: true },
  ]);
  expect(await file.look()).toMatchObject({ rows: 3, hidden: 1 });
});

it('a hidden sheet is told as such', async () => {
  const file = await opened(bytesOf({ Register: filtered(), Old: filtered() }, 'xlsx', { hidden: 'Old' }));
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
  const file = await opened(bytesOf({ Register: sheet }, 'xlsx'));
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
    const file = await opened(bytesOf({ Register: sheet }, type, { date1904: true }));
    expect((await file.rows({ days: [0] }))[0]!.cells).toEqual([39_692, 38_230]);
    const other = await opened(bytesOf({ Register: sheet }, type));
    expect((await other.rows({ days: [0] }))[0]!.cells).toEqual([38_230, 38_230]);
  },
);
