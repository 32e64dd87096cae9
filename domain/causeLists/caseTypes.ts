import { caseTypes, type CaseTypeName } from '../followOnCases';
import { bengaliSpelling } from '../searchKey/bengali';
import { kindWords } from '../searchKey/kindWords';
import { partsOf } from '../searchKey/words';

/** The case type that the words before a number name. */
export interface NamedType {
  /**
   * The registers that may hold the case; null if the words do not tell, empty for a type that no register
   * holds.
   */
  kinds: readonly CaseTypeName[] | null;
  /** Numbers of different series are different cases, even in one register. */
  series: string | null;
  /**
   * Whether type, number and year identify one case. They do not if the words may also mean another type, or
   * if the court is below the High Court, where each court numbers its own cases.
   */
  isCertain: boolean;
  /**
   * The words for the type, if no register holds that type. They match a case whose number was entered with the same
   * words.
   */
  other?: string;
}

const LEAVE: readonly CaseTypeName[] = ['high-court-cpa-cpl-cases', 'high-court-cp-cases'];

/**
 * Types for which the words of the global search (domain/searchKey/kindWords.ts) are too narrow or too wide.
 */
const OF_LISTS: { words: string; type: NamedType }[] = [
  // the court numbers both kinds of petition in one series; the register keeps them apart
  {
    words: `cpla cmp, cpla, cpl, সিপিএলএ, সি পি এল এ, civil petition, cp, সিভিল পিটিশন, সিপি, সি পি,
      civil petition for leave to appeal,
      petition for leave to appeal, leave to appeal, সিভিল পিটিশন ফর লিভ টু আপিল, লিভ টু আপিল`,
    type: { kinds: LEAVE, series: 'leave', isCertain: true },
  },
  {
    words: 'cmp, সিএমপি, সি এম পি, civil misc petition, civil miscellaneous petition, সিভিল মিস পিটিশন',
    type: { kinds: LEAVE, series: 'cmp', isCertain: true },
  },
  {
    words: `customs excise and vat appellate tribunal, excise and vat appellate tribunal,
      কাস্টমস এক্সাইজ ও ভ্যাট আপিলাত ট্রাইব্যুনাল, এক্সাইজ ও ভ্যাট আপিলাত ট্রাইব্যুনাল`,
    type: { kinds: ['tribunal-cases'], series: 'tribunal-cases', isCertain: true },
  },
  {
    words: 'wpc, wp c, wp civil, writ petition c, writ petition civil, ডব্লিউপি, ডব্লিউ পি',
    type: { kinds: ['high-court-rits'], series: 'high-court-rits', isCertain: true },
  },
  // not certain, since there are tribunals for other matters too
  {
    words: 'tribunal, appellate tribunal, tribunal appeal, ট্রাইব্যুনাল, আপিলাত ট্রাইব্যুনাল',
    type: { kinds: ['tribunal-cases'], series: 'tribunal-cases', isCertain: false },
  },
  // not certain, since at the Appellate Division `CA` is a civil appeal
  { words: 'ca', type: { kinds: ['custom-appeals'], series: 'custom-appeals', isCertain: false } },
  {
    words: 'title suit, স্বত্ব মামলা, টাইটেল স্যুট, টাইটেল মামলা',
    type: { kinds: ['civil-case'], series: 'title', isCertain: false },
  },
  {
    words: 'money suit, মানি মামলা, মানি স্যুট, অর্থ মামলা',
    type: { kinds: ['civil-case'], series: 'money', isCertain: false },
  },
  {
    words: 'other class suit, other suit, oc suit, অপর মামলা, অপর শ্রেণি মামলা',
    type: { kinds: ['civil-case'], series: 'other', isCertain: false },
  },
];

/** Each court below the High Court numbers its own cases, so that a number may occur in several courts. */
export const NUMBERED_BY_COURT: ReadonlySet<string> = new Set<CaseTypeName>([
  'civil-case',
  'foujdari-suit-cases',
]);

