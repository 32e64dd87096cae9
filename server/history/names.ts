import { sql, type Kysely } from 'kysely';
import { keptRegisters } from '../../domain/history';
import type { Database } from '../db/schema';
import type { SignedInUser } from '../http/access';
import { readableKinds } from '../resources/proceedings';
import { columnOf, type Named, type Names } from './fields';

/** The table and column with the names of a register's records. */
interface NamedTable {
  table: string;
  column: string;
  /** The column of the Bengali name, for registers that have one. */
  bengali?: string;
}

const NAMED: Record<string, NamedTable> = {
  ...Object.fromEntries(
    keptRegisters.flatMap((register): [string, NamedTable][] => {
      const { name, table, title, fields } = register;
      if (!title) return [];
      const bengali = 'nameBn' in fields && { bengali: columnOf(register, 'nameBn') };
      return [[name, { table, column: columnOf(register, title), ...bengali }]];
    }),
  ),
  proceedings: { table: 'proceeding', column: 'number' },
  roles: { table: 'role', column: 'role' },
};

/**
 * The present or last names of records; null if unknown, and for proceedings whose register the user may not
 * read.
 */
export async function namesOfRecords(
  db: Kysely<Database>,
  references: readonly { register: string; id: number }[],
  user?: SignedInUser,
): Promise<Names> {
  const names = new Map<string, Named>();
  const idsByRegister = new Map<string, Set<number>>();
  for (const { register, id } of references) {
    idsByRegister.set(register, (idsByRegister.get(register) ?? new Set()).add(id));
  }
  for (const [register, ids] of idsByRegister) {
    for (const { id, name, nameBn } of await namesIn(db, register, [...ids], user)) {
      if (name !== null) names.set(`${register} ${id}`, { name, nameBn });
    }
  }
  return (register, id) => names.get(`${register} ${id}`) ?? null;
}

interface NameRow {
  id: number;
  name: string | null;
  nameBn: string | null;
}

async function namesIn(db: Kysely<Database>, register: string, ids: number[], user?: SignedInUser) {
  const named = NAMED[register];
  if (!named) return [];
  const { table, column, bengali } = named;
  const isReadable =
    user && register === 'proceedings' ? sql`kind = any(${readableKinds(user)}::text[])` : sql`true`;
  const { rows } = await sql<NameRow>`
    select asked.id, coalesce(present.name, last.was ->> ${column}) as name,
      case when present.name is null then last.was ->> ${bengali ?? null} else present.name_bn end as name_bn
    from unnest(${ids}::bigint[]) as asked (id)
    left join lateral (
      select ${sql.ref(column)}::text as name, ${bengali ? sql.ref(bengali) : sql`null`} as name_bn
      from ${sql.table(table)} t where t.id = asked.id and ${isReadable}
    ) as present on true
    left join lateral (
      select was from change
      where present.name is null and record_id = asked.id and register = ${register} and action = 'delete'
      order by change.id desc limit 1
    ) as last on true
  `.execute(db);
  return rows;
}
