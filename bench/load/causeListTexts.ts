import { entriesOf } from '../../domain/causeLists/entries';
import { matchesOf } from '../../domain/causeLists/match';
import { LINE } from '../../domain/fields';
import { termsOf } from '../../domain/searchKey/terms';
import type { Filling, Reading } from './expression';

/** The server reads no more characters of a line than this, and handles other requests between two lines. */
const LONGEST_LINE = 2000;

const worst: readonly Filling[] = [
  ['1. W.P. ', '1, ', ''],
  ['1. W.P. ', '1/2022, ', ''],
  ['', '(1/2022) ', ''],
  ['', '[1', ''],
  ['', '1|', ''],
  ['', '1 and ', ''],
  ['date ', '1.1.2022 ', ''],
  ['', 'court ', 'no'],
  ['', 'mr. ', 'x'],
  ['1. W.P. 1/2022 (arising ', 'x ', ''],
  ['arising ', '(1) ', '('],
  ['', '2022 সালের 1 ', ''],
  ['2022 সালের ', '1 ও ', ''],
  ['', '1/2020 to ', ''],
  ['', '   1', ''],
  ['', '৯ নভেম্বর ২০২৬ ', ''],
  ['', '২০২৬ সালের ৯ ', ''],
  ['', 'november 9 ', ''],
  ['29 ', 'of ', 'november 2026'],
  ['', 'in w.p. 1/2022 ', ''],
  ['1 | contempt 1/2022 | ', '(w.p. 1/2022) ', ''],
  ['', 'সালের রিট ', ''],
  ['', 'writ petiton 1/2022, ', ''],
  ['', 'ab. 1/2022 ', ''],
  ['', '06/12/2026 | ', ''],
  ['', '06/12/2026 ', 'W.P. 1/2022'],
  ['', '\u2010\u2044', ''],
];

