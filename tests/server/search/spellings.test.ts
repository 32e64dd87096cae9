import { readFileSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { up } from '../../../server/platform/database/migrations/0100_silentLetters';
import { spacedInitials } from '../../../server/platform/database/migrations/searchFill';
import { driftOfEntries, fillNext } from '../../../server/features/search/entries';
import { startSearch, type Search } from './calls';

const pairs: [company: string, query: string][] = [
  ...readFileSync('tests/support/cases/16-silent-letters.tsv', 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, string]),
  ['Cambridge Freight Ltd', 'কেমব্রিজ ফ্রেইট'],
  ['Wrapping Plumbing Works', 'র‍্যাপিং প্লাম্বিং'],
  ['A B Y Wheel House', 'এ বি ওয়াই হুইল'],
  ['হোয়াইট ব্রিজ ট্রেডিং', 'White Bridge'],
  ['নাইট লাইটস', 'Knight Lights'],
];

const cities = ['Chattogram Steel', 'Chittagong Dyeing', 'চট্টগ্রাম বিল্ডার্স'];

let register: Search;
beforeAll(async () => {
  register = await startSearch();
  const names = [...pairs.map(([company]) => company), ...cities];
  for (const companyName of names) await register.send('POST', 'companies', { companyName });
});
afterAll(() => register.test.close());

it.each(pairs)('the company %s is among the first five found by %s', async (company, query) => {
  const group = (await register.search(query)).find(({ kind }) => kind === 'companies');
  expect(group?.hits.slice(0, 5).map(({ title }) => title)).toContain(company);
});

it.each(['Chitagong', 'Chittgong', 'Chattogrm', 'চিটাগাং', 'CTG'])(
  'the search finds companies by any name of their city in both scripts: %s',
  async (q) => {
    const group = (await register.search(q)).find(({ kind }) => kind === 'companies');
    expect(group?.hits.map(({ title }) => title).toSorted()).toEqual(cities);
  },
);

it('a migration adds the sounds of words with silent letters to the words already stored', async () => {
  const { db } = register.test;
  const set = (word: string, sounds: string) =>
    sql`update search_word set sounds = string_to_array(${sounds}, ' ') where word = ${word}`.execute(db);
  await set('bridge', 'brdg');
  await set('dredging', 'drdgn drdgng');
  await set('white', 'at');
  expect(await driftOfEntries(db)).not.toEqual([]);
  await up(db as unknown as Kysely<unknown>);
  expect(await driftOfEntries(db)).toEqual([]);
});

it('a migration has the entries made again of companies whose initials stand apart', async () => {
  const { db } = register.test;
  await sql`update search_entry set terms = ts_delete(terms, 'kycr')`.execute(db);
  expect(await driftOfEntries(db)).toHaveLength(1);
  await spacedInitials.up(db as unknown as Kysely<unknown>);
  expect(await db.selectFrom('searchFill').select('kind').execute()).toEqual([{ kind: 'companies' }]);
  while (await fillNext(db));
  expect(await driftOfEntries(db)).toEqual([]);
});
