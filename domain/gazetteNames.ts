export const WEEKDAYS =
  /(?<!good )\b(?:sun|mon|tues|wednes|thurs|fri|satur)day\b|(?<=[(,]\s?)(?:sun|mon|tues?|wed|thu(?:rs?)?|fri|sat)\.?(?=\))|(?:রবি|রোব|সোম|মঙ্গল|বুধ|বৃহস্পতি|শুক্র|শনি)বার/giu;

/** Counts of days: `(7 days)`, `৩ (তিন) দিন`. */
export const COUNTS =
  /[([]?\s?(?<![\d০-৯])[\d০-৯]{1,3}\s?(?:\([^()]{0,30}\)\s?)?(?:days?\b|দিন(?!\p{M}|\p{L}))\s?[)\]]?/giu;

const SERIAL = /^\s*[([]?[\d০-৯]{1,3}\s*[.)\]।:\t|]+\s*|^\s*[\d০-৯]{1,3}\s{2,}/u;
/** A day of the Bengali calendar, which lists of holidays give beside the date: `০১ বৈশাখ ১৪৩৩`. */
export const BENGALI_DAY = new RegExp(
  String.raw`[([]?(?<![\d০-৯])[\d০-৯]{1,2}(?:লা|রা|ঠা|ই|শে)?\s?(?:${[
    'বৈশাখ',
    'জ্যৈষ্ঠ',
    'আষাঢ়',
    'শ্রাবণ',
    'ভাদ্র',
    'আশ্বিন',
    'কার্তিক',
    'অগ্রহায়ণ',
    'পৌষ',
    'মাঘ',
    'ফাল্গুন',
    'চৈত্র',
  ]
    .join('|')
    .normalize('NFC')})(?!\p{M}|\p{L})(?:,?\s?[\d০-৯]{4})?(?:\s?বঙ্গাব্দ)?[)\]]?`,
  'gu',
);
const BENGALI = /[\u0980-\u09ff][\u0980-\u09ff\u200c\u200d\s\-–.'’ঃ:]*/gu;

/** The English and Bengali name of a holiday in the remaining text of a line; null if no text remains. */
export function nameIn(rest: string): { name: string; nameBn: string | null } | null {
  const weekless = withoutSigns(rest.replace(WEEKDAYS, '\u0000'), BEFORE)
    .replace(SERIAL, '')
    .replace(COUNTS, ' ')
    .replace(BENGALI_DAY, ' ');
  // words between two weekdays, or at the ends, belong to the date
  const cleaned = trimmed(weekless.replace(/\u0000(?:\s?(?:-|–|to|and|থেকে|হতে|ও)\s?\u0000)?/giu, ' '));
  const text = trimmed(withoutJoints(cleaned));
  const bengali = trimmed((text.match(BENGALI) ?? []).join(' '));
  const latin = trimmed(text.replace(BENGALI, ' '));
  if (!text) return null;
  if (!bengali) return { name: text, nameBn: null };
  return { name: /[a-z]/i.test(latin) ? latin : bengali, nameBn: bengali };
}

/** Words at the ends of a name that belong to the date beside it. */
const JOINTS = new Set(
  'to and from on at of in - – — & থেকে হতে ও এবং পর্যন্ত তারিখ তারিখে রোজ এর পরিবর্তে বদলে'.split(' '),
);

function withoutJoints(text: string): string {
  const words = text.split(' ');
  const isName = (word: string) => !JOINTS.has(word.toLowerCase());
  return words.slice(words.findIndex(isName), words.findLastIndex(isName) + 1).join(' ');
}

const BEFORE = new Set(' ,;।\u00a0');
const ALONE = new Set(' \t-–—,;:|।./*&()[]');

function trimmed(text: string): string {
  const alone = withoutSigns(text.replace(/\(\s*\)/g, ' ').replace(/\s+/g, ' '), ALONE, CLOSING);
  // remove a bracket whose partner was cut off
  const opened = alone.split('(').length;
  const closed = alone.split(')').length;
  if (opened > closed) return alone.replace('(', '').trim();
  const last = alone.lastIndexOf(')');
  return (closed > opened ? alone.slice(0, last) + alone.slice(last + 1) : alone).trim();
}

/** A name may end with it. */
const CLOSING = ')';

/** A text without these signs at its beginning and, if `kept` is given, at its end, but for the kept one. */
function withoutSigns(text: string, signs: ReadonlySet<string>, kept?: string): string {
  let [start, end] = [0, text.length];
  while (start < end && signs.has(text[start]!)) start++;
  while (kept && end > start && signs.has(text[end - 1]!) && text[end - 1] !== kept) end--;
  return text.slice(start, end);
}
