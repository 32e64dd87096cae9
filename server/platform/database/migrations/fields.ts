import { sql, type Kysely } from 'kysely';

type Db = Kysely<unknown>;

/**
 * Adds a field to a court case table: its column, what lists sort by, and its history.
 * @param column in snake case
 * @param type in SQL, without a default: `text`, `date`, `numeric(18,2)`, `text check (grade in ('A', 'B'))`
 */
export async function addCaseField(db: Db, table: string, column: string, type: string): Promise<void> {
  await addField(db, table, column, type);
  await addSorting(db, table, column, type);
}

/** Adds a field to case filings: its column and its history. Filings are sorted by few fields only. */
export const addFilingField = (db: Db, column: string, type: string): Promise<void> =>
  addField(db, 'case_filing', column, type);

/** Adds a column to a table with a history, which keeps the column's values from now on. */
export async function addField(db: Db, table: string, column: string, type: string): Promise<void> {
  await alterTable(db, table, `add ${column} ${type}`);
  const { rows } = await sql<{ kept: string; trigger: string }>`
    select pg_get_functiondef(format('kept(%s)', tgrelid::regclass)::regprocedure) as kept,
      pg_get_triggerdef(oid) as trigger
    from pg_trigger where tgrelid = ${table}::regclass and tgname = 'keep_change'
  `.execute(db);
  const { kept, trigger } = rows[0]!;
  const statements = [
    kept.replace(
      /RETURN ([^]*)/,
      (_, values) => `RETURN (${values}) || jsonb_build_object('${column}', ($1).${column})`,
    ),
    trigger
      .replace('CREATE', 'create or replace')
      .replace(/ ON \S+ FOR EACH ROW/, (on) => `, ${column}${on}`),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/**
 * Makes a table of court cases sortable by a column, texts in folded form: only their first 600 characters count,
 * because an index entry is limited to 2,700 bytes.
 */
export async function addSorting(db: Db, table: string, column: string, type: string): Promise<void> {
  const isText = type.startsWith('text');
  const sorted = isText ? `${column}_fold` : column;
  const fold = `${sorted} text collate "C" generated always as (left(folded(${column}), 600)) stored`;
  if (isText) await sql.raw(`alter table ${table} add ${fold}`).execute(db);
  await sql.raw(`create index ${table}_by_${sorted} on ${table} (${sorted}, id)`).execute(db);
}

/**
 * Adds columns to a table, or changes their types, where functions take rows of it, as `kept` does. PostgreSQL 15.20
 * and 17.12 refuse a new column with a default and another type while such a function has an SQL body, so these are
 * dropped meanwhile.
 */
export async function alterTable<T>(db: Kysely<T>, table: string, change: string): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select oid::regprocedure::text as name, pg_get_functiondef(oid) as definition from pg_proc
    where prosqlbody is not null
      and ${table}::regclass = any (select typrelid from pg_type where oid = any (proargtypes))
    order by oid
  `.execute(db);
  const functions = rows.map(({ name }) => name);
  const statements = [
    ...(functions.length ? [`drop function ${functions.join(', ')}`] : []),
    `alter table ${table} ${change}`,
    ...rows.map(({ definition }) => definition),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** A new table whose every change is kept. */
interface KeptTable {
  table: string;
  /** The register's resource name. */
  register: string;
  /** The column of the filing that its records belong to. */
  file?: 'case_filing_id';
  /** Columns that triggers copy from other records. They are not kept, since they follow from those records. */
  copies?: readonly string[];
}

/** Keeps the changes of a new table, which has no rows yet. */
export async function keepHistory(db: Db, { table, register, file, copies = [] }: KeptTable): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname <> 'id' and attname <> all (${[...copies]}::text[])
    order by attnum
  `.execute(db);
  const columns = rows.map(({ name }) => name);
  // a function takes no more than 100 arguments
  const parts = Array.from({ length: Math.ceil(columns.length / 45) }, (_, part) =>
    columns.slice(45 * part, 45 * (part + 1)).map((name) => `'${name}', ($1).${name}`),
  ).map((values) => `jsonb_build_object(${values.join(', ')})`);
  const statements = [
    `create function kept(${table}) returns jsonb language sql stable return ${parts.join(' || ')}`,
    `create trigger keep_change after insert or delete or update of ${columns.join(', ')} on ${table}
    for each row execute function keep_change('${register}', '${file ?? ''}', '', '')`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
