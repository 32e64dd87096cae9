import { sql, type Kysely } from 'kysely';

/** A table of backups: when each was made or attempted, and its outcome. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backup (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      asked_by bigint references app_user,
      night date,
      started_at timestamptz,
      finished_at timestamptz,
      state text not null default 'RUNNING' check (state in ('RUNNING', 'OK', 'FAILED')),
      progress int not null default 0 check (progress between 0 and 100),
      folder text,
      file text,
      bytes bigint,
      error text
    )
  `.execute(db);
  await sql`create unique index backup_of_night on backup (night) where state <> 'FAILED'`.execute(db);
  await sql`create unique index backup_at_once on backup (state) where state = 'RUNNING'`.execute(db);
}
