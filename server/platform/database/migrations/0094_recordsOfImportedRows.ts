import { sql, type Kysely } from 'kysely';

/**
 * Finds the records that a row of an import has written. Deleting an import that was never sent completely deletes
 * its rows, up to 50,000, and each asks for its records: without an index, each reads the records of all imports.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // no time limit, since the records of years of imports take longer than a request is allowed
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`create index import_record_of_row on import_record (row_id) where row_id is not null`.execute(db);
}
