import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillEverything } from '../../../server/features/search/entries';
import { startSearch, type Search } from './calls';

let register: Search;
beforeAll(async () => {
  register = await startSearch();
  const { db } = register.test;
  await register.addFiling({ nothiNumber: 'Muslin' });
  // more filings than the search ranks
  await sql`
    insert into case_filing (nothi_number, work_place_id, product_name)
    select 'BALE-' || n, (select min(id) from work_place), 'Muslin' from generate_series(1, 3100) n
  `.execute(db);
  await fillEverything(db);
  await register.send('POST', 'companies', { companyName: 'Muslin' });
  await register.send('POST', 'companies', { companyName: 'Muslin Weavers' });
});
afterAll(() => register.test.close());

it('for a very frequent word, the search lists numbers and names before the newest other records', async () => {
  const groups = await register.search('muslin', '&limit=3');
  expect(
    groups.map(({ kind, total, more, hits }) => [kind, total, more, ...hits.map(({ title }) => title)]),
  ).toEqual([
    ['case-fillings', 3000, true, 'Muslin', 'BALE-3100', 'BALE-3099'],
    ['companies', 2, true, 'Muslin', 'Muslin Weavers'],
  ]);
});

it('the search lists the hits of a very frequent word page by page, each once', async () => {
  const pages = await Promise.all(
    [0, 2, 4].map((offset) => register.found('muslin', `&kind=case-fillings&limit=2&offset=${offset}`)),
  );
  expect(pages).toEqual([
    ['case-fillings: Muslin, BALE-3100'],
    ['case-fillings: BALE-3099, BALE-3098'],
    ['case-fillings: BALE-3097, BALE-3096'],
  ]);
});
