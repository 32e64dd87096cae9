import { randomInt } from 'node:crypto';
import { toAsciiDigits } from '../../../../domain/digits';
import type { Db } from '../../../platform/database/schema';
import { inTransaction } from '../../../platform/database/transaction';
import { tooMany } from '../../../platform/http/errors';
import {
  codesAskedAt,
  countAt,
  lockCounts,
  saveCounts,
  after,
  type Counts,
  counted,
  DAY,
  MINUTE,
} from './counters';
import { networkOf } from '../../../platform/http/addresses';
import { secondsUntil } from './errors';
import { slotOf, type Keys } from './keys';
import type { Place } from './browsers';
import type { Name } from './names';
import type { PlacedCode } from '../../../platform/database/accountSchema';

/** A code as it was typed from paper or a phone, without spaces and hyphens, and in ASCII digits. */
export const digitsOf = (typed: string): string => toAsciiDigits(typed).replace(/[\s-]/g, '');

export const isRecoveryCode = (digits: string): boolean => /^\d{12}$/.test(digits);

/** Creates a code that is valid in the caller's browser. @returns null when one was sent too recently or often. */
export async function newCode(
  db: Db,
  keys: Keys,
  name: Name,
  { newPlace, now }: { newPlace: string; now: Date },
): Promise<string | null> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = hashOfCode(keys, name, code);
  return inTransaction(db, null, async (trx) => {
    const counts = await lockCounts(trx, name.owner, now);
    const kept = afterSending(counts, { ...name.place, newPlace }, hash, now);
    await saveCounts(trx, kept ?? counts);
    return kept && code;
  });
}

/** A keyed hash, since six digits are quickly enumerated. Bengali digits give the same hash as ASCII ones. */
export const hashOfCode = (keys: Keys, { owner }: Name, code: string): string =>
  keys.hash('code', owner.toString('base64'), toAsciiDigits(code.trim())).toString('base64');

/**
 * Counts a request for a code per IP address, for any name. A request that needs no code is not counted, but
 * refused as well once the limit is reached. @throws ApiError 429 when the address has reached the limit.
 */
export async function rationCodes(
  db: Db,
  keys: Keys,
  { ip, wantsCode, now }: { ip: string; wantsCode: boolean; now: Date },
): Promise<void> {
  const slot = slotOf(keys, 'address', networkOf(ip));
  const { most, within } = CODES_OF_ADDRESS;
  const until = after(now, within);
  const count = () => inTransaction(db, null, (trx) => countAt(trx, 'codes', { slot, most, now, until }));
  if (wantsCode && (await count())) return;
  const requests = await codesAskedAt(db, slot);
  if (requests.until && requests.until > now && requests.count! >= most) {
    throw tooMany(secondsUntil(requests.until, now));
  }
}

/** The limits on codes of docs/contract.md, "Sign-in". */
const CODE_LIFE = 5 * MINUTE;
const CODE_TRIES = 5;
const RESEND_AFTER = 59_000;
const OF_KNOWN_BROWSER = { most: 20, within: DAY, living: Infinity };
const OF_ALL_OTHERS = { most: 10, within: 60 * MINUTE, living: 3 };
const CODES_OF_ADDRESS = { most: 60, within: 10 * MINUTE };

/**
 * The counters after sending a new code, or null when none may be sent; the older code then stays valid. A
 * caller without a cookie may be a program or a new browser, so its code is accepted both from the browser
 * that keeps the cookie `newPlace` of the response and from callers without any cookie.
 */
function afterSending(
  counts: Counts,
  place: Place & { newPlace: string },
  codeHash: string,
  now: Date,
): Counts | null {
  const { most, within, living } = place.known ? OF_KNOWN_BROWSER : OF_ALL_OTHERS;
  const sent = counted(counts.codesSent, counts.codesSentUntil, now, within);
  if (sent.count >= most) return null;

  const recent = counts.codes.filter(({ sentAt }) => sentAt + CODE_LIFE > now.getTime());
  const last = codeOf(recent, place);
  if (last && last.sentAt + RESEND_AFTER > now.getTime()) return null;
  // from now on, older codes that were requested without a cookie are accepted only from the browser that got
  // the cookie with the code
  const others = place.id
    ? recent.filter((code) => code !== last)
    : recent.map((code) => ({ ...code, wrongWithoutCookie: null }));
  if (others.filter(isLiving).length >= living) return null;

  const code: PlacedCode = {
    place: place.id ?? place.newPlace,
    hash: codeHash,
    sentAt: now.getTime(),
    wrong: 0,
    wrongWithoutCookie: place.id ? null : 0,
  };
  return {
    ...counts,
    codes: [...others, code],
    codesUntil: after(now, CODE_LIFE),
    codesSent: sent.count + 1,
    codesSentUntil: sent.until,
  };
}

/** The valid code to compare with a secret from this place; undefined if there is none. */
export function livingCode(counts: Counts, place: Place, now: Date): PlacedCode | undefined {
  const code = codeOf(counts.codes, place);
  if (!code?.hash || code.sentAt + CODE_LIFE <= now.getTime()) return undefined;
  return wrongTries(code, place) < CODE_TRIES ? code : undefined;
}

/** The codes after an attempt: a used code is cleared, a wrong attempt is counted. */
export const afterTry = (codes: PlacedCode[], tried: PlacedCode, place: Place, right: boolean) =>
  codes.map((code) => {
    if (code !== tried) return code;
    if (right) return { ...code, hash: null };
    return place.id
      ? { ...code, wrong: code.wrong + 1 }
      : { ...code, wrongWithoutCookie: (code.wrongWithoutCookie ?? 0) + 1 };
  });

const codeOf = (codes: PlacedCode[], { id }: Place) =>
  codes.find((code) => (id ? code.place === id : code.wrongWithoutCookie !== null));

const wrongTries = (code: PlacedCode, { id }: Place) => (id ? code.wrong : (code.wrongWithoutCookie ?? 0));

const isLiving = ({ hash, wrong, wrongWithoutCookie }: PlacedCode) =>
  hash !== null && Math.min(wrong, wrongWithoutCookie ?? CODE_TRIES) < CODE_TRIES;
