import { sql, type Kysely } from 'kysely';

/** Remembers for which wait a refused sign-in is kept, so that one event stands for all tries of a wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sign_in_counts add refusal_kept timestamptz`.execute(db);
  await sql`
    comment on column sign_in_counts.refusal_kept is 'the end of the last wait of which a refusal is an event'
  `.execute(db);
}
