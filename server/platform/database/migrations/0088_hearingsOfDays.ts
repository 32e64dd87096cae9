import { sql, type Kysely } from 'kysely';

/** With the kind and the section in the index, the hearings of a month's days are counted without reading their rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // no time limit, since a register with millions of rows takes longer than a request is allowed
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`create index hearing_of_day on hearing (date, id) include (kind, work_place_id)`.execute(db);
  await sql`drop index hearing_by_date`.execute(db);
  await sql`alter index hearing_of_day rename to hearing_by_date`.execute(db);
}
