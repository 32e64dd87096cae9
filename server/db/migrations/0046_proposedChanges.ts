import { sql, type Kysely } from 'kysely';

/** What a proposed edit changes, for those who decide; the record stays at that version while it is open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table proposal add was jsonb, add became jsonb`.execute(db);
}
