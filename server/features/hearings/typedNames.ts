import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** The names that the office has typed so far, in alphabetical order. */
export interface TypedNames {
  court: string[];
  lawOfficer: string[];
}

/** The most names that are read per kind and column, since nobody chooses among more. */
const MOST = 500;

/** The courts and law officers of hearings and proceedings of these kinds. */
export async function typedNames(db: Kysely<Database>, kinds: readonly string[]): Promise<TypedNames> {
  const [court, lawOfficer] = await Promise.all([
    namesIn(db, 'court', kinds),
    namesIn(db, 'law_officer', kinds),
  ]);
  return { court, lawOfficer };
}

/**
 * Steps through an index from each name to the next greater one, so that the cost grows with the number of
 * names, not of rows.
 */
async function namesIn(
  db: Kysely<Database>,
  column: 'court' | 'law_officer',
  kinds: readonly string[],
): Promise<string[]> {
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
