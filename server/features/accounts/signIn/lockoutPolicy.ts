import { type Counts, after, counted, DAY, MINUTE } from './counters';
import type { Place } from './browsers';
import { afterTry, livingCode } from './codes';

/** The limits of docs/contract.md, "Sign-in". */
export const FAILURES_OF_ADDRESS = { most: 100, within: MINUTE };
const WRONG_BEFORE_WAIT = 5;
const LONGEST_WAIT_MINUTES = 15;
const WRONG_CODES_PER_DAY = 30;

/** What opens a session: a password, a code that was sent, or the code of a reset. */
export type SecretKind = 'PASSWORD' | 'CODE' | 'RECOVERY';

interface Secret {
  /** Whether the account signs in by code alone. */
  byCode: boolean;
  passwordRight: boolean;
  /** The hash of the secret, to be compared with the stored hash of a code. */
  codeHash: string;
  place: Place;
}

/**
 * The outcome of an attempt. `failed` holds the counters after a refusal; even a right secret is refused if
 * the user is disabled.
 */
type Judgement =
  | { is: 'right'; by: SecretKind; kept: Counts; failed: Counts }
  | { is: 'wrong'; failed: Counts }
  | { is: 'tooMany'; until: Date };

/**
 * Applies the limits to one attempt, under a lock on the row of its counters. Passwords are compared before
 * the lock is taken, but parallel attempts beyond the limit are refused here and therefore do not reveal
 * whether the password was right.
 */
export function checkSecret(counts: Counts, secret: Secret, now: Date): Judgement {
  if (counts.waitUntil && counts.waitUntil > now) return { is: 'tooMany', until: counts.waitUntil };

  const wrongCodes = counted(counts.wrongCodes, counts.wrongCodesUntil, now, DAY);
  const codesSpent = wrongCodes.count >= WRONG_CODES_PER_DAY;
  if (codesSpent && secret.byCode) return { is: 'tooMany', until: wrongCodes.until };

  const code = codesSpent ? undefined : livingCode(counts, secret.place, now);
  const codeRight = code?.hash === secret.codeHash;
  const isCodeTry = secret.byCode || code !== undefined;
  const codes = (right: boolean) => (code ? afterTry(counts.codes, code, secret.place, right) : counts.codes);

  const wrongInRow = counts.wrongInRow + 1;
  const failed = {
    ...counts,
    wrongInRow,
    waitUntil: waitAfter(wrongInRow, now),
    codes: codes(false),
    wrongCodes: wrongCodes.count + (isCodeTry ? 1 : 0),
    wrongCodesUntil: wrongCodes.until,
  };
  if (!codeRight && !secret.passwordRight) return { is: 'wrong', failed };
  const kept = { ...counts, wrongInRow: 0, codes: codeRight ? codes(true) : counts.codes };
  return { is: 'right', by: codeRight ? 'CODE' : 'PASSWORD', kept, failed };
}

/** 1, 2, 4, 8, then 15 minutes, starting with the fifth wrong secret in a row. */
export function waitAfter(wrongInRow: number, now: Date): Date | null {
  if (wrongInRow < WRONG_BEFORE_WAIT) return null;
  const minutes = Math.min(2 ** (wrongInRow - WRONG_BEFORE_WAIT), LONGEST_WAIT_MINUTES);
  return after(now, minutes * MINUTE);
}
