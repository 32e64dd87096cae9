import { dayOf, parseDay, type Day } from '../dates';
import { toAsciiDigits } from '../digits';
import { parseWrittenTime } from '../texts';
import { fullYear, parseWrittenDay } from '../typedDays';
import type { Reading, Cell } from '../imports';
import { isNone, isNothing, LONGEST_READ, refused, type Read } from './read';

/**
 * A date: `12/3/21`, `12-Mar-2021`, `১২.০৩.২০২১`, `Mar 12, 2021`, `2021-03-12 00:00`, a spreadsheet's serial;
 * null for an empty cell or `0000-00-00`. `reading` tells whether the month comes first (`mdy`). A date that
 * does not exist in that order is refused; day and month are never swapped.
 */
export function readDay(cell: Cell, reading?: Reading, today?: Day): Read<Day | null> {
  if (cell === null || cell === '') return { value: null };
  if (typeof cell === 'boolean') return refused('noSuchDate');
  if (typeof cell === 'number') return readSerial(cell);
  if (cell.length > LONGEST_READ) return refused('noSuchDate');
  const text = bare(cell);
  if (isNothing(text) || isNone(text) || EMPTY.test(text)) return { value: null };
  if (/^\d{5}$/.test(text)) return readSerial(Number(text));
  if (/^(19|20)\d\d$/.test(text)) return refused('yearAlone');
  if (SEVERAL.test(text)) return refused('severalDates');
  const value = dayIn(text, reading, today);
  return value ? { value } : refused('noSuchDate');
}

const EMPTY = /^0{1,4}([-/.])0{1,2}\1?0{0,4}$|^0$/;
const SEVERAL = /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}.*\D\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/;

/** The text in lower case with ASCII digits, without the time and without words for the date or the era. */
const bare = (text: string) =>
  toAsciiDigits(text.normalize('NFC'))
    .toLowerCase()
    .replace(/[\s\u200B-\u200D\u2060\uFEFF]+/g, ' ')
    .replace(/(?:খ্রি|ইং|খৃ)[^\d]*$|(?<=\d)\s*(?:ad|ce)\.?$/, '')
    .replace(/^(?:তারিখ|তাং|dated|date|dt)\s*[:.\-ঃ]*\s*/, '')
    .replace(/(?<=\d{4})(?:t|,? )\d{1,2}:\d{2}.*$|(?<=-\d\d)(?:t|,? )\d{1,2}:\d{2}.*$/, '')
    .replace(/[ ,.।]+$/, '')
    .trim();

function dayIn(text: string, reading: Reading | undefined, today: Day | undefined): Day | null {
  const yearFirst = /^(\d{4})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})$/.exec(text);
  if (yearFirst) return dayOf(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const compact = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text);
  const yearFirstDay = compact && dayOf(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  if (yearFirstDay) return yearFirstDay;
  const numbers = inNumbers(text);
  if (numbers) {
    const [first, second] = numbers;
    const [day, month] = reading === 'mdy' ? [second, first] : [first, second];
    return dayOf(fullYear(numbers[2], today), month, day);
  }
  const monthFirst = /^([^\d\s.,/-]+)[\s.,/-]*(\d{1,2})(?:st|nd|rd|th)?[\s.,/-]+(\d{4}|\d{2})$/.exec(text);
  const written = monthFirst ? `${monthFirst[2]} ${monthFirst[1]} ${monthFirst[3]}` : text;
  // relative days (`today`, `+7`) are for people who type, not for sheets
  return /\d.*\d/.test(written) && !/^[+\-−]/.test(written) ? parseWrittenDay(written, today) : null;
}

function inNumbers(text: string): [first: number, second: number, year: string] | null {
  const parts = /^(\d{1,2})\s*[/.\- ]\s*(\d{1,2})\s*[/.\- ]\s*(\d{4}|\d{2})$/.exec(text);
  return parts && [Number(parts[1]), Number(parts[2]), parts[3]!];
}

const DAYS_TO_1970 = 25_569;
const MS_A_DAY = 86_400_000;

/** A day's number in a spreadsheet (1900 system); a fraction is the time. 60 is 29/02/1900, which never existed. */
function readSerial(serial: number): Read<Day | null> {
  const days = Math.floor(serial);
  if (days === 0) return { value: null };
  if (days >= 1900 && days <= 2100) return refused('yearAlone');
  if (days >= 19_000_101 && days <= 21_001_231) return readDay(String(days));
  if (days < 1 || days === 60 || days > 2_958_465) return refused('noSuchDate');
  const shift = days < 60 ? 1 : 0;
  const value = parseDay(new Date((days + shift - DAYS_TO_1970) * MS_A_DAY).toISOString().slice(0, 10));
  return value ? { value } : refused('noSuchDate');
}

/**
 * The order of day and month in a column of dates: `unclear` if every date can be read in both orders, `mixed` if
 * dates contradict each other, null without any date in numbers.
 */
export function dayOrder(cells: readonly Cell[]): 'dmy' | 'mdy' | 'mixed' | 'unclear' | null {
  let [days, months, either] = [false, false, false];
  for (const cell of cells) {
    const isRead = typeof cell === 'string' && cell.length <= LONGEST_READ;
    const numbers = isRead ? inNumbers(bare(cell)) : null;
    if (!numbers) continue;
    const [first, second] = numbers;
    if (first > 12 && second <= 12) days = true;
    else if (second > 12 && first <= 12) months = true;
    else if (first !== second) either = true;
  }
  if (days && months) return 'mixed';
  if (days) return 'dmy';
  if (months) return 'mdy';
  return either ? 'unclear' : null;
}

/** A time of day as `HH:MM`; a spreadsheet has it as a fraction of a day. Another text stays, and the field's check refuses it. */
export function readTime(cell: Cell): string | null {
  if (cell === null) return null;
  if (typeof cell !== 'number' || cell < 0 || cell >= 1)
    return parseWrittenTime(String(cell).slice(0, LONGEST_READ)) ?? String(cell);
  const minutes = Math.round(cell * 24 * 60) % (24 * 60);
  const ofTwo = (number: number) => String(number).padStart(2, '0');
  return `${ofTwo(Math.floor(minutes / 60))}:${ofTwo(minutes % 60)}`;
}
