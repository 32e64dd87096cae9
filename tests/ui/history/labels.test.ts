import { expect, it } from 'vitest';
import { keptRegisters } from '../../../domain/history';
import { bengali, english } from '../i18n/allWords';
import { flat } from '../i18n/flat';

it.each([
  ['English', flat(english)],
  ['Bengali', flat(bengali)],
])('every register and field of the history has its words in %s', (_language, words) => {
  const asked = keptRegisters.flatMap(({ name, fields }) => [
    `resources.${name}.name`,
    ...Object.keys(fields).map((field) => `resources.${name}.fields.${field}`),
  ]);
  expect(asked.filter((key) => !words.has(key))).toEqual([]);
});
