import { sql, type Kysely } from 'kysely';
import { createProceedingTriggers, type ProceedingRegister } from './proceedingTriggers';

type Db = Kysely<unknown>;

/** One row for each filing's adjudication and each court case, to which the ten registers refer. */
export async function up(db: Db): Promise<void> {
  // no time limit, since a register with millions of rows takes longer than a request is allowed
  await sql`set local statement_timeout = 0`.execute(db);
  await createActorFunction(db);
  await createTable(db);
  for (const register of REGISTERS) await addExisting(db, register);
  await createIndexes(db);
  await proposeChallengedOrders(db);
  await createTriggerFunctions(db);
  for (const register of REGISTERS) await createProceedingTriggers(db, register);
}

/** Every register as of this migration. */
export const REGISTERS: ProceedingRegister[] = [
  {
    table: 'case_filing',
    kind: 'case-fillings',
    number: 'nothi_number',
    openedOn: 'date_of_hearing',
    decidedOn: 'date_of_judgement',
  },
  {
    table: 'commissionerate_appeal',
    kind: 'applicate-comm-cases',
    number: 'applicate_case_no',
    openedOn: 'date_of_case',
    decidedOn: 'applicate_comm_order_date',
    outcome: 'applicate_comm_judgement',
  },
  {
    table: 'tribunal_case',
    kind: 'tribunal-cases',
    number: 'tribunal_case_no',
    openedOn: 'date_of_case',
    decidedOn: 'tribunal_order_date',
    outcome: 'tribunal_judgement',
  },
  {
    table: 'customs_appeal',
    kind: 'custom-appeals',
    number: 'custom_case_no',
    openedOn: 'date_of_case',
    decidedOn: 'custom_order_date',
    outcome: 'custom_judgement',
  },
  {
    table: 'writ_case',
    kind: 'high-court-rits',
    number: 'high_court_case_no',
    openedOn: 'date_of_case',
    decidedOn: 'custom_order_date',
    outcome: 'custom_judgement',
  },
  { table: 'cpla_case', kind: 'high-court-cpa-cpl-cases', number: 'cpl_cpa_nothi', openedOn: 'date_of_case' },
  { table: 'cp_case', kind: 'high-court-cp-cases', number: 'cp_nothi', openedOn: 'date_of_case' },
  {
    table: 'admiralty_suit',
    kind: 'admiral-suit-cases',
    number: 'court_memo_no',
    openedOn: 'date_of_case',
    outcome: 'judgment',
  },
  {
    table: 'criminal_case',
    kind: 'foujdari-suit-cases',
    number: 'mamla_no_of_related_thana',
    openedOn: 'date_of_case',
    court: 'cmm_cgm',
  },
  {
    table: 'civil_case',
    kind: 'civil-case',
    number: 'civil_case_number',
    openedOn: 'date_of_case',
    outcome: 'judgement',
    court: 'civil_court_name',
  },
];

/** The acting user (server/platform/database/transaction.ts): null for the server's operator, and for SQL run by hand. */
async function createActorFunction(db: Db): Promise<void> {
  await sql`
    create function current_actor() returns bigint language sql stable parallel safe
    return nullif(nullif(current_setting('casebook.actor', true), 'server'), '')::bigint
  `.execute(db);
}

/**
 * The table has no foreign keys to filing and section, since these columns copy the record's references. It has no
 * `created_by` either, since the record's author also created its proceeding.
 */
async function createTable(db: Db): Promise<void> {
  await sql`
    create table proceeding (
      id bigint generated always as identity primary key,
      kind text collate "C" not null,
      record_id bigint not null,
      case_filing_id bigint not null,
      work_place_id bigint not null,
      number text,
      number_key text collate "C" generated always as (folded(number)) stored,
      opened_on date,
      decided_on date,
      outcome text check (outcome in ('government', 'against', 'remand')),
      status text,
      court text,
      filed_by text check (filed_by in ('government', 'other')),
      from_id bigint,
      law_officer text,
      version int not null default 1,
      changed_by bigint references app_user,
      changed_at timestamptz not null default now()
    )
  `.execute(db);
  await sql`
    create function outcome_of(judgement text) returns text language sql immutable parallel safe
    return case judgement
      when 'WithGovernment' then 'government' when 'AgainstGovernment' then 'against' when 'ONREMAND' then 'remand'
    end
  `.execute(db);
}

/**
 * Adding a column with a volatile default makes PostgreSQL rewrite the table and its indexes once, without
 * triggers: an UPDATE of a million rows would maintain twenty indexes for each.
 */
async function addExisting(db: Db, register: ProceedingRegister): Promise<void> {
  const { table, kind, number, openedOn, decidedOn, outcome, court } = register;
  const ofFiling = table === 'case_filing' ? 'id' : 'case_filing_id';
  const statements = [
    `alter table ${table} add proceeding_id bigint not null unique default nextval('proceeding_id_seq')`,
    `alter table ${table} alter proceeding_id drop default`,
    `insert into proceeding (
      id, kind, record_id, case_filing_id, work_place_id, number, opened_on, decided_on, outcome, status, court
    ) overriding system value
    select proceeding_id, '${kind}', id, ${ofFiling}, work_place_id, ${number}, ${openedOn},
      ${decidedOn ?? 'null'}, ${outcome ? `outcome_of(${outcome})` : 'null'}, status, ${court ?? 'null'}
    from ${table}`,
    `alter table ${table} add foreign key (proceeding_id) references proceeding`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function createIndexes(db: Db): Promise<void> {
  await sql`
    alter table proceeding
      add constraint proceeding_record unique (kind, record_id),
      add foreign key (from_id) references proceeding
  `.execute(db);
  await sql`create index proceeding_by_filing on proceeding (case_filing_id)`.execute(db);
  await sql`create index proceeding_by_from on proceeding (from_id) where from_id is not null`.execute(db);
  await sql`
    create index proceeding_contains on proceeding using gin (number_key gin_trgm_ops)
  `.execute(db);
  await sql`analyze proceeding`.execute(db);
}

/**
 * The challenged order that is proposed for each new case. Of two old cases only the one opened later may
 * challenge the other, since contradictory days would otherwise form a cycle.
 */
async function proposeChallengedOrders(db: Db): Promise<void> {
  await sql`
    update proceeding set from_id = proposed.from_id
    from (
      select distinct on (later.id) later.id, earlier.id as from_id
      from proceeding later join proceeding earlier using (case_filing_id)
      where later.kind <> 'case-fillings' and earlier.kind <> 'case-fillings'
        and earlier.decided_on < later.opened_on
        and coalesce(earlier.opened_on, earlier.decided_on) < later.opened_on
      order by later.id, earlier.decided_on desc, earlier.id desc
    ) as proposed
    where proposed.id = proceeding.id
  `.execute(db);
}

/**
 * Functions that all registers share. When a case is deleted, the cases that challenged its order then challenge the
 * order that the deleted case had challenged.
 */
async function createTriggerFunctions(db: Db): Promise<void> {
  await sql`
    create function drop_proceeding() returns trigger language plpgsql as $$
    begin
      with gone as (delete from proceeding where id = old.proceeding_id returning id, from_id)
      update proceeding as later
      set from_id = gone.from_id, version = version + 1, changed_by = current_actor(), changed_at = now()
      from gone where later.from_id = gone.id;
      return null;
    end $$
  `.execute(db);
}
