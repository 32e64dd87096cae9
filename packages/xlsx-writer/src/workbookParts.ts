import { xmlAttribute } from './xmlText';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * All parts of an xlsx file except its sheets: content types, names and styles. The first `repeatedRows`
 * rows are printed at the top of every page.
 */
export function workbookParts(sheets: readonly string[], repeatedRows = 0): [path: string, xml: string][] {
  const numbers = sheets.map((_, index) => index + 1);
  const each = (xml: (number: number) => string) => numbers.map(xml).join('');
  return [
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${each(
        (n) => `<sheet name="${xmlAttribute(sheets[n - 1]!)}" sheetId="${n}" r:id="rId${n}"/>`,
      )}</sheets>${repeatedRows ? printTitles(sheets, repeatedRows) : ''}</workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each(
        (n) => `<Relationship Id="rId${n}" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
      )}<Relationship Id="rId${sheets.length + 1}" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', stylesXml],
    [
      '_rels/.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${each(
        (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
      )}</Types>`,
    ],
  ];
}

const printTitles = (sheets: readonly string[], rows: number) =>
  `<definedNames>${sheets
    .map(
      (sheet, index) =>
        `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">'${xmlAttribute(sheet.replaceAll("'", "''"))}'!$1:$${rows}</definedName>`,
    )
    .join('')}</definedNames>`;

/** Amounts in taka from this one on have more digit groups than the format of smaller ones covers. */
export const LARGE_MONEY = 1_000_000_000;

// A format has at most three cases, and groups of two digits must be spelt out: 12,34,567.00.
const MONEY = '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;#,##0.00';
const MONEY_FROM_A_BILLION =
  '[>=100000000000]##\\,##\\,##\\,##\\,##\\,##0.00;[>=1000000000]##\\,##\\,##\\,##\\,##0.00;##\\,##\\,##\\,##0.00';
// An unescaped slash would become the date separator of the reader's locale.
const DATE = 'dd\\/mm\\/yyyy';
/** The built-in format "Text": a text beginning with `=` stays a text even after editing. */
const TEXT = 49;

// Counts have groups of two digits as well.
const COUNT = '[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;#,##0';

const formats = { date: DATE, money: MONEY, largeMoney: MONEY_FROM_A_BILLION, count: COUNT };
/** The first id for custom formats. */
const FIRST_OWN = 164;
const own = (name: keyof typeof formats) => FIRST_OWN + Object.keys(formats).indexOf(name);

interface Look {
  format?: number;
  bold?: boolean;
  /** Has borders, for printed tables. */
  lined?: boolean;
  alignment?: string;
}

const BROKEN = 'vertical="center" wrapText="1"';
const CENTRED = `horizontal="center" ${BROKEN}`;
const INDENTED = `horizontal="left" indent="1" ${BROKEN}`;
const MIDDLE = 'vertical="center"';

const looks = {
  plain: {},
  heading: { bold: true, alignment: BROKEN },
  text: { format: TEXT },
  date: { format: own('date') },
  money: { format: own('money') },
  largeMoney: { format: own('largeMoney') },
  paperHeading: { bold: true, lined: true, alignment: CENTRED },
  paperText: { format: TEXT, lined: true, alignment: INDENTED },
  paperCount: { format: own('count'), lined: true, alignment: MIDDLE },
  paperMoney: { format: own('money'), lined: true, alignment: MIDDLE },
  paperLargeMoney: { format: own('largeMoney'), lined: true, alignment: MIDDLE },
  paperTotalText: { format: TEXT, bold: true, lined: true, alignment: INDENTED },
  paperTotalCount: { format: own('count'), bold: true, lined: true, alignment: MIDDLE },
} as const satisfies Record<string, Look>;

/** Each style's index in styles.xml. */
export const STYLE = Object.fromEntries(Object.keys(looks).map((name, index) => [name, index])) as Record<
  keyof typeof looks,
  number
>;

const lookXml = ({ format = 0, bold, lined, alignment }: Look) =>
  `<xf numFmtId="${format}" fontId="${bold ? 1 : 0}" fillId="0" borderId="${lined ? 1 : 0}" xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1"` +
  (alignment ? ` applyAlignment="1"><alignment ${alignment}/></xf>` : '/>');

const listed = (name: string, items: string[]) =>
  `<${name} count="${items.length}">${items.join('')}</${name}>`;

const line = (side: string) => `<${side} style="thin"><color auto="1"/></${side}>`;

const stylesXml = [
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
  listed(
    'numFmts',
    Object.values(formats).map(
      (code, index) =>
        `<numFmt numFmtId="${FIRST_OWN + index}" formatCode="${code.replaceAll('>', '&gt;')}"/>`,
    ),
  ),
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>',
  `<border>${['left', 'right', 'top', 'bottom'].map(line).join('')}<diagonal/></border></borders>`,
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  listed('cellXfs', Object.values(looks).map(lookXml)),
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  '</styleSheet>',
].join('');
