import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

/** A table of appended differences: what a group is told apart by, and what is counted beside its revenue. */
interface Tally {
  table: string;
  groups: string[];
  count: string;
}

export const caseFilingTally: Tally = {
  table: 'case_filing_tally',
  groups: ['work_place_id', 'provisional', 'status'],
  count: 'filings',
};

export const followOnCaseTally: Tally = {
  table: 'follow_on_case_tally',
  groups: ['case_table', 'work_place_id', 'filing_status', 'status'],
  count: 'cases',
};

/** Folds every tally in which enough differences have gathered. */
export async function foldTallies(db: Db): Promise<void> {
  for (const tally of [caseFilingTally, followOnCaseTally]) {
    if (await tallyNeedsFolding(db, tally)) await foldTally(db, tally);
  }
}

/**
 * Folds a tally's appended differences into one row per group. Sums stay what they were at every
 * moment, so readers and writers go on meanwhile; a second folder finds nothing to do.
 */
export async function foldTally(db: Db, { table, groups, count }: Tally): Promise<void> {
  const group = columns(groups);
  const amount = sql.ref(count);
  await sql`
    with gone as (delete from ${sql.table(table)} returning *)
    insert into ${sql.table(table)} (${group}, ${amount}, revenue)
    select ${group}, sum(${amount}), sum(revenue)
    from gone group by ${group} having sum(${amount}) <> 0 or sum(revenue) <> 0
  `.execute(db);
}

/** Whether enough differences have gathered, beyond one row a group, that folding pays. */
export async function tallyNeedsFolding(db: Db, { table, groups }: Tally, rows = 500): Promise<boolean> {
  const found = await sql<{ needed: boolean }>`
    select coalesce(sum(surplus), 0) > ${rows} as needed
    from (select count(*) - 1 as surplus from ${sql.table(table)} group by ${columns(groups)}) as each_group
  `.execute(db);
  return found.rows[0]!.needed;
}

const columns = (names: string[]): RawBuilder<unknown> => sql.join(names.map((name) => sql.ref(name)));
