import { sql, type Kysely } from 'kysely';

/** New columns of sections and banks, and the office's own name. */
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
  // for merges, deletions and usage counts of banks; partial, since many filings have no bank
  await sql`
    create index case_filing_by_bank on case_filing (bank_id) where bank_id is not null
  `.execute(db);
  await sql`create index user_work_place_by_section on user_work_place (work_place_id)`.execute(db);
  await passFilingsOnTogether(db);
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

const COPIED = ['nothi_number_fold', 'work_place_name_fold', 'revenue', 'work_place_id', 'status'];
const facts = (row: string) => `(${COPIED.map((name) => `${row}.${name}`).join(', ')})`;

/**
 * Copies changes of filings to their cases once per statement instead of once per filing and type:
 * renaming or merging a section of 40,000 filings took more than two minutes.
 */
async function passFilingsOnTogether(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create function case_filings_pass_on() returns trigger language plpgsql as $$
      declare
        filing record;
        is_changed boolean;
        court_cases regclass;
      begin
        if (select count(*) from (select from new_rows limit 2) as first_ones) < 2 then
          select new_rows.* into filing from new_rows, old_rows where ${facts('new_rows')} is distinct from ${facts('old_rows')};
          if not found then return null; end if;
        else
          -- executed, so planned for as many rows as there are: a kept plan would be that of a single one
          execute 'select exists (select from new_rows join old_rows using (id)
            where ${facts('new_rows')} is distinct from ${facts('old_rows')})' into is_changed;
          if not is_changed then return null; end if;
        end if;
        for court_cases in select tgrelid::regclass from pg_trigger where tgname = 'copy_filing' order by 1 loop
          if is_changed is null then
            execute format(
              'update %s set nothi_number_fold = $2, work_place_name_fold = $3, revenue = $4, work_place_id = $5,
                filing_status = $6 where case_filing_id = $1', court_cases)
            using filing.id, filing.nothi_number_fold, filing.work_place_name_fold, filing.revenue,
              filing.work_place_id, filing.status;
          else
            execute format(
              'update %s c set nothi_number_fold = new_rows.nothi_number_fold,
                work_place_name_fold = new_rows.work_place_name_fold, revenue = new_rows.revenue,
                work_place_id = new_rows.work_place_id, filing_status = new_rows.status
              from new_rows join old_rows using (id)
              where c.case_filing_id = new_rows.id and ${facts('new_rows')} is distinct from ${facts('old_rows')}', court_cases);
          end if;
        end loop;
        return null;
      end $$`,
    )
    .execute(db);
  const { rows } = await sql<{ name: string }>`
    select tgname as name from pg_trigger
    where tgrelid = 'case_filing'::regclass and starts_with(tgname, 'pass_on_to_')
  `.execute(db);
  for (const { name } of rows) await sql.raw(`drop trigger ${name} on case_filing`).execute(db);
  await sql`
    create trigger pass_on after update on case_filing referencing old table as old_rows new table as new_rows
    for each statement execute function case_filings_pass_on()
  `.execute(db);
}
