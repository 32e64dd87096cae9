import { sql, type Kysely } from 'kysely';
import { keepHistory } from './fields';

const AUDIT = `version int not null default 1,
  created_by bigint references app_user,
  created_at timestamptz not null default now(),
  changed_by bigint references app_user,
  changed_at timestamptz not null default now()`;

/** Where the volumes of each file's papers are, and their movements. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table volume (
      id bigint generated always as identity primary key,
      case_filing_id bigint not null references case_filing on delete cascade,
      no int not null check (no > 0),
      place text,
      desk bigint references desk,
      note text,
      ${AUDIT},
      constraint volume_no unique (case_filing_id, no)
    )`,
    'create index volume_at_desk on volume (desk) where desk is not null',
    `comment on column volume.place is 'where it is while it is not out; desk: the desk of this name'`,
    `create table movement (
      id bigint generated always as identity primary key,
      volume_id bigint not null references volume on delete cascade,
      case_filing_id bigint not null references case_filing on delete cascade,
      to_place text not null,
      to_desk bigint references desk,
      by_whom text,
      taken_by text,
      on_day date not null,
      purpose text,
      due_back date,
      received_on date,
      received_at text,
      received_desk bigint references desk,
      ${AUDIT},
      constraint movement_days check (due_back >= on_day and received_on >= on_day)
    )`,
    'create unique index movement_one_out on movement (volume_id) where received_on is null',
    'create index movement_of_volume on movement (volume_id, on_day, id)',
    'create index movement_of_file on movement (case_filing_id, on_day, id)',
    'create index movement_late on movement (due_back, id) where received_on is null',
    'create index movement_to_desk on movement (to_desk) where to_desk is not null',
    'create index movement_received_at_desk on movement (received_desk) where received_desk is not null',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  const file = 'case_filing_id' as const;
  await keepHistory(db, { table: 'volume', register: 'volumes', file });
  await keepHistory(db, { table: 'movement', register: 'movements', file });
}
