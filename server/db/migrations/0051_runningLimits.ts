import { sql, type Kysely } from 'kysely';

/**
 * Open limits by the day they are due, with their last day: running limits are found in the index alone. Without
 * the last day the list read every missed limit of two years before it came to the first running one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // a register of millions takes longer than a request may
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`drop index time_limit_open_by_due, time_limit_open_by_section`.execute(db);
  await sql`
    create index time_limit_open_by_due on time_limit (due, last_day, id) where ended is null
  `.execute(db);
  await sql`
    create index time_limit_open_by_section on time_limit (work_place_id, due, last_day, id) where ended is null
  `.execute(db);
}
