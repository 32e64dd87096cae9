import { sql, type Kysely } from 'kysely';

/**
 * Counts, per IP address, the refused sign-ins with names that nobody has, and when their hour ends; each of them
 * used to be an event.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sign_in_address add unknown_names int not null default 0, add unknown_names_until timestamptz
  `.execute(db);
  await sql`
    comment on column sign_in_address.unknown_names is 'refused sign-ins with names that nobody has, not yet an event'
  `.execute(db);
}
