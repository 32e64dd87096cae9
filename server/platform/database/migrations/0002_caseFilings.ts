import { sql, type Kysely } from 'kysely';

/** Case filings, a tally of their number and revenue, and copies of their section's, company's and agent's names to sort by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table case_filing (
      id bigint generated always as identity primary key,
      nothi_number text not null,
      work_place_id bigint not null references work_place,
      section_name text,
      taxacation_nothi_no text,
      company_id bigint references company,
      cnf_agent_id bigint references cnf_agent,
      ain_number text,
      boe text,
      boe_date date,
      hs_code text,
      product_name text,
      ship_name text,
      ship_registration_no text,
      irregularity_reason text,
      show_cause_notice text,
      show_cause_notice_no_date text,
      date_of_hearing date,
      date_of_judgement date,
      revenue numeric(18,2) not null default 0 check (revenue >= 0),
      amortization_penalty numeric(18,2) not null default 0 check (amortization_penalty >= 0),
      monetary_penalty numeric(18,2) not null default 0 check (monetary_penalty >= 0),
      payable_revenue numeric(18,2) not null
        generated always as (revenue + amortization_penalty + monetary_penalty) stored,
      revenue_collected numeric(18,2) not null default 0 check (revenue_collected >= 0),
      bank_id bigint references bank,
      bank_gurantee_no text,
      bank_guarantee_date date,
      bank_guarantee_amount numeric(18,2) not null default 0 check (bank_guarantee_amount >= 0),
      bank_guarantee_encashment boolean,
      bank_account_freeze text,
      date_of_provisional_taxation date,
      date_of_final_taxation date,
      status text not null default 'OPEN' check (status in ('OPEN', 'CLOSED', 'ONREMAND', 'SUBJUDICE')),
      remarks text,
      version int not null default 1,
      created_by bigint references app_user,
      created_at timestamptz not null default now(),
      changed_by bigint references app_user,
      changed_at timestamptz not null default now(),
      nothi_number_fold text collate "C" not null generated always as (folded(nothi_number)) stored,
      ain_number_fold text collate "C" generated always as (folded(ain_number)) stored,
      product_name_fold text collate "C" generated always as (folded(product_name)) stored,
      hs_code_fold text collate "C" generated always as (folded(hs_code)) stored,
      work_place_name_fold text collate "C" not null,
      cnf_agent_name_fold text collate "C",
      company_name_fold text collate "C",
      constraint case_filing_file_number unique (nothi_number_fold)
    )
  `.execute(db);

  for (const column of SORTED) {
    await sql.raw(`create index case_filing_by_${column} on case_filing (${column}, id)`).execute(db);
  }
  await sql`create index case_filing_by_section on case_filing (work_place_id, id)`.execute(db);
  await sql`create index case_filing_by_company on case_filing (company_id)`.execute(db);
  await sql`create index case_filing_by_cnf_agent on case_filing (cnf_agent_id)`.execute(db);
  await sql`create index case_filing_by_judgement on case_filing (date_of_judgement, id)`.execute(db);
  await sql`
    create index case_filing_contains on case_filing using gin (nothi_number_fold gin_trgm_ops)
  `.execute(db);

  await copyParentNames(db);
  await keepTally(db);
}

const SORTED = [
  'work_place_name_fold',
  'cnf_agent_name_fold',
  'ain_number_fold',
  'company_name_fold',
  'bank_guarantee_amount',
  'bank_guarantee_date',
  'product_name_fold',
  'hs_code_fold',
  'revenue',
  'date_of_provisional_taxation',
  'date_of_final_taxation',
];

/**
 * A filing has copies of its parents' folded names. `for share` serialises a rename with a write that
 * copies the name, so that no old name is left behind.
 */
async function copyParentNames(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function case_filing_copy_parent_names() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' or new.work_place_id is distinct from old.work_place_id then
        select name_fold into new.work_place_name_fold from work_place where id = new.work_place_id for share;
      end if;
      if tg_op = 'INSERT' or new.company_id is distinct from old.company_id then
        select company_name_fold into new.company_name_fold from company where id = new.company_id for share;
      end if;
      if tg_op = 'INSERT' or new.cnf_agent_id is distinct from old.cnf_agent_id then
        select cnf_agent_name_fold into new.cnf_agent_name_fold
        from cnf_agent where id = new.cnf_agent_id for share;
      end if;
      return new;
    end $$
  `.execute(db);
  await sql`
    create trigger copy_parent_names before insert or update of work_place_id, company_id, cnf_agent_id
    on case_filing for each row execute function case_filing_copy_parent_names()
  `.execute(db);

  const parents = [
    { table: 'work_place', name: 'name_fold', copy: 'work_place_name_fold' },
    { table: 'company', name: 'company_name_fold', copy: 'company_name_fold' },
    { table: 'cnf_agent', name: 'cnf_agent_name_fold', copy: 'cnf_agent_name_fold' },
  ];
  for (const { table, name, copy } of parents) {
    await sql
      .raw(
        `create function ${table}_pass_name_on() returns trigger language plpgsql as $$
        begin
          update case_filing set ${copy} = new.${name} where ${table}_id = new.id;
          return null;
        end $$`,
      )
      .execute(db);
    await sql
      .raw(
        `create trigger pass_name_on after update on ${table} for each row
        when (old.${name} is distinct from new.${name}) execute function ${table}_pass_name_on()`,
      )
      .execute(db);
  }
}

/**
 * Every write appends differences to the tally in its own transaction, without waiting for others; a job
 * compacts them. Any total is then a sum over a few hundred rows instead of a count over a million.
 */
async function keepTally(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table case_filing_tally (
      work_place_id bigint not null,
      provisional boolean not null,
      status text not null,
      filings bigint not null,
      revenue numeric not null
    )
  `.execute(db);
  await sql`
    create function case_filing_tally_changes() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into case_filing_tally
        select work_place_id, date_of_provisional_taxation is not null, status, -count(*), -sum(revenue)
        from gone group by 1, 2, 3;
      end if;
      if tg_op <> 'DELETE' then
        insert into case_filing_tally
        select work_place_id, date_of_provisional_taxation is not null, status, count(*), sum(revenue)
        from come group by 1, 2, 3;
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger tally_insert after insert on case_filing referencing new table as come
    for each statement execute function case_filing_tally_changes()
  `.execute(db);
  await sql`
    create trigger tally_update after update on case_filing referencing old table as gone new table as come
    for each statement execute function case_filing_tally_changes()
  `.execute(db);
  await sql`
    create trigger tally_delete after delete on case_filing referencing old table as gone
    for each statement execute function case_filing_tally_changes()
  `.execute(db);
}
