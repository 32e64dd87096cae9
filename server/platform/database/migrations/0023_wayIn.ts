import { sql, type Kysely } from 'kysely';

/** One-time codes after a password reset, the time of each user's last sign-in, and an event log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table way_in (
      user_id bigint primary key references app_user on delete cascade,
      code_hash bytea not null,
      valid_until timestamptz not null
    )
  `.execute(db);
  await sql`create index way_in_by_end on way_in (valid_until)`.execute(db);
  // a separate table, since sign-in locks the user only for sharing and must not update the user's row
  await sql`
    create table last_sign_in (
      user_id bigint primary key references app_user on delete cascade,
      at timestamptz not null
    ) with (fillfactor = 50)
  `.execute(db);
  await sql`
    create table event (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      kind text not null,
      by_user bigint references app_user,
      about_user bigint references app_user
    )
  `.execute(db);
}
