import { dayOf, type Day } from '../dates';
import { toAsciiDigits } from '../digits';
import { caseTypes } from '../followOnCases';
import type { Cell } from '../imports';
import { monthNamed } from '../monthNames';
import { withoutMarks } from '../searchKey/query';
import { fullYear } from '../typedDays';
import { readDay } from './days';
import { isNone, isNothing, LONGEST_READ, refused, type Read } from './read';

/**
 * Fields with the number of a file, a case or a paper, each with the field of that paper's date, if there is one. A
 * spreadsheet takes such numbers for dates, and people write the date beside them.
 */
const IDENTIFIERS: ReadonlyMap<string, string | null> = new Map<string, string | null>([
  ...[
    'nothiNumber',
    'caseFilingId',
    'number',
    'taxacationNothiNo',
    'documentOfLawBranch',
    'shipRegistrationNo',
    'registrationNo',
    'imoNumber',
    'fir',
    'company.vatRegNo',
    'vatRegNo',
    'tin',
    'regCode',
    'ainNumber',
    'licNo',
  ].map((field): [string, null] => [field, null]),
  ['boe', 'boeDate'],
  ['bankGuranteeNo', 'bankGuaranteeDate'],
  ['dispatchOfReplyNo', 'dispatchOfReplyDate'],
  ['applicateCommOrderNo', 'applicateCommOrderDate'],
  ['tribunalOrderNo', 'tribunalOrderDate'],
  ['customOrderNo', 'customOrderDate'],
  ...caseTypes.map(({ proceeding }): [string, string] => [proceeding.number, proceeding.openedOn]),
]);

export const isIdentifier = (field: string): boolean => IDENTIFIERS.has(field);

/** The field with the date of the paper that a field has the number of, if there is one. */
export const dateBeside = (field: string): string | null => IDENTIFIERS.get(field) ?? null;

/** A number as a cell has it, and the date that stood beside it in the cell. */
export interface Identifier {
  text: string | null;
  day: Day | null;
}

/**
 * Reads the number of a file, a case or a paper. Refuses what a spreadsheet made of a number, and says which number was
 * probably typed. A number and the date of its paper are separated.
 */
