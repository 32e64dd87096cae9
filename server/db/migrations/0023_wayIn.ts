import { sql, type Kysely } from 'kysely';

/** Codes that let a person in whose password was reset, when each user last signed in, and what happened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table way_in (
      user_id bigint primary key references app_user on delete cascade,
      code_hash bytea not null,
      valid_until timestamptz not null
    )
  `.execute(db);
  await sql`create index way_in_by_end on way_in (valid_until)`.execute(db);
  // apart from the user, whom a sign-in only holds
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
