import { sql, type Kysely } from 'kysely';

/**
 * An index by which the time limits of a deleted case are found. Without it, each deletion read all limits: undoing
 * an import of 20,000 filings took two minutes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // no time limit, since a register with millions of rows takes longer than a request is allowed
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`create index time_limit_by_proceeding on time_limit (proceeding_id)`.execute(db);
}
