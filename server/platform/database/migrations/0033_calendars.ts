import { sql, type Kysely } from 'kysely';
import { keepHistory } from './historyTriggers';

type Db = Kysely<unknown>;

/** The calendars of the office and the courts, and the days that differ from the usual week. */
export async function up(db: Db): Promise<void> {
  const names = `
    name text not null,
    name_fold text collate "C" generated always as (folded(name)) stored,
    name_bn text,
    name_bn_fold text collate "C" generated always as (folded(name_bn)) stored
  `;
  const audit = `
    version int not null default 1,
    created_by bigint references app_user,
    created_at timestamptz not null default now(),
    changed_by bigint references app_user,
    changed_at timestamptz not null default now()
  `;
  await sql
    .raw(
      `create table calendar (
        id bigint generated always as identity primary key,
        code text collate "C" not null unique,
        ${names},
        days_off text not null default 'FRIDAY_SATURDAY',
        ${audit}
      )`,
    )
    .execute(db);
  await sql`
    insert into calendar (code, name, name_bn) values
      ('OFFICE', 'Office', 'দপ্তর'),
      ('SUPREME_COURT', 'Supreme Court', 'সুপ্রিম কোর্ট'),
      ('TRIBUNAL', 'Tribunal', 'ট্রাইব্যুনাল'),
      ('LOWER_COURTS', 'Lower courts', 'অধস্তন আদালত')
  `.execute(db);
  // not "from" and "to", which are reserved words in SQL
  await sql
    .raw(
      `create table closed_day (
        id bigint generated always as identity primary key,
        calendar_id bigint not null references calendar,
        from_day date not null,
        to_day date not null,
        ${names},
        kind text collate "C" not null,
        ${audit},
        check (from_day <= to_day),
        constraint closed_day_once unique (calendar_id, from_day, to_day, kind)
      )`,
    )
    .execute(db);
  await keepHistory(db, { table: 'calendar', register: 'calendars' });
  await keepHistory(db, { table: 'closed_day', register: 'closed-days' });
}