/** Words that do not tell the type: `CEVT/CASE(CUS)-12`, `Case No. 12`, `12 with 13`. */
const NEUTRAL = new Set(
  `case cases cus the in matter of on re s matters with along analogous heard together and for hearing nos
  pil কেস কাস মামলা মামলাসমূহ মোকদ্দমা মোকদ্দমাসমূহ নংঃ নম্বরঃ সহ সাথে সঙ্গে একত্রে ও এবং`
    .split(/\s+/)
    .map(bengaliSpelling),
);

const significantWords = (words: readonly string[]): string[] =>
  initialsJoined(words)
    .map((word) => bengaliSpelling(word.replace(PLURAL, '$1')))
    .filter((word) => !NEUTRAL.has(word));

const PLURAL = /^(petition|appeal|case|suit|tribunal|rit|writ)s$/;

const phrases = (words: string): string[] =>
  words.split(',').map((phrase) => significantWords(partsOf(phrase).map(({ text }) => text)).join(' '));

const TYPES = new Map<string, NamedType>([
  ...caseTypes.flatMap(({ name }) =>
    phrases(kindWords[name]).map((phrase): [string, NamedType] => [
      phrase,
      { kinds: [name], series: name, isCertain: !NUMBERED_BY_COURT.has(name) },
    ]),
  ),
  ...OF_LISTS.flatMap(({ words, type }) =>
    phrases(words).map((phrase): [string, NamedType] => [phrase, type]),
  ),
]);

const MOST_WORDS = Math.max(...[...TYPES.keys()].map((phrase) => phrase.split(' ').length));

/** Words for kinds of cases that are too general to tell the type. */
const GENERAL = new Set(['appeal', 'petition', 'suit', 'application', 'আপিল', 'পিটিসন', 'আবেদন']);

export const UNKNOWN_TYPE: NamedType = { kinds: null, series: null, isCertain: false };

/**
 * The case type named by the words before a number, such as `['writ', 'petition']`. Words for a type that no
 * register holds give a type without registers, because a `criminal miscellaneous case` is no writ even if it
 * has the number of one.
 */
export function typeOfWords(words: readonly string[]): NamedType {
  const significant = significantWords(words);
  if (!significant.length || (significant.length === 1 && GENERAL.has(significant[0]!))) return UNKNOWN_TYPE;
  const whole = TYPES.get(significant.join(' '));
  if (whole) return whole;
  // other words may precede the name of a type, if the name is certain and not too short
  for (let length = Math.min(MOST_WORDS, significant.length - 1); length > 0; length--) {
    const type = TYPES.get(significant.slice(-length).join(' '));
    if (type?.isCertain && (length > 1 || significant.at(-1)!.length > 3)) return type;
  }
  return { kinds: [], series: null, isCertain: false, other: significant.join(' ') };
}

/**
 * The case type that a line without a number names as a heading; null if the line is no such heading. The
 * type may be one that no register holds.
 */
export function headingOf(words: readonly string[]): NamedType | null {
  if (!words.length || words.length > LONGEST_HEADING) return null;
  const type = typeOfWords(words);
  if (type.kinds?.length) return type;
  return type.kinds && words.some((word) => BUSINESS.test(word)) ? type : null;
}

const LONGEST_HEADING = 8;
const BUSINESS = /^(appeal|petition|revision|reference|rule|suit|application|case|matter)s?$/;

/** `W/P` and `C P L A` are `wp` and `cpla`. */
function initialsJoined(words: readonly string[]): string[] {
  const joined: string[] = [];
  let letters = '';
  for (const word of [...words, '']) {
    if (/^[a-z]$/.test(word)) {
      letters += word;
      continue;
    }
    if (letters) joined.push(letters);
    if (word) joined.push(word);
    letters = '';
  }
  return joined;
}
