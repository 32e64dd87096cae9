/**
 * A spreadsheet column as plain data, because it is posted to a worker. Paths refer to records as
 * `fromWire` (dataProvider/endpoints.ts) returns them.
 */
export interface SpreadsheetColumn {
  /** Already translated. */
  heading: string;
  /** An amount in taka, a day, another number, or a text (which spreadsheets never read as a formula). */
  kind: 'text' | 'money' | 'date' | 'number';
  /** A path such as `caseFilling.workPlace.name`. */
  source: string;
  /** The path to use when `source` is empty. */
  otherwise?: string;
  /** A path whose value follows the text after a comma, such as an agent's contact number. */
  also?: string;
  /**
   * Translated texts of a choice by value; '' is the text for none. Unknown values are written as they
   * are.
   */
  words?: Record<string, string>;
}

/** A list column's cells in a spreadsheet; `words` are catalogue keys. */
export type SheetCell = Partial<Omit<SpreadsheetColumn, 'heading' | 'source'>>;

/** The part of a list's column that its spreadsheet uses. */
export interface ListColumn {
  /** The path into a record; also the sort's wire name where the table sorts by it. */
  source: string;
  /** A key of the catalogue. */
  label: string;
  /** By default a text. */
  sheet?: SheetCell;
}

/** Converts a list's columns to spreadsheet columns. */
export const spreadsheetColumns = (
  columns: readonly ListColumn[],
  translate: (key: string) => string,
): SpreadsheetColumn[] =>
  columns.map(({ source, label, sheet: { words, ...cell } = {} }) => ({
    source,
    heading: translate(label),
    kind: 'text',
    ...cell,
    ...(words && {
      words: Object.fromEntries(Object.entries(words).map(([value, key]) => [value, translate(key)])),
    }),
  }));
