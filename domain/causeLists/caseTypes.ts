import { caseTypes, type CaseTypeName } from '../followOnCases';
import { bengaliSpelling } from '../searchKey/bengali';
import { isMisspelt, SHORTEST } from '../searchKey/misspelling';
import { kindWords, phrasesOf } from '../searchKey/kindWords';
import { isBengali } from '../searchKey/sound';
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
  /** Whether other words stand before an abbreviation, as in `Plot CP-12`. */
  isGuess?: true;
  /** Whether the words say that this case is only referred to: `arising out of Writ Petition`. */
  isMention?: true;
  /**
   * The words for the type, if no register holds that type. They match a case whose number was entered with the same
   * words.
   */
  other?: string;
}

/** Each court below the High Court numbers its own cases, so that a number may occur in several courts. */
export const NUMBERED_BY_COURT: ReadonlySet<string> = new Set<CaseTypeName>([
  'civil-case',
  'foujdari-suit-cases',
]);

/** Words that are written in both scripts, so that `সিভিল আপীল` and `Civil Appeal` are the same. */
const IN_LATIN = new Map(
  Object.entries({
    appeal: 'আপিল',
    application: 'আবেদন',
    cevt: 'সিইভিটি',
    civil: 'সিভিল, দেওয়ানি',
    company: 'কোম্পানি',
    contempt: 'কনটেম্পট, কন্টেম্পট',
    criminal: 'ক্রিমিনাল, ফৌজদারি',
    customs: 'কাস্টমস',
    miscellaneous: 'misc, মিস, বিবিধ, মিসলেনিয়াস',
    petition: 'পিটিশন, পিটিশান',
    reference: 'রেফারেন্স',
    review: 'রিভিউ',
    revision: 'রিভিশন',
    suit: 'স্যুট, স্যুইট',
    vat: 'ভ্যাট',
    writ: 'রিট',
  }).flatMap(([latin, words]) =>
    partsOf(words).map(({ text }): [string, string] => [bengaliSpelling(text), latin]),
  ),
);

function keyOf(word: string): string {
  const spelling = isBengali(word) ? bengaliSpelling(word) : word;
  return IN_LATIN.get(spelling) ?? spelling;
}

const listed = (words: string): ReadonlySet<string> => new Set(partsOf(words).map(({ text }) => keyOf(text)));

/** Words that do not tell the type: `CEVT/CASE(CUS)-12`, `Case No. 12`, `12 with 13`. */
const NEUTRAL = listed(
  `case cases cus the in matter of on re s matters with along analogous heard together and for hearing nos year
  pil কেস কাস মামলা মামলাসমূহ মোকদ্দমা মোকদ্দমাসমূহ নংঃ নম্বরঃ সহ সাথে সঙ্গে একত্রে ও এবং খ্রিঃ ইং`,
);

/** Words that may stand before a type without changing it: what the case is listed for, a place, a polite word. */
const BEFORE_A_TYPE = listed(
  `fixed order orders judgment judgement delivery admission motion mention item items serial sl part list daily
  rule rules hearing dhaka chattogram chittagong this also new শুনানি শুনানির আদেশ আদেশের রায় রায়ের জন্য আইটেম ক্রমিক
  মাননীয় অদ্য আজ`,
);

/** Words that may follow a type without changing it, except at the tribunal: `Writ Petition (Customs)`. */
const AFTER_A_TYPE = listed(
  'customs custom vat tax excise civil c dhaka chattogram chittagong ctg কাস্টমস ভ্যাট শুল্ক চট্টগ্রাম ঢাকা',
);

/** Words that turn the type after them into another one: a `criminal petition for leave to appeal` is no CPLA. */
const OTHER_COURTS = listed('criminal crl crim cr jail company income জেল');

/** Words before the number of a case that is only referred to. */
const REFERRING = listed('arising arises arisen out from against passed challenging violation violating');

/** Words for a proceeding within another case, of which only the other case may be ours. */
const WITHIN_A_CASE = listed(
  `contempt cont review application applications app appl stay restoration rest recall recalling modification
  clarification vacating expunge substitution extension miscellaneous execution
  অবমাননা অবমাননার পুনর্বিবেচনা আবেদনে আবেদনপত্র দরখাস্ত স্থগিতাদেশ পুনর্বহাল পুনরুজ্জীবিত`,
);

/** Of a case with one of these words the listing is doubtful, even if they stand after its number. */
const ABOUT_A_CASE = listed('contempt review অবমাননা অবমাননার মামলায়');

export const isWithinACase = (words: readonly string[]): boolean =>
  words.some((word) => WITHIN_A_CASE.has(keyOf(word)));

export const isAboutACase = (words: readonly string[]): boolean =>
  words.some((word) => ABOUT_A_CASE.has(keyOf(word)));

const keysOf = (words: readonly string[]): string[] =>
  initialsJoined(words).map((word) => keyOf(word.replace(PLURAL, '$1')));

const significant = (keys: readonly string[]): string[] => keys.filter((key) => !NEUTRAL.has(key));

const PLURAL = /^(petition|appeal|case|suit|tribunal|rit|writ|application)s$/;

