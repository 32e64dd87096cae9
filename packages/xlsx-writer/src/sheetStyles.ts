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

export const stylesXml = [
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
