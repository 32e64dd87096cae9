import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { connect } from '../../../server/platform/database/connect';
import { driftOfFields } from '../../../server/features/money/check';
import { driftOfPositions } from '../../../server/features/money/positions';
import { adminCalls, createDataDirectory, startCasebook } from '../../support/casebookProcess';
import { createRegister } from '../identity/registers';

const KILLS = 20;
const FILES = Number(process.env.POSITION_KILL_FILES ?? 50_000);
const SOON = { timeout: 120_000, interval: 10 };

const data = createDataDirectory();
const environment = { DATA_DIR: data.path, LOG_LEVEL: 'silent' };
afterAll(() => data.remove());

const connection = { host: join(data.path, 'socket'), user: 'postgres', database: 'postgres' };
const pool = new pg.Pool({ ...connection, max: 1 });
pool.on('error', () => {}); // the connection ends with each kill
afterAll(() => pool.end());

const one = async <T extends object>(query: string): Promise<T> => (await pool.query<T>(query)).rows[0]!;

/** Of the files that owe 100 since an order of 15 days ago: how many are due, in the time for an appeal, and whether the sums agree. */
const counted = () =>
  one<{ due: number; sums: boolean; tallies: boolean }>(`
    select count(*) filter (where appeal_time = 100)::int as due,
      bool_and(appeal_time + not_due = 100 and outstanding = 100) as sums,
      (select coalesce(sum(amount), 0) from money_tally where state = 'APPEAL_TIME') = sum(appeal_time)
        and (select coalesce(sum(files), 0) from money_tally where state = 'NOT_DUE')
          = count(*) filter (where not_due > 0) as tallies
    from money_position where outstanding > 0`);

// money/storedPositions.test.ts tests recounts without kills in every run
it(
  `a recount of ${FILES} positions leaves none half moved despite ${KILLS} kills of the server @long`,
  { timeout: 30 * 60_000 },
  async () => {
    const { password } = await createRegister('ours', data);
    let casebook = await startCasebook(environment);
    for (const part of [500, FILES - 500])
      await pool.query(`insert into case_filing (nothi_number, work_place_id, status, date_of_judgement, revenue)
        select 'K-' || gen_random_uuid(), (select min(id) from work_place), 'OPEN', current_date - 15, 100
        from generate_series(1, ${part}); analyze`);
    let call = await adminCalls(casebook, password);
    const rules = await call<{ id: number; n: number }[]>(
      'GET',
      '/api/casebook/money-rules?filter={"code":"DUE_DAYS"}',
    );
    const url = `/api/casebook/money-rules/${rules[0]!.id}`;
    const isCounted = async (due: number) => {
      await expect.poll(counted, SOON).toEqual({ due, sums: true, tallies: true });
    };
    await isCounted(FILES);
    let days = 10;
    for (let killed = 0; killed < KILLS;) {
      const { due } = await counted();
      const left = days === 10 ? FILES - due : due;
      if (left === 0) {
        days = days === 10 ? 30 : 10;
        await call('PUT', url, { ...(await call<object>('GET', url)), n: days });
      }
      await expect.poll(async () => (await counted()).due, SOON).not.toBe(due);
      await pause((killed * 37) % 200);
      const isInTheMiddle = ![0, FILES].includes((await counted()).due);
      await casebook.end('SIGKILL');
      if (isInTheMiddle) killed += 1;
      casebook = await startCasebook(environment);
      call = await adminCalls(casebook, password);
      expect(await counted()).toMatchObject({ sums: true, tallies: true });
    }
    await isCounted(days === 10 ? FILES : 0);
    const db = connect(connection, { max: 1 });
    expect(await driftOfFields(db)).toEqual([]);
    expect(await driftOfPositions(db)).toEqual([]);
    await db.destroy();
    await casebook.end('SIGTERM');
  },
);
