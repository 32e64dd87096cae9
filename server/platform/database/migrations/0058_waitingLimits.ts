import { sql, type Kysely } from 'kysely';

/** An index of the limits whose day nobody has entered, in the order in which they are listed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // no time limit, since a register with millions of rows takes longer than a request is allowed
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`
    create index time_limit_waiting_by_due on time_limit (due, id) where ended is null and last_day is null
  `.execute(db);
}
