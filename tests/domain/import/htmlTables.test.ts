import { expect, it } from 'vitest';
import { FileFault } from '../../../src/import/file/fileFault';
import { readHtmlTables } from '../../../src/import/file/htmlTables';
import { readPasted, readText } from '../../../src/import/file/readFile';

const rowsOf = (html: string) => readHtmlTables(html, 1000).map(({ rows }) => rows);

it('a line break or a paragraph within a cell stays in the cell', () => {
  expect(
    rowsOf(`<table><tr><th>Writ No</th><th>Comment</th></tr>
      <tr><td>Writ Petition No.<br>53001 of 2026</td><td><p>first</p>
      <p>second <b>line</b></p></td></tr></table>`),
  ).toEqual([
    [
      ['Writ No', 'Comment'],
      ['Writ Petition No.\n53001 of 2026', 'first\nsecond line'],
    ],
  ]);
});

it('a table as Word copies it has no empty lines, and its entities are read', () => {
  expect(
    rowsOf(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>td{mso-x:"<td>"}</style>
      <xml><o:x>1</o:x></xml></head><body><!--StartFragment--><TABLE class=MsoTable border=1><TR style='mso-yfti-irow:0'>
      <TD width=100 valign=top><p class=MsoNormal>&#2480;&#x09BF;&#2463;<o:p></o:p></p><p>&nbsp;</p></TD>
      <TD>A &amp; B &lt;Ltd&gt; &ndash; &bogus;</TD></TR></TABLE><!--EndFragment--></body></html>`),
  ).toEqual([[['রিট', 'A & B <Ltd> – &bogus;']]]);
});

it('cells that span rows and columns keep the places of the others, and are told as merged', () => {
  const [sheet] = readHtmlTables(
    `<table><tr><td rowspan=2>A</td><td colspan="2">B</td></tr><tr><td>C<td>D</tr><tr><td>E</td></tr></table>`,
    1000,
  );
  expect(sheet!.rows).toEqual([['A', 'B', null], [null, 'C', 'D'], ['E']]);
  expect(sheet!.merges).toEqual([
    { top: 0, left: 0, bottom: 1, right: 0 },
    { top: 0, left: 1, bottom: 0, right: 2 },
  ]);
});

it('a table within a table is a sheet of its own, and empty tables are none', () => {
  expect(
    readHtmlTables(
      '<table><tr><td><table><tr><td>1</td></tr><tr><td>2</td></tr></table></td><td>Title</td></tr></table><table></table>',
      1000,
    ).map(({ name, rows }) => [name, rows]),
  ).toEqual([
    ['1', [[null, 'Title']]],
    ['2', [['1'], ['2']]],
  ]);
});

it('rows that the page hides are told as hidden', () => {
  const [sheet] = readHtmlTables(
    "<table><tr><td>1</td></tr><tr style='mso-x:y;DISPLAY: none'><td>2</td></tr><tr hidden><td>3</td></tr></table>",
    1000,
  );
  expect([...sheet!.hidden!]).toEqual([1, 2]);
});

it('a number that is shown without its last digits is read in full if the page has them', () => {
  expect(
    rowsOf(
      '<table><tr><td x:num="123456789012">1.23E+11</td><td sdval="7">###</td><td>5E+1</td></tr></table>',
    ),
  ).toEqual([[['123456789012', '7', '5E+1']]]);
});

it('days stay as the page shows them', async () => {
  expect((await readText('<table><tr><td>05/03/2021</td><td>00123</td></tr></table>'))[0]!.rows).toEqual([
    ['05/03/2021', '00123'],
  ]);
});

it.each([
  '<table><tr><td>a',
  '<table><td>a</td></table>',
  '<table><tr><td title="a > b">a</td></tr>',
  '<table><tr><td>a</td><td colspan=1000000000></td></tr></table>',
  '<table><tr><td rowspan=-1 colspan=x>a</td></tr></table>',
  '<table><tr><td>a<script>if (1 < 2) "<td>"</script></td></tr></table>',
])('a damaged page gives what is in it: %s', (html) => {
  expect(rowsOf(html)[0]![0]![0]).toBe('a');
});

it.each([
  '<html><body>Your session has expired</body></html>',
  '<html><frameset><frame src="sheet001.htm"></frameset></html>',
  '<?xml version="1.0"?><report><row>1</row></report>',
  'MIME-Version: 1.0\nContent-Type: multipart/related\n\n<table>',
])('a page without a table is refused with what to do: %s', async (text) => {
  await expect(readText(text)).rejects.toThrow(new FileFault('noTable'));
});

it('cells from the clipboard are read as a table of a page if they are one', async () => {
  const html = '<table><tr><td>a<br>b</td><td>c</td></tr></table>';
  expect((await readPasted('a\nb\tc', html))[0]!.rows).toEqual([['a\nb', 'c']]);
  expect((await readPasted('a\tb', '<p>a b</p>'))[0]!.rows).toEqual([['a', 'b']]);
});

it('an XML workbook of Excel is read', async () => {
  const xml = `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
    <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
    <Styles><Style ss:ID="d"><NumberFormat ss:Format="Short Date"/></Style></Styles>
    <Worksheet ss:Name="W"><Table><Row><Cell><Data ss:Type="String">File No</Data></Cell></Row>
    <Row ss:Hidden="1"><Cell><Data ss:Type="String">S-5</Data></Cell>
    <Cell ss:StyleID="d"><Data ss:Type="DateTime">2021-03-12T00:00:00.000</Data></Cell></Row></Table></Worksheet></Workbook>`;
  const [sheet] = await readText(xml);
  expect(sheet!.rows).toEqual([['File No'], ['S-5', '2021-03-12']]);
  expect([...sheet!.hidden!]).toEqual([1]);
});

it('a number that a csv file keeps by a formula is read with its zeros', async () => {
  expect((await readText('BIN,No\n="001234567","=""0012"""'))[0]!.rows[1]).toEqual(['001234567', '0012']);
});
