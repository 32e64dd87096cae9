import { dayInDhaka, type Day } from './dates';
import { toAsciiDigits } from './digits';
import { parseWrittenDay } from './typedDays';

/** Words of a file's name that say which kind of paper it is, by the kind's code; the first that fits is taken. */
const KINDS: readonly [string, readonly string[]][] = [
  ['bank-guarantee', ['guarantee', 'bg', 'গ্যারান্টি']],
  ['certified-copy', ['certified', 'জাবেদা', 'সার্টিফায়েড']],
  ['interim-order', ['interim', 'stay', 'injunction', 'অন্তর্বর্তী', 'স্থগিতাদেশ', 'স্থগিত']],
  ['parawise-reply', ['parawise', 'sf', 'দফাওয়ারি', 'দফাওয়ারী', 'প্যারাওয়াইজ']],
  ['vakalatnama', ['vakalatnama', 'wakalatnama', 'vokalatnama', 'ওকালতনামা']],
  ['show-cause', ['show', 'showcause', 'scn', 'কারণ']],
  ['demand-notice', ['demand', 'দাবিনামা', 'দাবীনামা']],
  ['judgment', ['judgment', 'judgement', 'রায়']],
  ['petition', ['petition', 'writ', 'appeal', 'আরজি', 'পিটিশন', 'আবেদন', 'আপিল']],
  ['reply', ['reply', 'জবাব']],
  ['rule', ['rule', 'রুল']],
  ['order', ['order', 'আদেশ']],
  ['letter-in', ['letter', 'পত্র', 'চিঠি']],
];

/** The code of the kind of paper that a file's name tells; null if it tells none. */
export function kindInName(name: string): string | null {
  const words = new Set(
    name
      .normalize('NFC')
      .toLowerCase()
      .split(/[^\p{L}\p{M}]+/u),
  );
  return KINDS.find(([, known]) => known.some((word) => words.has(word.normalize('NFC'))))?.[0] ?? null;
}

/** The day in a file's name, such as `order 01-02-2025.pdf` or `Scan_20250201.pdf`; null if none or ahead. */
export function dayInName(name: string, today: Day = dayInDhaka()): Day | null {
  const plain = toAsciiDigits(name);
  for (const [whole] of plain.matchAll(DAYS)) {
    const turned = whole.replace(/^(\d{4})[-_. ]?(\d{2})[-_. ]?(\d{2})$/, '$1-$2-$3').replace(/[._ ]/g, '-');
    const day = parseWrittenDay(turned, today) ?? parseWrittenDay(turned.replaceAll('-', '/'), today);
    if (day && day <= today) return day;
  }
  return null;
}

const DAYS =
  /(?<!\d)(?:(?:19|20)\d{2}[-_. ]?\d{2}[-_. ]?\d{2}|\d{1,2}[-_. ]\d{1,2}[-_. ](?:19|20)\d{2})(?!\d)/g;

/** A file's name as the name of its paper; null for one that tells the kind and day alone, or nothing. */
export function nameInName(name: string): string | null {
  const plain = name
    .replace(/\.[a-z]{2,5}$/i, '')
    .replaceAll('_', ' ')
    .trim();
  const words = plain.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  return words.some((word) => word && !MEANINGLESS.has(word)) ? plain : null;
}

/** What scanners, cameras and messengers call every file, and the words of the kinds. */
const MEANINGLESS = new Set([
  ...KINDS.flatMap(([, words]) => words),
  ...(
    'ছবি photos img image scan scanned scanner dsc dcim pxl photo picture document doc file untitled whatsapp at am pm ' +
    'camscanner new copy page'
  ).split(' '),
]);
