import { sql, type Kysely } from 'kysely';

/** Finds the changes that an import made. Partial, since few changes come from imports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // no time limit, since a history with millions of rows takes longer than a request is allowed
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`
    create index change_by_import on change (via, id) include (register, kind) where via like 'import:%'
  `.execute(db);
}
