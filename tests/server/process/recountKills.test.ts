import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { connect } from '../../../server/platform/database/connect';
import { tamperingOf } from '../../../server/features/history/check';
import { driftOfLimits } from '../../../server/features/dates/limits/check';
import { adminCalls, createDataDirectory, startCasebook } from '../../support/casebookProcess';
import { createRegister } from '../identity/registers';

const KILLS = 20;
/** Three batches of the recount, so that the server can be killed in the middle. */
const LIMITS = 4_200;
const SECONDS_PER_ROUND = 60;

const data = createDataDirectory();
const environment = { DATA_DIR: data.path, LOG_LEVEL: 'silent' };
afterAll(() => data.remove());

const connection = { host: join(data.path, 'socket'), user: 'postgres', database: 'postgres' };
/** A single connection, because the test queries the database a hundred times a second to time the kill. */
const pool = new pg.Pool({ ...connection, max: 1 });
pool.on('error', () => {}); // the connection ends with each kill
afterAll(() => pool.end());

/** Queries the database of the running server. */
const ask = async <T extends object>(query: string): Promise<T[]> => (await pool.query<T>(query)).rows;

/** Adds filings, each with the orders of four tribunal cases. */
const enterOrders = (filings: number) =>
  ask(`
    with filing as (
      insert into case_filing (nothi_number, work_place_id, status)
      select 'K-' || gen_random_uuid(), (select min(id) from work_place), 'OPEN' from generate_series(1, ${filings})
      returning id
    )
    insert into tribunal_case (case_filing_id, status, tribunal_order_date)
    select id, 'SUBJUDICE', '2025-03-03' from filing, generate_series(1, 4)
  `);

/** The number of time limits by their last day. */
async function lastDays(): Promise<Record<string, number>> {
  const rows = await ask<{ day: string; limits: number }>(
    `select coalesce(may_file::text, 'none') as day, count(*)::int as limits from time_limit group by 1`,
  );
  return Object.fromEntries(rows.map(({ day, limits }) => [day, limits]));
}

const versions = async () =>
  (await ask<{ version: number }>('select distinct version from time_limit')).map(({ version }) => version);

async function settled(day: string) {
  await expect.poll(lastDays, { timeout: 60_000, interval: 100 }).toEqual({ [day]: LIMITS });
}

// limits/recounted.test.ts tests recounts without kills in every run
it(
  `a recount moves each time limit exactly once despite ${KILLS} kills of the server in the middle @long`,
  { timeout: (KILLS + 2) * SECONDS_PER_ROUND * 1000 },
  async () => {
    const { password } = await createRegister('ours', data);
    let casebook = await startCasebook(environment);
    await enterOrders(50);
    await ask('analyze'); // without statistics, the triggers of each further order read whole tables
    await enterOrders(LIMITS / 4 - 50);
    // 03/03/2025 + 90 days is 01/06/2025, a Sunday
    await settled('2025-06-01');
    const [first] = await versions();
    let call = await adminCalls(casebook, password);
    const [calendar] = await call<{ id: number }[]>(
      'GET',
      '/api/casebook/calendars?filter={"code":"SUPREME_COURT"}',
    );
    const day = { from: '2025-06-01', to: '2025-06-01', name: 'Holiday', kind: 'EXECUTIVE' };
    let closedDay: { id: number } | null = null;
    let changes = 0;
    for (let killed = 0; killed < KILLS; changes++) {
      if (closedDay) {
        await call('DELETE', `/api/casebook/closed-days/${closedDay.id}`);
        closedDay = null;
      } else
        closedDay = await call('POST', '/api/casebook/closed-days', { ...day, calendarId: calendar!.id });
      const [from, to] = closedDay ? ['2025-06-01', '2025-06-02'] : ['2025-06-02', '2025-06-01'];
      await expect
        .poll(async () => (await lastDays())[to] ?? 0, { timeout: 60_000, interval: 10 })
        .not.toBe(0);
      await pause((killed * 37) % 200);
      const isInTheMiddle = ((await lastDays())[from] ?? 0) > 0;
      await casebook.end('SIGKILL');
      if (isInTheMiddle) killed += 1;
      casebook = await startCasebook(environment);
      call = await adminCalls(casebook, password);
      await settled(to);
    }
    expect(await versions()).toEqual([first! + changes]);
    const db = connect(connection, { max: 1 });
    expect(await driftOfLimits(db)).toEqual([]);
    expect(await tamperingOf(db)).toEqual([]);
    await db.destroy();
    await casebook.end('SIGTERM');
  },
);
