import { sql, type Kysely } from 'kysely';

/**
 * A tally of cases by month besides those of migrations 0002 and 0004, fed by the same triggers; court
 * case tables created later feed it too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table case_month_tally (register text not null, month date not null, cases bigint not null)
  `.execute(db);
  // A case's month is that of its day, or of its creation in Dhaka time if it has none.
  await sql`
    create function case_month(day date, created_at timestamptz) returns date language sql immutable
    parallel safe
    return date_trunc('month', coalesce(day::timestamp, created_at at time zone 'Asia/Dhaka'))::date
  `.execute(db);
  await tallyFilings(db);
  await tallyCourtCases(db);
  await countWhatIsThere(db);
}

async function tallyFilings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function case_filing_tally_changes() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into case_filing_tally
        select work_place_id, date_of_provisional_taxation is not null, status, -count(*), -sum(revenue)
        from gone group by 1, 2, 3;
        insert into case_month_tally
        select tg_table_name, case_month(date_of_judgement, created_at), -count(*) from gone group by 2;
      end if;
      if tg_op <> 'DELETE' then
        insert into case_filing_tally
        select work_place_id, date_of_provisional_taxation is not null, status, count(*), sum(revenue)
        from come group by 1, 2, 3;
        insert into case_month_tally
        select tg_table_name, case_month(date_of_judgement, created_at), count(*) from come group by 2;
      end if;
      return null;
    end $$
  `.execute(db);
}

async function tallyCourtCases(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function follow_on_case_tally_changes() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into follow_on_case_tally
        select tg_table_name, work_place_id, filing_status, status, -count(*), -sum(revenue)
        from gone group by 2, 3, 4;
        insert into case_month_tally
        select tg_table_name, case_month(date_of_case, created_at), -count(*) from gone group by 2;
      end if;
      if tg_op <> 'DELETE' then
        insert into follow_on_case_tally
        select tg_table_name, work_place_id, filing_status, status, count(*), sum(revenue)
        from come group by 2, 3, 4;
        insert into case_month_tally
        select tg_table_name, case_month(date_of_case, created_at), count(*) from come group by 2;
      end if;
      return null;
    end $$
  `.execute(db);
}

/** Every register with the column of its day, as of this migration. */
const REGISTERS = {
  case_filing: 'date_of_judgement',
  commissionerate_appeal: 'date_of_case',
  tribunal_case: 'date_of_case',
  customs_appeal: 'date_of_case',
  writ_case: 'date_of_case',
  cpla_case: 'date_of_case',
  cp_case: 'date_of_case',
  admiralty_suit: 'date_of_case',
  criminal_case: 'date_of_case',
  civil_case: 'date_of_case',
};

async function countWhatIsThere(db: Kysely<unknown>): Promise<void> {
  for (const [register, day] of Object.entries(REGISTERS)) {
    await sql`
      insert into case_month_tally
      select ${register}, case_month(${sql.ref(day)}, created_at), count(*) from ${sql.table(register)} group by 2
    `.execute(db);
  }
}
