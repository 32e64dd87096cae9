import { sql, type RawBuilder } from 'kysely';
import { keptRegisters } from '../../../domain/history';
import { kindNames } from '../../../domain/proceedings';
import { prepared } from '../../platform/database/preparedStatements';
import type { Db } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import { readableKinds } from '../cases/proceedings';
import { columnOf, type Kept, type Named, type Names } from './keptRecords';

/** A record of a register. */
interface Reference {
  register: string;
  id: number;
}

/** The table and column with the names of a register's records. */
interface NamedTable {
  table: string;
  column: string;
  /** The column of the Bengali name, for registers that have one. */
  bengali?: string;
}

export const NAMED: Record<string, NamedTable> = {
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
 * The present or last names of records; null if unknown. For a user who may not read all kinds of
 * proceedings, undefined for each proceeding that the user may not read, deleted or not.
 */
export async function namesOfRecords(
  db: Db,
  references: readonly Reference[],
  user?: SignedInUser,
): Promise<Names> {
  const asked = new Map(
    references
      .filter(({ register }) => register in NAMED)
      .map((reference) => [keyOf(reference.register, reference.id), reference]),
  );
  const names = new Map<string, Named>();
  if (asked.size) {
    for (const { register, id, ...named } of await presentNames(db, [...asked.values()], user))
      names.set(keyOf(register, id), named);
  }
  const gone = [...asked].filter(([key]) => !names.has(key)).map(([, reference]) => reference);
  for (const { register, id, was } of gone.length ? await lastDeletions(db, gone, user) : []) {
    const { column, bengali = '' } = NAMED[register]!;
    names.set(keyOf(register, id), {
      name: (was[column] ?? null) as string | null,
      nameBn: (was[bengali] ?? null) as string | null,
    });
  }
  const isHiding = user !== undefined && readableKinds(user).length < kindNames.length;
  return (register, id) => {
    const name = names.get(keyOf(register, id));
    return name === undefined && isHiding && register === 'proceedings' ? undefined : (name ?? null);
  };
}

const keyOf = (register: string, id: number) => `${register} ${id}`;

/** The names of the records that still exist, of all registers in one query. */
async function presentNames(
  db: Db,
  references: readonly Reference[],
  user?: SignedInUser,
): Promise<(Reference & Named)[]> {
  const registers = [...new Set(references.map(({ register }) => register))];
  const queries = registers.map((register) => {
    const { table, column, bengali } = NAMED[register]!;
    const ids = references.filter((each) => each.register === register).map(({ id }) => id);
    const isReadable =
      user && register === 'proceedings' ? sql`kind = any(${readableKinds(user)}::text[])` : sql`true`;
    return sql`
      select ${register}::text as register, id, ${sql.ref(column)}::text as name,
        ${bengali ? sql.ref(bengali) : sql`null::text`} as name_bn
      from ${sql.table(table)} where id = any(${ids}::bigint[]) and ${isReadable}`;
  });
  return (await sql<Reference & Named>`${sql.join(queries, sql` union all `)}`.execute(db)).rows;
}

/**
 * The last state of deleted records. Prepared, since a query over every month of the history takes longer to
 * plan than to run. It reads an index of the deletions alone, not the long history of each record. `array`
 * hides the length of the list: for a short list PostgreSQL would make a new plan each time.
 */
const readLastDeletions = prepared<Reference & { was: Kept }>(
  'last deletions',
  `select distinct on (register, record_id) register, record_id as id, was from change
  where action = 'delete' and record_id = any(array(select unnest($2::bigint[])))
    and (register, record_id) in (select * from unnest($1::text[], $2::bigint[]))
    and (register <> 'proceedings' or kind = any($3::text[]))
  order by register, record_id, change.id desc`,
);

const lastDeletions = (db: Db, references: readonly Reference[], user?: SignedInUser) =>
  readLastDeletions(db, [
    references.map(({ register }) => register),
    references.map(({ id }) => id),
    user ? readableKinds(user) : kindNames,
  ]);

/** SQL for the present or last number of the filing whose id is in a column. */
export const fileNumberIn = (column: string): RawBuilder<unknown> => sql`coalesce(
  (select nothi_number from case_filing where case_filing.id = ${sql.ref(column)}),
  (select gone.was ->> 'nothi_number' from change gone
    where gone.register = 'case-fillings' and gone.record_id = ${sql.ref(column)} and gone.action = 'delete'
    order by gone.id desc limit 1)
)`;
