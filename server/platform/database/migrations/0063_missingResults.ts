import { sql, type Kysely } from 'kysely';

/** An index of a section's hearings whose result is missing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // no time limit, since a register with millions of rows takes longer than a request is allowed
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`
    create index hearing_of_section_without_result on hearing (work_place_id, date, id)
    where result is null and not was_past
  `.execute(db);
}
