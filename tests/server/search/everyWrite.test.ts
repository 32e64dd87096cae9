import { afterAll, beforeAll, expect, it } from 'vitest';
import { driftOfEntries } from '../../../server/store/search/entryCheck';
import { fillEverything } from '../../../server/store/search/fill';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { everyWrite, methodOf } from '../writes/allWrites';
import { somebody } from '../writes/requests';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ connections: 12 });
});
afterAll(() => test.close());

it.each(everyWrite)('keeps search entries right through $route', async (write) => {
  const me = await somebody(test);
  const sent = await write.request(test, me);
  // records that the test put there by SQL
  await fillEverything(test.db);
  const answer = await test.app.inject({ method: methodOf(write), ...sent, headers: me.bearer });
  expect(answer.statusCode).toBe(200);
  expect(await driftOfEntries(test.db)).toEqual([]);
});
