import { expect, it } from 'vitest';
import { guessColumns } from '../../../domain/import/guessColumns';
import { importRegisters } from '../../../domain/imports';
import { namedFields } from '../../../src/import/useImportFields';
import { bengali, english } from '../i18n/allWords';

/** The texts of imports, cast because the type of the first catalogue lacks them: they are fetched later. */
const importWords = (words: object) => (words as { imports: { fields: Record<string, string> } }).imports;

const guessed = async (register: string, columns: Record<string, string>, rowNumber: string) => {
  const headings = [rowNumber, ...Object.values(columns)];
  const sources = [null, ...Object.keys(columns)];
  const found = guessColumns(
    await namedFields(register),
    headings.map((heading, column) => ({ column, heading, cells: [] })),
  );
  return Object.fromEntries([...found].map(([column, { field }]) => [sources[column], field]));
};

it.each([
  ['English', english],
  ['Bengali', bengali],
])(
  'the %s headings of each register’s import template are recognised as the register’s fields',
  async (_, words) => {
    for (const { name, columns } of importRegisters) {
      const { fields } = words.resources[name as never] as { fields: Record<string, string> };
      const own = importWords(words).fields;
      const labels = Object.keys(columns).map((field) => [field, fields[field] ?? own[field] ?? field]);
      const guesses = await guessed(name, Object.fromEntries(labels) as Record<string, string>, 'SL');
      expect(guesses, name).toEqual(Object.fromEntries(Object.keys(columns).map((field) => [field, field])));
    }
  },
);
