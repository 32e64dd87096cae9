import { sql } from 'kysely';
import type { Fields } from '../../domain/fields';
import { columnName } from '../db/preparedStatements';
import type { Trx } from './batches';
import type { ImportedRegister } from './registers';

type Values = Record<string, unknown>;

/** A record with its values as a form has them. */
export interface Stored {
  version: number;
  values: Values;
}

/** Fields that are not columns of the record's own table. */
const ELSEWHERE: Record<string, string> = {
  caseFillingId: 'r.case_filing_id',
  roles: `(select coalesce(jsonb_agg(jsonb_build_object('id', role_id)), '[]') from user_role where user_id = r.id)`,
  workPlaces: `(select coalesce(jsonb_agg(jsonb_build_object('id', work_place_id)), '[]')
    from user_work_place where user_id = r.id)`,
};

/** The records of these ids. */
export async function storedRecords(
  trx: Trx,
  { table, fields }: ImportedRegister,
  ids: number[],
): Promise<Map<number, Stored>> {
  if (!ids.length) return new Map();
  const shown: Fields = fields('edit');
  const columns = Object.keys(shown).map(
    (name) => sql`${sql.raw(ELSEWHERE[name] ?? `r.${columnName(name)}`)} as ${sql.id(name)}`,
  );
  const { rows } = await sql<Values & { id: number; version: number }>`
    select r.id, r.version, ${sql.join(columns)} from ${sql.table(table)} r where r.id = any(${ids}::bigint[])
  `.execute(trx.withoutPlugins());
  return new Map(
    rows.map(({ id, version, ...row }) => {
      const values = Object.entries(row).map(([name, value]) => [
        name,
        value === null ? null : shown[name]!.kind.fromRow(value),
      ]);
      return [id, { version, values: Object.fromEntries(values) as Values }];
    }),
  );
}

/** The existing record of each row, found by the register's key; null if there is none. */
export async function existingRecords(
  trx: Trx,
  { table, identity }: ImportedRegister,
  rows: Values[],
): Promise<(number | null)[]> {
  const keys = rows.map((values) => (identity ? identity.of(values) : null));
  const firsts = [...new Set(keys.flatMap((key) => (key?.[0] ? String(key[0]) : [])))];
  if (!identity || !firsts.length) return rows.map(() => null);
  const { by, type, and = "''" } = identity;
  const { rows: found } = await sql<{ id: number; key: string }>`
    select id, ${sql.raw(by)} || chr(10) || ${sql.raw(and)} as key from ${sql.table(table)}
    where ${sql.raw(by)} = any(${firsts}::${sql.raw(type)}[]) order by id desc
  `.execute(trx);
  const ids = new Map(found.map(({ id, key }) => [key, id]));
  return keys.map((key) => (key?.includes(null) ? null : (ids.get(key?.join('\n') ?? '') ?? null)));
}
