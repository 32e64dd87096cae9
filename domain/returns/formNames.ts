import { toAsciiDigits } from '../digits';
import { parseFigure } from './figures';

/** What a form may name besides figures. */
export const formFacts = ['from', 'to', 'month', 'office', 'signedBy', 'memo', 'date'] as const;

export type FormFact = (typeof formFacts)[number];

/** A name in braces of an office's form, such as `{closing.all.recoverable|crore|bn}`. */
export interface FormName {
  name: string;
  kind: 'fact' | 'count' | 'amount';
  isCrore: boolean;
  isBengali: boolean;
}

export const isFormFact = (name: string): name is FormFact => formFacts.some((fact) => fact === name);

/** Reads what stands between the braces; null if a return has nothing of that name. */
export function parseFormName(written: string): FormName | null {
  const [name = '', ...ways] = toAsciiDigits(written)
    .split('|')
    .map((part) => part.trim());
  const isCrore = ways[0] === 'crore';
  const isBengali = ways.at(-1) === 'bn';
  if (ways.length !== Number(isCrore) + Number(isBengali)) return null;
  const kind = isFormFact(name) ? 'fact' : kindOfFigure(name);
  if (!kind || (isCrore && kind !== 'amount')) return null;
  return { name, kind, isCrore, isBengali };
}

function kindOfFigure(name: string): 'count' | 'amount' | null {
  const figure = parseFigure(name);
  if (!figure) return null;
  return figure.measure === 'count' ? 'count' : 'amount';
}
