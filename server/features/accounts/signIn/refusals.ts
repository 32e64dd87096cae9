import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/schema';
import { inTransaction } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/writes/events';
import { HOUR } from './counters';

interface Refusal {
  /** The account, null for a name that nobody has. */
  aboutUser: number | null;
  /** Browser and operating system, as the history names them. */
  device: string | null;
  /**
   * Absent if the secret was wrong or the user is disabled. `WAITING`: the event stands for all attempts
   * during a wait. `SECOND_FACTOR`: the secret was right, the code of the second factor was not.
   */
  reason?: 'REUSED_TOKEN' | 'WAITING' | 'SECOND_FACTOR' | 'OIDC';
  /** Why a sign-in at the provider was refused (`oidc.ts`). */
  problem?: string;
}

/** Keeps a refused sign-in of an account as an event. */
export const recordRefusal = (trx: Trx, { aboutUser, ...details }: Refusal) =>
  recordEvent(trx, { kind: 'SIGN_IN_REFUSED', byUser: null, aboutUser, details: { ...details } });

/**
 * Keeps a refused attempt as an event of its account, or counts it for its IP address if nobody has the name:
 * anybody can send any number. The same statement for both, since the time of an answer must not tell which names
 * exist. `slot`: of the IP address; null for a browser that the account knows.
 */
export async function recordAttempt(
  trx: Trx,
  { aboutUser, ...details }: Refusal,
  { slot, now }: { slot: number | null; now: Date },
): Promise<void> {
  await sql`
    with counted as (
      insert into sign_in_address as known (slot, unknown_names, unknown_names_until)
      select ${slot}, 1, ${endOfHour(now)}::timestamptz where ${aboutUser}::bigint is null
      on conflict (slot) do update set unknown_names = known.unknown_names + 1,
        unknown_names_until = coalesce(known.unknown_names_until, excluded.unknown_names_until)
    )
    insert into event (kind, about_user, details)
    select 'SIGN_IN_REFUSED', ${aboutUser}::bigint, ${JSON.stringify(details)}::jsonb
    where ${aboutUser}::bigint is not null
  `.execute(trx);
}

/** The same moment for all IP addresses, so that an hour adds a bounded number of events. */
const endOfHour = (now: Date) => new Date((Math.floor(now.getTime() / HOUR) + 1) * HOUR);

/** The most IP addresses of an hour that have an event each; all others share one. */
const MOST_ADDRESSES = 10;

/**
 * Keeps an event for each IP address from which names that nobody has were tried in an hour that has ended, with the
 * number of attempts.
 */
export const recordUnknownNames = (db: Db, now: Date): Promise<void> =>
  inTransaction(db, null, async (trx) => {
    const { rows } = await sql<{ unknownNames: number }>`
      with ended as (
        select slot, unknown_names from sign_in_address where unknown_names_until <= ${now} order by slot for update
      ), emptied as (
        update sign_in_address set unknown_names = 0, unknown_names_until = null
        where slot in (select slot from ended)
      )
      select unknown_names from ended order by unknown_names desc
    `.execute(trx);
    const counts = rows.map(({ unknownNames }) => unknownNames);
    const keep = (details: object) =>
      recordEvent(trx, { kind: 'SIGN_IN_REFUSED', byUser: null, details: { ...details } });
    for (const count of counts.slice(0, MOST_ADDRESSES)) await keep({ reason: 'UNKNOWN_NAMES', count });
    const others = counts.slice(MOST_ADDRESSES);
    const count = others.reduce((sum, each) => sum + each, 0);
    if (count) await keep({ reason: 'UNKNOWN_NAMES_ELSEWHERE', count, addresses: others.length });
  });
