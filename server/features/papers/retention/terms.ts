import { sql } from 'kysely';
import type { Db } from '../../../platform/database/schema';
import { inTransaction } from '../../../platform/database/transaction';

const BATCH = 2000;

/**
 * Counts the next files again that a changed rule may concern; triggers count those whose records change.
 * @returns whether there were any.
 */
export const recountTerms = (db: Db): Promise<boolean> =>
  inTransaction(db, null, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    const { rows } = await sql<{ id: number; doneTo: number | null }>`
      with recount as (select id, done_to from retention_recount order by id limit 1 for update skip locked),
        files as materialized (
          select t.case_filing_id as id from recount, retention_term t
          where t.case_filing_id > recount.done_to order by t.case_filing_id limit ${BATCH}
        )
      select recount.id, (select max(id) from files) as done_to, count_retention(array(select id from files)) from recount
    `.execute(trx);
    if (!rows.length) return false;
    const { id, doneTo } = rows[0]!;
    await (
      doneTo
        ? sql`update retention_recount set done_to = ${doneTo} where id = ${id}`
        : sql`delete from retention_recount where id = ${id}`
    ).execute(trx);
    return true;
  });

/** The files whose stored term differs from what their records result in. */
export async function driftOfTerms(db: Db): Promise<{ caseFilingId: number }[]> {
  const { rows } = await sql<{ caseFilingId: number }>`
    select distinct case_filing_id from (
      (table retention_term except table retention_term_counted)
      union all (table retention_term_counted except table retention_term)
    ) as differing
    where not exists (select from retention_recount) order by 1
  `.execute(db);
  return rows;
}
