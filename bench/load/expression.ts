/** A text that may be slow for an expression: a start, a repeated part, an end. */
export type Filling = readonly [start: string, repeated: string, end: string];

/** A regular expression of `domain/` or `server/`, exactly as in the source, and texts that may be slow for it. */
export interface Expression {
  file: string;
  expression: string;
  worst?: readonly Filling[];
}

/** A function that builds its expressions at run time, or shortens a text before matching it. */
export interface Reading {
  file: string;
  what: string;
  read(text: string): unknown;
  /** Expressions that only read the shortened text and would be too slow for a long one. */
  expressions?: readonly string[];
  worst?: readonly Filling[];
}

/** The expressions of a file, each with what takes it longest. */
export const of = (file: string, ...expressions: [expression: string, ...worst: Filling[]][]): Expression[] =>
  expressions.map(([expression, ...worst]) => ({ file, expression, worst }));
