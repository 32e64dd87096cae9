import { sql, type Kysely } from 'kysely';
import { keptRegisters } from '../../domain/history';
import type { Database } from '../db/schema';
import { columnOf, type Names } from './fields';

/** Where the name of a record stands, by its register. */
const NAMED: Record<string, { table: string; column: string }> = {
  ...Object.fromEntries(
    keptRegisters.flatMap((register) => {
      const { name, table, title } = register;
      return title ? [[name, { table, column: columnOf(register, title) }]] : [];
    }),
  ),
  proceedings: { table: 'proceeding', column: 'number' },
  roles: { table: 'role', column: 'role' },
};

/** The names that records have now, or had last; null where nothing is known. */
export async function namesOfRecords(
  db: Kysely<Database>,
  references: readonly { register: string; id: number }[],
): Promise<Names> {
  const names = new Map<string, string | null>();
  const idsByRegister = new Map<string, Set<number>>();
  for (const { register, id } of references) {
    idsByRegister.set(register, (idsByRegister.get(register) ?? new Set()).add(id));
  }
  for (const [register, ids] of idsByRegister) {
    for (const { id, name } of await namesIn(db, register, [...ids])) names.set(`${register} ${id}`, name);
  }
  return (register, id) => names.get(`${register} ${id}`) ?? null;
}

async function namesIn(db: Kysely<Database>, register: string, ids: number[]) {
  const named = NAMED[register];
  if (!named) return [];
  const { table, column } = named;
  const { rows } = await sql<{ id: number; name: string | null }>`
    select asked.id, coalesce(there.name, (
      select was ->> ${column} from change
      where record_id = asked.id and register = ${register} and action = 'delete' order by change.id desc limit 1
    )) as name
    from unnest(${ids}::bigint[]) as asked (id)
    left join lateral (select ${sql.ref(column)}::text as name from ${sql.table(table)} t where t.id = asked.id) as there on true
  `.execute(db);
  return rows;
}
