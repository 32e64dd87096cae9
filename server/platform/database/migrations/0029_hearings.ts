import { sql, type Kysely } from 'kysely';
import { keepHistory } from './historyTriggers';

type Db = Kysely<unknown>;

/** Any number of hearings for each proceeding. The two hearing dates of the registers become two of them. */
export async function up(db: Db): Promise<void> {
  // no time limit, since a register with millions of rows takes longer than a request is allowed
  await sql`set local statement_timeout = 0`.execute(db);
  await createTable(db);
  for (const register of REGISTERS) await addExisting(db, register);
  await createIndexes(db);
  await createMoves(db);
  await createFunctions(db);
  for (const register of REGISTERS) await createDateTriggers(db, register);
  await createHearingTriggers(db);
  await keepHistory(db, {
    table: 'hearing',
    register: 'hearings',
    file: 'case_filing_id',
    copies: ['kind', 'case_filing_id', 'work_place_id'],
  });
}

/** The registers with two hearing dates, as of this migration. */
export const REGISTERS = [
  ...[
    ['commissionerate_appeal', 'applicate-comm-cases'],
    ['tribunal_case', 'tribunal-cases'],
    ['customs_appeal', 'custom-appeals'],
    ['writ_case', 'high-court-rits'],
    ['cpla_case', 'high-court-cpa-cpl-cases'],
    ['cp_case', 'high-court-cp-cases'],
  ].map(([table, kind]) => ({
    table: table!,
    kind: kind!,
    first: 'date_of_hearing01',
    second: 'date_of_hearing02',
  })),
  { table: 'civil_case', kind: 'civil-case', first: 'hearing_date01', second: 'add_hearing_date' },
];

type Register = (typeof REGISTERS)[number];

/** Kind, filing and section are copies of the proceeding's, so that a day's list needs no join to be narrowed. */
async function createTable(db: Db): Promise<void> {
  await sql`
    create table hearing (
      id bigint generated always as identity primary key,
      proceeding_id bigint not null references proceeding on delete cascade,
      kind text collate "C" not null,
      case_filing_id bigint not null,
      work_place_id bigint not null,
      date date not null,
      time text,
      court text,
      item_no text,
      with_id text,
      purpose text,
      law_officer text,
      note text,
      result text,
      result_note text,
      next_id bigint references hearing on delete set null,
      origin text not null default 'own' check (origin in ('own', 'first', 'second')),
      version int not null default 1,
      created_by bigint references app_user,
      created_at timestamptz not null default now(),
      changed_by bigint references app_user,
      changed_at timestamptz not null default now(),
      was_past boolean not null generated always as (date < (created_at at time zone 'Asia/Dhaka')::date) stored
    )
  `.execute(db);
  await sql`
    comment on column hearing.was_past is 'past when it was entered: its missing result is nobody''s task'
  `.execute(db);
}

async function addExisting(db: Db, { table, kind, first, second }: Register): Promise<void> {
  for (const [origin, column] of [
    ['first', first],
    ['second', second],
  ]) {
    await sql
      .raw(
        `insert into hearing (proceeding_id, kind, case_filing_id, work_place_id, date, court, law_officer, origin)
        select p.id, '${kind}', p.case_filing_id, p.work_place_id, c.${column}, p.court, p.law_officer, '${origin}'
        from ${table} c join proceeding p on p.id = c.proceeding_id where c.${column} is not null`,
      )
      .execute(db);
  }
}

async function createIndexes(db: Db): Promise<void> {
  const indexes = [
    "unique index hearing_by_origin on hearing (proceeding_id, origin) where origin <> 'own'",
    'index hearing_by_proceeding on hearing (proceeding_id, date)',
    'index hearing_by_filing on hearing (case_filing_id, date)',
    'index hearing_by_date on hearing (date, id)',
    'index hearing_by_section on hearing (work_place_id, date, id)',
    'index hearing_by_kind on hearing (kind, date, id)',
    'unique index hearing_by_next on hearing (next_id) where next_id is not null',
    'index hearing_without_result on hearing (date, id) where result is null and not was_past',
  ];
  for (const index of indexes) await sql.raw(`create ${index}`).execute(db);
  await sql`analyze hearing`.execute(db);
}

/** Groups of hearings that were moved together, so that the move can be undone. */
async function createMoves(db: Db): Promise<void> {
  await sql`
    create table hearing_move (
      id bigint generated always as identity primary key,
      by_user bigint not null references app_user,
      at timestamptz not null default now(),
      undone_at timestamptz
    )
  `.execute(db);
  await sql`
    create table hearing_move_item (
      move_id bigint not null references hearing_move,
      hearing_id bigint not null,
      was jsonb not null,
      version int not null,
      primary key (move_id, hearing_id)
    )
  `.execute(db);
}

