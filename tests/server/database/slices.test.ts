import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idBatches, idsOf, reversedIdsOf, type Slice } from '../../../server/platform/lists/slices';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';

let database: TestDatabase;
const COUNT = 60;

beforeAll(async () => {
  database = await createTestDatabase();
  const workPlaceId = await addWorkPlace(database.db);
  await addFilings(
    database.db,
    Array.from({ length: COUNT }, (_, i) =>
      buildFiling({ workPlaceId, hsCode: i % 3 ? null : `8517${i % 7}`, revenue: (i * 7) % 5 }),
    ),
  );
});
afterAll(() => database.drop());

const slice = (part: Partial<Slice>): Slice => ({
  table: 'case_filing',
  where: [],
  sort: null,
  order: 'asc',
  offset: 0,
  limit: COUNT,
  ...part,
});
const ids = async (query: ReturnType<typeof idsOf>) =>
  (await query.execute(database.db)).rows.map((row) => row.id);

describe.each([
  { name: 'the id', sort: null, sql: { asc: 'id asc', desc: 'id desc' } },
  {
    name: 'a column that is never empty',
    sort: { column: 'revenue', nullable: false },
    sql: { asc: 'revenue asc, id asc', desc: 'revenue desc, id desc' },
  },
  {
    name: 'a column with empty values',
    sort: { column: 'hs_code_fold', nullable: true },
    sql: {
      asc: 'hs_code_fold asc nulls last, id asc',
      desc: 'hs_code_fold desc nulls last, id desc',
    },
  },
])('sorted by $name', ({ sort, sql: orders }) => {
  it.each(['asc', 'desc'] as const)(
    'consecutive pages of a sorted list never repeat, drop or misplace a row, %s',
    async (order) => {
      const { rows } = await sql<{ id: number }>`
      select id from case_filing order by ${sql.raw(orders[order])}
    `.execute(database.db);
      const expected = rows.map((row) => row.id);
      for (let offset = 0; offset < COUNT; offset += 7) {
        const page = slice({ sort, order, offset, limit: 7 });
        expect(await ids(idsOf(page))).toEqual(expected.slice(offset, offset + 7));
        expect((await ids(reversedIdsOf(page, COUNT))).reverse()).toEqual(expected.slice(offset, offset + 7));
      }
    },
  );
});

it.each(['asc', 'desc'] as const)(
  'empty values of a sorted column are read from its index, without sorting, %s',
  async (order) => {
    const page = slice({ sort: { column: 'hs_code_fold', nullable: true }, order });
    const plan = await database.db.transaction().execute(async (trx) => {
      // the planner would otherwise scan and sort so few rows
      await sql`set local enable_seqscan = off; set local enable_sort = off`.execute(trx);
      const { rows } = await sql<Record<string, string>>`explain (costs off) ${idsOf(page)}`.execute(trx);
      return rows.map((row) => Object.values(row)[0]).join('\n');
    });
    expect(plan).toContain('Index Cond: (hs_code_fold IS NULL)');
    expect(plan).not.toContain('Sort');
  },
);

it('a page’s filter is applied before its rows are sorted and limited', async () => {
  const page = slice({ where: [sql`revenue > ${3}`], sort: { column: 'revenue', nullable: false } });
  expect(await ids(idsOf(page))).toHaveLength(12);
});

it('a page past the end is empty, whether it is read from the first or the last row', async () => {
  const page = slice({ offset: COUNT + 10, limit: 7 });
  expect(await ids(idsOf(page))).toEqual([]);
  expect(await ids(reversedIdsOf(page, COUNT))).toEqual([]);
});

it('a cursor reads the same rows as a page, in batches of which the first is small', async () => {
  const page = slice({ sort: { column: 'hs_code_fold', nullable: true }, order: 'desc', offset: 3 });
  const seen: number[][] = [];
  await database.db.transaction().execute(async (trx) => {
    for await (const batch of idBatches(trx, page, 25)) seen.push(batch);
  });
  expect(seen.map((batch) => batch.length)).toEqual([20, 25, 12]);
  expect(seen.flat()).toEqual(await ids(idsOf(page)));
});
