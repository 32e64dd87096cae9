import { sql, type Kysely } from 'kysely';

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
