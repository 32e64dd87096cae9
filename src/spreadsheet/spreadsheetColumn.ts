/**
 * A spreadsheet column as plain data, because it is posted to a worker. Paths refer to records as
 * `recordReader` (dataProvider/endpoints.ts) returns them.
 */
export interface SpreadsheetColumn {
  /** The heading, already translated. */
  heading: string;
  /** An amount in taka, a date, another number, or a text (which spreadsheets never read as a formula). */
  kind: 'text' | 'money' | 'date' | 'number';
  /** A path such as `caseFilling.workPlace.name`. */
  source: string;
  /** The path to use when `source` is empty. */
  otherwise?: string;
  /** A path whose value follows the text after a comma, such as an agent's contact number. */
  also?: string;
  /** An instant, written as the time in Dhaka. */
  instant?: true;
  /** The name of a change's record, written as Activity shows it. */
  recordName?: true;
  /** A value of any shape, as JSON. */
  json?: true;
  /** For a change: the columns of each register, which are used to write the change's fields as `label: old → new`. */
  changed?: Record<string, readonly SpreadsheetColumn[]>;
  /**
   * The texts of a choice in the current language. A value without a text is written as it is; the key '' is
   * the text of an empty value.
   */
  words?: Record<string, string>;
}

/** How a list's column is written into a spreadsheet; `words` are catalogue keys, `texts` what they stand for. */
export interface SheetCell extends Partial<Omit<SpreadsheetColumn, 'heading' | 'source' | 'changed'>> {
  changed?: Record<string, readonly ListColumn[]>;
  texts?: Record<string, string>;
}

/** The part of a list's column that its spreadsheet uses. */
export interface ListColumn {
  /** The path into a record; also the sort's wire name where the table sorts by it. */
  source: string;
  /** A key of the catalogue. */
  label: string;
  /** The cell in the spreadsheet; by default a text. */
  sheet?: SheetCell;
}

/** Converts a list's columns to spreadsheet columns. */
export const spreadsheetColumns = (
  columns: readonly ListColumn[],
  translate: (key: string) => string,
): SpreadsheetColumn[] =>
  columns.map(({ source, label, sheet: { words, texts, changed, ...cell } = {} }) => ({
    source,
    heading: translate(label),
    kind: 'text',
    ...cell,
    ...(changed && {
      changed: Object.fromEntries(
        Object.entries(changed).map(([register, each]) => [register, spreadsheetColumns(each, translate)]),
      ),
    }),
    ...(texts && { words: texts }),
    ...(words && {
      words: Object.fromEntries(Object.entries(words).map(([value, key]) => [value, translate(key)])),
    }),
  }));

/** The properties of a record that these columns read, such as `caseFilling` of `caseFilling.workPlace.name`. */
export const propertiesOf = (
  columns: readonly Pick<SpreadsheetColumn, 'source' | 'otherwise' | 'also'>[],
): string[] => [
  ...new Set(
    columns
      .flatMap(({ source, otherwise, also }) => [source, otherwise ?? source, also ?? source])
      .map((path) => path.split('.')[0]!),
  ),
];
