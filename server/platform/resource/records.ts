import { sql, type RawBuilder } from 'kysely';
import type { Field } from '../../../domain/fields';
import { rights } from '../../../domain/rights';
import type { WireRecord } from '../../../domain/wire';
import type { SignedInUser } from '../http/access';
import { columnName, prepared } from '../database/preparedStatements';
import type { Db } from '../database/schema';
import type { RegularResource } from './resource';

/** Whether records have a `version`, as editable ones do. */
const isVersioned = ({ name }: RegularResource): boolean => 'edit' in rights[name];

/** The records with these ids that the user may see, in this order. */
export async function recordsOf(
  db: Db,
  resource: RegularResource,
  ids: number[],
  user: SignedInUser,
): Promise<WireRecord[]> {
  if (!ids.length) return [];
  if (resource.records) return resource.records(db, ids, user);
  const query = sql`
    select ${sql.join(columnsOf(resource))} from ${sql.table(resource.table)} ${resource.joins ?? sql``}
    where ${sql.ref(`${resource.table}.id`)} = any(${ids}::bigint[])
  `.compile(db.withoutPlugins());
  const rows = await prepared<WireRecord>(`records of ${resource.table} in ${resource.name}`, query.sql)(
    db,
    query.parameters,
  );
  // ordered here: PostgreSQL would look for each row's place in the whole list of ids
  const records = new Map(rows.map((row) => [row.id, regularRecord(resource, row)]));
  return ids.map((id) => records.get(id)).filter((record) => record !== undefined);
}

/**
 * One record.
 * @returns null if there is none that the user may see.
 */
export async function recordOf(
  db: Db,
  resource: RegularResource,
  id: number,
  user: SignedInUser,
): Promise<WireRecord | null> {
  if (!(await isVisible(db, resource, id, user))) return null;
  return (await recordsOf(db, resource, [id], user))[0] ?? null;
}

/** Whether the user may see a record, if it exists. */
export async function isVisible(
  db: Db,
  { table, visibleTo }: RegularResource,
  id: number,
  user: SignedInUser,
): Promise<boolean> {
  const visible = visibleTo?.(user);
  if (!visible) return true;
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id} and ${visible}`.execute(db);
  return rows.length > 0;
}

function columnsOf(resource: RegularResource): RawBuilder<unknown>[] {
  const { table, fields, derived = {} } = resource;
  const own = ['id', ...Object.keys(fields), ...(isVersioned(resource) ? ['version'] : [])];
  return [
    ...own
      .filter((name) => !(name in derived))
      .map((name) => sql`${sql.ref(`${table}.${columnName(name)}`)} as ${sql.id(name)}`),
    ...Object.entries(derived).map(([name, { sql: expression }]) => sql`${expression} as ${sql.id(name)}`),
  ];
}

/** Converts a row to the wire: dates as `YYYY-MM-DD`, amounts as numbers, references as ids. */
export function regularRecord({ fields }: Pick<RegularResource, 'fields'>, row: WireRecord): WireRecord {
  const record = { ...row };
  for (const [name, { kind }] of Object.entries(fields)) {
    if (row[name] !== null) record[name] = kind.fromRow(row[name]);
  }
  return record;
}

/** A record's JSON schema for the OpenAPI document. */
export function regularAnswer(resource: RegularResource): { type: string; properties: object } {
  const { fields, derived = {} } = resource;
  const shown = ([name, field]: [string, Field]) => [name, field.kind.schemas(field, name).sent];
  return {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      ...Object.fromEntries(Object.entries(fields).map(shown)),
      ...Object.fromEntries(Object.entries(derived).map(([name, { schema }]) => [name, schema])),
      ...(isVersioned(resource) && { version: { type: 'integer' } }),
    },
  };
}
