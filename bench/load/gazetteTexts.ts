import { readGazette } from '../../domain/gazette';
import type { Reading } from './expression';

/** The expressions that read a pasted list of holidays, timed as a whole. */
export const gazetteReading: Reading = {
  file: 'domain/gazette.ts',
  what: "a gazette's list of holidays",
  read: (text) => readGazette(text, 2026),
  worst: [
    ['', '1 ', ''],
    ['', '1 January – ', ''],
    ['', '(1 day) ', ''],
    ['', '( ', ')'],
    ['', 'ঈদ ', ''],
    ['', '1 বৈশাখ ', ''],
  ],
  expressions: [
    '/\\r?\\n/',
    '/^\\D*((?:19|20)\\d\\d)\\D*$/',
    '/[A-Z]/g',
    '/[‐‑‒–—―−]/g',
    '/optional|ঐচ্ছিক/',
    '/executive order|নির্বাহী/',
    '/vacation|অবকাশ/',
    '/general holiday|public holiday|সাধারণ ছুটি/',
    '/(?<!good )\\b(?:sun|mon|tues|wednes|thurs|fri|satur)day\\b|(?:রবি|রোব|সোম|মঙ্গল|বুধ|বৃহস্পতি|শুক্র|শনি)বার/giu',
    '/[([]?\\s*[\\d০-৯]+\\s*(?:\\([^)]*\\)\\s*)?(?:days?\\b|দিন(?!\\p{M}|\\p{L}))\\s*[)\\]]?/giu',
    '/^\\s*[([]?[\\d০-৯]{1,3}\\s*[.)\\]।:\\t|]+\\s*|^\\s*[\\d০-৯]{1,3}\\s{2,}/u',
    '/^[\\s\\-–—,;:|।./*&()[\\]]+|[\\s\\-–—,;:|।./*&([\\]]+$/gu',
    '/(?:^|\\s)(?:to|and|-|–|—|থেকে|হতে|ও|পর্যন্ত)(?=\\s|$)/giu',
    "/[\\u0980-\\u09ff][\\u0980-\\u09ff\\u200c\\u200d\\s\\-–.'’ঃ:]*/gu",
    '/\\u0000(?:\\s*(?:-|–|to|and|থেকে|হতে|ও)\\s*\\u0000)?/giu',
    '/[a-z]/i',
    '/\\(\\s*\\)/g',
    '/\\s+/g',
    '/\\(/g',
    '/\\)/g',
    '/\\)(?!.*\\))/',
  ],
};
