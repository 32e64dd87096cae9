import { sql, type Kysely } from 'kysely';

/** What the list of users is searched by, and where a session was begun. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // the line breaks keep the end of one text and the beginning of the next apart
  await sql`
    alter table app_user add search_fold text collate "C" not null generated always as (
      folded(full_name || E'\n' || user_name || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, ''))
    ) stored
  `.execute(db);
  await sql`create index app_user_contains on app_user using gin (search_fold gin_trgm_ops)`.execute(db);
  await sql`alter table session add device text`.execute(db);
}
