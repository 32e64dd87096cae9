import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { linesOf } from '../../../src/causeLists/files/pdfLines';
import { textOfFile } from '../../../src/causeLists/files/textOfFile';

const file = (name: string, ...parts: (string | Uint8Array<ArrayBuffer>)[]) => new File(parts, name);

const paragraph = (text: string, numbered = '') =>
  `<w:p>${numbered}${text && `<w:r><w:t>${text}</w:t></w:r>`}</w:p>`;
const cells = (...texts: string[]) => `<w:tr>${texts.map((text) => `<w:tc>${text}</w:tc>`).join('')}</w:tr>`;

function docx(body: string): Uint8Array<ArrayBuffer> {
  const xml = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return new Uint8Array(zipSync({ 'word/document.xml': strToU8(xml) }));
}

describe('the text of a cause list', () => {
  it('a cause list is read from a text file in UTF-8, UTF-16 or Windows-1252', async () => {
    expect(await textOfFile(file('list.TXT', '১ | রিট পিটিশন'))).toBe('১ | রিট পিটিশন');
    const utf16 = new Uint8Array([0xff, 0xfe, 0x57, 0x00, 0x50, 0x00]);
    expect(await textOfFile(file('list.txt', utf16))).toBe('WP');
    const bigEndian = new Uint8Array([0xfe, 0xff, 0x00, 0x57, 0x00, 0x50]);
    expect(await textOfFile(file('list.txt', bigEndian))).toBe('WP');
    // bytes outside 0x80 to 0x9f, because Node decodes those as Latin-1, unlike browsers
    const ansi = new Uint8Array([0x4b, 0x76, 0x68, 0xa9]);
    expect(await textOfFile(file('list.txt', ansi))).toBe('Kvh©');
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
    expect(await textOfFile(file('list.docx', docx(body)))).toBe(
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
    expect(await textOfFile(file('list.xlsx', data))).toBe(
      ['Date | 24/08/2026 | ', '1 | Writ Petition | 1/2022', ' | Writ Petition | 2/2022'].join('\n'),
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
    expect(linesOf(pieces)).toBe('Court No. 5\n12 | Writ Petition 2022');
  });

  it.each([
    ['list.doc', 'anything', 'unknownKind'],
    ['list.txt', '  \n', 'noText'],
    ['list.txt', new Uint8Array([0x80, 0x81]), 'broken'],
    ['list.docx', 'no archive', 'broken'],
    ['list.xlsx', 'no workbook', 'broken'],
    ['list.docx', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'encrypted'],
    ['list.xlsx', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'encrypted'],
  ])('a cause list in the file %s holding %s is refused: %s', async (name, content, fault) => {
    await expect(textOfFile(file(name, content))).rejects.toMatchObject({ fault });
  });

  it('a cause list in a file of more than 20 MB is refused', async () => {
    const large = file('list.txt', new Uint8Array(20 * 1024 * 1024 + 1));
    await expect(textOfFile(large)).rejects.toMatchObject({ fault: 'tooLarge' });
  });
});
