import { sql, type Kysely } from 'kysely';

/** The common parts of all court case types: a tally, and copies of their filing's columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepTally(db);
  await copyFiling(db);
}

/** Appended differences, as for filings: any total is a sum over a few hundred rows. */
async function keepTally(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table follow_on_case_tally (
      case_table text not null,
      work_place_id bigint not null,
      filing_status text not null,
      status text,
      cases bigint not null,
      revenue numeric not null
    )
  `.execute(db);
  await sql`
    create function follow_on_case_tally_changes() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into follow_on_case_tally
        select tg_table_name, work_place_id, filing_status, status, -count(*), -sum(revenue)
        from gone group by 2, 3, 4;
      end if;
      if tg_op <> 'DELETE' then
        insert into follow_on_case_tally
        select tg_table_name, work_place_id, filing_status, status, count(*), sum(revenue)
        from come group by 2, 3, 4;
      end if;
      return null;
    end $$
  `.execute(db);
}

/**
 * A case copies the columns of its filing by which its list sorts, searches and counts. `for share`
 * serialises a change of the filing with a new case, so that no old copy is left behind.
 */
async function copyFiling(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function follow_on_case_copy_filing() returns trigger language plpgsql as $$
    begin
      select nothi_number_fold, work_place_name_fold, revenue, work_place_id, status
      into new.nothi_number_fold, new.work_place_name_fold, new.revenue, new.work_place_id, new.filing_status
      from case_filing where id = new.case_filing_id for share;
      return new;
    end $$
  `.execute(db);
  await sql`
    create function case_filing_pass_on() returns trigger language plpgsql as $$
    begin
      execute format(
        'update %I set nothi_number_fold = $2, work_place_name_fold = $3, revenue = $4, work_place_id = $5,
          filing_status = $6 where case_filing_id = $1', tg_argv[0])
      using new.id, new.nothi_number_fold, new.work_place_name_fold, new.revenue, new.work_place_id, new.status;
      return null;
    end $$
  `.execute(db);
}

const COPIED = ['nothi_number_fold', 'work_place_name_fold', 'revenue', 'work_place_id', 'status'];

/**
 * Creates a court case type's table from its own columns (name → SQL type). Every column can be sorted by,
 * texts in folded form: only their first 600 characters count, because an index entry is limited to 2,700
 * bytes.
 */
export async function createFollowOnTable(
  db: Kysely<unknown>,
  table: string,
  own: Record<string, string>,
): Promise<void> {
  const columns = Object.entries(own);
  const folds = columns.filter(([, type]) => type.startsWith('text')).map(([name]) => name);
  await sql
    .raw(
      `create table ${table} (
        id bigint generated always as identity primary key,
        case_filing_id bigint not null references case_filing,
        ${columns.map(([name, type]) => `${name} ${type},`).join('\n')}
        version int not null default 1,
        created_by bigint references app_user,
        created_at timestamptz not null default now(),
        changed_by bigint references app_user,
        changed_at timestamptz not null default now(),
        nothi_number_fold text collate "C" not null,
        work_place_name_fold text collate "C" not null,
        revenue numeric(18,2) not null,
        work_place_id bigint not null,
        filing_status text not null
        ${folds.map((name) => `, ${name}_fold text collate "C" generated always as (left(folded(${name}), 600)) stored`).join('\n')}
      )`,
    )
    .execute(db);

  const sorted = columns.map(([name]) => (folds.includes(name) ? `${name}_fold` : name));
  for (const name of ['nothi_number_fold', 'work_place_name_fold', 'revenue', ...sorted]) {
    await sql.raw(`create index ${table}_by_${name} on ${table} (${name}, id)`).execute(db);
  }
  await sql.raw(`create index ${table}_by_filing on ${table} (case_filing_id, id)`).execute(db);
  await sql
    .raw(`create index ${table}_contains on ${table} using gin (nothi_number_fold gin_trgm_ops)`)
    .execute(db);
  await createTriggers(db, table);
}

async function createTriggers(db: Kysely<unknown>, table: string): Promise<void> {
  const { rows } = await sql`
    select from pg_trigger where tgrelid = 'case_filing'::regclass and tgname = 'pass_on'
  `.execute(db);
  // since migration 0025 one trigger copies a filing's changes to all types at once
  const passesOnAlready = rows.length > 0;
  const triggers = [
    `create trigger copy_filing before insert or update of case_filing_id on ${table}
      for each row execute function follow_on_case_copy_filing()`,
    passesOnAlready
      ? ''
      : `create trigger pass_on_to_${table} after update on case_filing for each row
      when (${COPIED.map((name) => `old.${name} is distinct from new.${name}`).join(' or ')})
      execute function case_filing_pass_on('${table}')`,
    `create trigger tally_insert after insert on ${table} referencing new table as come
      for each statement execute function follow_on_case_tally_changes()`,
    `create trigger tally_update after update on ${table} referencing old table as gone new table as come
      for each statement execute function follow_on_case_tally_changes()`,
    `create trigger tally_delete after delete on ${table} referencing old table as gone
      for each statement execute function follow_on_case_tally_changes()`,
  ];
  for (const trigger of triggers.filter(Boolean)) await sql.raw(trigger).execute(db);
}
