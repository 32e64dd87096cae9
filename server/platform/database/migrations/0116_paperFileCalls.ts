import { sql, type Kysely } from 'kysely';
import { keepHistory } from './fields';

const AUDIT = `version int not null default 1,
  created_by bigint references app_user,
  created_at timestamptz not null default now(),
  changed_by bigint references app_user,
  changed_at timestamptz not null default now()`;

/** Calls of courts for many files, and which of them were found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table file_call (
      id bigint generated always as identity primary key,
      name text not null,
      memo text,
      due_on date,
      ${AUDIT}
    )`,
    `create table file_call_row (
      id bigint generated always as identity primary key,
      file_call_id bigint not null references file_call on delete cascade,
      written text not null,
      case_filing_id bigint references case_filing on delete set null,
      state text collate "C" check (state in ('FOUND', 'NOT_FOUND', 'SENT')),
      note text,
      ${AUDIT}
    )`,
    `comment on column file_call_row.case_filing_id is 'null: no file of the register has this number'`,
    'create index file_call_row_of_call on file_call_row (file_call_id, id)',
    'create index file_call_row_of_file on file_call_row (case_filing_id) where case_filing_id is not null',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await keepHistory(db, { table: 'file_call', register: 'file-calls' });
  await keepHistory(db, { table: 'file_call_row', register: 'file-call-rows' });
}
