import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { callsOf, fieldsOf, registers } from './registers';

let test: TestApp;
let customs: { authorization: string };
let filing: number;

beforeAll(async () => {
  test = await buildTestApp();
  customs = await test.as('ROLE_CUSTOMS');
  const workPlaceId = await addWorkPlace(test.db);
  [filing] = (await addFilings(test.db, [buildFiling({ workPlaceId })])) as [number];
});
afterAll(() => test.close());

describe.each(registers)('what is no case of $name', (register) => {
  const { fields } = register;
  const [order] = fieldsOf(register, 'long') as [string];
  const calls = () => callsOf(register, test, customs);
  const onFiling = () => ({ caseFilling: { id: filing } });

  const wrong = [5, true, {}, ['2026-01-01'], '\u0000', 'half \ud83d', '\u0007', 1e300];

  it.each(Object.keys(fields))('refuses every wrong %s', async (name) => {
    const { id } = (await calls().create(onFiling())).json();
    for (const value of wrong) {
      const what = `${name}: ${JSON.stringify(value)}`;
      const body = { ...onFiling(), [name]: value };
      for (const response of [await calls().create(body), await calls().replace(id, body)]) {
        // yes and no come as true and false too
        if (fields[name] === 'yesNo' && value === true) expect(response.json()[name]).toBe('yes');
        else expect(response.json(), what).toMatchObject({ status: 400, errors: [{ field: name }] });
      }
    }
  });

  it.each([
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['a number', '5', 400],
    ['no JSON', '{"caseFilling":', 400],
    ['nothing', '', 400],
    ['a prototype', `{"caseFilling":{"id":1},"__proto__":{"status":"SUBJUDICE"}}`, 400],
    ['a constructor', `{"caseFilling":{"id":1},"constructor":{"prototype":{}}}`, 400],
    ['more than a mebibyte', JSON.stringify({ [order]: 'x'.repeat(1024 * 1024) }), 413],
  ])('refuses %s in our own words', async (_, payload, status) => {
    const response = await test.app.inject({
      method: 'POST',
      url: register.collection,
      headers: { ...customs, 'content-type': 'application/json' },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ status, path: register.collection });
    expect(response.body).not.toMatch(/FST_|SyntaxError|Unexpected|zod/i);
  });

  it.each([5, 'S-1', [], true, { id: { id: 1 } }])('never takes %j for the filing', async (caseFilling) => {
    expect((await calls().create({ caseFilling })).statusCode).toBe(400);
  });
});
