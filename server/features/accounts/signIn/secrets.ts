import type { Db, Trx } from '../../../platform/database/schema';
import { inTransaction } from '../../../platform/database/transaction';
import { countAt, readLimits, claimRefusal, lockCounts, saveCounts, after } from './counters';
import { lockAccount } from '../users';
import { networkOf } from '../../../platform/http/addresses';
import { badCredentials, tooBusy, tooManyTries, userDisabled, type OAuthError } from './errors';
import { FAILURES_OF_ADDRESS, checkSecret } from './lockoutPolicy';
import { slotOf, type Keys } from './keys';
import { lookUp, type Name } from './names';
import { queryInTurn, verifyPassword } from './passwords';
import { hasOurDevice, type Caller } from './browsers';
import { recordAttempt } from './refusals';
import { hashOfCode } from './codes';
import { signInByRecoveryCode } from './accountRecovery';
import { proveFactor, type Open } from './secondFactor';

interface Attempt {
  userName: string;
  secret: string;
  from: Caller;
  /** Whether the caller has an open session, which proves more than a device cookie. */
  inSession?: boolean;
  /** Browser and operating system, as the history names them. */
  browser?: string | null;
  /** The code of the second factor. */
  factor?: string | undefined;
}

/**
 * Tries a password or code. In a session the password is accepted even if the account signs in by code.
 * @returns the result of `open`, which runs in the same transaction.
 * @throws OAuthError when the secret is wrong, a limit is reached or the user is disabled.
 */
export async function trySecret<T>(
  db: Db,
  keys: Keys,
  { userName, secret, from, inSession = false, browser = null, factor }: Attempt,
  now: () => Date,
  open: Open<T>,
): Promise<T> {
  const recordRefused = async (trx: Trx, name: Name, reason?: 'WAITING') => {
    const refusal = { aboutUser: name.account?.id ?? null, device: browser, ...(reason && { reason }) };
    if (!inSession) await recordAttempt(trx, refusal, { slot: addressOf(keys, name, from), now: now() });
  };
  // one event stands for all attempts during a wait, so that a flood of attempts adds no rows
  const recordWait = async (trx: Trx, name: Name, { until, isKept }: Wait) => {
    if (isKept || inSession) return;
    if (await claimRefusal(trx, name.owner, until)) await recordRefused(trx, name, 'WAITING');
  };
  // limits are also checked before queueing, so that a flood of refused attempts takes no place in the queue
  const byCookie = inSession || hasOurDevice(keys, from) ? 'known' : 'unknown';
  const attempt = await queryInTurn(byCookie, tooBusy, async () => {
    const name = await lookUp(db, keys, { userName, from, now: now() });
    const byRecoveryCode = inSession
      ? null
      : await signInByRecoveryCode(db, keys, { name, secret, browser, factor, now: now() }, open);
    if (byRecoveryCode) return byRecoveryCode;
    const before = async () => {
      const wait = await waitOf(db, name.owner, addressOf(keys, name, from), now());
      if (wait && !wait.isKept) await inTransaction(db, null, (trx) => recordWait(trx, name, wait));
      if (wait) throw tooManyTries(wait.until, now());
      if (from.isDisconnected?.()) throw badCredentials();
    };
    await before();
    return { name, before };
  });
  if (attempt instanceof Error) throw attempt;
  if ('opened' in attempt) return attempt.opened;
  const { name, before } = attempt;
  const { owner, place } = name;
  const slot = addressOf(keys, name, from);
  const byCode = name.signsInByCode && !inSession;
  const caller = place.known || inSession ? 'known' : 'unknown';
  const passwordHash = name.account?.passwordHash ?? null;
  const passwordRight = !byCode && (await verifyPassword(passwordHash, secret, { caller, before }));
  const codeHash = hashOfCode(keys, name, secret);

  // A failure is returned, not thrown, so that its count is committed.
  const write = async (trx: Trx): Promise<{ opened: T } | OAuthError> => {
    const counts = await lockCounts(trx, owner, now());
    const tooMany = async (wait: Wait) => {
      await recordWait(trx, name, wait);
      return tooManyTries(wait.until, now());
    };
    const wait = await waitOf(trx, owner, slot, now());
    if (wait) return tooMany(wait);
    const judgement = checkSecret(counts, { byCode, passwordRight, codeHash, place }, now());
    if (judgement.is === 'tooMany') return tooMany({ until: judgement.until, isKept: false });
    const account = judgement.is === 'right' ? await lockAccount(trx, name.account!.id) : undefined;
    if (judgement.is === 'right' && account?.isEnabled) {
      const proof = inSession ? {} : await proveFactor(trx, keys, { account, code: factor, browser }, now());
      if (proof instanceof Error) return proof;
      await saveCounts(trx, judgement.kept);
      return { opened: await open(trx, account, judgement.by, proof.by) };
    }
    const spent = slot !== null && (await failureTooMany(trx, owner, slot, now()));
    if (spent) return spent;
    await saveCounts(trx, judgement.failed);
    await recordRefused(trx, name);
    return account ? userDisabled() : badCredentials();
  };
  const outcome = await queryInTurn(caller, tooBusy, () => inTransaction(db, null, write));
  if (outcome instanceof Error) throw outcome;
  return outcome.opened;
}

/**
 * The slot of the IP address for which failures are counted, besides the account; null for a browser that the
 * account knows.
 */
const addressOf = (keys: Keys, { place }: Name, { ip }: Caller) =>
  place.known ? null : slotOf(keys, 'address', networkOf(ip));

/** Counts a failure of an IP address. @returns the refusal when the address has reached its limit, else null. */
async function failureTooMany(trx: Trx, owner: Buffer, slot: number, now: Date): Promise<OAuthError | null> {
  const { most, within } = FAILURES_OF_ADDRESS;
  const until = after(now, within);
  if (await countAt(trx, 'failures', { slot, most, now, until })) return null;
  const wait = await waitOf(trx, owner, slot, now);
  return tooManyTries(wait?.until ?? until, now);
}

/** Until when no attempt is allowed, and whether an event about this wait is already stored. */
interface Wait {
  until: Date;
  isKept: boolean;
}

async function waitOf(db: Db, owner: Buffer, slot: number | null, now: Date): Promise<Wait | null> {
  const { waitUntil, refusalKept, failures } = await readLimits(db, owner, slot);
  if (waitUntil && waitUntil > now)
    return { until: waitUntil, isKept: refusalKept?.getTime() === waitUntil.getTime() };
  const { count, until } = failures;
  // `isKept`, since each of the hundred failures by which an IP address has reached its limit is already an
  // event
  return until && until > now && count! >= FAILURES_OF_ADDRESS.most ? { until, isKept: true } : null;
}
