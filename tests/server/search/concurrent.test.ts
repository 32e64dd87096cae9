import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { inTransaction } from '../../../server/platform/database/transaction';
import { driftOfEntries } from '../../../server/features/search/entries';
import { rewriteEntry } from '../../../server/platform/writes/searchEntries';
import { startSearch } from './calls';

it('a search entry has both the court and the order number of a case that were changed concurrently', async () => {
  const { test, addFiling, addCase } = await startSearch();
  const filing = await addFiling({ nothiNumber: 'AT-ONCE-1' });
  const id = await addCase('high-court-rits', filing, { highCourtCaseNo: '8/2020' });
  let commit = () => {};
  const isCommitted = new Promise<void>((resolve) => (commit = resolve));
  let write = () => {};
  const isWritten = new Promise<void>((resolve) => (write = resolve));
  const edit = inTransaction(test.db, null, async (trx) => {
    await sql`update writ_case set custom_order_no = '55/2020' where id = ${id}`.execute(trx);
    await rewriteEntry(trx, 'high-court-rits', id);
    write();
    await isCommitted;
  });
  await isWritten;
  const ofProceeding = inTransaction(test.db, null, async (trx) => {
    await sql`update proceeding set court = 'Annex 9' where kind = 'high-court-rits' and record_id = ${id}`.execute(
      trx,
    );
    await rewriteEntry(trx, 'high-court-rits', id);
  });
  const isWaiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(test.db);
    return rows.length > 0;
  };
  await expect.poll(isWaiting).toBe(true);
  commit();
  await Promise.all([edit, ofProceeding]);
  expect(await driftOfEntries(test.db)).toEqual([]);
  await test.close();
});
