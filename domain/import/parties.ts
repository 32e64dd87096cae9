import { toAsciiDigits } from '../digits';
import { isNoNumber, LONGEST_READ } from './read';

/** A company or an agent as one cell names it; missing parts are null. */
export interface PartyCell {
  /** Its BIN or AIN, in ASCII digits. */
  number: string | null;
  name: string | null;
  /** Eleven digits. */
  mobile: string | null;
}

/**
 * Splits a cell that holds a number with its name and mobile: `301180123, Rahman & Sons (01711-123456)`,
 * `রহমান ট্রেডার্স, AIN: ৩০১১৮০১২৩`.
 */
export function splitParty(text: string): PartyCell {
  if (text.length > LONGEST_READ) return { number: null, name: text, mobile: null };
  const parts = { rest: toAsciiDigits(text.normalize('NFC')).replace(/\s+/g, ' ') };
  const mobile = take(parts, MOBILE)?.replace(/\D/g, '').slice(-11) ?? null;
  const number = take(parts, LABELLED) ?? take(parts, BARE);
  const name = ownDigits(text, parts.rest)
    .replace(/\([\s,]*\)/g, '')
    .replace(EDGES, '')
    .trim();
  const digits = number?.replace(/^[^\d]*/, '').replace(/\s/g, '') ?? '';
  return { number: isNoNumber(digits) ? null : digits, name: name || null, mobile };
}

/** A mobile number, its digits run together or in groups, with the country's code or without. */
const MOBILE =
  /(?<!\d)(?:(?:mobile|mob|cell|phone|tel|মোবাইল|মোবা|ফোন)\s*(?:no|নং|নম্বর)?\s*[.:\-ঃ]*\s*)?(?:\+?88[\s-]?)?0[\s-]?1[3-9]\d{2}[\s-]?\d{3}[\s-]?\d{3}(?!\d)/i;
const LABELLED =
  /(?:\b(?:ain|bin|licen[cs]e|lic|reg)|এআইএন|বিআইএন|লাইসেন্স|লাইঃ)\s*(?:no|number|নং|নম্বর)?\s*[.:\-#ঃ]*\s*\d[\d-]{2,}/i;
/** Six digits or more, because fewer are part of a name (`Unit 2`) or a house number. */
const BARE = /(?<![\d/\w-])\d{6,}(?:-\d{4})?(?![\d/\w-])/;
const EDGES = /^[\s,;:/|()–—-]+|[\s,;:/|(–—-]+$/g;

function take(parts: { rest: string }, pattern: RegExp): string | null {
  const [found] = pattern.exec(parts.rest) ?? [];
  if (!found) return null;
  parts.rest = parts.rest
    .replace(found, ' , ')
    .replace(/\s*,\s*(?:,\s*)*/g, ', ')
    .trim();
  return found;
}

/** The rest of a cell. If nothing was removed from the cell, the rest has its original digits instead of ASCII ones. */
const ownDigits = (text: string, rest: string) =>
  rest === toAsciiDigits(text.normalize('NFC')).replace(/\s+/g, ' ')
    ? text.normalize('NFC').replace(/\s+/g, ' ')
    : rest;
