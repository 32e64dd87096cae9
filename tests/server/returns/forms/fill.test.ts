import { zipSync } from 'fflate';
import { read, utils, write } from 'xlsx';
import { describe, expect, it } from 'vitest';
import { openForm } from '../../../../server/features/returns/forms/archive';
import { FormFault } from '../../../../server/features/returns/forms/fault';
import { fillForm } from '../../../../server/features/returns/forms/fill';
import { checkForm, namesOfReturn } from '../../../../server/features/returns/forms/values';
import { documentParts, packed, partsOf, workbookParts } from './builtForms';

const june = {
  from: '2026-06-01',
  to: '2026-06-30',
  office: { name: 'Custom House & Port', nameBn: 'কাস্টম হাউস, চট্টগ্রাম' },
  signedBy: 'M. Rahman',
  memo: '5/Law/26',
  date: '2026-07-02',
  figures: {
    'closing.writ.count': 118,
    'closing.all.count': 1_234_567,
    'opening.all.amount': 845_200_000,
    'closing.all.amount': 850_800_000.5,
    'closing.writ.count.section:3': 12,
  },
};
const names = namesOfReturn(june);

const fault = (work: () => unknown) => {
  try {
    return void work();
  } catch (error) {
    return error instanceof FormFault ? [error.code, error.params?.names] : error;
  }
};

const checked = (file: Uint8Array) => fault(() => checkForm(openForm(file)));

