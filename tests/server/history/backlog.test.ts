import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tamperingOf } from '../../../server/features/history/check';
import { sealHistory } from '../../../server/features/history/seals';
import { createTestDatabase, type TestDatabase } from '../../support/database';

let database: TestDatabase;
beforeEach(async () => {
  // one connection, which tells what it has read before it is asked
  database = await createTestDatabase({ max: 1 });
  await sealHistory(database.db);
  await sql`insert into event (kind) select 'RESTORE' from generate_series(1, 60000)`.execute(database.db);
});
afterEach(() => database.drop());

/** The number of rows in each seal since the backlog. */
async function seals(): Promise<number[]> {
  const { rows } = await sql<{ rows: number }>`
    select cardinality(rows) as rows from seal where cardinality(rows) > 1000 order by id
  `.execute(database.db);
  return rows.map((seal) => seal.rows);
}

/** How many rows of the history have been read so far. */
async function read(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(database.db);
  const { rows } = await sql<{ read: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read
    from pg_stat_user_tables where relname ~ '^(change|event)_'
  `.execute(database.db);
  return rows[0]!.read;
}

/** Open transactions in other tests' databases delay a seal. */
async function untilSealed(count: number, stopping?: AbortSignal): Promise<void> {
  const sealed = async () => {
    await sealHistory(database.db, stopping);
    return (await seals()).length;
  };
  await expect.poll(sealed).toBe(count);
}

it('sealing a backlog of 60,000 events of one transaction reads each of them about once @long', async () => {
  const before = await read();
  await untilSealed(6);
  const readForSeals = (await read()) - before;
  expect(await seals()).toEqual(Array<number>(6).fill(10_000));
  expect(readForSeals).toBeGreaterThanOrEqual(60_000);
  expect(readForSeals).toBeLessThan(120_000);
  expect(await tamperingOf(database.db)).toEqual([]);
});

it('sealing a backlog ends after the next seal when the server stops, and goes on later @long', async () => {
  await untilSealed(1, AbortSignal.abort());
  await untilSealed(2, AbortSignal.abort());
  await untilSealed(6);
  expect(await tamperingOf(database.db)).toEqual([]);
});
