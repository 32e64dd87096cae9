import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeNames } from '../../../server/features/lists/office';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';

let test: TestApp;
let admin: { authorization: string };
beforeAll(async () => {
  test = await buildTestApp({ settings: { ORGANISATION: 'Custom House, Benapole' } });
  admin = await test.as('ROLE_ADMIN');
});
afterAll(() => test.close());

const call = (method: InjectOptions['method'], url: string, payload?: object) =>
  test.app.inject({ method, url, headers: admin, ...(payload && { payload }) });
const config = async () => (await test.app.inject({ url: '/config.json' })).json();

/** The settings of the courts’ public case pages before anybody has entered them. */
const withoutPages = {
  casePage: null,
  customsAppealType: null,
  writType: null,
  admiraltyType: null,
  cplaType: null,
  cpType: null,
};

it('the office’s name is that of ORGANISATION until an administrator enters names', async () => {
  expect((await call('GET', '/api/casebook/office')).json()).toEqual({
    name: null,
    nameBn: null,
    needsApproval: false,
    needsSecondFactor: false,
    ...withoutPages,
    version: 1,
  });
  expect(await config()).toMatchObject({ organisation: 'Custom House, Benapole' });
  expect(await config()).not.toHaveProperty('organisationBn');

  const names = { name: 'Custom House, Mongla', nameBn: 'কাস্টম হাউস, মোংলা' };
  const named = await call('PUT', '/api/casebook/office', { ...names, version: 1 });
  expect(named.json()).toEqual({
    ...names,
    ...withoutPages,
    needsApproval: false,
    needsSecondFactor: false,
    version: 2,
  });
  expect(await config()).toMatchObject({ organisation: names.name, organisationBn: names.nameBn });

  await call('PUT', '/api/casebook/office', { name: '', nameBn: '', version: 2 });
  expect(await config()).toMatchObject({ organisation: 'Custom House, Benapole' });
  expect(await config()).not.toHaveProperty('organisationBn');
});

it('the office loses its default Bengali name once an administrator enters only an English name', async () => {
  const chattogram = {
    organisation: 'Custom House, Chattogram',
    organisationBn: 'কাস্টম হাউস, চট্টগ্রাম',
  };
  const names = officeNames(test.db, chattogram);
  expect(await names()).toEqual(chattogram);
  const { version } = (await call('GET', '/api/casebook/office')).json();
  await call('PUT', '/api/casebook/office', { name: 'Custom House, Mongla', version });
  expect(await names()).toEqual({ organisation: 'Custom House, Mongla' });
});

it('saving the office’s name is refused if the name is too long or the version outdated', async () => {
  const { version } = (await call('GET', '/api/casebook/office')).json();
  await call('PUT', '/api/casebook/office', { name: 'First', version });
  expect((await call('PUT', '/api/casebook/office', { name: 'Second', version })).json()).toMatchObject({
    status: 409,
    code: 'stale',
  });
  expect((await call('PUT', '/api/casebook/office', { name: 'x'.repeat(256) })).json()).toMatchObject({
    status: 400,
    errors: [{ field: 'name', code: 'tooLong' }],
  });
});

it('the first steps say which parts of setting up the register are done', async () => {
  const fresh = await buildTestApp();
  const headers = await fresh.as('ROLE_ADMIN');
  const state = async () => (await fresh.app.inject({ url: '/api/casebook/set-up', headers })).json();
  const section = await addWorkPlace(fresh.db);
  expect(await state()).toEqual({
    isNew: true,
    password: false,
    office: false,
    sections: false,
    holidays: false,
    colleagues: false,
    filings: false,
    backups: false,
  });
  const put = (url: string, payload: object) => fresh.app.inject({ method: 'PUT', url, headers, payload });
  await put('/api/casebook/office', { name: 'Ours' });
  expect(await state()).toMatchObject({ office: true, sections: false });
  await put(`/api/casebook/sections/${section}`, { name: 'Checked' });
  await fresh.as('ROLE_CUSTOMS');
  expect(await state()).toEqual({
    isNew: true,
    password: false,
    office: true,
    sections: true,
    holidays: false,
    colleagues: true,
    filings: false,
    backups: false,
  });
  await addFilings(
    fresh.db,
    Array.from({ length: 100 }, () => buildFiling({ workPlaceId: section })),
  );
  // still new, because an office that first imports its spreadsheets has yet to take the other steps
  expect(await state()).toMatchObject({ isNew: true, filings: true });
  await fresh.close();
});

it('a register does not count as new if it has filings that are older than its identity', async () => {
  const upgraded = await buildTestApp();
  const headers = await upgraded.as('ROLE_ADMIN');
  await addFilings(upgraded.db, [buildFiling({ workPlaceId: await addWorkPlace(upgraded.db) })]);
  const isNew = async () =>
    (await upgraded.app.inject({ url: '/api/casebook/set-up', headers })).json<{ isNew: boolean }>().isNew;
  expect(await isNew()).toBe(true);
  await sql`insert into register_identity (since) values (now() + interval '1 second')
    on conflict (only_one) do update set since = excluded.since`.execute(upgraded.db);
  expect(await isNew()).toBe(false);
  await upgraded.close();
});
