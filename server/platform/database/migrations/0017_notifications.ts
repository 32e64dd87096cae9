import { sql, type Kysely } from 'kysely';

/** Users' notifications; unseen until marked as read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification (
      id bigint generated always as identity primary key,
      user_id bigint not null references app_user on delete cascade,
      notification_type text not null,
      short_message text not null,
      added_at timestamptz not null default now(),
      seen_at timestamptz
    )
  `.execute(db);
  await sql`create index notification_by_user on notification (user_id, id)`.execute(db);
  await sql`create index notification_unseen on notification (user_id, id) where seen_at is null`.execute(db);
}
