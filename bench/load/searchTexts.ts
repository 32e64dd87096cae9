import { LINE } from '../../domain/fields';
import { typedKeysOf } from '../../domain/searchKey/alike';
import { hearingQueryOf } from '../../domain/searchKey/hearingQuery';
import { isMisspelt, nearKeys } from '../../domain/searchKey/misspelling';
import { LONGEST, searchQueryOf } from '../../domain/searchKey/query';
import { soundKeys } from '../../domain/searchKey/sound';
import { termsOf } from '../../domain/searchKey/terms';
import { whyOf } from '../../domain/searchKey/why';
import { wordsOf } from '../../domain/searchKey/words';
import type { Filling, Reading } from './expression';

/** Cuts a text to what search keys are made of: a field of a record, or a typed text, has at most a line. */
const line = (text: string) => text.slice(0, LINE);
const keysOf = (text: string) => wordsOf(line(text)).map((word) => [soundKeys(word), nearKeys(word)]);

const reads: Record<string, { what: string; read: Reading['read']; worst?: readonly Filling[] }> = {
  alike: {
    what: 'the keys of a typed word',
    read: (text) => typedKeysOf(text.slice(0, LONGEST)),
    worst: [
      ['', 'a', 's'],
      ['', 'ক্', ''],
    ],
  },
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
      ['m', ' ', '/ a.b'],
      ['', 'm/ a. ', ''],
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
      ['', 'a ', ''],
      ['', '1, ', 'of 2008'],
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
      ['', 'ab 1', ''],
      ['', 'আজকে', ''],
      ['', '1 jan', ''],
      ['', 'jan 1', ''],
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
      ['a', ' ', 'b'],
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
  alike: ['/.[js]$/'],
  bengali: ['/্য/g', '/[ঈঊীূণশষযৎঙঁঃ\\u09DC\\u09DD]/g', '/([ক-হ])্?\\1/g', '/[অএ]্যা/g', '/জ্ঞ/g', '/(.)\\1+/g'],
  latin: [
    '/([a-z])\\1+/g',
    '/dg(?=[ei])/g',
    '/^wr/',
    '/^who/',
    '/^wh/',
    '/eigh/g',
    '/[ao]ugh(?=t)/g',
    '/igh/g',
    '/^gn/',
    '/gn(?=(?:s|er|ers|ing)?$)/',
    '/^ps/',
    '/mb(?=(?:s|er|ers|ing)?$)/',
    '/stle/g',
    '/alk/g',
    '/bt(?=s?$)/',
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
    '/(?<![\\p{L}\\p{M}\\d])(?<!\\bm\\s*\\/\\s*)(?:[a-z]\\.\\s?){1,5}[a-z]\\.?(?![\\p{L}\\p{M}\\d])/gu',
    '/[^\\P{Nd}0-9]/gu',
    '/[^ -~\\u0980-\\u09FF]|[a-z][\\u0980-\\u09FF]/',
    '/^[ -~]*$/',
    '/(\\p{Script=Latin})\\p{M}+/gu',
    '/[\\u09A1\\u09A2\\u09AF]\\u09BC/g',
    '/[\\u09BC\\u200B-\\u200D\\uFEFF’‘`]/g',
    '/[.\\s]/g',
    '/\\p{Nd}/u',
  ],
  hearingQuery: [
    '/(?<![\\p{L}\\p{M}])(?:cause list|hearings?|next date|date|items?|serial|sl|শুনানির|শুনানীর|শুনানি|শুনানী|পরবর্তী|আইটেম|ক্রমিক|সিরিয়াল)(?![\\p{L}\\p{M}])/gu',
    '/(?<=আজ)কের$|(?<=কাল)ের$/u',
    '/(?<![\\p{L}\\p{M}\\d./(-])(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}\\s?[./-]\\s?\\d{1,2}\\s?[./-]\\s?(?:\\d{4}|\\d{2})|\\d{1,2}(?:st|nd|rd|th|লা|রা|ঠা|ই|শে)?[\\s.,/-]*[\\p{L}\\p{M}]{2,}[\\s.,/-]*\\d{4}|[\\p{L}\\p{M}]{2,}\\.?\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s\\d{4}|today|tomorrow|আজ(?:কের)?|আগামী ?কাল(?:ের)?)(?![\\p{L}\\p{M}\\d]|[./-]\\d)/gu',
    '/(?<![\\p{L}\\p{M}\\d./(-])(?:\\d{1,2}(?:st|nd|rd|th|লা|রা|ঠা|ই|শে)?\\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|জানু|ফেব|মার্চ|এপ্রি|মে|জুন|জুল|আগ|সেপ|অক্ট|নভে|ডিসে)[\\p{L}\\p{M}]*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|জানু|ফেব|মার্চ|এপ্রি|মে|জুন|জুল|আগ|সেপ|অক্ট|নভে|ডিসে)[\\p{L}\\p{M}]*\\s\\d{1,2}(?:st|nd|rd|th)?)(?![\\p{L}\\p{M}\\d]|[./-]\\d)/gu',
  ],
  letterNames: ['/^[a-z]+$/'],
  misspelling: ['/[\\u09CD\\u0981\\u0983]/g'],
  query: ['/^(880)?([2-9]\\d{7,9})$/', '/\\p{Cf}/gu', '/\\s/', '/(?:19|20)(\\d\\d)$/', '/^[./-]$/'],
  sound: [
    '/(?<=.)([ক-হ])\\1/gu',
    '/(?<=.)([b-df-hj-np-tv-z])\\1/g',
    '/[\\u0980-\\u09FF]/',
    '/^[aeiouy@]/',
    '/(?<=.)h/g',
    '/[aeiouy@]/g',
    '/c/g',
    '/f/g',
    '/[aeiou@]/',
  ],
  terms: [
    '/^[a-z]$/',
    '/^[\\p{L}\\p{M}]+$/u',
    '/^(19|20)\\d\\d$/',
    '/\\s/',
    '/^0+(?=\\d)/',
    '/^880(?=1\\d{9}$)/',
  ],
  why: [
    '/^#\\d+\\/\\d{4}$/',
    '/^\\d/',
    "/\\p{Nd}+|[\\p{L}\\p{M}\\u200B-\\u200D'’]+/gu",
    '/^[^\\s\\p{L}\\p{M}\\p{Nd}]*$/u',
    '/^0+(?=\\d)/',
    '/^#/',
    '/^=\\d+$/',
    '/(?<=\\s)\\S|$/',
    '/\\s+\\S*$/',
  ],
  words: [
    '/\\bm\\s*\\/\\s*s\\b\\.?/g',
    '/\\b([a-z])\\s*&\\s*([a-z])\\b/g',
    '/(\\d+|[\\p{L}\\p{M}]+)/u',
    '/(\\d+|[a-z]+)/',
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
