import { LINE } from '../../domain/fields';
import { hearingQueryOf } from '../../domain/searchKey/hearingQuery';
import { isMisspelt, nearKeys } from '../../domain/searchKey/misspelling';
import { searchQueryOf } from '../../domain/searchKey/query';
import { soundKeys } from '../../domain/searchKey/sound';
import { termsOf } from '../../domain/searchKey/terms';
import { whyOf } from '../../domain/searchKey/why';
import { wordsOf } from '../../domain/searchKey/words';
import type { Filling, Reading } from './expression';

/** Cuts a text to what search keys are made of: a field of a record, or a typed text, has at most a line. */
const line = (text: string) => text.slice(0, LINE);
const keysOf = (text: string) => wordsOf(line(text)).map((word) => [soundKeys(word), nearKeys(word)]);

const reads: Record<string, { what: string; read: Reading['read']; worst?: readonly Filling[] }> = {
  bengali: {
    what: 'the keys of a Bengali word',
    read: keysOf,
    worst: [
      ['', 'ক', ''],
      ['', 'ক্', ''],
    ],
  },
  latin: {
    what: 'the keys of a Latin word',
    read: keysOf,
    worst: [
      ['', 'a', ''],
      ['', 'c', 'h'],
      ['', 'y', ''],
    ],
  },
  plain: {
    what: 'a text to be searched',
    read: (text) => termsOf(line(text)),
    worst: [
      ['', 'a.', ''],
      ['', 'a. ', ''],
      ['', '৯', ''],
    ],
  },
  query: {
    what: 'a typed search',
    read: searchQueryOf,
    worst: [
      ['', '1/', ''],
      ['', 'writ ', ''],
      ['', '2020', ''],
    ],
  },
  letterNames: {
    what: 'a typed number in the other script',
    read: searchQueryOf,
    worst: [
      ['', 'সি', ''],
      ['', 'সি-', 'x'],
    ],
  },
  hearingQuery: {
    what: 'a typed search for hearings',
    read: (text) => hearingQueryOf(text, '2026-11-22'),
    worst: [
      ['', '1/', ''],
      ['1 ', 'a', ' '],
      ['', '1 a ', ''],
    ],
  },
  misspelling: {
    what: 'whether a word is misspelt',
    read: (text) => isMisspelt(line(text), 'Chattogram'),
    worst: [
      ['', '্', ''],
      ['', 'ঁক', ''],
    ],
  },
  sound: {
    what: 'the sound of a word',
    read: keysOf,
    worst: [
      ['', 'h', ''],
      ['', 'ah', ''],
    ],
  },
  terms: {
    what: 'the terms of a text',
    read: (text) => termsOf(line(text)),
    worst: [
      ['', '0', ''],
      ['', '1 ', ''],
    ],
  },
  why: {
    what: 'why a record was found',
    read: (text) => whyOf({ field: line(text) }, ['1*', 'a']),
    worst: [
      ['', '1-', ''],
      ['', 'a ', ''],
    ],
  },
  words: {
    what: 'the words of a text',
    read: (text) => wordsOf(line(text)),
    worst: [
      ['', 'm ', ''],
      ['m', ' ', ''],
      ['', 'a &', ''],
    ],
  },
};

const written: Record<keyof typeof reads, readonly string[]> = {
  bengali: ['/্য/g', '/[ঈঊীূণশষযৎঙঁঃ\\u09DC\\u09DD]/g', '/([ক-হ])্?\\1/g', '/[অএ]্যা/g', '/জ্ঞ/g', '/(.)\\1+/g'],
  latin: [
    '/([a-z])\\1+/g',
    '/(.)\\1+/g',
    '/[^a-z]/g',
    '/tion/g',
    '/^kn/',
    '/ck/g',
    '/t?chh?/g',
    '/ph/g',
    '/sh/g',
    '/([kgjtdbrz])h/g',
    '/x/g',
    '/qu(?=[aeiou])/g',
    '/q/g',
    '/c(?=[eiy])/g',
    '/c/g',
    '/C/g',
    '/z/g',
    '/v/g',
    '/ee|ea/g',
    '/oo/g',
    '/(?<=^|[aeiou])y(?=[aeiou])|w/g',
    '/y(?=[^aeiouy]|$)/g',
    '/(?<=[^aeiou])e$/g',
  ],
  plain: [
    '/\\p{Nd}/gu',
    '/^[ -~]*$/',
    '/(\\p{Script=Latin})\\p{M}+/gu',
    '/[\\u09A1\\u09A2\\u09AF]\\u09BC/g',
    '/[\\u09BC\\u200B-\\u200D\\uFEFF’‘`]/g',
    '/[.\\s]/g',
    '/(?<![\\p{L}\\p{M}\\d])(?:[a-z]\\.\\s?){1,5}[a-z]\\.?(?![\\p{L}\\p{M}\\d])/gu',
    '/\\p{Nd}/u',
  ],
  hearingQuery: [
    '/(?<![\\p{L}\\p{M}\\d./(-])(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}\\s?[./-]\\s?\\d{1,2}\\s?[./-]\\s?(?:\\d{4}|\\d{2})|\\d{1,2}(?:st|nd|rd|th|লা|রা|ঠা|ই|শে)?[\\s.,/-]*[\\p{L}\\p{M}]{2,}[\\s.,/-]*\\d{4}|today|আজ)(?![\\p{L}\\p{M}\\d]|[./-]\\d)/gu',
    '/(?<![\\p{L}\\p{M}])(?:cause list|hearings?|items?|serial|sl|শুনানি|শুনানী|আইটেম|ক্রমিক|সিরিয়াল)(?![\\p{L}\\p{M}])/gu',
  ],
  letterNames: [],
  misspelling: ['/[\\u09CD\\u0981\\u0983]/g'],
  query: ['/\\s/', '/(?:19|20)(\\d\\d)$/', '/^[./-]$/'],
  sound: ['/[\\u0980-\\u09FF]/', '/^[aeiouy@]/', '/(?<=.)h/g', '/[aeiouy@]/g', '/c/g', '/f/g', '/[aeiou@]/'],
  terms: ['/^[\\p{L}\\p{M}]+$/u', '/^(19|20)\\d\\d$/', '/\\s/', '/^0+(?=\\d)/', '/^880(?=1\\d{9}$)/'],
  why: [
    "/\\p{Nd}+|[\\p{L}\\p{M}\\u200B-\\u200D'’]+/gu",
    '/^[^\\s\\p{L}\\p{M}\\p{Nd}]*$/u',
    '/^0+(?=\\d)/',
    '/^#/',
    '/^=\\d+$/',
  ],
  words: [
    '/\\bm\\s*\\/\\s*s\\b\\.?/g',
    '/\\b([a-z])\\s*&\\s*([a-z])\\b/g',
    '/(\\d+)|([\\p{L}\\p{M}]+)|[^\\p{L}\\p{M}\\d]+/gu',
    '/(\\d+)|([a-z]+)|[^a-z\\d]+/g',
    '/^0+(?=\\d)/',
    '/\\p{Cs}$/u',
    '/\\s+/',
  ],
};

/** The expressions of the search's keys, timed within the functions that use them, which limit a text's length. */
export const searchReadings: readonly Reading[] = Object.entries(reads).map(([name, facts]) => ({
  ...facts,
  file: `domain/searchKey/${name}.ts`,
  expressions: written[name]!,
}));
