import { sql, type Kysely } from 'kysely';

/**
 * Remembers the latest wait after wrong secrets for which an event of a refused sign-in is stored, so that one
 * event stands for all attempts during a wait.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sign_in_counts add refusal_kept timestamptz`.execute(db);
  await sql`
    comment on column sign_in_counts.refusal_kept is 'the end of the last wait of which a refusal is an event'
  `.execute(db);
}
