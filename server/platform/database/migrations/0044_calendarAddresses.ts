import { sql, type Kysely } from 'kysely';

/** The private URL of a user's calendar, at most one per user. Only a hash of the URL's secret is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_address (
      user_id bigint primary key references app_user on delete cascade,
      secret_hash bytea not null unique,
      with_parties boolean not null default false,
      made_at timestamptz not null default now()
    )
  `.execute(db);
}
