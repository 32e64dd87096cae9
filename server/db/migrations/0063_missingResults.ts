import { sql, type Kysely } from 'kysely';

/** The hearings of a section whose result is missing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // a register of millions takes longer than a request may
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`
    create index hearing_of_section_without_result on hearing (work_place_id, date, id)
    where result is null and not was_past
  `.execute(db);
}
