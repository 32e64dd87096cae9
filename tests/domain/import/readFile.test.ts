import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CFB, utils, write, type BookType, type WorkSheet } from 'xlsx';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FileFault, LARGEST_FILE } from '../../../src/import/file/fileFault';
import { readFile, readText } from '../../../src/import/file/readFile';
import { inflate } from '../../../src/import/file/inflate';
import { unpacked, zipDirectory, ZipFault } from '../../../domain/zip';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function workbook(sheet: WorkSheet, bookType: BookType, more: object = {}): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Cases');
  return new Uint8Array(
    write({ ...book, ...more }, { type: 'array', bookType, compression: true }) as ArrayBuffer,
  );
}

const rowsOf = async (bytes: Uint8Array) => (await readFile(bytes))[0]!.rows;

async function faultOf(reading: () => unknown): Promise<unknown> {
  try {
    await reading();
  } catch (failure) {
    if (failure instanceof ZipFault) return { code: failure.code };
    return failure instanceof FileFault ? { code: failure.code, ...failure.params } : failure;
  }
  return 'read';
}

describe('a text file', () => {
  const lines = 'File No,Name\nS-1,"Rahman, Sons"\n';
  const table = [
    ['File No', 'Name'],
    ['S-1', 'Rahman, Sons'],
  ];

  it.each<[string, Uint8Array]>([
    ['UTF-8', bytesOf(lines)],
    ['UTF-8 with a mark', bytesOf(`\uFEFF${lines}`)],
    ['UTF-16 LE with a mark', new Uint8Array(Buffer.from(`\uFEFF${lines}`, 'utf16le'))],
    ['UTF-16 BE with a mark', new Uint8Array(Buffer.from(`\uFEFF${lines}`, 'utf16le').swap16())],
    ['UTF-16 LE without a mark', new Uint8Array(Buffer.from(lines, 'utf16le'))],
    ['tabs', bytesOf('File No\tName\r\nS-1\tRahman, Sons\r\n')],
    ['semicolons', bytesOf('File No;Name\nS-1;Rahman, Sons')],
  ])('a text file is read: %s', async (_, bytes) => {
    expect(await rowsOf(bytes)).toEqual(table);
  });

  it('a text file in windows-1252, as Bijoy text was saved, is read', async () => {
    const bytes = Uint8Array.from([0x6e, 0x2c, 0x41, 0x76, 0x87, 0x60, 0x87, 0x6b]);
    expect(await rowsOf(bytes)).toEqual([['n', 'Av‡`‡k']]);
  });

  it('a text file keeps Bengali, doubled quotes, line breaks in cells and leading zeros', async () => {
    expect(await rowsOf(bytesOf('নথি,"He said ""no"""\n"two\nlines",007\nS-3,'))).toEqual([
      ['নথি', 'He said "no"'],
      ['two\nlines', '007'],
      [],
      ['S-3'],
    ]);
  });

  it('a text file with a quote that does not end is refused with the line of that quote', async () => {
    expect(await faultOf(() => readText('a,b\n1,2\n"3,4\n5,6\n'))).toEqual({ code: 'quoteOpen', line: 3 });
  });

  it('a text file with too many columns or rows, or a cell that no sheet can hold, is refused', async () => {
    expect(await faultOf(() => readText(`${'a,'.repeat(19_999)}a`))).toEqual({
      code: 'tooManyColumns',
      line: 1,
      count: 20_000,
      most: 500,
    });
    expect(await faultOf(() => readText('a,b\n'.repeat(60_000)))).toMatchObject({ code: 'tooManyRows' });
    expect(await faultOf(() => readText(`a,${'b'.repeat(32_768)}`))).toMatchObject({
      code: 'cellTooLong',
      line: 1,
    });
    expect(await faultOf(() => readText(`a,${'b'.repeat(32_767)}`))).toBe('read');
  });

  it.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'empty'],
    ['more than 50 MB', new Uint8Array(LARGEST_FILE + 1), 'tooLarge'],
    ['only blanks', bytesOf('\n , \n'), 'empty'],
    ['a PDF', bytesOf('%PDF-1.7 …'), 'unknownKind'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10]), 'unknownKind'],
    ['a web page', bytesOf('<!doctype html><p>Hello'), 'noTable'],
    ['a broken workbook', bytesOf('PK\u0003\u0004 and nothing else'), 'damaged'],
  ])('a file for import is refused: %s', async (_, bytes, code) => {
    expect(await faultOf(() => readFile(bytes))).toMatchObject({ code });
  });
});

