import type { Attempts } from '../store/signInAttempts';

/** The limits of docs/contract.md, "Sign-in". */
export const FAILURES_PER_ADDRESS = 100;
export const ADDRESS_WINDOW = 60_000;
const WRONG_BEFORE_WAIT = 5;
const LONGEST_WAIT_MINUTES = 15;
const CODE_LIFE = 5 * 60_000;
const CODE_TRIES = 5;
const RESEND_AFTER = 59_000;
const CODES_PER_DAY = 20;
const WRONG_CODES_PER_DAY = 30;
const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** A count within a day that begins with its first one. */
const counted = (count: number, until: Date | null, now: Date) =>
  until && until > now ? { count, until } : { count: 0, until: after(now, DAY) };

/** What is kept when a new code is sent, or null when none may be: the older one then stays valid. */
export function afterSending(attempts: Attempts, codeHash: Buffer, now: Date): Attempts | null {
  const sent = counted(attempts.codesSent, attempts.codesSentUntil, now);
  if (sent.count >= CODES_PER_DAY) return null;
  if (attempts.codeSentAt && after(attempts.codeSentAt, RESEND_AFTER) > now) return null;
  return {
    ...attempts,
    codeHash,
    codeWrong: 0,
    codeSentAt: now,
    codesSent: sent.count + 1,
    codesSentUntil: sent.until,
  };
}

export interface Secret {
  /** Whether the account signs in by code alone. */
  byCode: boolean;
  passwordRight: boolean;
  /** What the secret would be stored as, were it the code. */
  codeHash: Buffer;
}

export type Judgement =
  { is: 'right'; kept: Attempts } | { is: 'wrong'; kept: Attempts } | { is: 'tooMany'; until: Date };

/**
 * Judges one secret on the locked row of its account. The secret may have been compared before, but
 * nobody learns the result of more tries than the limits allow, however many run in parallel.
 */
export function judge(attempts: Attempts, secret: Secret, now: Date): Judgement {
  if (attempts.waitUntil && attempts.waitUntil > now) return { is: 'tooMany', until: attempts.waitUntil };

  const wrongCodes = counted(attempts.wrongCodes, attempts.wrongCodesUntil, now);
  const codesSpent = wrongCodes.count >= WRONG_CODES_PER_DAY;
  if (codesSpent && secret.byCode) return { is: 'tooMany', until: wrongCodes.until };

  const codeLives = !codesSpent && hasLivingCode(attempts, now);
  const codeRight = codeLives && attempts.codeHash!.equals(secret.codeHash);
  const isCodeTry = secret.byCode || codeLives;

  if (codeRight || secret.passwordRight) {
    return {
      is: 'right',
      kept: {
        ...attempts,
        wrongInRow: 0,
        codeHash: codeRight ? null : attempts.codeHash,
      },
    };
  }
  const wrongInRow = attempts.wrongInRow + 1;
  return {
    is: 'wrong',
    kept: {
      ...attempts,
      wrongInRow,
      waitUntil: waitAfter(wrongInRow, now),
      codeWrong: attempts.codeWrong + (isCodeTry ? 1 : 0),
      wrongCodes: wrongCodes.count + (isCodeTry ? 1 : 0),
      wrongCodesUntil: wrongCodes.until,
    },
  };
}

const hasLivingCode = ({ codeHash, codeSentAt, codeWrong }: Attempts, now: Date) =>
  codeHash !== null && codeSentAt !== null && after(codeSentAt, CODE_LIFE) > now && codeWrong < CODE_TRIES;

/** 1, 2, 4, 8 and then 15 minutes, from the fifth wrong secret in a row on. */
function waitAfter(wrongInRow: number, now: Date): Date | null {
  if (wrongInRow < WRONG_BEFORE_WAIT) return null;
  const minutes = Math.min(2 ** (wrongInRow - WRONG_BEFORE_WAIT), LONGEST_WAIT_MINUTES);
  return after(now, minutes * MINUTE);
}
