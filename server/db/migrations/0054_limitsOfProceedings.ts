import { sql, type Kysely } from 'kysely';

/**
 * Deleting a case deletes its time limits, which were found by reading all limits there are: undoing an import of
 * 20,000 filings took two minutes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // a register of millions takes longer than a request may
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`create index time_limit_by_proceeding on time_limit (proceeding_id)`.execute(db);
}
