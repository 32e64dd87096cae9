import type { ExportTable } from './columns';
import { LEFT_OUT } from './tables';
import type { ExportLanguage, Words } from './words';

/** The path of a table's file: its name in the language of the export. */
export const fileOf = ({ title }: Pick<ExportTable, 'title'>, language: ExportLanguage): string =>
  `tables/${title[language].replaceAll('/', '-')}.csv`;

/** A line of a CSV file. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? cell : `"${cell.replaceAll('"', '""')}"`)).join()}\n`;

/** The files that explain the others: for a reader, every column, and every code. */
export function guide(tables: ExportTable[], words: Words, language: ExportLanguage): [string, string][] {
  const say = (key: string) => words(language, `everything.${key}`);
  const readMe = [
    words('en', 'everything.readMe'),
    leftOut(words, 'en'),
    words('bn', 'everything.readMe'),
    leftOut(words, 'bn'),
  ];
  const titles = new Map(tables.map((each) => [each.table, each]));
  const columns = tables.flatMap((table) =>
    table.columns.map(({ heading, column, type, refersTo }) => [
      fileOf(table, language),
      heading.en,
      heading.bn,
      refersTo ? fileOf(titles.get(refersTo)!, language) : '',
      table.table,
      column,
      type,
    ]),
  );
  const codes = tables.flatMap((table) =>
    table.columns.flatMap(({ heading, codes = {} }) =>
      Object.entries(codes).map(([code, word]) => [
        fileOf(table, language),
        heading[language],
        code,
        word.en,
        word.bn,
      ]),
    ),
  );
  return [
    ['READ ME.txt', `\uFEFF${readMe.join('\n\n')}\n`],
    [
      'dictionary.csv',
      csv(['file', 'english', 'bengali', 'refersTo', 'table', 'column', 'type'].map(say), columns),
    ],
    ['codes.csv', csv(['file', 'heading', 'code', 'english', 'bengali'].map(say), codes)],
  ];
}

const csv = (headings: string[], rows: string[][]) => `\uFEFF${[headings, ...rows].map(csvLine).join('')}`;

const leftOut = (words: Words, language: ExportLanguage) =>
  [
    words(language, 'everything.leftOut'),
    ...Object.entries(LEFT_OUT).map(
      ([reason, tables]) =>
        `- ${words(language, `everything.reasons.${reason}`)}: ${tables.replaceAll(' ', ', ')}`,
    ),
  ].join('\n');
