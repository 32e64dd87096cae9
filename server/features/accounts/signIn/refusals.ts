import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema';
import { inTransaction } from '../../../platform/database/transaction';
import { keepEvent } from '../../../platform/writes/events';
import { keepOrCount, takeCounts } from './store/refusedSignIns';
import { HOUR } from './windows';

export interface Refusal {
  /** The account, null for a name that nobody has. */
  aboutUser: number | null;
  /** Browser and operating system, as the history names them. */
  device: string | null;
  /**
   * Absent if the secret was wrong or the user is disabled. `WAITING`: the event stands for all attempts
   * during a wait.
   */
  reason?: 'REUSED_TOKEN' | 'WAITING';
}

/** Keeps a refused sign-in of an account as an event. */
export const keepRefusal = (trx: Transaction<Database>, { aboutUser, ...details }: Refusal) =>
  keepEvent(trx, { kind: 'SIGN_IN_REFUSED', byUser: null, aboutUser, details: { ...details } });

/** Keeps a refused attempt as an event, or only counts it if nobody has the name: anybody can send any number. */
export const keepAttempt = (
  trx: Transaction<Database>,
  { aboutUser, ...details }: Refusal,
  { slot, now }: { slot: number | null; now: Date },
): Promise<void> => keepOrCount(trx, { aboutUser, details, slot, until: endOfHour(now) });

/** The same moment for all IP addresses, so that an hour adds a bounded number of events. */
const endOfHour = (now: Date) => new Date((Math.floor(now.getTime() / HOUR) + 1) * HOUR);

/** The most IP addresses of an hour that have an event each; all others share one. */
const MOST_ADDRESSES = 10;

/**
 * Keeps an event for each IP address from which names that nobody has were tried in an hour that has ended, with the
 * number of attempts.
 */
export const keepUnknownNames = (db: Kysely<Database>, now: Date): Promise<void> =>
  inTransaction(db, null, async (trx) => {
    const counts = await takeCounts(trx, now);
    const keep = (details: object) =>
      keepEvent(trx, { kind: 'SIGN_IN_REFUSED', byUser: null, details: { ...details } });
    for (const count of counts.slice(0, MOST_ADDRESSES)) await keep({ reason: 'UNKNOWN_NAMES', count });
    const others = counts.slice(MOST_ADDRESSES);
    const count = others.reduce((sum, each) => sum + each, 0);
    if (count) await keep({ reason: 'UNKNOWN_NAMES_ELSEWHERE', count, addresses: others.length });
  });
