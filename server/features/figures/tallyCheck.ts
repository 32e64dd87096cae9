import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { tallies, type Tally } from './tally';

/** A group of a tally whose sums differ from its records. */
export interface Drift {
  tally: string;
  group: Record<string, unknown>;
  tallied: Record<string, string> | null;
  counted: Record<string, string> | null;
}

/** Recounts every tally from the records in one snapshot and returns the differences. */
export async function driftOfTallies(db: Kysely<Database>): Promise<Drift[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const drifts = [];
      for (const tally of tallies) drifts.push(...(await driftOf(trx, tally)));
      return drifts;
    });
}

async function driftOf(trx: Kysely<Database>, tally: Tally): Promise<Drift[]> {
  const { rows } = await sql<Omit<Drift, 'tally'>>`
    with tallied as (${sums(tally, sql.table(tally.table))}),
      counted as (${sums(tally, sql`(${tally.records()}) as records`)})
    select coalesce(tallied.key, counted.key) as "group", tallied.sums as tallied, counted.sums as counted
    from tallied full join counted using (key)
    where tallied.sums is distinct from counted.sums
    order by 1
  `.execute(trx);
  return rows.map((row) => ({ tally: tally.table, ...row }));
}

/** One row per non-empty group: its key, and its sums as text, exact to the poisha. */
function sums({ groups, sums: names }: Tally, from: ReturnType<typeof sql.table>) {
  const key = sql.join(groups.flatMap((name) => [sql.lit(name), sql.ref(name)]));
  const each = sql.join(
    names.flatMap((name) => [sql.lit(name), sql`sum(${sql.ref(name)})::numeric(30, 2)::text`]),
  );
  const grouped = sql.join(groups.map((name) => sql.ref(name)));
  const filled = sql.join(
    names.map((name) => sql`sum(${sql.ref(name)}) <> 0`),
    sql` or `,
  );
  return sql`
    select jsonb_build_object(${key}) as key, jsonb_build_object(${each}) as sums
    from ${from} group by ${grouped} having ${filled}`;
}
