import { sql, type RawBuilder } from 'kysely';
import { courtKey, courtsByKey, IGNORED_IN_COURTS } from '../../../../domain/courtNames';
import type { Db } from '../../../platform/database/schema';
import { searchTerm } from '../../../platform/lists/searching';

/** The names that the office has typed so far, in alphabetical order. */
interface CourtsAndOfficers {
  court: string[];
  lawOfficer: string[];
}

/** The most names that are read per kind and column, since nobody chooses among more. */
const MOST = 500;

/** The courts and law officers of hearings and proceedings of these kinds. */
export async function courtsAndOfficers(db: Db, kinds: readonly string[]): Promise<CourtsAndOfficers> {
  const [courts, lawOfficer] = await Promise.all([
    namesIn(db, 'court', kinds),
    namesIn(db, 'law_officer', kinds),
  ]);
  return { court: [...courtsByKey(courts).values()], lawOfficer };
}

/** Gives the courts of a list or a sheet the spelling that the office has already, or one for all. */
export async function withKnownCourts<Row extends { court?: unknown }>(
  db: Db,
  kinds: readonly string[],
  rows: readonly Row[],
): Promise<Row[]> {
  const named = rows.flatMap(({ court }) => (typeof court === 'string' ? court : []));
  if (!named.length) return [...rows];
  const known = courtsByKey([...(await namesIn(db, 'court', kinds)), ...named]);
  return rows.map((row) =>
    typeof row.court === 'string' ? { ...row, court: known.get(courtKey(row.court)) } : row,
  );
}

/** SQL: whether two names of courts differ in their spelling only. */
export const isSameCourt = (court: RawBuilder<unknown>, name: string) =>
  sql<boolean>`regexp_replace(folded(${court}), ${IGNORED_IN_COURTS}, '', 'g') = ${courtKey(searchTerm(name))}`;

/**
 * Steps through an index from each name to the next greater one, so that the cost grows with the number of
 * names, not of rows.
 */
async function namesIn(db: Db, column: 'court' | 'law_officer', kinds: readonly string[]): Promise<string[]> {
  const name = sql.ref(column);
  const stepped = (table: string) => sql`
    select found.name from unnest(${kinds}::text[]) as of_kind (kind) cross join lateral (
      with recursive typed (name) as (
        select min(${name}) from ${sql.table(table)} where kind = of_kind.kind and ${name} is not null
        union all
        select (select min(${name}) from ${sql.table(table)} where kind = of_kind.kind and ${name} > typed.name)
        from typed where typed.name is not null
      )
      select name from typed where name is not null limit ${MOST}
    ) as found
  `;
  const { rows } = await sql<{ name: string }>`
    ${stepped('hearing')} union ${stepped('proceeding')} order by name
  `.execute(db);
  return rows.map((row) => row.name);
}
