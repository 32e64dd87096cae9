import { readGazette } from '../../domain/gazette';
import { nameIn } from '../../domain/gazetteNames';
import { monthNamed } from '../../domain/monthNames';
import type { Expression, Filling, Reading } from './expression';

/** Lines as long as a line may be. */
const lines = (repeated: string): Filling => [
  '',
  `${repeated.repeat(Math.floor(4900 / repeated.length))}\n`,
  '',
];

const PARTS = [
  '1 ',
  '1 January – ',
  '(1 day) ',
  '( ',
  'ঈদ ',
  '1 বৈশাখ ',
  '1-1-',
  '21 May Eid, ',
  '11-Jan-',
  '1, ',
  'may ',
  'not open ',
  'শনিবার ',
];

/** The readers of a pasted list of holidays, timed as a whole. */
export const gazetteReadings: readonly Reading[] = [
  {
    file: 'domain/gazette.ts',
    what: "a gazette's list of holidays",
    read: (text) => readGazette(text, 2026),
    worst: PARTS.map(lines),
  },
  {
    file: 'domain/gazetteNames.ts',
    what: "a holiday's name",
    // a line is no longer
    read: (text) => nameIn(text.slice(0, 5000)),
    worst: PARTS.map((repeated): Filling => ['', repeated, ')']),
  },
  {
    file: 'domain/monthNames.ts',
    what: "a month's name",
    read: monthNamed,
    worst: [
      ['', 'ে', ''],
      ['', 'ক', 'ের'],
    ],
  },
];

const WORST: readonly Filling[] = [
  ['', '1 ', ''],
  ['', ': ', 'x'],
  [':', ' ', 'x'],
  ['1.', ' ', 'x'],
  ['instead of', ' ', 'x'],
  ['', 'instead of ', 'x'],
  ['', '(1 ', ''],
  ['', '\u0000', ''],
  ['', '\u0000to', ''],
  ['', 'না', ''],
  ['', 'ক', ''],
  ['(', ' ', ''],
  ['', '(', ''],
];

const written: Readonly<Record<string, readonly string[]>> = {
  'domain/gazette.ts': [
    '/\\r?\\n/',
    '/\\s{3,}/g',
    '/[‐‑‒–—―−]/g',
    '/[A-Z]/g',
    '/^\\D*((?:19|20)\\d\\d)\\D*$/',
    '/[a-z]/i',
    '/optional|ঐচ্ছিক/',
    '/executive order|নির্বাহী/',
    '/vacation|অবকাশ/',
    '/general holiday|public holiday|সাধারণ ছুটি/',
    '/\\bnot\\b|\\bnon-?\\s?work|\\boptional\\b|ঐচ্ছিক|(?<![\\p{L}\\p{M}])(?:না|নয়)(?![\\p{L}\\p{M}])/u',
    '/\\bemergency\\b|\\bhospitals?\\b|জরুর[িী]|হাসপাতাল/',
    '/\\bbanks?\\b|ব্যাংক/',
    '/\\boffices?\\b|\\bcourts?\\b|অফিস|দপ্তর|কার্যালয়|আদালত|কোর্ট/',
    '/প্রজ্ঞাপন|স্মারক|পরিপত্র|\\bnotification\\b|\\bmemo\\b|\\bdated\\b/',
    '/^\\s*(?:তারিখের?\\s)?(?:এর\\s)?(?:ছুটির\\s)?(?:পরিবর্তে|বদলে)/',
    '/(?:instead of|in lieu of|in place of)(?: the)?(?: holidays?)?(?: on| of)?\\s*$/i',
    '/[([]?(?<![\\d০-৯])[\\d০-৯]{1,2}\\s?[.)\\]।]\\s*$/',
    '/[:：][\\s-]{0,3}$/',
    '/[;,।|]/',
  ],
  'domain/gazetteDays.ts': [
    '/^(?:[-/.,]|of)$/',
    '/^মাসের?$/',
    '/^[-/.,]$/',
    '/\\d/',
    "/\\d+|[\\u200d\\u200c\\p{L}\\p{M}'’]+\\.?|\\S/gu",
    '/^[-/.]$/',
    '/^[/.]$/',
  ],
  'domain/gazetteNames.ts': [
    '/(?<!good )\\b(?:sun|mon|tues|wednes|thurs|fri|satur)day\\b|(?<=[(,]\\s?)(?:sun|mon|tues?|wed|thu(?:rs?)?|fri|sat)\\.?(?=\\))|(?:রবি|রোব|সোম|মঙ্গল|বুধ|বৃহস্পতি|শুক্র|শনি)বার/giu',
    '/[([]?\\s?(?<![\\d০-৯])[\\d০-৯]{1,3}\\s?(?:\\([^()]{0,30}\\)\\s?)?(?:days?\\b|দিন(?!\\p{M}|\\p{L}))\\s?[)\\]]?/giu',
    '/^\\s*[([]?[\\d০-৯]{1,3}\\s*[.)\\]।:\\t|]+\\s*|^\\s*[\\d০-৯]{1,3}\\s{2,}/u',
    "/[\\u0980-\\u09ff][\\u0980-\\u09ff\\u200c\\u200d\\s\\-–.'’ঃ:]*/gu",
    '/\\u0000(?:\\s?(?:-|–|to|and|থেকে|হতে|ও)\\s?\\u0000)?/giu',
    '/[a-z]/i',
    '/\\(\\s*\\)/g',
    '/\\s+/g',
  ],
  'domain/monthNames.ts': [
    "/[\\u200b-\\u200d\\ufeff'’‘.]/g",
    '/(?<=[\\u0980-\\u09ff]{2})(?:(?:\\u09af\\u09bc)?ের|তে|র|ে)$/',
    '/[\\u09cd\\u09bc\\u0981\\u0983\\u09be-\\u09cc]/g',
    '/(?<=.)[aeiou]/g',
    '/(?<=.)[অ-ঔ]/g',
    '/[শষছ]/g',
    '/^আ/',
    '/(.)\\1+/g',
  ],
};

export const gazetteExpressions: readonly Expression[] = Object.entries(written).flatMap(
  ([file, expressions]) => expressions.map((expression) => ({ file, expression, worst: WORST })),
);
