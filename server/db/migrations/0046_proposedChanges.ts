import { sql, type Kysely } from 'kysely';

/**
 * Stores the old and new values of a proposed edit, so that those who decide can see them. While a proposal
 * is open, its record cannot be changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table proposal add was jsonb, add became jsonb`.execute(db);
}
