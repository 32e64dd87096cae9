import { xmlText } from './xmlText';

/** A formula without its `=`, and its result for readers that do not calculate. */
export interface Formula {
  formula: string;
  value: number;
}

/** The cell's name: column 0 of row 1 is `A1`, column 26 of row 2 `AA2`. */
export const address = (column: number, row: number): string => letters(column) + row;

export const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t${SPACED.test(text) ? PRESERVED : ''}>${xmlText(text)}</t></is></c>`;

/** White space that a reader may drop or join. Other texts get no mark, because marks would be a fifth of a sheet. */
const SPACED = /^\s|\s\s|[^\S ]|\s$/;
const PRESERVED = ' xml:space="preserve"';

export const numberCell = (at: string, value: number, style: number): string =>
  `<c r="${at}" s="${style}"><v>${value}</v></c>`;

export const formulaCell = (at: string, { formula, value }: Formula, style: number): string =>
  `<c r="${at}" s="${style}"><f>${xmlText(formula)}</f><v>${value}</v></c>`;

export const emptyCell = (at: string, style: number): string => `<c r="${at}" s="${style}"/>`;

/** 0 → `A`, 26 → `AA` */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
