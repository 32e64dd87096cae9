import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { up } from '../../../server/platform/database/migrations/0070_namesOfPlaces';
import { driftOfEntries } from '../../../server/features/search/entryCheck';
import { startSearch, type Search } from './calls';

let register: Search;
const companies = async (q: string) =>
  (await register.search(q))
    .find(({ kind }) => kind === 'companies')
    ?.hits.map(({ title }) => title)
    .toSorted();
beforeAll(async () => {
  register = await startSearch();
  for (const companyName of ['Chittagong Dyeing', 'Chattogram Steel', 'চট্টগ্রাম বিল্ডার্স'])
    await register.send('POST', 'companies', { companyName });
});
afterAll(() => register.test.close());

it.each(['Chitagong', 'Chittgong', 'Chattogrm', 'চিটাগাং', 'CTG'])(
  'the search finds companies by any name of their city in both scripts: %s',
  async (q) => {
    expect(await companies(q)).toEqual(['Chattogram Steel', 'Chittagong Dyeing', 'চট্টগ্রাম বিল্ডার্স']);
  },
);

it('a migration adds the search keys of all names of a place to the words already stored', async () => {
  const { db } = register.test;
  await db
    .updateTable('searchWord')
    .set({ sounds: ['stgrm'], near: ['chatogram'] })
    .where('word', '=', 'chittagong')
    .execute();
  expect(await driftOfEntries(db)).toHaveLength(1);
  await up(db as unknown as Kysely<unknown>);
  expect(await driftOfEntries(db)).toEqual([]);
});