async function createFunctions(db: Db): Promise<void> {
  await sql`
    create function hearing_copy_proceeding() returns trigger language plpgsql as $$
    declare
      matter proceeding;
    begin
      select * into matter from proceeding where id = new.proceeding_id;
      new.kind := matter.kind;
      new.case_filing_id := matter.case_filing_id;
      new.work_place_id := matter.work_place_id;
      if current_setting('casebook.via', true) is distinct from 'restore' then
        new.court := coalesce(new.court, matter.court);
        new.law_officer := coalesce(new.law_officer, matter.law_officer);
      end if;
      return new;
    end $$
  `.execute(db);
  await sql`
    create function proceeding_pass_on_to_hearings() returns trigger language plpgsql as $$
    begin
      update hearing set case_filing_id = new.case_filing_id, work_place_id = new.work_place_id
      where proceeding_id = new.id;
      return null;
    end $$
  `.execute(db);
  // arguments: the columns of the first and second date
  await sql`
    create function keep_hearings_of_dates() returns trigger language plpgsql as $$
    declare
      before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}' end;
      after jsonb := to_jsonb(new);
      origins constant text[] := array['first', 'second'];
      kept_origin text;
      day date;
    begin
      for i in 1..2 loop
        day := (after ->> tg_argv[i - 1])::date;
        continue when day is not distinct from (before ->> tg_argv[i - 1])::date;
        kept_origin := origins[i];
        if day is null then
          -- what somebody entered at it stays, as a hearing of its own
          update hearing set origin = 'own', version = version + 1, changed_by = current_actor(), changed_at = now()
          where proceeding_id = new.proceeding_id and origin = kept_origin
            and num_nonnulls(result, note, purpose, item_no, next_id) > 0;
          delete from hearing where proceeding_id = new.proceeding_id and origin = kept_origin;
          continue;
        end if;
        update hearing set date = day, version = version + 1, changed_by = current_actor(), changed_at = now()
        where proceeding_id = new.proceeding_id and origin = kept_origin and date <> day;
        continue when found
          or exists (select from hearing where proceeding_id = new.proceeding_id and origin = kept_origin);
        update hearing set origin = kept_origin, version = version + 1, changed_by = current_actor(), changed_at = now()
        where id = (
          select id from hearing where proceeding_id = new.proceeding_id and date = day and origin = 'own'
          order by id limit 1
        );
        continue when found;
        insert into hearing (proceeding_id, date, origin, created_by, changed_by)
        values (new.proceeding_id, day, kept_origin, current_actor(), current_actor());
      end loop;
      return null;
    end $$
  `.execute(db);
  // if a hearing that has the date of a case's form is moved or removed, that date changes with it
  await sql
    .raw(
      `create function keep_date_of_hearing() returns trigger language plpgsql as $$
    declare
      register text;
      date_column text;
      day date := case when tg_op = 'UPDATE' then new.date end;
    begin
      select r.register, r.date_column into register, date_column
      from (values ${REGISTERS.flatMap(({ table, kind, first, second }) => [
        `('${kind}', 'first', '${table}', '${first}')`,
        `('${kind}', 'second', '${table}', '${second}')`,
      ]).join(', ')}) as r (kind, origin, register, date_column)
      where r.kind = old.kind and r.origin = old.origin;
      execute format(
        'update %I set %I = $1, version = version + 1, changed_by = current_actor(), changed_at = now()
         where proceeding_id = $2 and %I is distinct from $1', register, date_column, date_column)
      using day, old.proceeding_id;
      return null;
    end $$`,
    )
    .execute(db);
}

async function createDateTriggers(db: Db, { table, first, second }: Register): Promise<void> {
  const statements = [
    // not for a restored case, which gets its hearings from the history
    `create trigger keep_hearings_at_first after insert on ${table} for each row
    when ((new.${first} is not null or new.${second} is not null)
      and current_setting('casebook.via', true) is distinct from 'restore')
    execute function keep_hearings_of_dates('${first}', '${second}')`,
    `create trigger keep_hearings after update on ${table} for each row
    when (old.${first} is distinct from new.${first} or old.${second} is distinct from new.${second})
    execute function keep_hearings_of_dates('${first}', '${second}')`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function createHearingTriggers(db: Db): Promise<void> {
  const statements = [
    `create trigger copy_proceeding before insert on hearing
    for each row execute function hearing_copy_proceeding()`,
    `create trigger pass_on_to_hearings after update on proceeding for each row
    when (old.work_place_id <> new.work_place_id or old.case_filing_id <> new.case_filing_id)
    execute function proceeding_pass_on_to_hearings()`,
    `create trigger keep_date after update on hearing for each row
    when (old.date <> new.date and old.origin <> 'own' and new.origin <> 'own')
    execute function keep_date_of_hearing()`,
    `create trigger empty_date after delete on hearing for each row when (old.origin <> 'own')
    execute function keep_date_of_hearing()`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
