import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCases, addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { callsOf, registers, typeOf } from './registers';

let test: TestApp;
let admin: { authorization: string };

/** Lets the first write of each test fail with the error that PostgreSQL raises for a deadlock. */
beforeAll(async () => {
  test = await buildTestApp();
  admin = await test.as('ROLE_ADMIN');
  const workPlaceId = await addWorkPlace(test.db);
  await addFilings(test.db, [buildFiling({ workPlaceId }), buildFiling({ workPlaceId })]);
  for (const register of registers) await addCases(test.db, typeOf(register), [{ caseFillingId: 1 }]);
  // a sequence is not rolled back, so only the first attempt fails
  await sql`create sequence tries`.execute(test.db);
  await sql`
    create function fail_first() returns trigger language plpgsql as $$ begin
      if nextval('tries') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return case tg_op when 'DELETE' then old else new end;
    end $$
  `.execute(test.db);
  for (const table of ['case_filing', ...registers.map((register) => register.table)]) {
    await sql`
      create trigger fail_first before insert or update or delete on ${sql.table(table)}
      for each row execute function fail_first()
    `.execute(test.db);
  }
});
afterAll(() => test.close());

const failFirst = () => sql`alter sequence tries restart`.execute(test.db);

describe.each(registers)('a write of $name after a deadlock', (register) => {
  it('adding a case is retried after a deadlock', async () => {
    await failFirst();
    const key = { 'idempotency-key': `${register.name} deadlock` };
    const response = await callsOf(register, test, admin).create({ caseFilling: { id: 1 } }, key);
    expect(response.json()).toMatchObject({ caseFilling: { id: 1 }, version: 1 });
  });

  it('changing a case is retried after a deadlock', async () => {
    await failFirst();
    const response = await callsOf(register, test, admin).replace(1, { status: 'SUBJUDICE' });
    expect(response.json()).toMatchObject({ status: 'SUBJUDICE', version: 2 });
  });

  it('deleting a case is retried after a deadlock', async () => {
    const [id] = await addCases(test.db, typeOf(register), [{ caseFillingId: 1 }]);
    await failFirst();
    expect((await callsOf(register, test, admin).remove(id!)).json()).toEqual({ id });
  });
});

it('the deletion of a filing is retried after a deadlock', async () => {
  await failFirst();
  const response = await test.app.inject({
    method: 'DELETE',
    url: '/api/case/case-filling2',
    headers: admin,
  });
  expect(response.json()).toEqual({ id: 2 });
});
