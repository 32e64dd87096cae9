import { sql, type Kysely } from 'kysely';

/** The search column of users, and the device of a session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // the line breaks keep a match from spanning two texts
  await sql`
    alter table app_user add search_fold text collate "C" not null generated always as (
      folded(full_name || E'\n' || user_name || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, ''))
    ) stored
  `.execute(db);
  await sql`create index app_user_contains on app_user using gin (search_fold gin_trgm_ops)`.execute(db);
  await sql`alter table session add device text`.execute(db);
}