describe('a workbook', () => {
  const cells = [
    '<row r="1"><c r="A1" s="1" t="s"><v>0</v></c></row>',
    '<row r="2" spans="1:4" ht="20"><c r="A2" t="s"><v>1</v></c><c r="B2" s="2" t="s"><v>2</v></c><c r="C2" t="s"><v>3</v></c><c r="D2" s="2"/></row>',
    '<row r="3"><c r="A3" s="1" t="inlineStr"><is><t>Section 3: {closing.writ.count.section:3}</t></is></c><c r="B3" s="2" t="s"><v>4</v></c><c r="C3" s="2"><f>B2/2</f><v>61</v></c><c r="D3" t="str"><f>A2&amp;"{x}"</f><v>old</v></c></row>',
    '<row r="4"><c r="A4" t="s"><v>5</v></c><c r="B4" t="s"><v>6</v></c><c r="C4" t="s"><v>7</v></c><c r="D4" t="s"><v>8</v></c><c r="E4" t="s"><v>2</v></c></row>',
  ].join('');
  const shared = [
    '<si><r><rPr><b/></rPr><t xml:space="preserve">Return of {mon</t></r><r><t>th}, {month|</t></r><r><t>bn} only</t></r></si>',
    '<si><t>Pending &amp; held</t></si>',
    '<si><r><t> {closing</t></r><r><rPr><i/></rPr><t>.writ.count} </t></r><phoneticPr fontId="1"/></si>',
    '<si><t>{closing.writ.count|bn}</t></si>',
    '<si><t>{opening.all.amount|crore}</t></si>',
    '<si><t>{closing.all.amount} Taka of {closing.all.count} cases</t></si>',
    '<si><t>{closing.all.amount|crore|bn}</t></si>',
    '<si><t>{date|bn}</t></si>',
    '<si><t>{disposed.writ.count}</t></si>',
  ].join('');
  const form = workbookParts(cells, shared);
  const file = packed(form);
  const filled = fillForm(file, names);

  it('gets numbers where a name fills a cell, and texts elsewhere', () => {
    const sheet = read(filled, { cellStyles: true }).Sheets['Pending & money']!;
    const values = Object.fromEntries(
      Object.entries(sheet).flatMap(([at, cell]) => (at[0] === '!' ? [] : [[at, [cell.t, cell.v]]])),
    );
    expect(values).toMatchObject({
      A1: ['s', 'Return of June 2026, জুন ২০২৬ only'],
      A2: ['s', 'Pending & held'],
      B2: ['n', 118],
      C2: ['s', '১১৮'],
      A3: ['s', 'Section 3: 12'],
      B3: ['n', 84.52],
      A4: ['s', '85,08,00,000.50 Taka of 12,34,567 cases'],
      B4: ['s', '৮৫.০৮'],
      C4: ['s', '০২/০৭/২০২৬'],
      D4: ['n', 0],
      E4: ['n', 118],
    });
    expect(sheet['!merges']).toEqual([{ s: { r: 0, c: 0 }, e: { r: 0, c: 3 } }]);
  });

  it('keeps every byte beside the cells with names, and has its formulas computed on opening', () => {
    const [before, after] = [partsOf(file), partsOf(filled)];
    expect(Object.keys(after)).toEqual(Object.keys(before));
    const changed = Object.keys(before).filter((name) => after[name] !== before[name]);
    expect(changed).toEqual(['xl/workbook.xml', 'xl/worksheets/sheet1.xml', 'xl/drawings/drawing1.xml']);
    expect(after['xl/workbook.xml']).toBe(
      before['xl/workbook.xml']!.replace('calcId="191029"', 'calcId="191029" fullCalcOnLoad="1"'),
    );
    const sheet = Buffer.from(after['xl/worksheets/sheet1.xml']!, 'latin1').toString();
    const [, rows] = /<sheetData>(.*)<\/sheetData>/.exec(sheet)!;
    expect(rows).toBe(
      [
        '<row r="1"><c r="A1" s="1" t="inlineStr"><is><r><rPr><b/></rPr><t xml:space="preserve">Return of June 2026</t></r><r><t>, জুন ২০২৬</t></r><r><t xml:space="preserve"> only</t></r></is></c></row>',
        '<row r="2" spans="1:4" ht="20"><c r="A2" t="s"><v>1</v></c><c r="B2" s="2"><v>118</v></c><c r="C2" t="inlineStr"><is><t>১১৮</t></is></c><c r="D2" s="2"/></row>',
        '<row r="3"><c r="A3" s="1" t="inlineStr"><is><t>Section 3: 12</t></is></c><c r="B3" s="2"><v>84.52</v></c><c r="C3" s="2"><f>B2/2</f></c><c r="D3"><f>A2&amp;"{x}"</f></c></row>',
        '<row r="4"><c r="A4" t="inlineStr"><is><t>85,08,00,000.50 Taka of 12,34,567 cases</t></is></c><c r="B4" t="inlineStr"><is><t>৮৫.০৮</t></is></c><c r="C4" t="inlineStr"><is><t>০২/০৭/২০২৬</t></is></c><c r="D4"><v>0</v></c><c r="E4"><v>118</v></c></row>',
      ].join(''),
    );
    expect(sheet).toContain('<oddHeader>&amp;CCustom House &amp;&amp; Port &amp;P</oddHeader>');
    expect(Buffer.from(after['xl/drawings/drawing1.xml']!, 'latin1').toString()).toContain(
      '<a:t>Memo ৫/Law/২৬</a:t></a:r><a:r><a:rPr b="1"/><a:t></a:t>',
    );
  });

  it('without formulas and names comes out as it went in', () => {
    const book = utils.book_new(utils.aoa_to_sheet([['No names', 7]]), 'Sheet1');
    const plain = new Uint8Array(write(book, { type: 'array', bookSST: true }) as ArrayBuffer);
    expect(partsOf(fillForm(plain, names))).toEqual(partsOf(plain));
  });

  it('of three sheets is filled on each of them, and a name that is unknown is told with its sheet', () => {
    const bookOf = (third: string) => {
      const book = utils.book_new();
      for (const [name, cells] of [
        ['Cases', [['Writs', '{closing.writ.count}']]],
        ['Money', [['{opening.all.amount|crore}'], ['{closing.all.amount}']]],
        ['আদালত', [['{month|bn}', third]]],
      ] as const)
        utils.book_append_sheet(book, utils.aoa_to_sheet(cells as unknown as string[][]), name);
      return new Uint8Array(write(book, { type: 'array', bookSST: true }) as ArrayBuffer);
    };
    const { SheetNames, Sheets } = read(fillForm(bookOf('{closing.writ.count.section:3|bn}'), names));
    expect(SheetNames).toEqual(['Cases', 'Money', 'আদালত']);
    expect(SheetNames.map((name) => utils.sheet_to_json(Sheets[name]!, { header: 1 }))).toEqual([
      [['Writs', 118]],
      [[84.52], [850_800_000.5]],
      [['জুন ২০২৬', '১২']],
    ]);
    expect(checked(bookOf('{closing.rit.count}'))).toEqual([
      'formNames',
      expect.stringContaining('{closing.rit.count}') as string,
    ]);
  });

  it('made by another program, with prefixes and numbers of its own, is filled too', () => {
    const book = utils.book_new(utils.aoa_to_sheet([['{closing.writ.count}', '{month} {office}']]), 'Data');
    const plain = new Uint8Array(write(book, { type: 'array' }) as ArrayBuffer);
    const parts = partsOf(plain);
    const prefixed = Object.fromEntries(
      Object.entries(parts).map(([name, xml]) => [
        name,
        name.endsWith('sheet1.xml')
          ? xml.replace(/(<\/?)(?=[a-zA-Z])/g, '$1x:').replace('xmlns=', 'xmlns:x=')
          : xml,
      ]),
    );
    const sheet = read(fillForm(packed(prefixed), names)).Sheets.Data!;
    expect([sheet.A1?.v, sheet.B1?.v]).toEqual([118, 'June 2026 Custom House & Port']);
  });
});

