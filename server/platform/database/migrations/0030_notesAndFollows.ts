import { sql, type Kysely } from 'kysely';
import { keepHistory } from './historyTriggers';

/** Users' notes about files, and the users who follow a file without belonging to its section. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table note (
      id bigint generated always as identity primary key,
      case_filing_id bigint not null references case_filing on delete cascade,
      text text not null,
      version int not null default 1,
      created_by bigint not null references app_user,
      created_at timestamptz not null default now(),
      changed_by bigint references app_user,
      changed_at timestamptz not null default now()
    )
  `.execute(db);
  await sql`create index note_by_filing on note (case_filing_id, id)`.execute(db);
  await keepHistory(db, { table: 'note', register: 'notes', file: 'case_filing_id' });
  await sql`
    create table follow (
      user_id bigint not null references app_user,
      case_filing_id bigint not null references case_filing on delete cascade,
      primary key (user_id, case_filing_id)
    )
  `.execute(db);
  await sql`create index follow_by_filing on follow (case_filing_id)`.execute(db);
}