const written: Record<string, string[]> = {
  caseTypes: [
    '/^(petition|appeal|case|suit|tribunal|rit|writ|application)s$/',
    '/[a-z]nos?$/',
    '/nos?$/',
    '/^(appeal|petition|revision|reference|rule|suit|application|case|matter)s?$/',
    '/^[a-z]$/',
  ],
  diary: [
    '/[|\\t]/',
    '/[\\d০-৯]/',
    '/\\bcase|\\bsuit|\\bmatter|\\bpetition|\\bnumber|মামলা|মোকদ্দমা|নম্বর|নং/i',
    '/\\bdate|\\bday\\b|তারিখ|দিন/i',
    '/\\bnext\\b|hearing|\\bfixed\\b|\\blist|পরবর্তী|শুনান|ধার্য|নির্ধারিত/i',
    '/^\\W*(?:date|day|তারিখ|দিন)\\W*$/iu',
    '/^\\W*(?:court|bench|আদালত|কোর্ট|বেঞ্চ)(?!.*(?:no|নং)\\b)/iu',
    '/^[\\s,;:–-]+/',
  ],
  entries: [
    '/\\r\\n?|\\n|\\f/',
    '/^\\s*\\([^()]*\\)\\s*$/',
    '/^\\D*\\d{4}\\D*$/',
    '/[‐-―−]/g',
    '/[⁄∕／]/g',
    '/[\\u00a0\\u2000-\\u200a\\u202f\\u3000]/g',
    '/^[\\t -~]*$/',
  ],
  heads: [
    '/\\d/',
    '/^[\\s([*]*(?:date|dated|dt|তারিখ|তাং)(?![a-z])/i',
    '/\\bdate\\b|তারিখ\\s*[:ঃ]/i',
    '/^[\\s([*]*(?:dated|dt|তারিখের).*(?:judg|order|passed|filed|রায়|আদেশ)/i',
    '/cause ?list|daily list|list for\\b|list of\\b|কার্যতালিকা|কজ ?লিস্ট|তালিকা|শুনান[িী]র জন্য/i',
    '/\\[([^[\\]]{3,200})\\]/',
    '/^[\\s:|,–-]+|[\\s:|,–-]+$/g',
    '/[,|\\s]*(?:date|dated|তারিখ)\\s*[:ঃ]?\\s*[\\d০-৯].*$/i',
    '/\\bcourt ?(?:room ?)?(?:no\\b|নং|নম্বর|-? ?\\d)|(?:আদালত|কোর্ট|এজলাস|বেঞ্চ) ?(?:কক্ষ ?)?(?:নং|নম্বর|-? ?\\d)|\\bbench ?(?:no\\b|[–-]? ?(?:\\d|[ivx]+\\b))/i',
    "/^[\\s*]*(?:(?:before|present|coram|the|hon'?ble|mr|mrs|ms|madam)[\\s.:,]+)*justice\\s+(?!and\\b|&)|^[\\s*]*(?:মাননীয়\\s+)?(?:প্রধান\\s+)?বিচারপতি/i",
  ],
  listDates: [
    '/(?<!\\d)\\d{1,2} ?([./-]) ?\\d{1,2} ?\\1 ?\\d{4}(?!\\d)/g',
    '/(?<!\\d[./-]?)\\d{1,2}([./-])\\d{1,2}\\1\\d{2}(?![./-]?\\d)/g',
    '/(?<!\\d)\\d{4}([-/.])\\d{1,2}\\1\\d{1,2}(?!\\d)/g',
    '/(?<!\\d)\\d{1,2}(?:st|nd|rd|th|লা|রা|ঠা|ই|শে)?[ ,./-]{1,3}(?:(?:day )?of )?[\\p{L}\\p{M}]{2,12}[ ,./-]{1,3}(?:\\d{4}|\\d{2})(?!\\d)/giu',
    '/[a-z]{3,9} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}(?!\\d)/gi',
    '/^[\\t -~]*$/',
    '/(?:ের|এর)\\s+\\d{1,2}/',
    '/(?:day )?of /i',
    '/^([a-z]+) (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})$/i',
    '/^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})$/',
    '/\\bto\\b|\\btill\\b|\\buntil\\b|\\d\\s?[–-]\\s?\\d{1,2}[./ ]|হতে|হইতে|থেকে|পর্যন্ত/',
    '/\\bat\\b|\\b\\d{1,2}[.:]\\d{2}(?!\\d)|\\b(?:\\d{1,2} ?)?[ap]\\.? ?m\\b|সকাল|দুপুর|বেলা|বিকাল|বিকেল|(?:\\b\\d{1,2} ?)?(?:ঘটিকায়|ঘটিকা|টায়|টা)/gi',
    '/[\\p{L}\\d|\\t]/u',
    '/[([]/',
    '/[([]([^()[\\]]{6,120})[)\\]]/g',
    '/\\bon\\b|\\bfixed\\b|\\bfor\\b|\\bnext\\b|ধার্য|পরবর্তী|তারিখে/i',
    '/dated|\\bdt\\b|judg|order of|passed|filed|রায়|আদেশের/i',
    '/^[^\\d]{0,20}(?:\\d{1,3}[.)।:]\\s+[^\\d]{0,20})?\\d{1,4}/',
  ],
  match: ['/^\\d/'],
  rowNumbers: [
    '/[\\d০-৯]/',
    '/\\((?=[^()\\d]{2,60}\\d)/g',
    '/[\\d০-৯]\\)?\\s?(?:\\/|of\\b|-)\\s?[\\d০-৯]|(?:সাল|সন)ের/g',
    '/(?:[,&–-]|\\band|ও|এবং|\\b(?:arising|out of|from|against|passed (?:in|by)))$|\\((?:arising|from|against)\\b[^()]*$/i',
    '/(?<!\\d)((?:19|20)\\d\\d)\\s*(?:সাল|সন)ের\\s+(\\d+(?:(?:[\\s,–-]|ও|এবং|হতে|থেকে)+\\d+)*)\\s*(?:নং|নম্বর)\\s+((?:[\\p{L}\\p{M}]+ ){0,3}?(?:পিটিশন|আপিল|আপীল|মামলা|মোকদ্দমা|রিট|রীট))/gu',
    '/(?<!\\d)((?:19|20)\\d\\d)\\s*(?:সাল|সন)ের\\s+((?:[\\p{L}\\p{M}]+ ){1,4}?)(?:নং|নম্বর)[\\s:ঃ-]{0,3}(\\d{1,6})(?!\\s?[\\d/])/gu',
    '/(?<!\\d)(\\d{1,6})\\s?(?:\\/|of)\\s?((?:19|20)\\d\\d)\\s?(?:[-–]|to\\b|হতে|থেকে)\\s?(\\d{1,6})\\s?(?:\\/|of)\\s?\\2(?!\\d)/gi',
    '/\\bvs\\b|\\bversus\\b|-vs-|বনাম|\\[/i',
    '/\\(([^()]{5,300})\\)/g',
    '/^[\\s|*([]*(?:arising\\b|out of\\b|in (?!the\\b|re\\b)[^()\\d]{0,60}\\d|(?:from|against) the (?:judge?ment|order)|passed (?:in|by)\\b)(?:[^()]|\\([^()]*\\))*(?:\\)[\\s.\\]]*)?$/i',
    '/উদ্ভ[ূু]ত[\\s)।\\]]*$/',
    '/[\\d০-৯]\\s?(?:\\([^()]*\\)\\s?)?(?:\\/|of)\\s?[\\d০-৯]/',
    '/^\\s?(?:with|along|heard|analog|সহ|সাথে|সঙ্গে|একত্রে)/i',
    '/^(?:উদ্ভূত|উদ্ভুত|বিরুদ্ধে)/',
  ],
  listRow: [
    '/\\s+/g',
    '/(?=\\d)(?<=[|\\t]\\s*|\\s{3})\\d{1,4}(?:-?[a-z])?\\s?[.):।]*[|\\s]/gi',
    '/[^|\\t]+/g',
    '/wiU|ixU|wcwUkb|Avwcj|Avcxj|gvgjv|ZvwiL|Av`vjZ|wePvicwZ|ebvg/',
    '/[|\\t]/',
    '/^\\s*\\|.*\\|\\s*$/s',
    '/^\\d{4}$/',
    '/^(?:\\*\\s?|\\()?(\\d{1,4}(?:-?[a-z])?)\\s?[.):।]*$/i',
    '/^[*(]?([\\d০-৯]{1,4}(?:-?[a-z])?)\\s?[.)।]\\s+([\\p{L}(].*)$/isu',
    '/^(?:\\*\\s?|\\((?=\\d{1,3}\\)))?(\\d{1,4}(?:-?[a-z])?)(?:\\s?[.):।]\\s*|\\s?[-–]\\s+|\\s+)((?!of\\b|to\\b|and\\b|all\\b|ও\\s|এবং|হতে|থেকে|সালের|সকল)(?:(?<=[.)।]\\s*)\\d|[\\p{L}(]).*)$/isu',
    '/^[([]?\\s?(?:with|w\\/|do|-do-|ঐ|সহ|সাথে|সঙ্গে|একত্রে)\\s?[)\\]]?$/i',
    '/^(?:[([]\\s?(?:with|সহ|সাথে|সঙ্গে|একত্রে)\\s?[)\\]]|with\\b)\\s*/i',
  ],
};

