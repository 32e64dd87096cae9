/**
 * A column of a spreadsheet: plain data, since it is posted to a worker. Paths lead into a record as the
 * resource's `fromWire` (dataProvider/endpoints.ts) answers it, so dates and choices are in our own form.
 */
export interface SpreadsheetColumn {
  /** In the language in use. */
  heading: string;
  /** An amount in taka, a day, another number, or a text, which is never read as a formula. */
  kind: 'text' | 'money' | 'date' | 'number';
  /** `caseFilling.workPlace.name` */
  source: string;
  /** Read where `source` holds nothing. */
  otherwise?: string;
  /** Written behind the text, after a comma: an agent's contact number. */
  also?: string;
  /** An instant, written as the time in Dhaka. */
  instant?: true;
  /** A value of any shape, as JSON. */
  json?: true;
  /** Of a change: the columns of each register, by which its fields are written as `label: old → new`. */
  changed?: Record<string, readonly SpreadsheetColumn[]>;
  /** The words of a choice in the language in use; a value that has none is written as it is, '' stands for none. */
  words?: Record<string, string>;
}

/** What a list's column says of its cells in a spreadsheet; `words` are keys of the catalogue. */
export interface SheetCell extends Partial<Omit<SpreadsheetColumn, 'heading' | 'source' | 'changed'>> {
  changed?: Record<string, readonly ListColumn[]>;
}

/** A list's column, as far as a spreadsheet has it too. */
export interface ListColumn {
  /** The path into a record; where the table sorts by it, also the sort's name on the wire. */
  source: string;
  /** A key of the catalogue. */
  label: string;
  /** A text where nothing is said. */
  sheet?: SheetCell;
}

/** A list's columns as a spreadsheet has them. */
export const spreadsheetColumns = (
  columns: readonly ListColumn[],
  translate: (key: string) => string,
): SpreadsheetColumn[] =>
  columns.map(({ source, label, sheet: { words, changed, ...cell } = {} }) => ({
    source,
    heading: translate(label),
    kind: 'text',
    ...cell,
    ...(changed && {
      changed: Object.fromEntries(
        Object.entries(changed).map(([register, each]) => [register, spreadsheetColumns(each, translate)]),
      ),
    }),
    ...(words && {
      words: Object.fromEntries(Object.entries(words).map(([value, key]) => [value, translate(key)])),
    }),
  }));