const TYPES = new Map<string, NamedType>();
for (const each of kindWords) {
  const held = new Set<string>([each.kind, ...(each.or ?? [])]);
  const kinds = caseTypes.flatMap(({ name }) => (held.has(name) ? [name] : []));
  if (!kinds.length) continue;
  const type: NamedType = { kinds, series: each.series ?? each.kind, isCertain: !each.isDoubtful };
  for (const parts of phrasesOf(each)) {
    TYPES.set(significant(keysOf(parts.map(({ text }) => text))).join(' '), type);
  }
}

const MOST_WORDS = Math.max(...[...TYPES.keys()].map((phrase) => phrase.split(' ').length));

/** Words for kinds of cases that are too general to tell the type. */
const GENERAL = listed('appeal petition suit application');

export const UNKNOWN_TYPE: NamedType = { kinds: null, series: null, isCertain: false };

/**
 * The case type named by the words before a number, such as `['writ', 'petition']`. Words for a type that no
 * register holds give a type without registers, because a `criminal miscellaneous case` is no writ even if it
 * has the number of one.
 */
export function typeOfWords(words: readonly string[]): NamedType {
  const phrase = words.join(' ');
  const known = NAMED.get(phrase);
  if (known) return known;
  const type = typeOf(words);
  if (NAMED.size >= MOST_REMEMBERED) NAMED.clear();
  NAMED.set(phrase, type);
  return type;
}

/** The types of the phrases read so far, since lists repeat the same few. */
const NAMED = new Map<string, NamedType>();
const MOST_REMEMBERED = 1000;

function typeOf(words: readonly string[]): NamedType {
  const keys = keysOf(words);
  const from = referenceEnd(keys);
  const type = typeOfKeys(significant(keys.slice(from)));
  return from > 0 ? { ...type, isMention: true } : type;
}

/** Words after which `in` refers to nothing: `in the matter of`, `in re`. */
const IN_THE_MATTER = new Set(['the', 're']);

/**
 * Where the words for the type begin if those before them refer to a case: after `arising out of`, or after `in` that
 * follows other words, as in `application for stay in`.
 */
const referenceEnd = (keys: readonly string[]): number =>
  keys.findLastIndex(
    (key, at) => REFERRING.has(key) || (key === 'in' && !IN_THE_MATTER.has(keys[at + 1] ?? '')),
  ) + 1;

function typeOfKeys(keys: readonly string[]): NamedType {
  if (!keys.length || (keys.length === 1 && GENERAL.has(keys[0]!))) return UNKNOWN_TYPE;
  const whole = TYPES.get(keys.join(' ')) ?? withoutNo(keys) ?? misspelt(keys);
  if (whole) return whole;
  const other: NamedType = { kinds: [], series: null, isCertain: false, other: keys.join(' ') };
  for (let length = Math.min(MOST_WORDS, keys.length - 1); length > 0; length--) {
    // other words may stand before the name of a type
    const [before, last] = [keys.slice(0, -length), keys.slice(-length)];
    const type = TYPES.get(last.join(' ')) ?? withoutNo(last);
    if (type?.isCertain) return behind(before, type, last) ?? other;
    // a qualification may follow it
    const first = TYPES.get(keys.slice(0, length).join(' '));
    const isQualified = keys.slice(length).every((key) => AFTER_A_TYPE.has(key));
    if (first?.isCertain && isQualified && first.series !== 'tribunal-cases') return first;
  }
  return other;
}

/** The type whose name stands behind other words; undefined if these make it another type. */
function behind(before: readonly string[], type: NamedType, name: readonly string[]): NamedType | undefined {
  if (before.some((key) => OTHER_COURTS.has(key))) return undefined;
  if (before.some((key) => WITHIN_A_CASE.has(key))) return { ...type, isMention: true };
  if (before.every((key) => BEFORE_A_TYPE.has(key))) return type;
  const isShort = name.length === 1 && name[0]!.length <= LONGEST_INITIALS;
  return isShort ? { ...type, isCertain: false, isGuess: true } : type;
}

const LONGEST_INITIALS = 3;

/** The type of an abbreviation that is written as one word with `No`: `WPNo 12/2020`. */
function withoutNo(keys: readonly string[]): NamedType | undefined {
  const joined = keys.join(' ');
  return /[a-z]nos?$/.test(joined) ? TYPES.get(joined.replace(/nos?$/, '')) : undefined;
}

/** The type whose name has a slip, as in `Writ Petiton`; a person must confirm it. */
function misspelt(keys: readonly string[]): NamedType | undefined {
  if (keys.length > MOST_WORDS || keys.some((key) => OTHER_COURTS.has(key))) return undefined;
  const found = [...TYPES].find(([name]) => {
    const meant = name.split(' ');
    return meant.length === keys.length && keys.every((key, nth) => isSlip(key, meant[nth]!));
  });
  return found && { ...found[1], isCertain: false };
}

const isSlip = (word: string, meant: string): boolean =>
  word === meant ||
  (Math.min(word.length, meant.length) >= SHORTEST &&
    Math.abs(word.length - meant.length) < 2 &&
    !WITHIN_A_CASE.has(word) &&
    isMisspelt(word, meant));

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