describe('a document', () => {
  const run = (text: string, looks = '') =>
    `<w:r>${looks && `<w:rPr>${looks}</w:rPr>`}<w:t>${text}</w:t></w:r>`;
  const body = [
    `<w:p>${run('Pending on {to')}<w:proofErr w:type="spellStart"/>${run('|bn}', '<w:b/>')}${run(': {closing.')}${run('all.amount', '<w:i/>')}${run('} Taka')}</w:p>`,
    `<w:tbl><w:tr><w:tc><w:p>${run('{closing.writ.count|bn}')}</w:p></w:tc><w:tc><w:p>${run('kept as it is')}</w:p></w:tc></w:tr></w:tbl>`,
    `<w:p>${run('Box')}<w:r><w:pict><w:txbxContent><w:p>${run('{signedBy}, {memo}')}</w:p></w:txbxContent></w:pict></w:r>${run(' {date}')}</w:p>`,
  ].join('');
  const file = packed(documentParts(body, `<w:p>${run('{office}')}</w:p>`));
  const filled = partsOf(fillForm(file, names));

  it('gets its names filled in paragraphs, tables, text boxes and headers, also where they are cut into runs', () => {
    const before = partsOf(file);
    const changed = Object.keys(before).filter((name) => filled[name] !== before[name]);
    expect(changed).toEqual(['word/document.xml', 'word/header1.xml']);
    const text = Buffer.from(filled['word/document.xml']!, 'latin1').toString();
    expect(/<w:body>(.*)<w:sectPr>/.exec(text)![1]).toBe(
      [
        `<w:p>${run('Pending on ৩০/০৬/২০২৬')}<w:proofErr w:type="spellStart"/>${run('', '<w:b/>')}<w:r><w:t>: 85,08,00,000.50</w:t></w:r>${run('', '<w:i/>')}<w:r><w:t xml:space="preserve"> Taka</w:t></w:r></w:p>`,
        `<w:tbl><w:tr><w:tc><w:p>${run('১১৮')}</w:p></w:tc><w:tc><w:p>${run('kept as it is')}</w:p></w:tc></w:tr></w:tbl>`,
        `<w:p>${run('Box')}<w:r><w:pict><w:txbxContent><w:p>${run('M. Rahman, 5/Law/26')}</w:p></w:txbxContent></w:pict></w:r><w:r><w:t xml:space="preserve"> 02/07/2026</w:t></w:r></w:p>`,
      ].join(''),
    );
    expect(filled['word/header1.xml']).toContain('<w:t>Custom House &amp; Port</w:t>');
  });

  it('with an unknown name is refused by the name and its paragraph', () => {
    const wrong = packed(documentParts(`<w:p>${run('Writs: {closing.')}${run('writs.count}')}</w:p>`, ''));
    expect(checked(file)).toBeUndefined();
    expect(checked(wrong)).toEqual(['formNames', '{closing.writs.count} (“Writs: {closing.writs.count}”)']);
  });
});

it('a workbook with unknown names, unknown ways of writing or open braces is refused by name and cell', () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const row =
    cell('C7', '{closing.writs.count}') +
    cell('D7', '{closing.writ.count|crore} {closing.writ.count|bn|crore}');
  const cells = `<row r="7">${row}${cell('E7', '{closing.writ.count')}${cell('F7', '{closing.writ.count}')}</row>`;
  expect(checked(packed(workbookParts(cells, '')))).toEqual([
    'formNames',
    '{closing.writs.count} (Pending & money!C7), {closing.writ.count|crore} (Pending & money!D7), {closing.writ.count|bn|crore} (Pending & money!D7), {{} (Pending & money!E7)',
  ]);
});

const hostile: [what: string, make: () => Uint8Array, code: string][] = [
  ['a PDF named as a form', () => Buffer.from('%PDF-1.7'), 'notAForm'],
  ['a zip of something else', () => zipSync({ 'a.txt': Buffer.from('a') }), 'notAForm'],
  ['a workbook before 2007 or with a password', () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'oldForm'],
  ['half a workbook', () => packed(workbookParts('', '')).subarray(0, 900), 'formDamaged'],
  [
    'a workbook with macros',
    () => packed({ ...workbookParts('', ''), 'xl/vbaProject.bin': 'macro' }),
    'formMacros',
  ],
  [
    'a workbook whose type has macros',
    () => {
      const parts = workbookParts('', '');
      const types = String(parts['[Content_Types].xml']);
      const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
      const macros = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml';
      return packed({ ...parts, '[Content_Types].xml': types.replace(main, macros) });
    },
    'formMacros',
  ],
  [
    'a workbook that expands to 40 MiB',
    () => packed({ ...workbookParts('', ''), 'xl/worksheets/sheet9.xml': new Uint8Array(40 * 1024 * 1024) }),
    'formExpands',
  ],
  [
    'a workbook with a document type',
    () => packed(workbookParts('<!DOCTYPE a [<!ENTITY b "c">]>', '')),
    'formDamaged',
  ],
  [
    'a workbook with a tag that never ends',
    () => packed({ ...workbookParts('', ''), 'xl/workbook.xml': '<a' }),
    'formDamaged',
  ],
];

it.each(hostile)('%s is refused', (_what, make, code) => {
  expect(checked(make())).toEqual([code, undefined]);
});

it('a million open cells are read once, not once for each', () => {
  const cells = '<c r="A1" t="s"><v>'.repeat(1_000_000);
  const form = packed(workbookParts(cells, ''));
  expect(checked(form)).toBeUndefined();
});
