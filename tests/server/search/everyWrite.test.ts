import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rewriteEntry } from '../../../server/store/search/entries';
import { driftOfEntries } from '../../../server/store/search/entryCheck';
import { fillEverything } from '../../../server/store/search/fill';
import { createTestDatabase } from '../../support/database';
import { addCompany } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { methodOf, unlikeWrites } from '../writes/allWrites';
import { somebody } from '../writes/requests';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ connections: 12 });
});
afterAll(() => test.close());

it.each(unlikeWrites)('keeps search entries right through $route', async (write) => {
  const me = await somebody(test);
  const sent = await write.request(test, me);
  // records that the test put there by SQL
  await fillEverything(test.db);
  const answer = await test.app.inject({ method: methodOf(write), ...sent, headers: me.bearer });
  expect(answer.statusCode).toBe(200);
  expect(await driftOfEntries(test.db)).toEqual([]);
});

it('finds no difference in a record that is saved while entries are compared', async () => {
  const { db, drop } = await createTestDatabase();
  const company = await addCompany(db, 'Meghna Mills');
  await fillEverything(db);
  let drift!: ReturnType<typeof driftOfEntries>;
  await db.transaction().execute(async (saving) => {
    // holds the comparison up after it read the record, and before it reads the entry
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
