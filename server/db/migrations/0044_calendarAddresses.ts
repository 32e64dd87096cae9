import { sql, type Kysely } from 'kysely';

/** The private address of a user's calendar, one at a time. Of its secret only a hash is kept. */
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
