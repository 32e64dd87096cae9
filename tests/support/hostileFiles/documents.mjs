import { deflateSync } from 'node:zlib';
import { repeated, zip } from './zip.mjs';

const KINDS = 'Files of this kind cannot be read here. Choose one of these, or save it as one of these:';
const NO_SHEET = `${KINDS} xlsx, xls, ods, csv, tsv.`;
const NO_TEXT =
  'The file has no text: a scan has only pictures. Ask for the original file, or type the lines.';
const MEMORY =
  'The file would take up too much memory when unpacked, so it was not opened. Split it into several files.';
const DAMAGED =
  'The file is damaged and cannot be read. Open it in the program it was made with and save it again.';
const TEXT = 'The text is longer than 10,00,000 characters. Split it into several files.';

const BEFORE = '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>';
const AFTER = '</w:body></w:document>';

const docx = (body, declared) =>
  zip({ 'word/document.xml': typeof body === 'string' ? BEFORE + body + AFTER : body }, declared);

const paragraph = (text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** Word documents. The import takes none, and says so after unpacking them within its limits. */
export const documents = [
  {
    name: 'many paragraphs.docx',
    make: () => docx(repeated(paragraph(''), 1_200_000, BEFORE, AFTER)),
    import: NO_SHEET,
    match: TEXT,
  },
  {
    name: 'two gigabytes that claim a thousand bytes.docx',
    make: () => docx(repeated(' ', 2_000_000_000, BEFORE, AFTER), 1000),
    import: MEMORY,
    match: MEMORY,
  },
  {
    name: 'tables in tables.docx',
    make: () => {
      const open = '<w:tbl><w:tr><w:tc>';
      return docx(open.repeat(100_000) + paragraph('W.P. 1/2022') + '</w:tc></w:tr></w:tbl>'.repeat(100_000));
    },
    import: NO_SHEET,
    match: 'W.P. 1/2022',
  },
  {
    name: 'a paragraph of a million runs.docx',
    make: () => docx(repeated('<w:r><w:t>a</w:t></w:r>', 1_000_001, `${BEFORE}<w:p>`, `</w:p>${AFTER}`)),
    import: NO_SHEET,
    match: TEXT,
  },
  {
    name: 'tags that never end.docx',
    make: () => docx(repeated('<w:p ', 2_000_000, BEFORE, AFTER)),
    import: NO_SHEET,
    match: NO_TEXT,
  },
  {
    name: 'an entity of entities.docx',
    make: () =>
      docx(
        `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${BEFORE}${paragraph('&b;&amp;&#2453;')}${AFTER}`,
      ),
    import: NO_SHEET,
    match: '&b;&ক',
  },
];

/** A PDF of these objects, of which the first is the catalogue. */
function pdf(objects, trailer = '') {
  const pieces = [Buffer.from('%PDF-1.7\n')];
  const places = [];
  let at = pieces[0].length;
  objects.forEach((object, index) => {
    places.push(`${String(at).padStart(10, '0')} 00000 n \n`);
    const piece = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    pieces.push(piece);
    at += piece.length;
  });
  const count = objects.length + 1;
  pieces.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer << /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF`,
    ),
  );
  return Buffer.concat(pieces);
}

const stream = (bytes, filter) =>
  Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${filter ? `/Filter ${filter}` : ''} >>\nstream\n`),
    Buffer.from(bytes),
    Buffer.from('\nendstream'),
  ]);

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** A PDF of `count` pages that all have the same content. */
const pages = (count, content, { declared = count, trailer } = {}) =>
  pdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Count ${declared} /Kids [${Array.from({ length: count }, (_, at) => `${at + 5} 0 R`).join(' ')}] /MediaBox [0 0 595 842] >>`,
      content,
      FONT,
      ...Array.from(
        { length: count },
        () => '<< /Type /Page /Parent 2 0 R /Contents 3 0 R /Resources << /Font << /F 4 0 R >> >> >>',
      ),
    ],
    trailer,
  );

const line = (text) => `BT /F 12 Tf 40 700 Td (${text}) Tj ET\n`;

/** A PDF of `count` pages, each with this text. */
export const pagesOf = (count, text) => pages(count, stream(line(text)));

/** A PDF of a line in Chinese, by the codes of a font that it does not contain. */
export const chinesePdf = (text) => {
  const codes = Buffer.from(text, 'utf16le').swap16().toString('hex');
  return pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 595 842] >>',
    '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    stream(`BT /F 24 Tf 40 700 Td <${codes}> Tj ET`),
    '<< /Type /Font /Subtype /Type0 /BaseFont /SimSun /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /SimSun /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 7 0 R /DW 1000 >>',
    '<< /Type /FontDescriptor /FontName /SimSun /Flags 4 /FontBBox [0 -141 1000 859] /Ascent 859 /Descent -141 /CapHeight 859 /ItalicAngle 0 /StemV 80 >>',
  ]);
};

/** Half a gigabyte of blanks, deflated. */
const blanks = () => Buffer.concat([Buffer.from([0x78, 1]), repeated(' ', 512 * 1024 * 1024).deflated]);

export const pdfs = [
  {
    name: 'fifteen hundred pages.pdf',
    make: () => pagesOf(1500, 'W.P. 1/2022'),
    import: NO_SHEET,
    match: 'The file has 1,500 pages; at most 1,000 can be read. Split it into several files.',
  },
  {
    name: 'a thousand pages.pdf',
    make: () => pagesOf(1000, 'W.P. 1/2022'),
    import: NO_SHEET,
    match: Array.from({ length: 1000 }, () => 'W.P. 1/2022').join('\n'),
  },
  {
    name: 'a page that unpacks to half a gigabyte.pdf',
    make: () => pages(1, stream(blanks(), '/FlateDecode')),
    import: NO_SHEET,
    match: MEMORY,
  },
  {
    name: 'a page deflated three times.pdf',
    make: () =>
      pages(1, stream(deflateSync(deflateSync(blanks())), '[/FlateDecode /FlateDecode /FlateDecode]')),
    import: NO_SHEET,
    match: MEMORY,
  },
  {
    name: 'a page of three million characters.pdf',
    make: () => pages(1, stream(deflateSync(line('a'.repeat(100)).repeat(30_000)), '/FlateDecode')),
    import: NO_SHEET,
    match: TEXT,
  },
  {
    name: 'two thousand million pages declared.pdf',
    make: () => pages(1, stream(line('W.P. 1/2022')), { declared: 2_000_000_000 }),
    import: NO_SHEET,
    match: 'W.P. 1/2022',
  },
  {
    name: 'a tree of pages in a circle.pdf',
    make: () =>
      pdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Count 9 /Kids [2 0 R 2 0 R] /Parent 2 0 R >>',
      ]),
    import: NO_SHEET,
    match: DAMAGED,
  },
  {
    name: 'protected by a password.pdf',
    make: () =>
      pages(1, stream(line('a')), {
        trailer: `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -44 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`,
      }),
    import: NO_SHEET,
    match: 'The file is protected by a password. Save it without one.',
  },
  {
    name: 'only its beginning.pdf',
    make: () => Buffer.from('%PDF-1.7\n'),
    import: NO_SHEET,
    match: DAMAGED,
  },
];

export const texts = [
  {
    name: 'fifty megabytes in a line.txt',
    make: () => Buffer.alloc(50 * 1024 * 1024, 'a'),
    import: 'A cell in row 1 is longer than 32,767 characters.',
    match: TEXT,
  },
  {
    name: 'sixty megabytes.csv',
    make: () => Buffer.alloc(60 * 1024 * 1024, 'a,b\n'),
    import: 'The file is larger than 50 MB. Split it into several files.',
    match: 'The file is larger than 50 MB. Split it into several files.',
  },
  {
    name: 'fifty million empty lines.csv',
    make: () => Buffer.concat([Buffer.alloc(50_000_000, '\n'), Buffer.from('a,b')]),
    import: 'The sheet has more than 50,000 rows. Split it into several files.',
    match: TEXT,
  },
  {
    name: 'an empty stretch of 90,000 lines.csv',
    make: () => Buffer.from(`Name,BIN\nKarim,1${'\n'.repeat(90_000)}Rahim,2`),
    import: 'On to the columns (2 rows)',
    match: `Name,BIN\nKarim,1${'\n'.repeat(90_000)}Rahim,2`,
  },
  {
    name: 'a quotation mark that is never closed.csv',
    make: () => Buffer.from(`Name,BIN\n"Karim,1\n${'a,b\n'.repeat(100_000)}`),
    import: 'The quotation mark in line 2 is never closed. Correct the file and choose it again.',
    match: `Name,BIN\n"Karim,1\n${'a,b\n'.repeat(100_000)}`,
  },
  {
    name: 'twenty thousand columns.csv',
    make: () => Buffer.from('a,'.repeat(19_999) + 'a'),
    import: 'Row 1 has 20,000 columns; at most 500 can be read.',
    match: 'a,'.repeat(19_999) + 'a',
  },
  {
    name: 'nearly a million characters in a line.txt',
    make: () => Buffer.from('ক'.repeat(999_000)),
    import: 'A cell in row 1 is longer than 32,767 characters.',
    match: 'ক'.repeat(999_000),
  },
  {
    name: 'a picture named as a workbook.xlsx',
    make: () => Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    import: NO_SHEET,
    match: `${KINDS} txt, docx, pdf, xlsx, xls, ods.`,
  },
  {
    name: 'noise.txt',
    make: () => Buffer.from(Uint8Array.from({ length: 1_000_000 }, (_, at) => (at * at * 31 + at) % 256)),
    import: NO_SHEET,
    match: `${KINDS} txt, docx, pdf, xlsx, xls, ods.`,
  },
];
