import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/platform/database/schema';
import { pageOfSearch, pageOfSlice } from '../../../server/platform/lists/pages';
import { isIndexed } from '../../../server/platform/lists/searching';
import type { Slice } from '../../../server/platform/lists/slices';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';

let database: TestDatabase;
let workPlaceId: number;
const COUNT = 40;

const someFilings = (count: number) =>
  Array.from({ length: count }, (_, i) => buildFiling({ workPlaceId, hsCode: i % 3 ? `85${i % 4}` : null }));

beforeAll(async () => {
  database = await createTestDatabase();
  workPlaceId = await addWorkPlace(database.db);
  await addFilings(database.db, someFilings(COUNT));
});
afterAll(() => database.drop());

const slice = (part: Partial<Slice>): Slice => ({
  table: 'case_filing',
  where: [],
  sort: { column: 'hs_code_fold', nullable: true },
  order: 'desc',
  offset: 0,
  limit: 6,
  ...part,
});
const total = sql`select sum(filings) from case_filing_tally`;
const inOrder = async () => {
  const { rows } = await sql<{ id: number }>`
    select id from case_filing order by hs_code_fold desc nulls last, id desc
  `.execute(database.db);
  return rows.map(({ id }) => id);
};

/** Writes without triggers, which would take half a minute for so many rows; a page needs none of their work. */
const withoutTriggers = (write: (trx: Transaction<Database>) => Promise<unknown>) =>
  database.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await write(trx);
  });

describe('a page with its total', () => {
  it('a page with its total is the same whether it is read from the first or the last row', async () => {
    const expected = await inOrder();
    for (let time = 1; time <= 2; time++) {
      for (let offset = 0; offset < COUNT + 10; offset += 5) {
        const page = await pageOfSlice(database.db, slice({ offset }), total, 'either end');
        expect(page).toEqual({ total: COUNT, ids: expected.slice(offset, offset + 6) });
      }
    }
  });

  it('a page with its total is correct after the total has changed', async () => {
    await pageOfSlice(database.db, slice({}), total, 'changing');
    await addFilings(database.db, someFilings(7));
    const expected = await inOrder();
    const last = await pageOfSlice(database.db, slice({ offset: 42 }), total, 'changing');
    expect(last).toEqual({ total: COUNT + 7, ids: expected.slice(42) });

    await sql`delete from case_filing where id > ${COUNT}`.execute(database.db);
    const gone = await pageOfSlice(database.db, slice({ offset: 42 }), total, 'changing');
    expect(gone).toEqual({ total: COUNT, ids: [] });
    const middle = await pageOfSlice(database.db, slice({ offset: 21 }), total, 'changing');
    expect(middle.ids).toEqual((await inOrder()).slice(21, 27));
  });

  it.each([true, false])(
    'a page with its total is the same for a search with or without an index (%s)',
    async (isIndexed) => {
      const expected = await inOrder();
      for (let offset = 0; offset < COUNT + 10; offset += 5) {
        const searched = slice({ offset, where: [sql`nothi_number like ${'%'}`] });
        const page = await pageOfSearch(database.db, searched, { isIndexed });
        expect(page).toEqual({ total: COUNT, ids: expected.slice(offset, offset + 6) });
      }
    },
  );

  it('a page with its total is correct when a search has more matches than are sorted at once', async () => {
    await withoutTriggers((trx) =>
      sql`
        insert into case_filing (nothi_number, work_place_id, work_place_name_fold, hs_code, proceeding_id)
        select 'Z-' || i, ${workPlaceId}, '', case when i % 4 > 0 then '99' || i % 6 end, -i
        from generate_series(1, 10001) i
      `.execute(trx),
    );
    const expected = (await inOrder()).filter((id) => id > COUNT);
    for (const offset of [0, 4_000, 9_997, 10_001]) {
      const searched = slice({ offset, where: [sql`nothi_number like ${'Z-%'}`] });
      const page = await pageOfSearch(database.db, searched, { isIndexed: false });
      expect(page).toEqual({ total: 10_001, ids: expected.slice(offset, offset + 6) });
    }
    await withoutTriggers((trx) => sql`delete from case_filing where nothi_number like 'Z-%'`.execute(trx));
  });

  it('a page with its total is empty where nothing matches', async () => {
    const none = slice({ where: [sql`false`] });
    const empty = { total: 0, ids: [] };
    expect(await pageOfSlice(database.db, none, sql`select 0`, 'nobody')).toEqual(empty);
    expect(await pageOfSearch(database.db, none, { isIndexed: true })).toEqual(empty);
    expect(await pageOfSearch(database.db, none, { isIndexed: false })).toEqual(empty);
  });
});

it.each([
  ['482', true],
  ['s-12', true],
  ['12/', true],
  ['৪৮২', true],
  ['48', false],
  ['s-1', false],
  ['---', false],
  ['', false],
])('the search recognises whether the trigram index narrows down the term %j', (term, helps) => {
  expect(isIndexed(term)).toBe(helps);
});
