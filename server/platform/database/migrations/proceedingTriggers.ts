import { sql, type Kysely } from 'kysely';

/** A table whose records have proceedings, with the columns that the proceedings copy. */
export interface ProceedingRegister {
  table: string;
  /** The register's resource name. */
  kind: string;
  number: string;
  openedOn: string;
  decidedOn?: string;
  /** A column with a judgement as on the wire. */
  outcome?: string;
  /** The record's column with the court, which is copied until somebody edits the proceeding's court. */
  court?: string;
}

/** Adds proceedings to a new, empty register. */
export async function addProceedings(db: Kysely<unknown>, register: ProceedingRegister): Promise<void> {
  await sql`
    alter table ${sql.table(register.table)} add proceeding_id bigint not null unique references proceeding
  `.execute(db);
  await createProceedingTriggers(db, register);
}

/**
 * Creates each record's proceeding and maintains its copies. The table already has a column
 * `proceeding_id`. PostgreSQL runs triggers by name, so `make_proceeding` runs after those that copy the
 * filing's section.
 */
export async function createProceedingTriggers(
  db: Kysely<unknown>,
  register: ProceedingRegister,
): Promise<void> {
  const { table, court } = register;
  const watched = [...copiesOf(register).map(({ source }) => source), ...(court ? [court] : [])];
  const statements = [
    makeProceeding(register),
    `create trigger make_proceeding before insert on ${table}
    for each row execute function ${table}_make_proceeding()`,
    keepProceeding(register),
    `create trigger keep_proceeding after update on ${table} for each row
    when (${watched.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')})
    execute function ${table}_keep_proceeding()`,
    `create trigger drop_proceeding after delete on ${table} for each row execute function drop_proceeding()`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/**
 * Keeps a proceeding's copies. If its court changes with the record's, so does its version: a form that was
 * opened before would otherwise restore the former court.
 */
export function keepProceeding(register: ProceedingRegister): string {
  const { table, court } = register;
  const followed = `update proceeding set court = new.${court}, version = version + 1, changed_by = current_actor(),
        changed_at = now()
      where id = new.proceeding_id and old.${court} is distinct from new.${court} and court is not distinct from old.${court};`;
  return `create or replace function ${table}_keep_proceeding() returns trigger language plpgsql as $$
    begin
      update proceeding set ${copiesOf(register)
        .map((copy) => `${copy.column} = ${valueOf(copy)}`)
        .join(', ')}
      where id = new.proceeding_id;
      ${court ? followed : ''}
      return null;
    end $$`;
}

/**
 * A restored record gets its former proceeding back, found by the proceeding's id. The history knows which
 * order that proceeding challenged, so none is proposed for it.
 */
export function makeProceeding(register: ProceedingRegister): string {
  const first = valuesAtFirst(register);
  return `create or replace function ${register.table}_make_proceeding() returns trigger language plpgsql as $$
    begin
      insert into proceeding (id, ${Object.keys(first).join(', ')}) overriding system value
      values (coalesce(new.proceeding_id, nextval('proceeding_id_seq')), ${Object.values(first).join(', ')})
      returning id into new.proceeding_id;
      return new;
    end $$`;
}

interface Copy {
  column: string;
  /** The column of the record that is copied. */
  source: string;
}

const copiesOf = ({ table, number, openedOn, decidedOn, outcome }: ProceedingRegister): Copy[] => [
  { column: 'case_filing_id', source: table === 'case_filing' ? 'id' : 'case_filing_id' },
  { column: 'work_place_id', source: 'work_place_id' },
  { column: 'number', source: number },
  { column: 'opened_on', source: openedOn },
  ...(decidedOn ? [{ column: 'decided_on', source: decidedOn }] : []),
  ...(outcome ? [{ column: 'outcome', source: outcome }] : []),
  { column: 'status', source: 'status' },
];

const valueOf = ({ column, source }: Copy) =>
  column === 'outcome' ? `outcome_of(new.${source})` : `new.${source}`;

/** The initial values of a new proceeding: its copies, and values that may be edited later. */
const valuesAtFirst = (register: ProceedingRegister): Record<string, string> => ({
  kind: `'${register.kind}'`,
  record_id: 'new.id',
  ...Object.fromEntries(copiesOf(register).map((copy) => [copy.column, valueOf(copy)])),
  ...(register.court && { court: `new.${register.court}` }),
  ...(register.table !== 'case_filing' && {
    from_id: `case when new.proceeding_id is null then ${challengedOrder(register)} end`,
  }),
});

/** The kinds of court cases that only administrators may read. */
const HIDDEN = ['civil-case'];

/**
 * The filing's latest court case that was decided before this one was opened, and that everybody may read who
 * may read this one: a proposed order that is hidden would look like a missing proposal.
 */
const challengedOrder = ({ kind, openedOn }: ProceedingRegister) => `(
  select id from proceeding
  where case_filing_id = new.case_filing_id and decided_on < new.${openedOn}
    and kind not in (${['case-fillings', ...(HIDDEN.includes(kind) ? [] : HIDDEN)].map((name) => `'${name}'`).join(', ')})
  order by decided_on desc, id desc limit 1
)`;