export function readIdentifier(field: string, cell: Cell): Read<Identifier> {
  if (typeof cell === 'number' && Math.abs(cell) >= FIRST_INEXACT) return lost(String(cell));
  const written = cell === null ? '' : withoutMarks(String(cell));
  if (written.length > LONGEST_READ) return { value: { text: written, day: null } };
  const plain = toAsciiDigits(written.normalize('NFC')).replace(/\s+/g, ' ').replace(/^'/, '').trim();
  if (isNothing(plain) || (isNone(plain) && !FILES.has(field))) return { value: { text: null, day: null } };
  if (DITTO.test(plain.toLowerCase())) return refused('ditto', { shown: written });
  if (!/[\p{L}\p{N}]/u.test(plain)) return refused('noNumber', { shown: written });
  if (SCIENTIFIC.test(plain)) return lost(written);
  const typed = typedAs(plain);
  if (typed !== null) return refused('becameDate', { shown: written, proposed: typed });
  const { number, day } = split(written);
  const text = field === 'boe' ? withoutLabel(number) : number;
  if (day === null) return { value: { text, day } };
  if (hasDate(number)) return refused('severalDates');
  if (dateBeside(field) === null) return refused('dateInNumber', { proposed: text });
  return { value: { text, day } };
}

/** A file may be called anything, even `Nil`. */
const FILES: ReadonlySet<string> = new Set(['nothiNumber', 'caseFilingId']);

const lost = (shown: string) => refused('digitsLost', { shown });

/** Spreadsheets keep fifteen digits of a number. */
const FIRST_INEXACT = 1e15;

const SCIENTIFIC = /^(?:c-)?[+-]?\d+(?:[.,]\d+)? ?e ?[+-] ?\d+$/i;

/** Marks for "the same as in the row above". */
const DITTO = /^(?:["”“〃]+|''|[-–—]*\s*(?:do|ditto|ঐ)\s*[-–—.]*|same as above|as above|একই|উপরোক্ত)$/;

const WEEKDAY = /^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*,? /;
const TIME = /(?:t| )\d{1,2}:\d{2}.*$/;
const BETWEEN = String.raw`[ \-–/.,']{0,2}`;
const MONTH = String.raw`([\p{L}\p{M}]{2,})\.?`;

/** The forms in which spreadsheets show a date, with the places of year, month and day. */
const SHOWN_DATES: [form: RegExp, read: (parts: string[]) => [year: string, month: string, day: string]][] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/u, ([year, month, day]) => [year!, month!, day!]],
  [/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/u, ([day, month, year]) => [year!, month!, day!]],
  [new RegExp(`^${MONTH}${BETWEEN}(\\d{4}|\\d{2})$`, 'u'), ([month, year]) => [year!, month!, '']],
  [new RegExp(`^(\\d{4})${BETWEEN}${MONTH}$`, 'u'), ([year, month]) => [year!, month!, '']],
  [new RegExp(`^(\\d{1,2})${BETWEEN}${MONTH}$`, 'u'), ([day, month]) => ['', month!, day!]],
  [
    new RegExp(`^(\\d{1,2})${BETWEEN}${MONTH}${BETWEEN}(\\d{4}|\\d{2})$`, 'u'),
    ([day, month, year]) => [year!, month!, day!],
  ],
  [new RegExp(`^${MONTH} (\\d{1,2}),? (\\d{4})$`, 'u'), ([month, day, year]) => [year!, month!, day!]],
];

/** What somebody typed where a spreadsheet shows a date: `9/2008` for `Sep-08`; null if the text is no date. */
function typedAs(plain: string): string | null {
  const text = plain.toLowerCase().replace(WEEKDAY, '').replace(TIME, '');
  for (const [form, read] of SHOWN_DATES) {
    const parts = form.exec(text);
    if (!parts) continue;
    const [year, written, day] = read(parts.slice(1));
    const month = /^\d/.test(written) ? Number(written) : monthNamed(written);
    const inFull = year && fullYear(year);
    // a month that is shown as a day of its own year, since a spreadsheet has no months
    const isFirst = form === SHOWN_DATES[0]![0] && Number(day) === 1;
    const exists = [
      [month, Number(day || 1)],
      [Number(day), month],
    ].some(([one, other]) => dayOf(inFull || 2000, one!, other!) !== null);
    if (!month || !exists) continue;
    const parted = isFirst || !day ? [month, inFull] : [Number(day), month, inFull];
    return parted.filter(Boolean).join('/');
  }
  return null;
}

const DATE = String.raw`(?:[\d০-৯]{1,2} ?[/.-] ?[\d০-৯]{1,2} ?[/.-] ?(?:[\d০-৯]{4}|[\d০-৯]{2})|[\d০-৯]{4}-[\d০-৯]{2}-[\d০-৯]{2}|[\d০-৯]{1,2}(?:st|nd|rd|th)?[ \-/.]{0,2}[\p{L}\p{M}]{3,12}[ \-/.,]{0,2}[\d০-৯]{2,4}|[\p{L}\p{M}]{3,12}\.? [\d০-৯]{1,2},? [\d০-৯]{4})`;
const DATED = String.raw`(?:dated?|dtd?|on|তারিখ|তাং|তাঃ)`;
const ERA = String.raw`[\s)\].,;।]*(?:(?:খ্রি|খ্রিঃ|খৃ|ইং|ad)[\p{L}\p{M}ঃ:.]*)?[\s)\].,;।]*`;
const NUMBER_FIRST = new RegExp(
  String.raw`^(.*?[\d০-৯].*?)(?:[\s,;(\[|–—/-]*(?<![\p{L}\p{M}])${DATED}[\s.:ঃ,–—-]*|[\s,;(\[|]*[\s,;(\[|][–—-]?\s?)(${DATE})${ERA}$`,
  'isu',
);
const DATE_FIRST = new RegExp(String.raw`^(?:${DATED}[\s.:ঃ–—-]*)?(${DATE})[\s,;|]+(\S.*)$`, 'isu');

/** In characters. A longer text is no number with its date, and takes long to be looked through. */
const LONGEST_DATED = 100;

const DATE_WITHIN = new RegExp(String.raw`(?<![\p{L}\p{M}\p{Nd}./-])${DATE}(?![\p{Nd}/-])`, 'giu');

const hasDate = (text: string): boolean =>
  [...text.matchAll(DATE_WITHIN)].some(([date]) => Boolean(readDay(date).value));

/** A number without the date that stands behind or before it. */
function split(written: string): { number: string; day: Day | null } {
  if (written.length > LONGEST_DATED) return { number: written, day: null };
  const [, number, date] = NUMBER_FIRST.exec(written) ?? [];
  const [, first, rest] = number === undefined ? (DATE_FIRST.exec(written) ?? []) : [];
  const { value: day } = readDay(date ?? first ?? null);
  const bare = (number ?? rest ?? '').replace(/^[\s,;:|]+|[\s,;:|([–—-]+$/g, '');
  return day && /\p{Nd}/u.test(bare) ? { number: bare, day } : { number: written, day: null };
}

/** `B/E No. C-123` and `সি-১২৩` as forms have them: `C-123`. */
const withoutLabel = (entry: string): string =>
  entry
    .replace(/^(?:b\s*\/?\s*e|bill of entry|বি\s*\/?\s*ই|বিল অব এন্ট্রি)(?![\p{L}\p{M}])[\s.:ঃ]*/iu, '')
    .replace(/^(?:no|number|নং|নম্বর)(?![\p{L}\p{M}])[\s.:ঃ–—-]*/iu, '')
    .replace(/^(?:c|সি)\s?[\s\p{Pd}−.:]\s?(?=\p{Nd})/iu, 'C-');
