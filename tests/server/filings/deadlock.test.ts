import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';

let test: TestApp;
let bearer: { authorization: string };

/** Lets the first writes of a test fail with the error that PostgreSQL raises for a deadlock. */
beforeAll(async () => {
  test = await buildTestApp();
  bearer = await test.as('ROLE_CUSTOMS');
  await addFilings(test.db, [buildFiling({ workPlaceId: await addWorkPlace(test.db) })]);
  // a sequence is not rolled back, so attempts fail while it is below 0
  await sql`create sequence tries minvalue -100`.execute(test.db);
  await sql`
    create function fail_at_first() returns trigger language plpgsql as $$ begin
      if nextval('tries') < 0 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return new;
    end $$
  `.execute(test.db);
  await sql`
    create trigger fail_at_first before insert or update on case_filing
    for each row execute function fail_at_first()
  `.execute(test.db);
});
afterAll(() => test.close());

/** Lets the next writes fail, as many as `writes` says. */
const failing = (writes: number) =>
  sql`alter sequence tries restart with ${sql.lit(-writes)}`.execute(test.db);

it.each([
  ['PUT', '/api/case/case-fillings/1', 2],
  ['POST', '/api/case/case-fillings', 1],
] as const)('the server retries a %s after a deadlock', async (method, url, version) => {
  await failing(1);
  const response = await test.app.inject({
    method,
    url,
    headers: { ...bearer, 'idempotency-key': `deadlock ${method}` },
    payload: { nothiNumber: method, workPlace: { id: 1 } },
  });
  expect(response.json()).toMatchObject({ nothiNumber: method, version });
});

it('a write that repeatedly ends in a deadlock is answered with 503, not 500, and saves nothing', async () => {
  await failing(50);
  const response = await test.app.inject({
    method: 'PUT',
    url: '/api/case/case-fillings/1',
    headers: bearer,
    payload: { nothiNumber: 'Never saved', workPlace: { id: 1 } },
  });
  expect(response.json()).toMatchObject({ status: 503, code: 'busy' });
  expect(response.headers['retry-after']).toBe('2');
  const { rows } = await sql`select from case_filing where nothi_number = 'Never saved'`.execute(test.db);
  expect(rows).toEqual([]);
});
