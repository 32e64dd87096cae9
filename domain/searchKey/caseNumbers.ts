import type { Part } from './words';

/** The number of a case within its year: `832(FM)/2006` is number 832 of 2006 with the mark `fm`. */
export interface CaseNumber {
  number: string;
  year: number;
  /** The text in brackets after the number: a letter series, or the month of a police case. */
  mark: string | null;
}

/** Numbers listed together in a text, such as `Nos. 46-49 of 2008`. */
export interface ReadNumbers {
  numbers: CaseNumber[];
  /** The words before the numbers since the last comma, bracket or column: usually the type of case. */
  type: string[];
  /** All words between the previous numbers and these numbers. */
  lead: string[];
  /** The index of the numbers' first part. */
  at: number;
}

/**
 * Reads every case number with its year: single (`8259/2022`, `8259 of 22`), listed (`8259, 8260 & 8261 all
 * of 2022`) and in ranges (`46-49 of 2008`).
 */
export function caseNumbersIn(parts: readonly Part[]): ReadNumbers[] {
  const found: ReadNumbers[] = [];
  let type: string[] = [];
  let lead: string[] = [];
  for (let at = 0; at < parts.length;) {
    const part = parts[at]!;
    const run = part.isNumber ? runAt(parts, at) : null;
    if (run) {
      if (run.numbers.length) {
        found.push({ numbers: run.numbers, type, lead, at });
        lead = [];
      }
      type = [];
      at = run.to;
      continue;
    }
    if (part.isNumber || BOUNDARY.test(part.gap)) type = [];
    if (!part.isNumber) {
      type.push(part.text);
      lead.push(part.text);
    }
    at++;
  }
  return found;
}

/** Signs that end the words before them: the type of the next case is named after them. */
const BOUNDARY = /[|,;:)\]\t]/;

interface Member {
  from: string;
  /** The last number of a range. */
  to: string | null;
  mark: string | null;
}

/**
 * The numbers that begin at this part; empty if they have no year; null if the digits are part of something
 * else, such as a date.
 */
function runAt(parts: readonly Part[], at: number): { numbers: CaseNumber[]; to: number } | null {
  if (isPartOfMore(parts, at)) return null;
  const list = listAt(parts, at);
  if (!list) return null;
  const isAll = ALL.has(parts[list.to]?.text ?? '');
  const place = list.to + (isAll ? 1 : 0);
  const year = yearAt(parts, place, isAll);
  if (year === null) return { numbers: [], to: list.to };
  return { numbers: list.members.flatMap((member) => expanded(member, year)), to: place + 1 };
}

/** Whether a number is part of a date or of a longer number, such as `08.01.2000.27`. */
const isPartOfMore = (parts: readonly Part[], at: number): boolean =>
  (parts[at - 1]?.isNumber ?? false) && /^\s*[./-]\s*$/.test(parts[at]!.gap);

/** Numbers with commas, `and` and dashes between them, up to their year or whatever else follows. */
function listAt(parts: readonly Part[], at: number): { members: Member[]; to: number } | null {
  const members: Member[] = [];
  for (let to = at; ;) {
    if (!isNumberOfCase(parts[to])) return null;
    const member: Member = { from: parts[to]!.text, to: null, mark: markAt(parts, to + 1) };
    members.push(member);
    to += member.mark === null ? 1 : 2;
    if (yearAt(parts, to, false) !== null && !isRange(parts, to)) return { members, to };
    const last = joined(parts, to, DASH, TO);
    if (last !== null && isNumberOfCase(parts[last])) {
      member.to = parts[last]!.text;
      to = last + 1;
      if (yearAt(parts, to, false) !== null) return { members, to };
    }
    const next = joined(parts, to, COMMA, AND);
    if (next === null || members.length >= MOST_LISTED) return { members, to };
    to = next;
  }
}

/** The letters or the month in brackets after a number: `832(FM)/2006`. */
function markAt(parts: readonly Part[], at: number): string | null {
  const [mark, after] = [parts[at], parts[at + 1]];
  const isMark = mark !== undefined && /^\s*\($/.test(mark.gap) && /^\s*\)/.test(after?.gap ?? '');
  return isMark && mark.text.length <= LONGEST_MARK ? mark.text : null;
}

/** The index of the next number if only this sign or one of these words separates it, else null. */
function joined(
  parts: readonly Part[],
  at: number,
  separator: RegExp,
  words: ReadonlySet<string>,
): number | null {
  const part = parts[at];
  if (!part) return null;
  if (part.isNumber) return separator.test(part.gap) ? at : null;
  return words.has(part.text) && parts[at + 1]?.isNumber && !/[|)]/.test(part.gap) ? at + 1 : null;
}

const COMMA = /^[\s.…]*[,&;+…][\s.…]*$/;
const DASH = /^\s*[-–—]\s*$/;
const AND = new Set(['and', 'n', 'ও', 'এবং']);
const TO = new Set(['to', 'থেকে', 'হতে']);
const ALL = new Set(['all', 'both', 'each', 'সকল', 'সব', 'সবই', 'সবগুলি', 'সবগুলো', 'উভয়', 'উভয়ই']);

/** The year at this index. A two-digit year is accepted only after a slash or `of`. */
function yearAt(parts: readonly Part[], at: number, isAfterAll: boolean): number | null {
  const [part, next] = [parts[at], parts[at + 1]];
  if (!part?.isNumber || (next?.isNumber && /^[./]$/.test(next.gap))) return null;
  const { typed = part.text, gap } = part;
  if (typed.length === 4 && /^(19|20)/.test(typed)) {
    return (isAfterAll ? /^[\s,]*$/ : YEAR_GAP).test(gap) ? Number(typed) : null;
  }
  if (typed.length !== 2 || !SHORT_YEAR_GAP.test(gap)) return null;
  return Number(typed) + (Number(typed) < 70 ? 2000 : 1900);
}

/** `partsOf` replaces ` of ` by three spaces. */
const SHORT_YEAR_GAP = /^\s*\)?\s*\/\s*$|^ {3}$/;
const YEAR_GAP = /^\s*\)?\s*[/|(–-]?\s*$/;

/**
 * Whether two numbers that look like a number and its year are a range of numbers, followed by their year: `2019-2021
 * of 2023`.
 */
const isRange = (parts: readonly Part[], at: number): boolean =>
  DASH.test(parts[at]!.gap) && yearAt(parts, at + 1, false) !== null;

const isNumberOfCase = (part: Part | undefined): boolean =>
  part !== undefined && part.isNumber && part.text !== '0' && part.text.length <= LONGEST_NUMBER;

const LONGEST_NUMBER = 6;
const LONGEST_MARK = 5;
const MOST_LISTED = 60;

function expanded({ from, to, mark }: Member, year: number): CaseNumber[] {
  const first = Number(from);
  // `8259-61` is 8259 to 8261
  const last = to === null ? first : Number(from.slice(0, Math.max(0, from.length - to.length)) + to);
  if (last <= first || last - first >= MOST_LISTED) return [{ number: from, year, mark }];
  return Array.from({ length: last - first + 1 }, (_, step) => ({
    number: String(first + step),
    year,
    mark,
  }));
}