describe('a workbook', () => {
  const sheet = () => {
    const made = utils.aoa_to_sheet([['File No', 'Date', 'BIN', 'Amount', 'Paid']]);
    made.A2 = { t: 's', v: 'নথি-১' };
    made.B2 = { t: 'n', v: 44_267, z: 'dd/mm/yyyy' };
    made.C2 = { t: 'n', v: 1_234_567, z: '000000000' };
    made.D2 = { t: 'n', v: 1234.5, z: '#,##0.00' };
    made.E2 = { t: 'b', v: true };
    made['!ref'] = 'A1:E2';
    return made;
  };

  it.each<BookType>(['xlsx', 'biff8', 'ods'])(
    'a workbook in %s gives dates as days and numbers as they are shown',
    async (type) => {
      expect((await rowsOf(workbook(sheet(), type)))[1]).toEqual([
        'নথি-১',
        '2021-03-12',
        '001234567',
        1234.5,
        true,
      ]);
    },
  );

  it('a workbook with dates counted from 1904 gives the same days', async () => {
    const made = { A1: { t: 'n', v: 42_805, z: 'dd/mm/yyyy' }, '!ref': 'A1' } as WorkSheet;
    const bytes = workbook(made, 'xlsx', { Workbook: { WBProps: { date1904: true } } });
    expect(await rowsOf(bytes)).toEqual([['2021-03-12']]);
  });

  it('a workbook in OpenDocument gives days before 1900, which Excel does not have', async () => {
    const files = unzipSync(workbook(utils.aoa_to_sheet([['A day']]), 'ods'));
    const content = strFromU8(files['content.xml']!).replace(
      /<table:table-cell office:value-type="string"[^>]*>/,
      '<table:table-cell office:value-type="date" office:date-value="1871-03-12">',
    );
    expect(await rowsOf(zipSync({ ...files, 'content.xml': bytesOf(content) }))).toEqual([['1871-03-12']]);
  });

  it.each(['biff2', 'biff3', 'biff4', 'biff5'])(
    'a workbook in %s gives the characters of its code page, as Bijoy needs',
    async (type) => {
      const bytes = workbook(utils.aoa_to_sheet([['File No', 'AvQ`QkQ']]), type as BookType);
      // the writer has no signs beyond ASCII in these formats
      const bijoy = [0x87, 0x87, 0xa8];
      const places = [...bytes.keys()].filter((at) => bytes[at] === 'Q'.charCodeAt(0));
      places.forEach((at, place) => (bytes[at] = bijoy[place]!));
      expect(await rowsOf(bytes)).toEqual([['File No', 'Av‡`‡k¨']]);
    },
  );

  it('a workbook gives the values of formulas and the errors that the sheet shows', async () => {
    const made = {
      A1: { t: 'n', v: 12, f: '5+7' },
      B1: { t: 'e', v: 23, w: '#REF!' },
      '!ref': 'A1:B1',
    } as WorkSheet;
    expect(await rowsOf(workbook(made, 'xlsx'))).toEqual([[12, '#REF!']]);
  });

  it('an empty workbook is refused, and so is one whose formulas have no values', async () => {
    const formulas = zipSync({
      '[Content_Types].xml': bytesOf(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
      ),
      'xl/workbook.xml': bytesOf(
        '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': bytesOf(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': bytesOf(
        '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1"><f>B1+1</f></c></row></sheetData></worksheet>',
      ),
    });
    expect(await faultOf(() => readFile(formulas))).toEqual({ code: 'formulasOnly' });
    expect(await faultOf(() => readFile(workbook({ '!ref': 'A1' }, 'xlsx')))).toEqual({
      code: 'empty',
    });
  });

  it('a workbook with macros, and a zip file that is no workbook, are refused', async () => {
    const macros = zipSync({ 'xl/workbook.xml': bytesOf('<a/>'), 'xl/vbaProject.bin': bytesOf('x') });
    expect(await faultOf(() => readFile(macros))).toEqual({ code: 'macros' });
    expect(await faultOf(() => readFile(zipSync({ 'word/document.xml': bytesOf('<a/>') })))).toEqual({
      code: 'unknownKind',
      kinds: 'xlsx, xls, ods, csv, tsv',
    });
  });

  it('a workbook in the old format with macros, and one with a password, are refused', async () => {
    const withStream = (bytes: Uint8Array | null, path: string) => {
      const container = bytes ? CFB.read(bytes, { type: 'array' }) : CFB.utils.cfb_new();
      CFB.utils.cfb_add(container, path, bytesOf('x'));
      return new Uint8Array(CFB.write(container, { type: 'array' }) as ArrayBuffer);
    };
    const macros = withStream(workbook(sheet(), 'biff8'), '/_VBA_PROJECT_CUR/VBA/dir');
    expect(await faultOf(() => readFile(macros))).toEqual({ code: 'macros' });
    const locked = withStream(null, '/EncryptedPackage');
    expect(await faultOf(() => readFile(locked))).toEqual({ code: 'password' });
  });

  it('a workbook that uses all the columns that Excel has is refused @long', async () => {
    const wide = utils.aoa_to_sheet([['a'], Array.from({ length: 16_384 }, () => 'a')]);
    expect(await faultOf(() => readFile(workbook(wide, 'xlsx')))).toEqual({
      code: 'tooManyColumns',
      line: 2,
      count: 16_384,
      most: 500,
    });
  });

  it('the files of a zip are unpacked up to a limit, whatever sizes its directory claims', async () => {
    const megabyte = 1024 * 1024;
    const bomb = zipSync({ 'xl/workbook.xml': bytesOf('<a/>'), 'xl/big.xml': new Uint8Array(3 * megabyte) });
    const unpack = (most: number) => faultOf(() => unpacked(bomb, zipDirectory(bomb), inflate, most));
    expect(await unpack(2 * megabyte)).toEqual({ code: 'expandsTooFar' });
    const view = new DataView(bomb.buffer);
    for (let at = 0; at < bomb.length - 46; at++) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
    }
    expect(await unpack(2 * megabyte)).toEqual({ code: 'expandsTooFar' });
    expect(await unpack(4 * megabyte)).toBe('read');
    const { 'xl/big.xml': big } = unpacked(bomb, zipDirectory(bomb), inflate);
    expect(big).toHaveLength(3 * megabyte);
  });

  it('the example workbooks of docs/import are read completely', async () => {
    const read = async (name: string) =>
      (await readFile(new Uint8Array(readFileSync(join('docs/import', name))))).map(({ name, rows }) => [
        name,
        rows.length,
      ]);
    expect(await read('demand-notices.xlsx')).toEqual([
      ['Demand notices', 54],
      ['Notes', 1],
    ]);
    expect(await read('tribunal-cases-bijoy.xls')).toEqual([['Sheet1', 28]]);
    expect(await read('writ-petitions.ods')).toEqual([['Writs', 21]]);
  });
});
