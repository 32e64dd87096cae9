import { repeated, zip } from './zip.mjs';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

export const BEFORE = `<worksheet xmlns="${MAIN}"><sheetData>`;
export const AFTER = '</sheetData></worksheet>';

/** An xlsx of which `files` replaces or adds parts; `sheets` names the part of each of its sheets. */
export const xlsx = (files, { sheets = ['sheet1'], declared } = {}) =>
  zip(
    {
      '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
      'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.map((_, at) => `<sheet name="S${at}" sheetId="${at + 1}" r:id="rId${at}"/>`).join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${sheets.map((name, at) => `<Relationship Id="rId${at}" Type="${RELATIONS}/worksheet" Target="worksheets/${name}.xml"/>`).join('')}</Relationships>`,
      'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"/>`,
      'xl/styles.xml': `<styleSheet xmlns="${MAIN}"/>`,
      ...files,
    },
    declared,
  );

const cell = (place, text) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A row with a name in column A and a number in column B; the first has their headings. */
export const row = (line) =>
  line === 1
    ? `<row r="1">${cell('A1', 'Name')}${cell('B1', 'BIN')}</row>`
    : `<row r="${line}">${cell(`A${line}`, `Company ${line}`)}<c r="B${line}"><v>${line}</v></c></row>`;

export const rows = (count) => Array.from({ length: count }, (_, at) => row(at + 1)).join('');

const sheet = (data, { before = '', after = '' } = {}) =>
  `<worksheet xmlns="${MAIN}">${before}<sheetData>${data}</sheetData>${after}</worksheet>`;

const oneSheet = (...parts) => xlsx({ 'xl/worksheets/sheet1.xml': sheet(...parts) });

const ods = (table, before = '') =>
  zip({
    'META-INF/manifest.xml': '<manifest:manifest/>',
    'styles.xml': '<office:document-styles/>',
    'content.xml': `<?xml version="1.0"?>${before}<office:document-content><office:body><office:spreadsheet><table:table table:name="S">${table}</table:table></office:spreadsheet></office:body></office:document-content>`,
  });

const odsCell = (text, repeat = 1) =>
  `<table:table-cell office:value-type="string" table:number-columns-repeated="${repeat}"><text:p>${text}</text:p></table:table-cell>`;
const odsRow = (cells, repeat = 1) =>
  `<table:table-row table:number-rows-repeated="${repeat}">${cells}</table:table-row>`;

const MEMORY =
  'The file would take up too much memory when unpacked, so it was not opened. Split it into several files.';
const DAMAGED =
  'The file is damaged and cannot be read. Open it in the program it was made with and save it again.';
const ROWS = 'The sheet has more than 50,000 rows. Split it into several files.';
const TEXT = 'The text is longer than 10,00,000 characters. Split it into several files.';

/** A compound file, the container of xls and of what is encrypted, with a directory of these streams. */
function compound(streams, { cyclic = false } = {}) {
  const bytes = Buffer.alloc(512 * 4);
  bytes.write('d0cf11e0a1b11ae1', 0, 'hex');
  const words = [
    [24, 0x3e, 3, 0xfffe, 9, 6],
    [44, 1, 0, 1, 0, 0, 0, 4096, 0],
  ];
  words[0].slice(1).forEach((word, at) => bytes.writeUInt16LE(word, 24 + 2 * at));
  bytes.writeUInt32LE(1, 44); // sectors of the allocation table
  bytes.writeUInt32LE(1, 48); // where the directory begins
  bytes.writeUInt32LE(4096, 56);
  bytes.writeInt32LE(cyclic ? 2 : -2, 60); // where the small streams' table begins
  bytes.writeUInt32LE(cyclic ? 1 : 0, 64);
  bytes.writeInt32LE(-2, 68);
  bytes.fill(0xff, 76, 512);
  bytes.writeUInt32LE(0, 76);
  bytes.fill(0xff, 512, 1024);
  [-3, -2, cyclic ? 2 : -2].forEach((next, at) => bytes.writeInt32LE(next, 512 + 4 * at));
  ['Root Entry', ...streams].forEach((name, at) => {
    const entry = 1024 + 128 * at;
    bytes.write(`${name}\0`, entry, 'utf16le');
    bytes.writeUInt16LE(2 * name.length + 2, entry + 64);
    bytes[entry + 66] = at ? 2 : 5;
    bytes[entry + 67] = 1;
    bytes.fill(0xff, entry + 68, entry + 80);
    if (!at && streams.length) bytes.writeUInt32LE(1, entry + 76);
    bytes.writeInt32LE(2, entry + 116);
    bytes.writeUInt32LE(at || cyclic ? 64 : 0, entry + 120);
  });
  return bytes;
}

