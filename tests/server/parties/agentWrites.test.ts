import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, buildTestApp, signInAs, type TestApp } from '../../support/signInAs';
import { callsOf, registers } from './agents';

let test: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  test = await buildTestApp({ connections: 12 });
  admin = await test.as('ROLE_ADMIN');
});
afterAll(() => test.close());

describe.each(registers)('in the register of $title', (register) => {
  const calls = () => callsOf(register, test, admin);
  const { agent, nameField } = register;
  const added = async (licNo: string) => (await calls().create({ ...agent, licNo })).json();

  it('a new agent is stored as sent, without fields that this kind of agent does not have', async () => {
    const response = await calls().create({
      ...agent,
      licNo: ' 301000001 ',
      version: 9,
      id: 9,
      email: 'x@y.z',
    });
    expect(response.statusCode, response.body).toBe(200);
    const record = response.json();
    expect(record).toEqual({ id: record.id, ...agent, version: 1 });
    expect((await calls().read(record.id)).json()).toEqual(record);
  });

  it('adding and editing an agent is refused with a message for each missing required field', async () => {
    const { id } = await added('301111111');
    for (const response of [await calls().create({}), await calls().replace(id, { address: ' ' })]) {
      expect(response.statusCode).toBe(400);
      const errors = response.json().errors as { field: string; message: string }[];
      expect(Object.fromEntries(errors.map(({ field, message }) => [field, message]))).toEqual(
        register.required,
      );
    }
  });

  it('an agent’s AIN is unique, ignoring case, the script of digits and surrounding spaces', async () => {
    const { id } = await added('AIN-77');
    const response = await calls().create({ ...agent, licNo: ' ain-৭৭ ' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'licenceConflict',
      message: 'An agent with the AIN ain-৭৭ is already registered',
      errors: [{ field: 'licNo', code: 'licenceTaken', message: 'Another agent already has this AIN' }],
    });
    const other = await added('AIN-78');
    expect((await calls().replace(other.id, { ...agent, licNo: 'ain-77' })).json()).toMatchObject({
      status: 409,
      errors: [{ field: 'licNo', code: 'licenceTaken' }],
    });
    expect((await calls().replace(id, { ...agent, licNo: 'ain-৭৭' })).statusCode).toBe(200);
  });

  it('only one of eight parallel requests can take an AIN', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => calls().create({ ...agent, licNo: 'race' })),
    );
    expect(responses.map((response) => response.statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  it('a new agent is added once, however often the same form is sent', async () => {
    const key = { 'idempotency-key': `${register.name} form` };
    const body = { ...agent, licNo: 'once' };
    const responses = await Promise.all([1, 2, 3].map(() => calls().create(body, key)));
    responses.push(await calls().create(body, key));
    expect(responses.map((response) => response.statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
    const other = await calls().create({ ...body, address: 'elsewhere' }, key);
    expect(other.json()).toMatchObject({ status: 409, code: 'keyReused' });
  });

  it('an agent refused for its AIN may be corrected and sent again with the same idempotency key', async () => {
    await added('taken');
    const key = { 'idempotency-key': `${register.name} corrected` };
    expect((await calls().create({ ...agent, licNo: 'taken' }, key)).statusCode).toBe(409);
    expect((await calls().create({ ...agent, licNo: 'free' }, key)).statusCode).toBe(200);
  });

  it('editing an outdated version of an agent is refused, naming who changed the agent', async () => {
    const { id, version } = await added('stale');
    const colleague = await addUser(test.db, {
      userName: register.name,
      fullName: 'Nasrin Akter',
      roles: ['ROLE_ADMIN'],
    });
    const theirs = callsOf(register, test, await signInAs(test.db, colleague));
    await theirs.replace(id, { ...agent, licNo: 'stale', [nameField]: 'First' });
    const late = await calls().replace(id, { ...agent, licNo: 'stale', [nameField]: 'Late', version });
    expect(late.json()).toMatchObject({ status: 409, code: 'stale', params: { by: 'Nasrin Akter' } });
    expect((await calls().read(id)).json()).toMatchObject({ [nameField]: 'First', version: 2 });
  });

  it('a deleted agent is no longer found, and its AIN is free again', async () => {
    const { id } = await added('gone');
    expect((await calls().remove(id)).json()).toEqual({ id });
    expect((await calls().read(id)).statusCode).toBe(404);
    expect((await calls().remove(id)).statusCode).toBe(404);
    expect((await calls().replace(id, agent)).statusCode).toBe(404);
    expect((await calls().create({ ...agent, licNo: 'gone' })).statusCode).toBe(200);
  });

  it('an invalid agent id is refused, and an unknown id is answered 404', async () => {
    expect((await calls().replace('abc', agent)).statusCode).toBe(400);
    expect((await calls().remove('1.5')).statusCode).toBe(400);
    expect((await calls().read('99999999999999999999')).statusCode).toBe(404);
  });
});

it('agents of different kinds may have the same AIN', async () => {
  for (const register of registers) {
    const response = await callsOf(register, test, admin).create({ ...register.agent, licNo: 'shared' });
    expect(response.statusCode).toBe(200);
  }
});

it('an idempotency key that has added an agent of one kind is refused for another kind', async () => {
  const [, forwarders, shipping] = registers.map((register) => callsOf(register, test, admin));
  const key = { 'idempotency-key': 'elsewhere' };
  const agent = { ...registers[1].agent, licNo: 'keyed' };
  expect((await forwarders!.create(agent, key)).statusCode).toBe(200);
  expect((await shipping!.create(agent, key)).json()).toMatchObject({ status: 409, code: 'keyReused' });
});
