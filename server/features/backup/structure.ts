import type pg from 'pg';
import { quoted } from './contents';

/** Statements that recreate the dropped objects, in order. */
export type Rebuilding = string[];

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
