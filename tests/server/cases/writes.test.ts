import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { callsOf, civil, fieldsOf, registers, withTwins } from './registers';

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

/** For each kind, a value as a form sends it and as it is returned. */
const sent = {
  line: ['  নথি-৭/AP ', 'নথি-৭/AP'],
  long: ['Stay granted\nfor six months', 'Stay granted\nfor six months'],
  date: ['2027-01-31', [2027, 1, 31]],
  yesNo: ['yes', 'yes'],
  oneOrZero: [1, 1],
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
  const calls = () => callsOf(register, test, register.keptBy === 'ROLE_ADMIN' ? admin : customs);
  const onFiling = () => ({ caseFilling: { id: filing } });
  const entered = async (body: object = {}) => (await calls().create({ ...onFiling(), ...body })).json();

  describe('adding a case', () => {
    it('adding a case returns the whole stored record', async () => {
      const response = await calls().create({ ...each((kind) => sent[kind][0]), ...onFiling() });
      expect(response.statusCode).toBe(200);
      const record = response.json();
      expect(record).toEqual({
        id: record.id,
        ...withTwins(
          register,
          each((kind) => sent[kind][1]),
        ),
        ...(register === civil && { nothiNumber: 'S-1', revenue: 7.25, workPlace: { id: 1, name: 'AIR' } }),
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

    it('a case with no value but its filing is accepted', async () => {
      expect(await entered()).toMatchObject({
        ...withTwins(
          register,
          each(() => null),
        ),
        version: 1,
      });
      expect(await entered(each(() => ''))).toMatchObject({ ...each(() => null) });
    });

    it('a new case accepts its filing’s id as text, and a date as a list', async () => {
      const response = await calls().create({ caseFilling: { id: `${filing}` }, [day]: [2020, 2, 29] });
      expect(response.json()).toMatchObject({ caseFilling: { id: filing }, [day]: [2020, 2, 29] });
    });

    it('a new case with invalid values is refused with a message at each field, the filing first', async () => {
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

    it('a case stores texts of 4,000 characters in all its long fields at once', async () => {
      const long = Object.fromEntries(
        fieldsOf(register, 'long').map((name, i) => [name, `${i}${'রায় 😀'.repeat(800)}`.slice(0, 4000)]),
      );
      const record = await entered(long);
      expect(record).toMatchObject(long);
      expect((await calls().read(record.id)).json()).toMatchObject(long);
    });

    it('a new case is stored without unknown properties', async () => {
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
        nothiNumber: 'forged',
        workPlace: { id: 2 },
      });
      const { id } = response.json();
      expect(id).not.toBe(999);
      expect(response.json()).toEqual({ ...(await entered()), id });
      expect((await calls().replace(id, { id: 999, revenue: 9, isActive: true })).json()).toEqual({
        ...(await entered()),
        id,
      });
    });
  });

  describe('changing a case', () => {
    it('changing a case replaces it: missing values become empty', async () => {
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

    it('changing a case never moves it to another filing', async () => {
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
  });

  describe('deleting a case', () => {
    const deleting = () => callsOf(register, test, admin);

    it('deleting a case returns its id and removes it', async () => {
      const { id } = await entered();
      const response = await deleting().remove(id);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ id });
      expect((await calls().read(id)).statusCode).toBe(404);
      expect((await calls().replace(id, onFiling())).statusCode).toBe(404);
      expect((await deleting().remove(id)).statusCode).toBe(404);
    });

    it('only administrators may delete a case', async () => {
      const { id } = await entered();
      expect((await callsOf(register, test, customs).remove(id)).statusCode).toBe(403);
      expect((await calls().read(id)).statusCode).toBe(200);
    });
  });
});
