import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { addUser, buildTestApp, signInAs, type TestApp } from '../../support/signInAs';
import { callsOf, meghna } from './companies';

let test: TestApp;
let calls: ReturnType<typeof callsOf>;

beforeAll(async () => {
  test = await buildTestApp({ connections: 12 });
  calls = callsOf(test, await test.as('ROLE_CUSTOMS'));
});
afterAll(() => test.close());

const added = async (body: object = {}) =>
  (await calls.create({ companyName: 'Padma Steel', ...body })).json();

describe('adding a company', () => {
  it('adding a company answers the whole stored record', async () => {
    const response = await calls.create({
      ...meghna,
      companyName: '  Meghna Traders Ltd. ',
      web: '',
      isActive: false,
      id: 999,
    });
    expect(response.statusCode, response.body).toBe(200);
    const record = response.json();
    expect(record).toEqual({
      ...meghna,
      id: record.id,
      web: null,
      logo: null,
      isActive: true,
      addressBook: {
        id: record.id,
        addressLine1: '12, Agrabad C/A',
        addressLine2: '5th Floor',
        isActive: true,
      },
      version: 1,
    });
    expect(record.id).not.toBe(999);
    expect((await calls.read(record.id)).json()).toEqual(record);
  });

  it('adding a company requires only a name', async () => {
    const response = await calls.create({ email: 'nobody', phone1: 'x'.repeat(256), tin: 12 });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'Importer/Exporter is required field.',
      errors: [
        { field: 'companyName', message: 'Importer/Exporter is required field.' },
        { field: 'email', message: 'Not a valid mail' },
        { field: 'phone1', code: 'tooLong' },
        { field: 'tin', code: 'notText' },
      ],
    });
    expect((await calls.create({ companyName: 'Padma' })).statusCode).toBe(200);
  });

  it('adding a company takes the address from addressBook if it is given only there', async () => {
    const addressBook = { addressLine1: 'Strand Road', addressLine2: 'Sadarghat', isActive: true };
    expect(await added({ addressBook })).toMatchObject({
      addressLine1: 'Strand Road',
      addressLine2: 'Sadarghat',
      addressBook: { addressLine1: 'Strand Road' },
    });
    expect(await added({ addressBook, addressLine1: '', addressLine2: null })).toMatchObject({
      addressLine1: null,
      addressLine2: null,
    });
    expect(await added({ addressBook: 'Strand Road' })).toMatchObject({ addressLine1: null });
    expect(
      (await calls.create({ companyName: 'x', addressBook: { addressLine1: [1] } })).json(),
    ).toMatchObject({ status: 400, errors: [{ field: 'addressLine1', code: 'notText' }] });
  });

  it('a new company is added once, however often the same form is sent', async () => {
    const key = { 'idempotency-key': 'a company' };
    const responses = await Promise.all([1, 2, 3].map(() => calls.create(meghna, key)));
    responses.push(await calls.create(meghna, key));
    expect(responses.map((response) => response.statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
    const other = await calls.create({ ...meghna, companyName: 'Other content' }, key);
    expect(other.json()).toMatchObject({ status: 409, code: 'keyReused' });
  });
});

describe('replacing a company', () => {
  it('editing a company empties missing fields, but never changes whether the company is active', async () => {
    const { id } = await added(meghna);
    await calls.changeStatus(id);
    const response = await calls.replace(id, { companyName: 'Meghna Mills', isActive: true });
    expect(response.json()).toMatchObject({
      companyName: 'Meghna Mills',
      email: null,
      addressLine1: null,
      addressBook: { addressLine1: null },
      isActive: false,
      version: 3,
    });
  });

  it('filings show a company’s new name at once', async () => {
    const { id } = await added();
    const workPlaceId = await addWorkPlace(test.db);
    const [filing] = await addFilings(test.db, [buildFiling({ workPlaceId, companyId: id })]);
    await calls.replace(id, { companyName: 'Aaa Renamed Steel' });
    const read = await test.app.inject({
      url: `/api/casebook/case-fillings/${filing}`,
      headers: await test.as('ROLE_CUSTOMS'),
    });
    expect(read.json()).toMatchObject({ company: { id, companyName: 'Aaa Renamed Steel' } });
    // lists are sorted by a folded copy of the name in each filing
    const { companyNameFold } = await test.db
      .selectFrom('caseFiling')
      .select('companyNameFold')
      .where('id', '=', filing!)
      .executeTakeFirstOrThrow();
    expect(companyNameFold).toBe('aaa renamed steel');
  });

  it('editing an outdated version of a company is refused, naming who changed the company', async () => {
    const { id, version } = await added();
    const colleague = await addUser(test.db, {
      userName: 'nasrin',
      fullName: 'Nasrin Akter',
      roles: ['ROLE_CUSTOMS'],
    });
    await callsOf(test, await signInAs(test.db, colleague)).changeStatus(id);
    const response = await calls.replace(id, { companyName: 'Too late', version });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'stale', params: { by: 'Nasrin Akter' } });
    expect((await calls.read(id)).json()).toMatchObject({ companyName: 'Padma Steel', version: 2 });
    expect((await calls.replace(id, { companyName: 'Without version' })).statusCode).toBe(200);
  });

  it('editing a company is refused with an empty name, with a message at the name', async () => {
    const { id } = await added();
    expect((await calls.replace(id, { companyName: ' ' })).json()).toMatchObject({
      status: 400,
      errors: [{ field: 'companyName', message: 'Importer/Exporter is required field.' }],
    });
  });

  it.each(['4040', '0', '99999999999999999999'])(
    'reading and changing the unknown company %s is answered 404',
    async (id) => {
      expect((await calls.replace(id, meghna)).statusCode).toBe(404);
      expect((await calls.read(id)).statusCode).toBe(404);
      expect((await calls.changeStatus(id)).statusCode).toBe(404);
    },
  );

  it.each(['abc', '-1', '1.5'])('changing a company is refused with the invalid id %s', async (id) => {
    expect((await calls.replace(id, meghna)).statusCode).toBe(400);
    expect((await calls.changeStatus(id)).statusCode).toBe(400);
  });
});

describe('changing the status of a company', () => {
  it('changing a company’s status switches it off and on again, raising the version', async () => {
    const record = await added(meghna);
    const off = (await calls.changeStatus(record.id)).json();
    expect(off).toEqual({ ...record, isActive: false, version: 2 });
    expect((await calls.changeStatus(record.id)).json()).toEqual({ ...record, isActive: true, version: 3 });
  });

  it('parallel changes of a company’s status are all applied', async () => {
    const { id } = await added();
    const responses = await Promise.all(Array.from({ length: 8 }, () => calls.changeStatus(id)));
    expect(responses.map((response) => response.statusCode)).toEqual(Array(8).fill(200));
    expect((await calls.read(id)).json()).toMatchObject({ isActive: true, version: 9 });
  });

  it('the dropdown list of companies marks a company that is switched off', async () => {
    const { id } = await added({ companyName: 'Switched off' });
    await calls.changeStatus(id);
    const list = await test.app.inject({
      url: '/api/case/companies',
      headers: await test.as('ROLE_CUSTOMS'),
    });
    expect(list.json()).toContainEqual({ id, companyName: 'Switched off', vatRegNo: null, isActive: false });
  });
});
