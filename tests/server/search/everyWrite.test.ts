import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rewriteEntry } from '../../../server/platform/writes/searchEntries';
import { driftOfEntries, fillEverything } from '../../../server/features/search/entries';
import { createTestDatabase } from '../../support/database';
import { addCompany } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { methodOf, someWrites } from '../writes/allWrites';
import { somebody } from '../writes/requests';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ connections: 12 });
});
afterAll(() => test.close());

it.each(someWrites)('search entries agree with the records after $route', async (write) => {
  const me = await somebody(test);
  const sent = await write.request(test, me);
  // adds the entries of records that the request above inserted by SQL
  await fillEverything(test.db);
  const answer = await test.app.inject({ method: methodOf(write), ...sent, headers: me.bearer });
  expect(answer.statusCode).toBe(200);
  expect(await driftOfEntries(test.db)).toEqual([]);
});

it('the check of search entries finds no difference in a record that is saved during the check', async () => {
  const { db, drop } = await createTestDatabase();
  const company = await addCompany(db, 'Meghna Mills');
  await fillEverything(db);
  let drift!: ReturnType<typeof driftOfEntries>;
  await db.transaction().execute(async (saving) => {
    // the lock stops the comparison after it has read the record and before it reads the entry
    await sql`lock table search_word`.execute(saving);
    drift = driftOfEntries(db);
    await expect
      .poll(async () => {
        const { rows } = await sql`
          select from pg_locks where relation = 'search_word'::regclass and not granted
        `.execute(db);
        return rows.length;
      })
      .toBe(1);
    await sql`update company set company_name = 'Padma Mills' where id = ${company}`.execute(saving);
    await rewriteEntry(saving, 'companies', company);
  });
  expect(await drift).toEqual([]);
  await drop();
});

it('the check of search entries names records whose entry or word is missing, different or left over', async () => {
  const { db, drop } = await createTestDatabase();
  const names = ['Jamuna', 'Karnaphuli', 'Meghna', 'Padma', 'Surma', 'Teesta', 'Titas', 'Turag'];
  for (const name of names) await addCompany(db, name);
  await fillEverything(db);
  await sql`delete from search_entry where record_id in (1, 2)`.execute(db);
  await sql`update search_entry set terms = '' where record_id in (3, 4)`.execute(db);
  await sql`alter table company disable trigger user`.execute(db);
  await sql`delete from company where id in (5, 6)`.execute(db);
  await sql`delete from search_word where word = 'titas'`.execute(db);
  await sql`update search_word set near = '{}' where word = 'turag'`.execute(db);
  const found = (await driftOfEntries(db)).map(({ recordId, problem }) => `${recordId} ${problem}`);
  expect(found.toSorted()).toEqual([
    '1 missing',
    '2 missing',
    '3 different',
    '4 different',
    '5 left over',
    '6 left over',
    '7 word missing',
    '8 word missing',
  ]);
  await drop();
});
