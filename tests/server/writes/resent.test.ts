import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { caseTypeNamed } from '../../../domain/followOnCases';
import { forgetOldKeys } from '../../../server/platform/writes/idempotency';
import { addCases, addCompany, addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { addUser, buildTestApp, changeAccess, idOf, signInAs, type TestApp } from '../../support/signInAs';
import { trySecret } from '../accounts/signIn/calls';
import { addRecord } from '../accounts/users';

let test: TestApp;
let bearer: { authorization: string };
let section: number;

beforeAll(async () => {
  test = await buildTestApp({ connections: 12 });
  bearer = await test.as('ROLE_ADMIN');
  section = await addWorkPlace(test.db);
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const send = (method: Method, url: string, key?: string, payload?: object, headers: object = bearer) =>
  test.app.inject({
    method,
    url: `/api/case/${url}`,
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  });

const filing = (nothiNumber: string, more: object = {}) => ({
  nothiNumber,
  workPlace: { id: section },
  ...more,
});

it('a resent save gets the record as it saved it, even if a colleague has saved the record since', async () => {
  const { id } = (await send('POST', 'case-fillings', undefined, filing('R-1'))).json();
  const mine = filing('R-1', { remarks: 'mine', version: 1 });
  const first = await send('PUT', `case-fillings/${id}`, 'my save', mine);
  expect(first.json()).toMatchObject({ remarks: 'mine', version: 2 });
  await send('PUT', `case-fillings/${id}`, undefined, filing('R-1', { remarks: 'hers', version: 2 }));

  const again = await send('PUT', `case-fillings/${id}`, 'my save', mine);
  expect(again.statusCode).toBe(200);
  expect(again.body).toBe(first.body);
  expect((await send('PUT', `case-fillings/${id}`, 'later', mine)).json().code).toBe('stale');
});

it('a resent registration gets its record as registered, even if that was changed or deleted since', async () => {
  const body = filing('R-2', { boe: '777', revenue: 100.1, boeDate: '2026-02-05' });
  const first = await send('POST', 'case-fillings', 'register', body);
  const { id } = first.json();
  await send('PUT', `case-fillings/${id}`, undefined, filing('R-2b'));
  expect((await send('POST', 'case-fillings', 'register', body)).body).toBe(first.body);
  await send('DELETE', `case-filling${id}`);
  expect((await send('POST', 'case-fillings', 'register', body)).body).toBe(first.body);
});

it('a resent change of a company’s status does not change it back', async () => {
  const company = await addCompany(test.db);
  for (let times = 0; times < 3; times++) {
    const answer = await send('POST', `change-status/${company}`, 'switch it');
    expect(answer.json()).toMatchObject({ isActive: false, version: 2 });
  }
  expect((await send('POST', `change-status/${company}`, 'and back')).json().isActive).toBe(true);
});

it('a resent change of a user’s status does not change it back', async () => {
  const { id } = await addRecord(test);
  for (let times = 0; times < 3; times++) {
    const answer = await send('POST', `change-user-status/${id}`, 'switch the user');
    expect(answer.json()).toMatchObject({ isEnabled: false, version: 2 });
  }
  expect((await send('POST', `change-user-status/${id}`, 'and back again')).json().isEnabled).toBe(true);
});

it('a resent deletion gets the deleted id, and a deletion with a new idempotency key gets 404', async () => {
  const [id] = await addFilings(test.db, [buildFiling({ workPlaceId: section })]);
  expect((await send('DELETE', `case-filling${id}`, 'delete')).json()).toEqual({ id });
  expect((await send('DELETE', `case-filling${id}`, 'delete')).json()).toEqual({ id });
  expect((await send('DELETE', `case-filling${id}`, 'another')).statusCode).toBe(404);
});

it('an idempotency key used with another URL, method or body is refused', async () => {
  const [a, b] = [await addCompany(test.db), await addCompany(test.db)];
  await send('PUT', `companies/${a}`, 'one use', { companyName: 'Once' });
  for (const reused of [
    await send('PUT', `companies/${a}`, 'one use', { companyName: 'Twice' }),
    await send('PUT', `companies/${a}`, 'one use', { companyName: 'Once', version: 1 }),
    await send('PUT', `companies/${b}`, 'one use', { companyName: 'Once' }),
    await send('POST', 'companies', 'one use', { companyName: 'Once' }),
    await send('POST', 'case-fillings', 'one use', filing('R-reused')),
    await send('POST', `change-status/${a}`, 'one use'),
  ]) {
    expect(reused.json()).toMatchObject({ status: 409, code: 'keyReused' });
  }
  expect((await send('GET', 'case-fillings-page?searchKey=R-reused')).json().totalElements).toBe(0);
});

it('the idempotency key of a refused request is forgotten, so that it may be corrected and resent', async () => {
  const { id } = (await send('POST', 'case-fillings', undefined, filing('R-3'))).json();
  const stale = await send('PUT', `case-fillings/${id}`, 'corrected', filing('R-3', { version: 0 }));
  expect(stale.statusCode).toBe(409);
  const saved = await send('PUT', `case-fillings/${id}`, 'corrected', filing('R-3', { version: 1 }));
  expect(saved.statusCode).toBe(200);
});

it('an idempotency key is valid only for the user who sends it', async () => {
  const company = await addCompany(test.db);
  const other = await test.as('ROLE_CUSTOMS');
  expect((await send('POST', `change-status/${company}`, 'ours')).json().isActive).toBe(false);
  expect((await send('POST', `change-status/${company}`, 'ours', undefined, other)).json().isActive).toBe(
    true,
  );
});

it('an empty idempotency key counts as none', async () => {
  const company = await addCompany(test.db);
  expect((await send('POST', `change-status/${company}`, '')).json().isActive).toBe(false);
  expect((await send('POST', `change-status/${company}`, '')).json().isActive).toBe(true);
});

it('an idempotency key is forgotten after two days', async () => {
  const company = await addCompany(test.db);
  await send('POST', `change-status/${company}`, 'old');
  const age = (interval: string) =>
    sql`update idempotency_key set created_at = now() - ${interval}::interval`.execute(test.db);
  await age('47 hours');
  await forgetOldKeys(test.db);
  expect((await send('POST', `change-status/${company}`, 'old')).json().isActive).toBe(false);
  await age('49 hours');
  await forgetOldKeys(test.db);
  expect((await send('POST', `change-status/${company}`, 'old')).json().isActive).toBe(true);
});

it('two idempotency keys in one request are refused', async () => {
  const company = await addCompany(test.db);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const status = await new Promise((resolve, reject) => {
    const headers = { ...bearer, 'idempotency-key': ['one', 'two'] };
    const path = `/api/case/change-status/${company}`;
    request({ host: '127.0.0.1', port, method: 'POST', path, headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(400);
});

it('a write whose record cannot be read back stores nothing', async () => {
  const type = caseTypeNamed('tribunal-cases');
  const [filingId] = await addFilings(test.db, [buildFiling({ workPlaceId: section })]);
  const [id] = await addCases(test.db, type, [{ caseFillingId: filingId! }]);
  await sql`alter table work_place rename column name to name_elsewhere`.execute(test.db);
  const answer = await send('PUT', `tribunal-cases/${id}`, 'unread', { tribunalCaseNo: '7' });
  await sql`alter table work_place rename column name_elsewhere to name`.execute(test.db);
  expect(answer.json()).toMatchObject({
    status: 500,
    message: 'Something went wrong on the server. Nothing was saved',
  });
  expect((await send('GET', `tribunal-cases/${id}`)).json()).toMatchObject({
    tribunalCaseNo: null,
    version: 1,
  });
});

it('an idempotency key is stored without the request’s password, and refused with another password', async () => {
  const PRESENT = 'Right#Word1';
  const userName = await addUser(test.db, { userName: 'karim', password: PRESENT, roles: ['ROLE_CUSTOMS'] });
  const headers = await signInAs(test.db, userName, test.clock.now());
  const change = (next: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/casebook/account/password',
      headers: { ...headers, 'idempotency-key': 'my new password' },
      payload: { present: PRESENT, new: next },
    });
  const first = await change('Another#Word2');
  expect(first.statusCode).toBe(200);
  // more often than wrong passwords are allowed
  for (let times = 0; times < 7; times++) expect((await change('Another#Word2')).body).toBe(first.body);
  expect((await change('Guessed#Word3')).json().code).toBe('keyReused');
  expect((await trySecret(test, userName, 'Another#Word2')).statusCode).toBe(200);

  const { rows } = await sql<{
    kept: string;
  }>`select row_to_json(k)::text as kept from idempotency_key k`.execute(test.db);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ kept }) => kept).join()).not.toMatch(/Word|my new password/);
});

it('an idempotency key answers nothing any more once its user has other roles', async () => {
  const userName = await addUser(test.db, { userName: 'chief', roles: ['ROLE_ADMIN'] });
  const id = await idOf(test.db, userName);
  const become = async (role: 'ROLE_ADMIN' | 'ROLE_CUSTOMS') => {
    await changeAccess(test.db, id, { roles: [role] });
    return signInAs(test.db, userName, test.clock.now());
  };
  const [filingId] = await addFilings(test.db, [buildFiling({ workPlaceId: section })]);
  await addCases(test.db, caseTypeNamed('civil-case'), [{ caseFillingId: filingId! }]);
  const { id: proceedingId } = (await test.db
    .selectFrom('proceeding')
    .select('id')
    .where('kind', '=', 'civil-case')
    .executeTakeFirst())!;
  const hearing = (headers: object) =>
    test.app.inject({
      method: 'POST',
      url: '/api/casebook/hearings',
      headers: { ...headers, 'idempotency-key': 'a civil hearing' },
      payload: { proceedingId, date: '2026-03-01', court: 'Joint District Judge 1' },
    });
  const first = await hearing(await become('ROLE_ADMIN'));
  expect(first.json()).toMatchObject({ kind: 'civil-case', court: 'Joint District Judge 1' });
  const demoted = await hearing(await become('ROLE_CUSTOMS'));
  expect(demoted.json()).toMatchObject({ status: 409, code: 'keyReused' });
  expect(demoted.body).not.toContain('Judge');
  expect((await hearing(await become('ROLE_ADMIN'))).body).toBe(first.body);
});
