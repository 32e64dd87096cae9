import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/schema';
import type { SignInCountsTable } from '../../../platform/database/accountSchema';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** A fixed-window count: the stored count while its window lasts, else 0 in a new window that starts now. */
export const counted = (count: number, until: Date | null, now: Date, within: number) =>
  until && until > now ? { count, until } : { count: 0, until: after(now, within) };

export type Counts = Selectable<SignInCountsTable>;

/** An owner's row, created if missing and locked: attempts that share limits are serialised. */
export async function lockCounts(trx: Trx, owner: Buffer, now: Date): Promise<Counts> {
  return trx
    .insertInto('signInCounts')
    .values({ owner, touchedAt: now })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet({ touchedAt: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function saveCounts(trx: Trx, counts: Counts): Promise<void> {
  const { owner, codes, ...values } = counts;
  await trx
    .updateTable('signInCounts')
    .set({ ...values, codes: JSON.stringify(codes) })
    .where('owner', '=', owner)
    .execute();
}

/**
 * Records that the event of a refused sign-in is stored for the current wait. @returns false if one was
 * stored already.
 */
export async function claimRefusal(trx: Trx, owner: Buffer, waitUntil: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('signInCounts')
    .set({ refusalKept: waitUntil })
    .where('owner', '=', owner)
    .where('refusalKept', 'is distinct from', waitUntil)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes rows unused since `untouchedSince`, and expired codes of the others. */
export async function deleteOldCounts(db: Db, untouchedSince: Date, now: Date): Promise<void> {
  await db.deleteFrom('signInCounts').where('touchedAt', '<', untouchedSince).execute();
  await db
    .updateTable('signInCounts')
    .set({ codes: '[]', codesUntil: null })
    .where('codesUntil', '<=', now)
    .execute();
}

/** An IP address's usage of one limit: a count, and the end of its time window. */
interface Usage {
  count: number | null;
  until: Date | null;
}

interface Limits {
  waitUntil: Date | null;
  /** The end of the latest wait for which an event of a refused sign-in was stored. */
  refusalKept: Date | null;
  failures: Usage;
}

/** Reads, without locking, the wait stored under the counters' key `owner` and the failures of the IP address `slot`. */
export async function readLimits(db: Db, owner: Buffer, slot: number | null): Promise<Limits> {
  const { rows } = await sql<Omit<Limits, 'failures'> & Usage>`
    select wait_until, refusal_kept, failures as count, failures_until as until
    from (select 1) as one
    left join sign_in_counts on owner = ${owner}
    left join sign_in_address on slot = ${slot}
  `.execute(db);
  const { waitUntil, refusalKept, ...failures } = rows[0]!;
  return { waitUntil, refusalKept, failures };
}

/** How many codes an IP address has requested. */
export async function codesAskedAt(db: Db, slot: number): Promise<Usage> {
  const row = await db
    .selectFrom('signInAddress')
    .select(['codes as count', 'codesUntil as until'])
    .where('slot', '=', slot)
    .executeTakeFirst();
  return row ?? { count: null, until: null };
}

interface Ration {
  slot: number;
  most: number;
  now: Date;
  /** The end of the time window, which starts with the first failure or code. */
  until: Date;
}

/**
 * Counts one failure or one requested code.
 * @returns false, without counting, if the limit is reached.
 */
export async function countAt(
  db: Db,
  what: 'failures' | 'codes',
  { slot, most, now, until }: Ration,
): Promise<boolean> {
  const [count, end] = [sql.ref(what), sql.ref(`${what}_until`)];
  const [counted, ends] = [sql.ref(`known.${what}`), sql.ref(`known.${what}_until`)];
  const { rows } = await sql`
    insert into sign_in_address as known (slot, ${count}, ${end}) values (${slot}, 1, ${until})
    on conflict (slot) do update set
      ${count} = case when ${ends} > ${now} then ${counted} + 1 else 1 end,
      ${end} = case when ${ends} > ${now} then ${ends} else ${until} end
    where ${counted} < ${most} or (${ends} > ${now}) is not true
    returning 1
  `.execute(db);
  return rows.length > 0;
}

/** Deletes IP addresses whose time windows have ended and whose attempts on unknown names are events. */
export async function deleteOldAddresses(db: Db, now: Date): Promise<void> {
  await sql`
    delete from sign_in_address
    where (failures_until > ${now}) is not true and (codes_until > ${now}) is not true
      and unknown_names_until is null
  `.execute(db);
}
