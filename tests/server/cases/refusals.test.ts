import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { callsOf, fieldsOf, petitions, registers } from './registers';

let test: TestApp;
let admin: { authorization: string };
let customs: { authorization: string };
let filing: number;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await test.as('ROLE_ADMIN');
  customs = await test.as('ROLE_CUSTOMS');
  const workPlaceId = await addWorkPlace(test.db);
  [filing] = (await addFilings(test.db, [buildFiling({ workPlaceId })])) as [number];
});
afterAll(() => test.close());

describe.each(registers)('an invalid case of $name', (register) => {
  const { fields } = register;
  const calls = () => callsOf(register, test, admin);
  const isYesNo = (name: string) => ['yesNo', 'oneOrZero'].includes(fields[name]!);
  // yes-or-no fields also accept true and false
  const refused = (value: unknown) => Object.keys(fields).filter((name) => value !== true || !isYesNo(name));

  it.each([5, true, {}, ['2026-01-01'], '\u0000', 'half \ud83d', '\u0007', 1e300])(
    'a case is refused with an error at every field that is %j',
    async (value) => {
      const { id } = (await calls().create({ caseFilling: { id: filing } })).json();
      const body = Object.fromEntries(Object.keys(fields).map((name) => [name, value]));
      for (const response of [
        await calls().create({ ...body, caseFilling: { id: filing } }),
        await calls().replace(id, body),
      ]) {
        expect(response.statusCode).toBe(400);
        expect(response.json().errors.map(({ field }: { field: string }) => field)).toEqual(refused(value));
      }
    },
  );
});

describe('an invalid case of any register', () => {
  const [order] = fieldsOf(petitions, 'long') as [string];

  it.each([
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['a number', '5', 400],
    ['no JSON', '{"caseFilling":', 400],
    ['nothing', '', 400],
    ['a prototype', `{"caseFilling":{"id":1},"__proto__":{"status":"SUBJUDICE"}}`, 400],
    ['a constructor', `{"caseFilling":{"id":1},"constructor":{"prototype":{}}}`, 400],
    ['more than a mebibyte', JSON.stringify({ [order]: 'x'.repeat(1024 * 1024) }), 413],
  ])(
    'the request body of a case is refused for %s with a message of Casebook’s own',
    async (_, payload, status) => {
      const response = await test.app.inject({
        method: 'POST',
        url: petitions.collection,
        headers: { ...customs, 'content-type': 'application/json' },
        payload,
      });
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({ status, path: petitions.collection });
      expect(response.body).not.toMatch(/FST_|SyntaxError|Unexpected|zod/i);
    },
  );

  it.each([5, 'S-1', [], true, { id: { id: 1 } }])(
    'a case is refused with %j as its filing',
    async (caseFilling) => {
      expect((await callsOf(petitions, test, customs).create({ caseFilling })).statusCode).toBe(400);
    },
  );
});
