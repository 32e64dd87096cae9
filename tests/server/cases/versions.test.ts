import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { addUser, buildTestApp, signInAs, type TestApp } from '../../support/signInAs';
import { callsOf, civil, petitions } from './registers';

let test: TestApp;
let admin: { authorization: string };
let filing: number;

beforeAll(async () => {
  test = await buildTestApp({ connections: 12 });
  admin = await test.as('ROLE_ADMIN');
  const workPlaceId = await addWorkPlace(test.db, 'AIR');
  [filing] = (await addFilings(test.db, [buildFiling({ workPlaceId })])) as [number];
});
afterAll(() => test.close());

// all registers share the code, so two that differ suffice
describe.each([petitions, civil])('a case of $name', (register) => {
  const text = register === civil ? 'civilCaseNumber' : 'cpNothi';
  const calls = () => callsOf(register, test, admin);
  const onFiling = () => ({ caseFilling: { id: filing } });
  const entered = async (body: object = {}) => (await calls().create({ ...onFiling(), ...body })).json();

  describe('on creation', () => {
    it.each([
      ['no filing', {}],
      ['an empty filing', { caseFilling: null }],
      ['a filing without an id', { caseFilling: {} }],
      ['a filing with an empty id', { caseFilling: { id: '' } }],
      ['the filing in the form’s spelling', { caseFillingId: 1 }],
    ])('a new case is refused for %s, with a message', async (_, body) => {
      const response = await calls().create(body);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        message: 'Choose a case filing first',
        errors: [{ field: 'caseFillingId', code: 'filingRequired' }],
      });
    });

    it.each([4040, '4040', 9007199254740991])(
      'a new case is refused with the unknown filing id %j',
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
      'a new case is refused with the invalid filing id %j',
      async (id) => {
        const response = await calls().create({ caseFilling: { id } });
        expect(response.statusCode).toBe(400);
        expect(response.json()).toMatchObject({
          errors: [{ field: 'caseFillingId', code: 'unknownReference' }],
        });
      },
    );

    it('a case can be added to a filing that already has a case of the same type', async () => {
      const [first, second] = [await entered(), await entered()];
      expect(second.id).not.toBe(first.id);
    });
  });

  describe('on edit', () => {
    it('a case records who created it and who last changed it', async () => {
      const colleague = await addUser(test.db, { userName: `clerk ${register.name}`, roles: ['ROLE_ADMIN'] });
      const theirs = callsOf(register, test, await signInAs(test.db, colleague));
      const { id } = (await theirs.create(onFiling())).json();
      await calls().replace(id, { ...onFiling(), dateOfCase: '2026-02-04' });
      const { rows } = await sql`
        select by.user_name as entered_by, at.user_name as changed_by from ${sql.table(register.table)} c
        join app_user by on by.id = c.created_by join app_user at on at.id = c.changed_by where c.id = ${id}
      `.execute(test.db);
      expect(rows).toEqual([{ enteredBy: `clerk ${register.name}`, changedBy: 'role_admin' }]);
    });

    it.each([
      ['missing', {}],
      ['empty', { caseFilling: null }],
      ['without an id', { caseFilling: {} }],
    ])('an edited case stays on its filing when the filing is %s', async (_, body) => {
      const { id } = await entered();
      expect((await calls().replace(id, body)).json()).toMatchObject({ caseFilling: { id: filing } });
    });

    it('the edit of a stale version of a case is refused, with who changed the case and when', async () => {
      const { id, version } = await entered();
      const colleague = await addUser(test.db, {
        userName: `colleague ${register.name}`,
        fullName: 'Nasrin Akter',
        roles: ['ROLE_ADMIN'],
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

    it('only one of two concurrent saves of the same version of a case succeeds', async () => {
      const { id, version } = await entered();
      const responses = await Promise.all(
        ['one', 'two'].map((value) => calls().replace(id, { [text]: value, version })),
      );
      expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 409]);
    });

    it('the edit of a case that does not exist is answered with 404', async () => {
      for (const id of ['4040', '0', '99999999999999999999']) {
        expect((await calls().replace(id, onFiling())).statusCode).toBe(404);
      }
      expect((await calls().replace('abc', onFiling())).statusCode).toBe(400);
    });
  });
});
