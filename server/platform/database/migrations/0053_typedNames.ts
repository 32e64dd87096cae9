import { sql, type Kysely } from 'kysely';

/**
 * Indexes of the courts and law officers that the office has typed, which inputs suggest. They let a query skip
 * from each name to the next.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // no time limit, since a register with millions of rows takes longer than a request is allowed
  await sql`set local statement_timeout = 0`.execute(db);
  for (const table of ['hearing', 'proceeding']) {
    for (const column of ['court', 'law_officer']) {
      await sql
        .raw(`create index ${table}_${column} on ${table} (kind, ${column}) where ${column} is not null`)
        .execute(db);
    }
  }
}
