import { sql, type Kysely } from 'kysely';

/** Limits on failed sign-ins per place, and the browsers known to an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table sign_in_attempts, sign_in_failures`.execute(db);
  // a fill factor below 100, since most writes update a row but no index: the new version then fits into the same
  // page
  await sql`
    create table sign_in_counts (
      owner bytea primary key,
      touched_at timestamptz not null,
      wrong_in_row int not null default 0,
      wait_until timestamptz,
      codes jsonb not null default '[]',
      codes_until timestamptz,
      codes_sent int not null default 0,
      codes_sent_until timestamptz,
      wrong_codes int not null default 0,
      wrong_codes_until timestamptz
    ) with (fillfactor = 50)
  `.execute(db);
  await sql`
    create table sign_in_address (
      slot int primary key check (slot between 0 and 65535),
      failures int not null default 0,
      failures_until timestamptz,
      codes int not null default 0,
      codes_until timestamptz
    ) with (fillfactor = 50)
  `.execute(db);
  await sql`
    create table sign_in_device (
      user_id bigint not null references app_user on delete cascade,
      device bytea not null,
      last_sign_in timestamptz not null,
      keeps_cookies boolean not null,
      primary key (user_id, device)
    )
  `.execute(db);
  await sql`create index sign_in_device_by_device on sign_in_device (device)`.execute(db);
}
