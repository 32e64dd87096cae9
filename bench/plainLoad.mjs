import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Tables that a backup leaves out. */
const NOT_LOADED = /^(kysely_|sign_in_|session$|refresh_token$|way_in$|backup$)/;

/**
 * Loads the same rows as a restore does, from files in COPY format, and builds the same indexes and constraints: the
 * least that restoring can take. @returns milliseconds
 */
export async function loadPlainly(pool, server, folder) {
  const files = join(folder, 'rows');
  mkdirSync(files);
  chmodSync(files, 0o777); // PostgreSQL runs under another account
  const tables = await tablesOf(pool);
  for (const { name, columns } of tables) {
    await pool.query(`copy (select ${columns} from ${name}) to '${join(files, name)}'`);
  }
  await pool.query('create database plain template restored');
  const client = new pg.Client({ ...server, database: 'plain' });
  client.on('error', () => {}); // another failure may stop PostgreSQL, and with it this connection
  await client.connect();
  // the triggers are off, because they refuse to empty the history
  await client.query('set session_replication_role = replica');
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`);
  const rebuilding = await withoutStructure(client, tables);

  const begun = performance.now();
  await client.query(`begin; set local maintenance_work_mem = '256MB'`);
  // PostgreSQL writes less for tables that are emptied in the same transaction, as they are in a restore
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const { name, columns } of tables) {
    await client.query(`copy ${name} (${columns}) from '${join(files, name)}'`);
  }
  for (const statement of rebuilding) await client.query(statement);
  await client.query('analyze');
  await client.query('commit');
  const took = performance.now() - begun;
  await client.end();
  return took;
}

async function tablesOf(pool) {
  const { rows } = await pool.query(`
    select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    group by 1 order by 1`);
  return rows.filter(({ name }) => !NOT_LOADED.test(name));
}

/** Drops indexes and constraints. @returns the statements that build them again */
async function withoutStructure(client, tables) {
  const names = tables.map(({ name }) => name);
  const { rows: constraints } = await client.query(
    `select conrelid::regclass::text as table, conname as name, contype as type, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid::regclass::text = any($1) and contype in ('p', 'u', 'x', 'f') and conparentid = 0
    order by contype = 'f' desc, 1, 2`,
    [names],
  );
  for (const { table, name } of constraints) {
    await client.query(`alter table ${table} drop constraint ${name} cascade`);
  }
  const { rows: indexes } = await client.query(
    `select indexrelid::regclass::text as name, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as definition
    from pg_index where indrelid::regclass::text = any($1) order by 1`,
    [names],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  const added = constraints
    .toReversed()
    .map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`);
  return [...indexes.map(({ definition }) => definition), ...added];
}
