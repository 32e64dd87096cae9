/** Positions in `cellXfs` below. */
export const STYLE = { plain: 0, heading: 1, text: 2, date: 3, money: 4, largeMoney: 5 } as const;

/** From here on, in taka, an amount has more groups than the format of smaller ones can show. */
export const LARGE_MONEY = 1_000_000_000;

// A format knows three cases, and groups of two only as they are spelt out: 12,34,567.00.
const MONEY = '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;#,##0.00';
const MONEY_FROM_A_BILLION =
  '[>=100000000000]##\\,##\\,##\\,##\\,##\\,##0.00;[>=1000000000]##\\,##\\,##\\,##\\,##0.00;##\\,##\\,##\\,##0.00';
// Unescaped, a slash is whatever separator the reader's machine prefers.
const DATE = 'dd\\/mm\\/yyyy';
/** The format "Text": what begins with `=` stays a text when somebody edits the cell, too. */
const TEXT = 49;

const format = (id: number, code: string) =>
  `<numFmt numFmtId="${id}" formatCode="${code.replaceAll('>', '&gt;')}"/>`;
const cell = (format: number) =>
  `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;

/** xl/styles.xml */
export const stylesXml = [
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
  `<numFmts count="3">${format(164, DATE)}${format(165, MONEY)}${format(166, MONEY_FROM_A_BILLION)}</numFmts>`,
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  '<cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1">',
  '<alignment vertical="center" wrapText="1"/></xf>',
  `${cell(TEXT)}${cell(164)}${cell(165)}${cell(166)}</cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  '</styleSheet>',
].join('');