const readLine = (text: string) => {
  const entries = entriesOf(text.slice(0, LONGEST_LINE));
  return matchesOf(entries, [{ proceedingId: 1, kind: 'high-court-rits', number: text.slice(0, LINE) }]);
};

/** The expressions that read cause lists and the numbers of cases. */
export const causeListReadings: readonly Reading[] = [
  ...Object.entries(written).map(([name, expressions]) => ({
    file: `domain/causeLists/${name}.ts`,
    what: 'a line of a cause list',
    read: readLine,
    expressions,
    worst,
  })),
  {
    file: 'domain/searchKey/caseNumbers.ts',
    what: 'the number of a case',
    read: (text) => termsOf(text.slice(0, LINE), 'caseNumber'),
    expressions: [
      '/[|,;:)\\]\\t]/',
      '/^\\s*[./-]\\s*$/',
      '/^\\s*\\($/',
      '/^\\s*\\)/',
      '/[|)]/',
      '/^[\\s.…]*[,&;+…][\\s.…]*$/',
      '/^\\s*[-–—]\\s*$/',
      '/^[./]$/',
      '/^(19|20)/',
      '/^[\\s,]*$/',
      '/^\\s*\\)?\\s*\\/\\s*$|^ {3}$/',
      '/^\\s*\\)?\\s*[/|(–-]?\\s*$/',
    ],
    worst,
  },
];
