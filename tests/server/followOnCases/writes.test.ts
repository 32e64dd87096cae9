import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { addUser, buildTestApp, signInAs, type TestApp } from '../../support/signInAs';
import { callsOf, fieldsOf, registers } from './registers';

let test: TestApp;
let admin: { authorization: string };
let customs: { authorization: string };
let filing: number;
let otherFiling: number;

beforeAll(async () => {
  test = await buildTestApp({ connections: 12 });
  admin = await test.as('ROLE_ADMIN');
  customs = await test.as('ROLE_CUSTOMS');
  const workPlaceId = await addWorkPlace(test.db, 'AIR');
  [filing, otherFiling] = (await addFilings(test.db, [
    buildFiling({ nothiNumber: 'S-1', workPlaceId, revenue: 7.25, boeDate: '2020-02-29' }),
    buildFiling({ nothiNumber: 'S-2', workPlaceId }),
  ])) as [number, number];
});
afterAll(() => test.close());

/** What a form sends for a field of each kind, and what comes back. */
const sent = {
  line: ['  নথি-৭/AP ', 'নথি-৭/AP'],
  long: ['Stay granted\nfor six months', 'Stay granted\nfor six months'],
  date: ['2027-01-31', [2027, 1, 31]],
  yesNo: ['yes', 'yes'],
  judgement: ['AgainstGovernment', 'AgainstGovernment'],
  status: ['ORDER_PASSED', 'ORDER_PASSED'],
} as const;

