import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/**
 * Folds the tally's appended differences into one row per group. Sums stay what they were at every
 * moment, so readers and writers go on meanwhile; a second folder finds nothing to do.
 */
export async function foldCaseFilingTally(db: Kysely<Database>): Promise<void> {
  await sql`
    with gone as (delete from case_filing_tally returning *)
    insert into case_filing_tally
    select work_place_id, provisional, status, sum(filings), sum(revenue)
    from gone group by work_place_id, provisional, status having sum(filings) <> 0 or sum(revenue) <> 0
  `.execute(db);
}

/** Whether enough differences have gathered that folding pays. */
export async function tallyNeedsFolding(db: Kysely<Database>, rows = 500): Promise<boolean> {
  const { rows: found } = await sql`select 1 from case_filing_tally offset ${rows} limit 1`.execute(db);
  return found.length > 0;
}
