import { sql, type Kysely } from 'kysely';

/**
 * Stores the old and new values of a proposed edit, so that those who decide can see them. They need no
 * update: if the record changes meanwhile, its version differs and the proposal can no longer be approved.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table proposal add was jsonb, add became jsonb`.execute(db);
}