describe.each(registers)('the register of $name', (register) => {
  const { fields } = register;
  const each = <T>(value: (kind: keyof typeof sent) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, value(kind)]));
  const [text] = fieldsOf(register, 'line') as [string];
  const [day] = fieldsOf(register, 'date') as [string];
  const [order] = fieldsOf(register, 'long') as [string];
  const calls = () => callsOf(register, test, customs);
  const onFiling = () => ({ caseFilling: { id: filing } });
  const entered = async (body: object = {}) => (await calls().create({ ...onFiling(), ...body })).json();

  describe('entering a case', () => {
    it('answers the whole stored record', async () => {
      const response = await calls().create({ ...each((kind) => sent[kind][0]), ...onFiling() });
      expect(response.statusCode).toBe(200);
      const record = response.json();
      expect(record).toEqual({
        id: record.id,
        ...each((kind) => sent[kind][1]),
        caseFilling: {
          id: filing,
          nothiNumber: 'S-1',
          revenue: 7.25,
          boeDate: [2020, 2, 29],
          workPlace: { id: 1, name: 'AIR' },
        },
        version: 1,
      });
      expect((await calls().read(record.id)).json()).toEqual(record);
    });

    it('takes a case of which nothing is known yet but its filing', async () => {
      expect(await entered()).toMatchObject({ ...each(() => null), version: 1 });
      expect(await entered(each(() => ''))).toMatchObject({ ...each(() => null) });
    });

    it('takes the filing’s id as a text too, and a day as a list', async () => {
      const response = await calls().create({ caseFilling: { id: `${filing}` }, [day]: [2020, 2, 29] });
      expect(response.json()).toMatchObject({ caseFilling: { id: filing }, [day]: [2020, 2, 29] });
    });

    it.each([
      ['no filing', {}],
      ['an empty filing', { caseFilling: null }],
      ['a filing without an id', { caseFilling: {} }],
      ['a filing with an empty id', { caseFilling: { id: '' } }],
      ['the filing in the form’s spelling', { caseFillingId: 1 }],
    ])('refuses %s in words', async (_, body) => {
      const response = await calls().create(body);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        message: 'Choose a case filing first',
        errors: [{ field: 'caseFillingId', code: 'filingRequired' }],
      });
    });

    it.each([4040, '4040', 9007199254740991])(
      'refuses %j, the id of no filing, as one that is no longer there',
      async (id) => {
        const response = await calls().create({ caseFilling: { id } });
        expect(response.statusCode).toBe(400);
        expect(response.json()).toMatchObject({
          message: 'This case filing no longer exists. It may have been deleted',
          errors: [{ field: 'caseFillingId', code: 'filingGone' }],
        });
      },
    );

    it.each([0, -1, 1.5, 1e300, '1e3', true, [1], { id: 1 }, '__proto__'])(
      'refuses %j as a filing’s id',
      async (id) => {
        const response = await calls().create({ caseFilling: { id } });
        expect(response.statusCode).toBe(400);
        expect(response.json()).toMatchObject({
          errors: [{ field: 'caseFillingId', code: 'unknownReference' }],
        });
      },
    );

    it('refuses with a message at each field, the filing first', async () => {
      const response = await calls().create({
        [text]: 'x'.repeat(256),
        [day]: '2026-02-31',
        [order]: 'অ'.repeat(4001),
        status: 'NO_CASE',
      });
      expect(response.statusCode).toBe(400);
      const { message, errors } = response.json();
      expect(message).toBe('Choose a case filing first');
      expect(
        Object.fromEntries(
          errors.map((error: { field: string; message: string }) => [error.field, error.message]),
        ),
      ).toEqual({
        caseFillingId: 'Choose a case filing first',
        [text]: 'Must be at most 255 characters',
        [day]: 'There is no such date. Give day, month and year, as in 05/02/2026',
        [order]: 'Must be at most 4000 characters',
        status: 'Must be one of the choices offered',
      });
    });

    it('keeps texts of 4,000 characters whole, in every field at once', async () => {
      const long = Object.fromEntries(
        fieldsOf(register, 'long').map((name, i) => [name, `${i}${'রায় 😀'.repeat(800)}`.slice(0, 4000)]),
      );
      const record = await entered(long);
      expect(record).toMatchObject(long);
      expect((await calls().read(record.id)).json()).toMatchObject(long);
    });

    it('stores nothing that is not asked for', async () => {
      const response = await calls().create({
        caseFilling: { id: filing, nothiNumber: 'forged', revenue: 9 },
        id: 999,
        version: 7,
        revenue: 9,
        workPlaceId: 2,
        filingStatus: 'CLOSED',
        createdBy: 99,
        nothiNumberFold: 'x',
        isActive: 'true',
      });
      expect(response.json()).toMatchObject({
        ...each(() => null),
        caseFilling: { nothiNumber: 'S-1', revenue: 7.25 },
        version: 1,
      });
      expect(response.json().id).not.toBe(999);
    });

    it('enters once however often the same form is sent', async () => {
      const key = { 'idempotency-key': `${register.name} form` };
      const body = { ...onFiling(), [text]: 'once' };
      const responses = await Promise.all([1, 2, 3].map(() => calls().create(body, key)));
      responses.push(await calls().create(body, key));
      expect(responses.map((response) => response.statusCode)).toEqual([200, 200, 200, 200]);
      expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
      const other = await calls().create({ ...body, [text]: 'other content' }, key);
      expect(other.json()).toMatchObject({ status: 409, code: 'keyReused' });
    });

    it('takes no key that another register has used', async () => {
      const key = { 'idempotency-key': `${register.name} elsewhere` };
      for (const other of registers.filter(({ name }) => name !== register.name)) {
        await callsOf(other, test, customs).create(onFiling(), key);
        expect((await calls().create(onFiling(), key)).json()).toMatchObject({ code: 'keyReused' });
      }
    });

    it('lets a refused form be corrected and sent again with its key', async () => {
      const key = { 'idempotency-key': `${register.name} corrected` };
      expect((await calls().create({ caseFilling: { id: 4040 } }, key)).statusCode).toBe(400);
      expect((await calls().create(onFiling(), key)).statusCode).toBe(200);
    });

    it('may be repeated: a filing has as many cases as there are', async () => {
      const [first, second] = [await entered(), await entered()];
      expect(second.id).not.toBe(first.id);
    });
  });

  describe('correcting a case', () => {
    it('replaces it: what is missing becomes empty', async () => {
      const { id } = await entered(each((kind) => sent[kind][0]));
      const response = await calls().replace(id, { ...onFiling(), id, [text]: 'corrected' });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({
        ...each(() => null),
        [text]: 'corrected',
        id,
        version: 2,
        caseFilling: { id: filing },
      });
    });

    it('keeps who entered it and who changed it last', async () => {
      const { id } = await entered();
      await callsOf(register, test, admin).replace(id, onFiling());
      const { rows } = await sql`
        select by.user_name as entered_by, at.user_name as changed_by from ${sql.table(register.table)} c
        join app_user by on by.id = c.created_by join app_user at on at.id = c.changed_by where c.id = ${id}
      `.execute(test.db);
      expect(rows).toEqual([{ enteredBy: 'role_customs', changedBy: 'role_admin' }]);
    });

    it.each([
      ['missing', {}],
      ['empty', { caseFilling: null }],
      ['without an id', { caseFilling: {} }],
    ])('leaves the case on its filing when the filing is %s', async (_, body) => {
      const { id } = await entered();
      expect((await calls().replace(id, body)).json()).toMatchObject({ caseFilling: { id: filing } });
    });

    it('never moves it to another filing', async () => {
      const { id } = await entered({ [text]: 'stays' });
      for (const other of [otherFiling, 4040]) {
        const response = await calls().replace(id, { caseFilling: { id: other }, [text]: 'moved' });
        expect(response.statusCode).toBe(400);
        expect(response.json()).toMatchObject({
          message: 'A case cannot be moved to another case filing',
          errors: [{ field: 'caseFillingId', code: 'filingFixed' }],
        });
      }
      expect((await calls().read(id)).json()).toMatchObject({
        [text]: 'stays',
        caseFilling: { id: filing },
        version: 1,
      });
    });

    it('refuses a stale version, naming who changed it and when', async () => {
      const { id, version } = await entered();
      const colleague = await addUser(test.db, {
        userName: `colleague ${register.name}`,
        fullName: 'Nasrin Akter',
        roles: ['ROLE_CUSTOMS'],
      });
      const theirs = callsOf(register, test, await signInAs(test.db, colleague));
      await theirs.replace(id, { [text]: 'first', version });
      const response = await calls().replace(id, { [text]: 'second', version });
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'stale', params: { by: 'Nasrin Akter' } });
      expect(response.json().message).toMatch(
        /^Nasrin Akter changed this record on \d\d\/\d\d\/\d{4}, \d\d:\d\d, after you opened it$/,
      );
      expect((await calls().read(id)).json()).toMatchObject({ [text]: 'first', version: 2 });
      expect((await calls().replace(id, { [text]: 'third' })).statusCode).toBe(200);
    });

    it('lets one of two that save the same version at once win', async () => {
      const { id, version } = await entered();
      const responses = await Promise.all(
        ['one', 'two'].map((value) => calls().replace(id, { [text]: value, version })),
      );
      expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 409]);
    });

    it('knows no case that is not there', async () => {
      for (const id of ['4040', '0', '99999999999999999999']) {
        expect((await calls().replace(id, onFiling())).statusCode).toBe(404);
      }
      expect((await calls().replace('abc', onFiling())).statusCode).toBe(400);
    });
  });

  describe('deleting a case', () => {
    const deleting = () => callsOf(register, test, admin);

    it('answers its id, and it is gone', async () => {
      const { id } = await entered();
      const response = await deleting().remove(id);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ id });
      expect((await calls().read(id)).statusCode).toBe(404);
      expect((await calls().replace(id, onFiling())).statusCode).toBe(404);
      expect((await deleting().remove(id)).statusCode).toBe(404);
    });

    it('is for administrators', async () => {
      const { id } = await entered();
      expect((await calls().remove(id)).statusCode).toBe(403);
      expect((await calls().read(id)).statusCode).toBe(200);
    });
  });
});
