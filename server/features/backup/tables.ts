import pg from 'pg';

/** A table of the register, as a backup sees it. */
export interface StoredTable {
  name: string;
  isPartitioned: boolean;
  /** The columns that are backed up: all but the generated ones, which PostgreSQL computes. */
  columns: string[];
  /** Columns of amounts, whose sums are compared after a restore. */
  amounts: string[];
  /** The size on the disk, in bytes. */
  size: number;
}

/**
 * Tables that are not backed up, because a restored register creates them anew: sessions, codes, counts of
 * wrong attempts, and the secret of the sign-in keys, with which anybody who finds a backup could forge
 * sessions and read the second factors, which go with it. API tokens are made anew: an older backup would bring back
 * what was revoked since. So are webhooks, whose secrets those keys seal: a restored copy tells nobody. Records of backups are left out too, because they name files on this machine.
 */
const NOT_BACKED_UP = new Set([
  'session',
  'refresh_token',
  'sign_in_secret',
  'sign_in_counts',
  'sign_in_address',
  'sign_in_attempts',
  'sign_in_failures',
  'sign_in_device',
  'way_in',
  'second_factor',
  'api_token',
  'webhook',
  'webhook_delivery',
  'oidc_state',
  'backup',
]);

/** Kysely's own tables of migrations. They are not backed up, because the manifest names the applied migrations. */
const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock'];

/** Every table whose rows a backup holds. */
export async function storedTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const tables = await allTables(client);
  return tables.filter(({ name }) => !NOT_BACKED_UP.has(name));
}

/**
 * Every table of the schema except those of extensions, sorted by name. A partitioned table stands for its
 * partitions.
 */
export async function allTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<Omit<StoredTable, 'size'> & { size: string | number }>(
    `select c.relname as name, c.relkind = 'p' as "isPartitioned",
      (select coalesce(sum(pg_table_size(t.relid)), 0) from pg_partition_tree(c.oid) t)
        + case when c.relkind = 'r' then pg_table_size(c.oid) else 0 end as size,
      coalesce(array_agg(a.attname::text order by a.attnum), '{}') as columns,
      coalesce(array_agg(a.attname::text order by a.attnum)
        filter (where a.atttypid = 'numeric'::regtype), '{}') as amounts
    from pg_class c
    left join pg_attribute a
      on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::text::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition and not c.relname = any($1)
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
    group by c.oid order by c.relname`,
    [MIGRATION_TABLES],
  );
  return rows.map((row) => ({ ...row, size: Number(row.size) }));
}

/**
 * The last value of each sequence. To be called after the snapshot was taken, so that no id in the snapshot is higher.
 */
export async function sequenceValues(client: pg.ClientBase): Promise<Record<string, number | null>> {
  const { rows } = await client.query<{ name: string; value: string | number | null }>(
    `select sequencename as name, last_value as value from pg_sequences
    where schemaname = current_schema() order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value === null ? null : Number(value)]));
}

/** The sums of a table's amounts as decimal texts. */
export async function sumsOf(
  client: pg.ClientBase,
  { name, amounts }: Pick<StoredTable, 'name' | 'amounts'>,
): Promise<Record<string, string | null>> {
  if (!amounts.length) return {};
  const sums = amounts.map((column) => `sum(${quoted(column)})::text as ${quoted(column)}`);
  const { rows } = await client.query<Record<string, string | null>>(
    `select ${sums.join(', ')} from ${quoted(name)}`,
  );
  return rows[0]!;
}

export const quoted = (name: string): string => pg.escapeIdentifier(name);

export async function hasTable(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass($1) is not null as there`, [
    quoted(name),
  ]);
  return rows[0]!.there;
}

