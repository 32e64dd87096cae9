import { sql, type Kysely } from 'kysely';

/**
 * Statistics that tell the planner that a limit without a last day has no day to aim for either. It took the two
 * for independent, expected a tenth of the waiting limits, and sorted them all for a page instead of reading the
 * index that has them in order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`create statistics time_limit_days (mcv) on due, last_day from time_limit`.execute(db);
  await sql`analyze time_limit`.execute(db);
}
