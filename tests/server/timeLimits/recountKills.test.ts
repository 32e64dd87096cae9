import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../../server/db/connect';
import { driftOfLimits } from '../../../server/store/limits/limitCheck';
import { recountNext } from '../../../server/store/limits/recount';
import { isLong } from '../../support/long';
import { startLimits, type LimitCalls } from './calls';

const KILLS = 20;
const LIMITS = 10_000;

let calls: LimitCalls;
beforeAll(async () => {
  calls = await startLimits();
});
afterAll(() => calls.close());

/** A pool of its own, whose only connection the test ends. */
const ownPool = () => connect(calls.parts.test.connection, { max: 1 });

it.runIf(isLong)(
  `leaves no limit half moved when the recount is killed ${KILLS} times`,
  { timeout: 600_000 },
  async () => {
    const { db } = calls.parts.test;
    await sql`
    insert into case_filing (nothi_number, work_place_id, status)
    select 'K-' || n, ${calls.parts.section}, 'OPEN' from generate_series(1, ${LIMITS / 4}) n
  `.execute(db);
    await sql`
    insert into tribunal_case (case_filing_id, status, tribunal_order_date)
    select id, 'SUBJUDICE', '2025-03-03' from case_filing, generate_series(1, 4)
  `.execute(db);
    while (await recountNext(db));
    // 03/03/2025 + 90 days is 01/06/2025, a Sunday
    const moved = async () => {
      const { rows } = await sql<{ mayFile: string; limits: number }>`
      select may_file, count(*)::int as limits from time_limit group by may_file order by may_file
    `.execute(db);
      return rows.map(({ mayFile, limits }) => [mayFile, limits]);
    };
    expect(await moved()).toEqual([['2025-06-01', LIMITS]]);
    let killed = 0;
    for (let round = 0; killed < KILLS; round++) {
      const isClosed = round % 2 === 0;
      await (
        isClosed
          ? sql`insert into closed_day (calendar_id, from_day, to_day, name, kind)
          select id, '2025-06-01', '2025-06-01', 'Holiday', 'EXECUTIVE' from calendar where code = 'SUPREME_COURT'`
          : sql`delete from closed_day where name = 'Holiday'`
      ).execute(db);
      const pool = ownPool();
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(pool);
      const running = (async () => {
        while (await recountNext(pool));
      })();
      const settled = running.then(
        () => false,
        () => true,
      );
      await new Promise((resolve) => setTimeout(resolve, 20 + ((round * 61) % 400)));
      await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(db);
      if (await settled) killed += 1;
      await pool.destroy();
      const versions = await sql<{ torn: number }>`
      select count(*)::int as torn from time_limit l
      where (may_file = '2025-06-02') <> (aim_for < '2025-06-01')
    `.execute(db);
      expect(versions.rows[0]!.torn).toBe(0);
      while (await recountNext(db));
      expect(await moved()).toEqual([[isClosed ? '2025-06-02' : '2025-06-01', LIMITS]]);
      expect(await driftOfLimits(db)).toEqual([]);
    }
    // each change moved each limit once, whatever was killed
    const { rows } = await sql<{ most: number; least: number }>`
    select max(version)::int as most, min(version)::int as least from time_limit
  `.execute(db);
    expect(rows[0]!.most).toBe(rows[0]!.least);
  },
);
