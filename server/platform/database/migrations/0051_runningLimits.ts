import { sql, type Kysely } from 'kysely';

/**
 * An index of open limits by the day they are due holds their last day too: without it, the list of running limits
 * read every missed limit of two years before the first running one. It also holds the rule, so that the limits of
 * a month are counted in the index alone. Limits that wait for a day are found by section and by the day of their
 * order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // no time limit, since a register with millions of rows takes longer than a request is allowed
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`drop index time_limit_open_by_due, time_limit_open_by_section, time_limit_waiting`.execute(db);
  const indexes = [
    'time_limit_open_by_due on time_limit (due, last_day, id) include (rule_id) where ended is null',
    'time_limit_open_by_section on time_limit (work_place_id, due, last_day, id) where ended is null',
    'time_limit_waiting on time_limit (work_place_id, order_date) where ended is null and last_day is null',
  ];
  for (const index of indexes) await sql.raw(`create index ${index}`).execute(db);
}
