import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/database/schema';

/** A refused sign-in. Without an account, the end of the hour within which it is counted for its IP address. */
export interface RefusedSignIn {
  aboutUser: number | null;
  details: Record<string, unknown>;
  /** The slot of the IP address; null for a browser that the account knows. */
  slot: number | null;
  until: Date;
}

/**
 * Keeps a refused sign-in as an event of its account, or counts it for its IP address if nobody has the name. The
 * same statement for both, since the time of an answer must not tell which names exist.
 */
export async function keepOrCount(
  trx: Transaction<Database>,
  { aboutUser, details, slot, until }: RefusedSignIn,
): Promise<void> {
  await sql`
    with counted as (
      insert into sign_in_address as known (slot, unknown_names, unknown_names_until)
      select ${slot}, 1, ${until}::timestamptz where ${aboutUser}::bigint is null
      on conflict (slot) do update set unknown_names = known.unknown_names + 1,
        unknown_names_until = coalesce(known.unknown_names_until, excluded.unknown_names_until)
    )
    insert into event (kind, about_user, details)
    select 'SIGN_IN_REFUSED', ${aboutUser}::bigint, ${JSON.stringify(details)}::jsonb
    where ${aboutUser}::bigint is not null
  `.execute(trx);
}

/** Takes the counts of IP addresses whose hour has ended, the largest first; each is taken once. */
export async function takeCounts(trx: Transaction<Database>, now: Date): Promise<number[]> {
  const { rows } = await sql<{ unknownNames: number }>`
    with ended as (
      select slot, unknown_names from sign_in_address where unknown_names_until <= ${now} order by slot for update
    ), emptied as (
      update sign_in_address set unknown_names = 0, unknown_names_until = null
      where slot in (select slot from ended)
    )
    select unknown_names from ended order by unknown_names desc
  `.execute(trx);
  return rows.map(({ unknownNames }) => unknownNames);
}
