import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { CFB, utils, write } from 'xlsx';
import { linesOf } from '../../../src/import/file/pdf';
import { textOf } from '../../../src/import/file/textOf';

const read = async (content: string | Uint8Array) =>
  textOf(typeof content === 'string' ? new TextEncoder().encode(content) : content);

const paragraph = (text: string, numbered = '') =>
  `<w:p>${numbered}${text && `<w:r><w:t>${text}</w:t></w:r>`}</w:p>`;
const cells = (...texts: string[]) => `<w:tr>${texts.map((text) => `<w:tc>${text}</w:tc>`).join('')}</w:tr>`;

function docx(body: string): Uint8Array<ArrayBuffer> {
  const xml = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return new Uint8Array(zipSync({ 'word/document.xml': strToU8(xml) }));
}

/** A file in the older container of Office, with a stream of this name. */
function compound(name: string): Uint8Array {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, `/${name}`, strToU8('x'));
  return new Uint8Array(CFB.write(container, { type: 'array' }) as ArrayBuffer);
}

describe('the text of a cause list', () => {
  it('a cause list is read from a text file in UTF-8, UTF-16 or Windows-1252', async () => {
    expect(await read('১ | রিট পিটিশন')).toBe('১ | রিট পিটিশন');
    const utf16 = new Uint8Array([0xff, 0xfe, 0x57, 0x00, 0x50, 0x00]);
    expect(await read(utf16)).toBe('WP');
    const bigEndian = new Uint8Array([0xfe, 0xff, 0x00, 0x57, 0x00, 0x50]);
    expect(await read(bigEndian)).toBe('WP');
    // bytes outside 0x80 to 0x9f, because Node decodes those as Latin-1, unlike browsers
    const ansi = new Uint8Array([0x4b, 0x76, 0x68, 0xa9]);
    expect(await read(ansi)).toBe('Kvh©');
  });

  it('a cause list is read from a Word document, with a line for each paragraph and table row', async () => {
    const numbered = '<w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr>';
    const body = [
      paragraph('Date : 24/08/2026'),
      '<w:tbl>',
      cells(paragraph('', numbered), paragraph('Writ Petition,') + paragraph('1/2022')),
      cells(paragraph('', numbered), paragraph('Writ Petition, 2/2022')),
      cells(paragraph(''), paragraph('Writ Petition, 3/2022')),
      '</w:tbl>',
    ].join('');
    expect(await read(docx(body))).toBe(
      [
        'Date : 24/08/2026',
        '1 | Writ Petition, 1/2022',
        '2 | Writ Petition, 2/2022',
        ' | Writ Petition, 3/2022',
      ].join('\n'),
    );
  });

  it('a cause list is read from a workbook, with dates written day first', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Date', { t: 'n', v: 46258, z: 'm/d/yy' }],
      [],
      [1, 'Writ Petition', '1/2022'],
      ['', 'Writ Petition', '2/2022'],
    ]);
    const book = utils.book_new(sheet);
    const data = new Uint8Array(write(book, { type: 'array' }) as ArrayBuffer);
    expect(await read(data)).toBe(
      ['Date | 24/08/2026', '1 | Writ Petition | 1/2022', ' | Writ Petition | 2/2022'].join('\n'),
    );
  });

  it('the lines of a cause list are put together from the text pieces of a PDF page', () => {
    const piece = (text: string, x: number, y: number, width: number) => ({ text, x, y, width, height: 10 });
    const pieces = [
      piece('2022', 143, 700, 20),
      piece('12', 40, 700.4, 10),
      piece('Court No. 5', 40, 720, 50),
      piece('Writ Petition', 80, 700, 60),
      piece(' ', 140, 700, 3),
    ];
    expect(linesOf(pieces)).toEqual(['Court No. 5', '12 | Writ Petition 2022']);
  });

  it('a cause list in a workbook keeps times, percentages and leading zeros as they are displayed', async () => {
    const sheet = utils.aoa_to_sheet([
      [
        { t: 'n', v: 0.4375, z: 'h:mm' },
        { t: 'n', v: 0.15, z: '0%' },
        { t: 'n', v: 7, z: '000' },
        { t: 'n', v: 1234567.5, z: '#,##0.00' },
      ],
    ]);
    const data = new Uint8Array(write(utils.book_new(sheet), { type: 'array' }) as ArrayBuffer);
    expect(await read(data)).toBe('10:30 | 15% | 007 | 1,234,567.50');
  });

  it.each([
    ['blanks alone', '  \n', 'noText'],
    ['bytes that are no text', new Uint8Array([0x80, 0x81]), 'unknownKind'],
    ['what is neither a zip nor a compound file to its end', 'PK\u0003\u0004', 'damaged'],
    ['a zip without a document', zipSync({ 'a.txt': strToU8('a') }), 'unknownKind'],
    ['a Word document in the old format', compound('WordDocument'), 'unknownKind'],
    ['what is protected by a password', compound('EncryptedPackage'), 'password'],
    ['more than 50 MB', new Uint8Array(50 * 1024 * 1024 + 1), 'tooLarge'],
  ])('a cause list in a file is refused: %s', async (_, content, code) => {
    await expect(read(content)).rejects.toMatchObject({ code });
  });
});
