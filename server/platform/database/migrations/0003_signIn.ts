import { sql, type Kysely } from 'kysely';

/**
 * The secret from which all keys derive, sessions with their refresh tokens, and limits on failed
 * sign-ins.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_secret (
      only_one boolean primary key default true check (only_one),
      secret bytea not null
    )
  `.execute(db);
  await sql`
    create table session (
      id uuid primary key,
      user_id bigint not null references app_user on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )
  `.execute(db);
  await sql`create index session_by_user on session (user_id)`.execute(db);
  await sql`create index session_by_end on session (expires_at)`.execute(db);
  await sql`
    create table refresh_token (
      hash bytea primary key,
      session_id uuid not null references session on delete cascade,
      used_at timestamptz
    )
  `.execute(db);
  await sql`create index refresh_token_by_session on refresh_token (session_id)`.execute(db);
  // One row per attempted name, whether a user has it or not: the two cases must look the same.
  await sql`
    create table sign_in_attempts (
      account bytea primary key,
      touched_at timestamptz not null,
      wrong_in_row int not null default 0,
      wait_until timestamptz,
      code_hash bytea,
      code_wrong int not null default 0,
      code_sent_at timestamptz,
      codes_sent int not null default 0,
      codes_sent_until timestamptz,
      wrong_codes int not null default 0,
      wrong_codes_until timestamptz
    )
  `.execute(db);
  await sql`create index sign_in_attempts_by_age on sign_in_attempts (touched_at)`.execute(db);
  await sql`
    create table sign_in_failures (
      address text primary key,
      failures int not null,
      until timestamptz not null
    )
  `.execute(db);
}
