import { sql } from 'kysely';
import type { Fields } from '../../../domain/fields';
import { columnName } from '../../platform/database/preparedStatements';
import type { Identity, ImportedRegister } from './registers';
import type { Candidate, ImportError } from '../../../domain/imports';
import { PARTY_COLUMNS } from './parties';
import type { Trx } from '../../platform/database/schema';

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

/** An existing record of a row; `isSpeltDifferently` if its number is written in another way. */
interface Existing {
  id: number;
  isSpeltDifferently: boolean;
}

/** The existing record of each row, found by the register's key; null if there is none. */
export async function existingRecords(
  trx: Trx,
  { table, identity, twins }: ImportedRegister,
  rows: Values[],
): Promise<(Existing | null)[]> {
  const same = identity ? await recordsBy(trx, { table, id: 'id', ...identity }, rows) : [];
  const others = rows.filter((_, at) => same[at] === undefined || same[at] === null);
  const alike = twins
    ? await recordsBy(trx, { table: 'search_entry', id: 'record_id', ...twins }, others)
    : [];
  const twinOf = new Map(others.map((values, at) => [values, alike[at] ?? null]));
  return rows.map((values, at) => {
    const id = same[at] ?? twinOf.get(values) ?? null;
    return id === null ? null : { id, isSpeltDifferently: id !== same[at] };
  });
}

async function recordsBy(
  trx: Trx,
  { table, id, by, type, and = "''", where = 'true', of }: Identity & { table: string; id: string },
  rows: Values[],
): Promise<(number | null)[]> {
  const keys = rows.map(of);
  const firsts = [...new Set(keys.flatMap(([first]) => (first ? String(first) : [])))];
  if (!firsts.length) return rows.map(() => null);
  const { rows: found } = await sql<{ id: number; key: string }>`
    select ${sql.raw(id)} as id, ${sql.raw(by)} || chr(10) || ${sql.raw(and)} as key from ${sql.table(table)}
    where ${sql.raw(by)} = any(${firsts}::${sql.raw(type)}[]) and ${sql.raw(where)} order by id desc
  `.execute(trx);
  const ids = new Map(found.map((each) => [each.key, each.id]));
  return keys.map((key) => (key.includes(null) ? null : (ids.get(key.join('\n')) ?? null)));
}

/** The results of reading a row, each by its column. */
interface FillingRow {
  values: Record<string, unknown>;
  candidates: Record<string, Candidate[]>;
  errors: ImportError[];
  /** Companies and agents to add first. */
  make: Map<string, unknown>;
}

/**
 * Removes from a row everything for fields that already have a value in the stored record. A default, such as
 * that a filing is open, counts as a value.
 */
export function leaveFilled(
  { values: stored }: Pick<Stored, 'values'>,
  row: FillingRow,
  fields: Fields,
): void {
  const isOpen = (column: string) => {
    const party = PARTY_COLUMNS.find(({ number }) => number === column);
    const name = fields[column] || !party ? column : party.field;
    const field = fields[name];
    if (!field) return true;
    return typeof field.empty !== 'string' && field.kind.isSame(stored[name], field.empty, field);
  };
  const openOf = <V>(byField: Record<string, V>) =>
    Object.fromEntries(Object.entries(byField).filter(([name]) => isOpen(name)));
  for (const name of row.make.keys()) if (!isOpen(name)) row.make.delete(name);
  row.values = openOf(row.values);
  row.candidates = openOf(row.candidates);
  row.errors = row.errors.filter(({ field }) => isOpen(field));
}
