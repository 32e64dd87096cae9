import { sql, type Kysely } from 'kysely';
import { addSorting, keepHistory } from './fields';

type Db = Kysely<unknown>;

/** A type of court case, with the columns that its proceedings copy. */
interface CourtCaseTable {
  table: string;
  /** The resource name of the type. */
  kind: string;
  number: string;
  openedOn: string;
  decidedOn?: string;
  /** A column with a judgement as on the wire. */
  outcome?: string;
  /** The column with the court, which is copied until somebody edits the proceeding's court. */
  court?: string;
  /** The columns of the first and the second hearing date, which hearings follow. */
  hearings?: readonly [first: string, second: string];
  /** Only administrators may read cases of this type. */
  isHidden?: true;
}

/**
 * Creates the table of a type of court case: what lists sort by, copies of its filing, tallies, proceedings, history.
 * PostgreSQL runs triggers by name, so `make_proceeding` runs after `copy_filing`.
 * @param columns its own columns, in snake case, with their SQL types
 */
export async function createCourtCaseTable(
  db: Db,
  facts: CourtCaseTable,
  columns: Record<string, string>,
): Promise<void> {
  const { table, kind } = facts;
  await createTable(db, table, columns);
  const copies = copiesOf(facts);
  const watched = [...copies.map(({ source }) => source), ...(facts.court ? [facts.court] : [])];
  const triggers = [
    'copy_filing before insert or update of case_filing_id on $ for each row execute function follow_on_case_copy_filing()',
    'tally_insert after insert on $ referencing new table as come for each statement execute function follow_on_case_tally_changes()',
    'tally_update after update on $ referencing old table as gone new table as come for each statement execute function follow_on_case_tally_changes()',
    'tally_delete after delete on $ referencing old table as gone for each statement execute function follow_on_case_tally_changes()',
    'make_proceeding before insert on $ for each row execute function $_make_proceeding()',
    `keep_proceeding after update on $ for each row
    when (${watched.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')})
    execute function $_keep_proceeding()`,
    'drop_proceeding after delete on $ for each row execute function drop_proceeding()',
  ];
  const statements = [
    makeProceeding(facts),
    keepProceeding(facts),
    ...triggers.map((trigger) => `create trigger ${trigger.replaceAll('$', table)}`),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  if (facts.hearings) await keepHearings(db, facts, facts.hearings);
  await keepHistory(db, { table, register: kind, file: 'case_filing_id', copies: COPIES_OF_FILING });
}

/** Makes hearings of the dates of a case, and lets the dates follow these hearings. */
async function keepHearings(
  db: Db,
  { table, kind }: CourtCaseTable,
  [first, second]: readonly [string, string],
): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef('keep_date_of_hearing'::regproc) as definition
  `.execute(db);
  const follow = `execute function keep_hearings_of_dates('${first}', '${second}')`;
  const statements = [
    rows[0]!.definition.replace(
      'from (values ',
      `from (values ('${kind}', 'first', '${table}', '${first}'), ('${kind}', 'second', '${table}', '${second}'), `,
    ),
    `create trigger keep_hearings after update on ${table} for each row
      when (old.${first} is distinct from new.${first} or old.${second} is distinct from new.${second}) ${follow}`,
    `create trigger keep_hearings_at_first after insert on ${table} for each row
      when ((new.${first} is not null or new.${second} is not null)
        and current_setting('casebook.via', true) is distinct from 'restore') ${follow}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const COPIES_OF_FILING = [
  'nothi_number_fold',
  'work_place_name_fold',
  'revenue',
  'work_place_id',
  'filing_status',
];

async function createTable(db: Db, table: string, columns: Record<string, string>): Promise<void> {
  await sql
    .raw(
      `create table ${table} (
        id bigint generated always as identity primary key,
        case_filing_id bigint not null references case_filing,
        ${Object.entries(columns)
          .map(([name, type]) => `${name} ${type},`)
          .join('\n')}
        version int not null default 1,
        created_by bigint references app_user,
        created_at timestamptz not null default now(),
        changed_by bigint references app_user,
        changed_at timestamptz not null default now(),
        nothi_number_fold text collate "C" not null,
        work_place_name_fold text collate "C" not null,
        revenue numeric(18,2) not null,
        work_place_id bigint not null,
        filing_status text not null,
        proceeding_id bigint not null unique references proceeding
      )`,
    )
    .execute(db);
  for (const [name, type] of Object.entries(columns)) await addSorting(db, table, name, type);
  for (const name of ['nothi_number_fold', 'work_place_name_fold', 'revenue'])
    await sql.raw(`create index ${table}_by_${name} on ${table} (${name}, id)`).execute(db);
  await sql.raw(`create index ${table}_by_filing on ${table} (case_filing_id, id)`).execute(db);
  await sql
    .raw(`create index ${table}_contains on ${table} using gin (nothi_number_fold gin_trgm_ops)`)
    .execute(db);
}

/** The columns of a proceeding that copy the case's, with the copied column and value. */
const copiesOf = ({ number, openedOn, decidedOn, outcome }: CourtCaseTable) => {
  const sources = {
    case_filing_id: 'case_filing_id',
    work_place_id: 'work_place_id',
    number,
    opened_on: openedOn,
    decided_on: decidedOn,
    outcome,
    status: 'status',
  };
  return Object.entries(sources).flatMap(([column, source]) =>
    source
      ? [{ column, source, value: column === 'outcome' ? `outcome_of(new.${source})` : `new.${source}` }]
      : [],
  );
};

/**
 * Keeps a proceeding's copies. If its court changes with the record's, so does its version: a form that was
 * opened before would otherwise restore the former court.
 */
function keepProceeding(facts: CourtCaseTable): string {
  const { table, court } = facts;
  const followed = `update proceeding set court = new.${court}, version = version + 1, changed_by = current_actor(),
        changed_at = now()
      where id = new.proceeding_id and old.${court} is distinct from new.${court} and court is not distinct from old.${court};`;
  return `create function ${table}_keep_proceeding() returns trigger language plpgsql as $$
    begin
      update proceeding set ${copiesOf(facts)
        .map(({ column, value }) => `${column} = ${value}`)
        .join(', ')}
      where id = new.proceeding_id;
      ${court ? followed : ''}
      return null;
    end $$`;
}

/**
 * Proposes as the challenged order the filing's latest one before this case was opened, of those that everybody may
 * read who may read this case: a hidden order would look like a missing proposal. A restored record gets its former
 * proceeding back, and the history knows which order that challenged.
 */
function makeProceeding(facts: CourtCaseTable): string {
  const first = {
    kind: `'${facts.kind}'`,
    record_id: 'new.id',
    ...Object.fromEntries(copiesOf(facts).map(({ column, value }) => [column, value])),
    ...(facts.court && { court: `new.${facts.court}` }),
    from_id: `case when new.proceeding_id is null then (
        select id from proceeding
        where case_filing_id = new.case_filing_id and decided_on < new.${facts.openedOn}
          and kind not in ('case-fillings'${facts.isHidden ? '' : `, 'civil-case'`})
        order by decided_on desc, id desc limit 1
      ) end`,
  };
  return `create function ${facts.table}_make_proceeding() returns trigger language plpgsql as $$
    begin
      insert into proceeding (id, ${Object.keys(first).join(', ')}) overriding system value
      values (coalesce(new.proceeding_id, nextval('proceeding_id_seq')), ${Object.values(first).join(', ')})
      returning id into new.proceeding_id;
      return new;
    end $$`;
}
