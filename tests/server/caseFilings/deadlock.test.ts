import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';

let test: TestApp;
let bearer: { authorization: string };

/** The first write of each test fails as if PostgreSQL had resolved a deadlock. */
beforeAll(async () => {
  test = await buildTestApp();
  bearer = await test.as('ROLE_CUSTOMS');
  await addFilings(test.db, [buildFiling({ workPlaceId: await addWorkPlace(test.db) })]);
  // a sequence is not rolled back, so only the first attempt fails
  await sql`create sequence tries`.execute(test.db);
  await sql`
    create function fail_first() returns trigger language plpgsql as $$ begin
      if nextval('tries') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return new;
    end $$
  `.execute(test.db);
  await sql`
    create trigger fail_first before insert or update on case_filing
    for each row execute function fail_first()
  `.execute(test.db);
});
afterAll(() => test.close());

it.each([
  ['PUT', '/api/case/case-fillings/1', 2],
  ['POST', '/api/case/case-fillings', 1],
] as const)('retries a %s after a deadlock', async (method, url, version) => {
  await sql`alter sequence tries restart`.execute(test.db);
  const response = await test.app.inject({
    method,
    url,
    headers: { ...bearer, 'idempotency-key': `deadlock ${method}` },
    payload: { nothiNumber: method, workPlace: { id: 1 } },
  });
  expect(response.json()).toMatchObject({ nothiNumber: method, version });
});
