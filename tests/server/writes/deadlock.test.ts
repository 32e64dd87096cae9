import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { caseTypes } from '../../../domain/followOnCases';
import { addCases, addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';

let test: TestApp;
let admin: { authorization: string };

/** Lets the first writes of a test fail with the error that PostgreSQL raises for a deadlock. */
beforeAll(async () => {
  test = await buildTestApp();
  admin = await test.as('ROLE_ADMIN');
  const workPlaceId = await addWorkPlace(test.db);
  await addFilings(test.db, [buildFiling({ workPlaceId }), buildFiling({ workPlaceId })]);
  for (const type of caseTypes) await addCases(test.db, type, [{ caseFillingId: 1 }]);
  // a sequence is not rolled back, so attempts fail while it is below 0
  await sql`create sequence tries minvalue -100`.execute(test.db);
  await sql`
    create function fail_at_first() returns trigger language plpgsql as $$ begin
      if nextval('tries') < 0 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return case tg_op when 'DELETE' then old else new end;
    end $$
  `.execute(test.db);
  for (const table of ['case_filing', ...caseTypes.map((type) => type.table)]) {
    await sql`
      create trigger fail_at_first before insert or update or delete on ${sql.table(table)}
      for each row execute function fail_at_first()
    `.execute(test.db);
  }
});
afterAll(() => test.close());

/** Lets the next writes fail, as many as `writes` says. */
const failing = (writes: number) =>
  sql`alter sequence tries restart with ${sql.lit(-writes)}`.execute(test.db);

const send = (method: InjectOptions['method'], path: string, payload?: object, headers = {}) =>
  test.app.inject({
    method,
    url: path.startsWith('contempt') ? `/api/casebook/${path}` : `/api/case/${path}`,
    headers: { ...admin, ...headers },
    payload,
  });

const filing = { nothiNumber: 'A', workPlace: { id: 1 } };

it.each([
  ['adding a filing', 'POST', 'case-fillings', filing, { nothiNumber: 'A', version: 1 }],
  ['changing a filing', 'PUT', 'case-fillings/2', { ...filing, nothiNumber: 'B' }, { nothiNumber: 'B' }],
  ['deleting a filing', 'DELETE', 'case-filling2', undefined, { id: 2 }],
  ...caseTypes.flatMap(({ name }) => [
    [
      `adding to ${name}`,
      'POST',
      name,
      { caseFilling: { id: 1 } },
      { caseFilling: { id: 1 }, version: 1 },
    ] as const,
    [`changing one of ${name}`, 'PUT', `${name}/1`, { status: 'SUBJUDICE' }, { version: 2 }] as const,
    [`deleting one of ${name}`, 'DELETE', `${name}/1`, undefined, { id: 1 }] as const,
  ]),
] as const)('%s is retried after a deadlock', async (what, method, path, payload, answer) => {
  await failing(1);
  const response = await send(method, path, payload, { 'idempotency-key': what });
  expect(response.json()).toMatchObject(answer);
});

it('a write that repeatedly ends in a deadlock is answered with 503, not 500, and saves nothing', async () => {
  await failing(50);
  const response = await send('PUT', 'case-fillings/1', { ...filing, nothiNumber: 'Never saved' });
  expect(response.json()).toMatchObject({ status: 503, code: 'busy' });
  expect(response.headers['retry-after']).toBe('2');
  const { rows } = await sql`select from case_filing where nothi_number = 'Never saved'`.execute(test.db);
  expect(rows).toEqual([]);
});
