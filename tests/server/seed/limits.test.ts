import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tamperingOf } from '../../../server/features/history/check';
import { driftOfLimits } from '../../../server/features/limits/check';
import type { TestDatabase } from '../../support/database';
import { SAMPLE_DAY, sampleRegister } from './support/sampleRegister';

let database: TestDatabase;
beforeAll(async () => {
  database = await sampleRegister();
});
afterAll(() => database.drop());

const one = async <T>(query: ReturnType<typeof sql>) => (await query.execute(database.db)).rows[0] as T;

it('the sample register has time limits in every state, most of them ended', async () => {
  const states = await one<Record<string, number>>(sql`
    select count(*) filter (where ended = 'NOT_NEEDED')::int as not_needed,
      count(*) filter (where ended = 'DONE')::int as done,
      count(*) filter (where ended is null and last_day is null)::int as waiting,
      count(*) filter (where ended is null and last_day < ${SAMPLE_DAY})::int as missed,
      count(*) filter (where ended is null and last_day >= ${SAMPLE_DAY})::int as running
    from time_limit
  `);
  expect(states).toEqual({ notNeeded: 2043, done: 572, waiting: 231, missed: 10, running: 11 });
});

it('the sample register has a time limit that ends soon, and one extended for a certified copy', async () => {
  const rows = await sql`
    select due, by_count, copy_ready is not null as is_copied from time_limit
    where ended is null and responsible_id is not null order by due
  `.execute(database.db);
  expect(rows.rows).toEqual([
    { due: '2026-11-12', byCount: '2026-11-12', isCopied: false },
    // 26 November is a closed day and 27 November a Friday
    { due: '2026-11-25', byCount: '2026-11-27', isCopied: false },
    { due: '2026-12-10', byCount: '2026-12-10', isCopied: true },
    { due: '2026-12-15', byCount: '2026-12-15', isCopied: false },
  ]);
});

it('the time limits of the sample register are all computed and agree with their records and history', async () => {
  expect(await driftOfLimits(database.db)).toEqual([]);
  expect(await tamperingOf(database.db)).toEqual([]);
  expect(await one(sql`select count(*)::int as left from time_limit where needs_count`)).toEqual({ left: 0 });
});
