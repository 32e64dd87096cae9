import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { Kept } from './fields';

type Db = Kysely<Database>;

/** The whole record in its state after a change; null if the change deleted it. */
export async function recordAfter(db: Db, changeId: number): Promise<Kept | null> {
  const { rows } = await sql<{ kept: Kept | null }>`
    select replayed(c.was, c.became order by c.id) as kept
    from change c join change last on c.register = last.register and c.record_id = last.record_id and c.id <= last.id
    where last.id = ${changeId}
  `.execute(db);
  return rows[0]?.kept ?? null;
}

/**
 * Records of a register in their state at an instant; those that did not exist, or had no history yet, are
 * left out.
 */
export async function recordsAt(
  db: Db,
  register: string,
  which: RawBuilder<unknown>,
  before: RawBuilder<unknown>,
): Promise<{ id: number; kept: Kept }[]> {
  const { rows } = await sql<{ id: number; kept: Kept }>`
    select record_id as id, replayed(was, became order by id) as kept from change
    where register = ${register} and ${which} and at < ${before}
    group by record_id having replayed(was, became order by id) is not null order by record_id
  `.execute(db);
  return rows;
}

/** A record as it was when its history began. */
export async function firstOf(db: Db, register: string, id: number): Promise<Kept | null> {
  const { rows } = await sql<{ became: Kept | null }>`
    select became from change where register = ${register} and record_id = ${id} order by id limit 1
  `.execute(db);
  return rows[0]?.became ?? null;
}