export const workbooks = [
  {
    name: 'a declared range.xlsx',
    make: () => oneSheet(rows(3), { before: '<dimension ref="A1:XFD2000"/>' }),
    import: 'On to the columns (2 rows)',
    match: 'Name | BIN\nCompany 2 | 2\nCompany 3 | 3',
  },
  {
    name: 'a cell in the last column of 50,898 rows.xlsx',
    make: () =>
      oneSheet(
        Array.from(
          { length: 50_898 },
          (_, at) => `<row r="${at + 1}"><c r="XFD${at + 1}"><v>1</v></c></row>`,
        ).join(''),
      ),
    import: 'Row 1 has 16,384 columns; at most 500 can be read.',
    match: 'Row 1 has 16,384 columns; at most 500 can be read.',
  },
  {
    name: 'an empty stretch of 90,000 rows.xlsx',
    make: () => oneSheet(rows(10) + row(90_011)),
    import: 'On to the columns (10 rows)',
    match: `${['Name | BIN', ...Array.from({ length: 9 }, (_, at) => `Company ${at + 2} | ${at + 2}`)].join('\n')}\nCompany 90011 | 90011`,
  },
  {
    name: 'two gigabytes that claim a thousand bytes.xlsx',
    make: () =>
      xlsx({ 'xl/worksheets/sheet1.xml': repeated(' ', 2_000_000_000, BEFORE, AFTER) }, { declared: 1000 }),
    import: MEMORY,
    match: MEMORY,
  },
  {
    name: 'two gigabytes of a picture.xlsx',
    make: () =>
      xlsx({
        'xl/worksheets/sheet1.xml': sheet(rows(2)),
        'xl/media/image1.png': repeated(' ', 2_000_000_000),
      }),
    import: 'On to the columns (1 row)',
    match: 'Name | BIN\nCompany 2 | 2',
  },
  {
    name: 'seven million texts.xlsx',
    make: () =>
      xlsx({
        'xl/worksheets/sheet1.xml': sheet(rows(2)),
        'xl/sharedStrings.xml': repeated('<si/>', 7_000_000, `<sst xmlns="${MAIN}">`, '</sst>'),
      }),
    import: MEMORY,
    match: MEMORY,
  },
  {
    name: 'seven million formats.xlsx',
    make: () =>
      xlsx({
        'xl/worksheets/sheet1.xml': sheet(rows(2)),
        'xl/styles.xml': repeated(
          '<xf/>',
          7_000_000,
          `<styleSheet xmlns="${MAIN}"><cellXfs>`,
          '</cellXfs></styleSheet>',
        ),
      }),
    import: MEMORY,
    match: MEMORY,
  },
  {
    name: 'ten thousand sheets.xlsx',
    make: () =>
      xlsx(
        { 'xl/worksheets/sheet1.xml': sheet(rows(2)) },
        { sheets: Array.from({ length: 10_000 }, () => 'sheet1') },
      ),
    import: 'The workbook has more than 200 sheets. Split it into several files.',
    match: 'The workbook has more than 200 sheets. Split it into several files.',
  },
  {
    name: 'one large sheet 150 times.xlsx',
    make: () =>
      xlsx(
        { 'xl/worksheets/sheet1.xml': sheet(rows(50_000)) },
        { sheets: Array.from({ length: 150 }, () => 'sheet1') },
      ),
    import: DAMAGED,
    match: DAMAGED,
  },
  {
    name: 'a link over all cells.xlsx',
    make: () =>
      oneSheet(rows(2), {
        after:
          '<hyperlinks><x:hyperlink ref="A1:XFD1048576" location="A1"/><hyperlink ref="A1:XFD1048576" location="A1"/></hyperlinks>',
      }),
    import: 'On to the columns (1 row)',
    match: 'Name | BIN\nCompany 2 | 2',
  },
  {
    name: 'two thousand million columns.xlsx',
    make: () => oneSheet(rows(2), { before: '<cols><col min="1" max="2000000000" width="9"/></cols>' }),
    import: 'On to the columns (1 row)',
    match: 'Name | BIN\nCompany 2 | 2',
  },
  {
    name: 'a hundred thousand merged ranges.xlsx',
    make: () =>
      oneSheet(rows(200), {
        after: `<mergeCells>${'<mergeCell ref="A2:XFD1048576"/>'.repeat(100_000)}</mergeCells>`,
      }),
    import: DAMAGED,
    match: DAMAGED,
  },
  {
    name: 'a row with the number 4294967295.xlsx',
    make: () => oneSheet(`${rows(2)}<row r="4294967295"><c r="A4294967295"><v>1</v></c></row>`),
    import: DAMAGED,
    match: DAMAGED,
  },
  {
    name: 'a cell of 100,000 characters.xlsx',
    make: () => oneSheet(`<row r="1">${cell('A1', 'a'.repeat(100_000))}</row>`),
    import: 'A cell in row 1 is longer than 32,767 characters.',
    match: 'a'.repeat(100_000),
  },
  {
    name: 'a million rows.xlsx',
    make: () =>
      xlsx({ 'xl/worksheets/sheet1.xml': repeated('<row><c><v>1</v></c></row>', 1_048_576, BEFORE, AFTER) }),
    import: ROWS,
    match: ROWS,
  },
  {
    name: 'a cell in column 500 of 40,000 rows.xlsx',
    make: () =>
      oneSheet(
        Array.from(
          { length: 40_000 },
          (_, at) => `<row r="${at + 1}"><c r="SF${at + 1}"><v>1</v></c></row>`,
        ).join(''),
      ),
    import: 'On to the columns (39,999 rows)',
    match: TEXT,
  },
  {
    name: 'an entity of entities.xlsx',
    make: () =>
      oneSheet(`<row r="1">${cell('A1', '&b;&b;&b;')}${cell('B1', '&#65;')}</row>${row(2)}`, {
        before: '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>',
      }),
    import: 'On to the columns (1 row)',
    match: '&b;&b;&b; | A\nCompany 2 | 2',
  },
  {
    name: 'a cell repeated over all others.ods',
    make: () => ods(odsRow(odsCell('x', 16_384), 1_048_576)),
    import: MEMORY,
    match: MEMORY,
  },
  {
    name: 'empty cells repeated to the end.ods',
    make: () =>
      ods(
        odsRow(odsCell('Name') + odsCell('BIN')) +
          odsRow(odsCell('Company') + odsCell('7')) +
          odsRow('<table:table-cell table:number-columns-repeated="16384"/>', 1_048_573),
      ),
    import: 'On to the columns (1 row)',
    match: 'Name | BIN\nCompany | 7',
  },
  {
    name: 'a gigabyte.ods',
    make: () =>
      zip({
        'META-INF/manifest.xml': '<a/>',
        'styles.xml': '<a/>',
        'content.xml': repeated('<a>', 333_000_000),
      }),
    import: MEMORY,
    match: MEMORY,
  },
  {
    name: 'forty megabytes.xls',
    make: () => Buffer.concat([compound(['Workbook']), Buffer.alloc(40 * 1024 * 1024)]),
    import: MEMORY,
    match: MEMORY,
  },
  {
    name: 'sectors in a circle.xls',
    make: () => compound(['Workbook'], { cyclic: true }),
    import: DAMAGED,
    match: DAMAGED,
  },
  {
    name: 'protected by a password.xlsx',
    make: () => compound(['EncryptedPackage', 'EncryptionInfo']),
    import: 'The file is protected by a password. Save it without one.',
    match: 'The file is protected by a password. Save it without one.',
  },
  {
    name: 'with macros.xlsm',
    make: () => xlsx({ 'xl/worksheets/sheet1.xml': sheet(rows(2)), 'xl/vbaProject.bin': 'x' }),
    import: 'The file has macros. Save it without them (as xlsx or docx).',
    match: 'The file has macros. Save it without them (as xlsx or docx).',
  },
  {
    name: 'cut off.xlsx',
    make: () => oneSheet(rows(1000)).subarray(0, 4000),
    import: DAMAGED,
    match: DAMAGED,
  },
];