/** Settings with which COPY writes and reads a value as the same text on every server, and without a time limit. */
export const COPY_SETTINGS = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0
`;

/** Statements that recreate the dropped objects, in order. */
type Rebuilding = string[];

/**
 * Drops every index and constraint, which PostgreSQL would check for each loaded row; rebuilding them afterwards
 * takes a fraction of the time. It also disables triggers, in a way that needs no superuser, and drops the triggers
 * that run before each inserted row: with them PostgreSQL would insert row by row even while they are disabled.
 */
export async function dropStructure(client: pg.ClientBase, tables: string[]): Promise<Rebuilding> {
  const constraints = await constraintsOf(client, tables);
  const indexes = await indexesOf(client, tables);
  const foreign = constraints.filter(({ type }) => type === 'f');
  const others = constraints.filter(({ type }) => type !== 'f');
  for (const { table, name } of [...foreign, ...others]) {
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
  }
  for (const { name } of indexes) await client.query(`drop index ${quoted(name)}`);
  const beforeRows = await triggersBeforeRows(client, tables);
  for (const { table, name } of beforeRows) {
    await client.query(`drop trigger ${quoted(name)} on ${quoted(table)}`);
  }
  const withTriggers = [...tables, ...(await partitionsOf(client, tables))];
  for (const table of withTriggers) await client.query(`alter table ${quoted(table)} disable trigger user`);
  return [
    ...indexes.map(({ definition }) => definition),
    ...[...others, ...foreign].map(
      ({ table, name, definition }) =>
        `alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`,
    ),
    ...beforeRows.map(({ definition }) => definition),
    ...withTriggers.map((table) => `alter table ${quoted(table)} enable trigger user`),
  ];
}

/** The partitions of the tables: besides the triggers of their parent they have statement triggers of their own. */
async function partitionsOf(client: pg.ClientBase, tables: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class p, pg_partition_tree(p.oid) t join pg_class c on c.oid = t.relid
    where p.relnamespace = current_schema()::text::regnamespace and p.relname = any($1) and t.level > 0
    order by 1`,
    [tables],
  );
  return rows.map(({ name }) => name);
}

interface Part {
  table: string;
  name: string;
  definition: string;
}

/** Foreign, unique, primary and exclusion constraints; those of partitions follow their parent's. */
async function constraintsOf(client: pg.ClientBase, tables: string[]): Promise<(Part & { type: string })[]> {
  const { rows } = await client.query<Part & { type: string }>(
    `select r.relname as table, c.conname as name, c.contype as type, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    where r.relnamespace = current_schema()::text::regnamespace and r.relname = any($1)
      and c.contype in ('f', 'p', 'u', 'x') and c.conparentid = 0
    order by c.contype <> 'p', 1, 2`,
    [tables],
  );
  return rows;
}

/** Indexes that belong to no constraint. */
async function indexesOf(client: pg.ClientBase, tables: string[]): Promise<Part[]> {
  const { rows } = await client.query<Part>(
    `select r.relname as table, i.relname as name,
      replace(pg_get_indexdef(i.oid), ' ON ONLY ', ' ON ') as definition
    from pg_index x join pg_class r on r.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    where r.relnamespace = current_schema()::text::regnamespace and r.relname = any($1)
      and not exists (select from pg_constraint where conindid = i.oid and contype in ('p', 'u', 'x'))
    order by 1, 2`,
    [tables],
  );
  return rows;
}

/** The bits of `tgtype` that mean "for each row", "before" and "insert". */
const BEFORE_ROWS = 1 | 2 | 4;

/** Triggers that are called before each inserted row; those of partitions follow their parent's. */
async function triggersBeforeRows(client: pg.ClientBase, tables: string[]): Promise<Part[]> {
  const { rows } = await client.query<Part>(
    `select r.relname as table, g.tgname as name, pg_get_triggerdef(g.oid) as definition
    from pg_trigger g join pg_class r on r.oid = g.tgrelid
    where r.relnamespace = current_schema()::text::regnamespace and r.relname = any($1)
      and not g.tgisinternal and g.tgtype & $2::int = $2
    order by 1, 2`,
    [tables, BEFORE_ROWS],
  );
  return rows;
}
