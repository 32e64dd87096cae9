import { sql, type Kysely } from 'kysely';
import { keepHistory } from './historyTriggers';

type Db = Kysely<unknown>;

/** The desks that files pass, and when each file was at which desk, by which an office accounts for a delay. */
export async function up(db: Db): Promise<void> {
  const audit = `
    version int not null default 1,
    created_by bigint references app_user,
    created_at timestamptz not null default now(),
    changed_by bigint references app_user,
    changed_at timestamptz not null default now()
  `;
  await sql
    .raw(
      `create table desk (
        id bigint generated always as identity primary key,
        name text not null,
        name_fold text collate "C" not null generated always as (folded(name)) stored unique,
        name_bn text,
        name_bn_fold text collate "C" generated always as (folded(name_bn)) stored,
        position int check (position >= 0),
        active boolean not null default true,
        ${audit}
      )`,
    )
    .execute(db);
  await sql`
    insert into desk (name, name_bn, position) values
      ('Order', 'আদেশ', 1),
      ('Copy applied for', 'নকলের আবেদন', 2),
      ('Copy ready', 'নকল প্রস্তুত', 3),
      ('Proposal sent', 'প্রস্তাব প্রেরণ', 4),
      ('Board', 'বোর্ড', 5),
      ('Solicitor', 'সলিসিটর', 6),
      ('Attorney General', 'অ্যাটর্নি জেনারেল', 7),
      ('Filed', 'দায়ের', 8)
  `.execute(db);
  await sql
    .raw(
      `create table step (
        id bigint generated always as identity primary key,
        case_filing_id bigint not null references case_filing on delete cascade,
        desk bigint not null references desk,
        in_day date not null,
        out_day date,
        holder text,
        ${audit},
        check (in_day <= out_day),
        -- ids as ranges, since an index of plain numbers with ranges needs an extension
        constraint step_overlap exclude using gist (
          int8range(case_filing_id, case_filing_id, '[]') with &&, daterange(in_day, out_day) with &&
        )
      )`,
    )
    .execute(db);
  await sql`create index step_by_filing on step (case_filing_id, in_day)`.execute(db);
  await sql`create index step_by_desk on step (desk)`.execute(db);
  await keepHistory(db, { table: 'desk', register: 'desks' });
  await keepHistory(db, { table: 'step', register: 'steps', file: 'case_filing_id' });
}
