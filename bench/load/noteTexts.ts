import { PARAGRAPHS } from '../../domain/fields';
import { notePartsOf } from '../../domain/mentions';
import type { Reading } from './expression';

export const noteReading: Reading = {
  file: 'domain/mentions.ts',
  what: 'a note that names people',
  read: (text) => notePartsOf(text.slice(0, PARAGRAPHS), [{ userName: 'karim' }]), // no note is longer
  expressions: [
    '/(?<![._-])[._-]+$/',
    '/((?<![\\p{L}\\p{M}\\p{N}._-])@[^\\s!-,/:-?[-^`{-~।॥\\u2000-\\u206f]+)/u',
    '/(?<=[^\\u0980-\\u09e5._-])[._-]*[\\u0980-\\u09e5].*$|(?<![._-])[._-]*(?:কে|ের|এর|র)$/u',
  ],
  worst: [
    ['@a', '.', 'x'],
    ['@a', 'a.', 'ক'],
    ['@', 'র', 'a'],
    ['@', '.র', '.'],
    ['', '@a ', ''],
    ['', '@ক-', ''],
  ],
};
