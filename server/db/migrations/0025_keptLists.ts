import { sql, type Kysely } from 'kysely';

/** What administrators keep of sections and banks beside their names; the office's own name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['work_place', 'bank']) {
    await sql
      .raw(
        `alter table ${table}
          add name_bn text,
          add name_bn_fold text collate "C" generated always as (folded(name_bn)) stored,
          add position int check (position >= 0),
          add active boolean not null default true`,
      )
      .execute(db);
  }
  // for a merge, a deletion and the count of what uses a bank; many filings have none
  await sql`
    create index case_filing_by_bank on case_filing (bank_id) where bank_id is not null
  `.execute(db);
  await sql`create index user_work_place_by_section on user_work_place (work_place_id)`.execute(db);
  await sql`
    create table office (
      id int primary key default 1 check (id = 1),
      name text,
      name_bn text,
      version int not null default 1,
      created_by bigint references app_user,
      created_at timestamptz not null default now(),
      changed_by bigint references app_user,
      changed_at timestamptz not null default now()
    )
  `.execute(db);
  await sql`insert into office default values`.execute(db);
}
