import { beforeAll, describe, expect, it } from 'vitest';
import { seedLookups } from '../../../server/seed';
import { addWorkPlace } from '../../support/register';
import { addUser, useTestApp } from '../../support/signInAs';
import { roleRecord, usersAs, type Bearer } from './users';

const test = useTestApp();
let users: ReturnType<typeof usersAs>;
let sections: number[];
let bearer: Bearer;
beforeAll(async () => {
  bearer = await test.as('ROLE_ADMIN');
  users = usersAs(test, bearer);
  await test.db.updateTable('appUser').set({ fullName: 'Admin' }).execute();
  sections = [await addWorkPlace(test.db, 'Zebra'), await addWorkPlace(test.db, 'এআইআর')];
  await addUser(test.db, {
    userName: 'Rokeya.Begum',
    fullName: 'রোকেয়া বেগম ১২',
    email: 'Rokeya@Customs.example',
    phone: '01199000123',
    roles: ['ROLE_MODERATOR', 'ROLE_CUSTOMS'],
    workPlaceIds: sections,
  });
  await addUser(test.db, { userName: '100%_\\', fullName: 'Rafiq', password: 'secret', signInBy: 'OTP' });
});

const content = async (query: string) => (await users.page(query)).json().content;
const search = async (term: string) =>
  (await content(`?searchKey=${encodeURIComponent(term)}`)).map(
    (user: { userName: string }) => user.userName,
  );

describe('the list of users', () => {
  it('the list of users has the fields that the edit form needs, and no secret', async () => {
    const [, rokeya, rafiq] = await content('');
    expect(rokeya).toEqual({
      userId: 2,
      id: 2,
      fullName: 'রোকেয়া বেগম ১২',
      userName: 'Rokeya.Begum',
      email: 'Rokeya@Customs.example',
      phone: '01199000123',
      isEnabled: true,
      roles: [await roleRecord(test, 'ROLE_CUSTOMS'), await roleRecord(test, 'ROLE_MODERATOR')],
      workPlaces: [
        { id: sections[0], name: 'Zebra' },
        { id: sections[1], name: 'এআইআর' },
      ],
      signInBy: 'PASSWORD',
      version: 1,
      lastSignInAt: null,
      hasSecondFactor: false,
    });
    expect(rafiq).toMatchObject({ email: null, phone: null, roles: [], workPlaces: [], signInBy: 'OTP' });
    expect((await users.read(2)).json()).toEqual(rokeya);
  });

  it('the list of users is paged by pageNo and pageSize, in order of creation', async () => {
    const { content: rows, ...facts } = (await users.page('?pageNo=1&pageSize=2')).json();
    expect(rows.map(({ id }: { id: number }) => id)).toEqual([3]);
    expect(facts).toMatchObject({ totalElements: 3, totalPages: 2, number: 1, size: 2, last: true });
    expect((await users.page('?pageNo=&pageSize=')).json()).toMatchObject({ size: 20, number: 0 });
    expect((await users.page('?pageNo=9&pageSize=2')).json()).toMatchObject({
      content: [],
      totalElements: 3,
    });
  });

  it('a page of 5,000 users, which is streamed, has the same rows as a page of twenty', async () => {
    const whole = (await users.page('?pageSize=5000')).json();
    expect(whole).toMatchObject({ totalElements: 3, size: 5000 });
    expect(whole.content).toEqual(await content(''));
    const found = (await users.page('?pageSize=5000&searchKey=rokeya')).json();
    expect(found).toMatchObject({ totalElements: 1, content: [{ id: 2 }] });
  });

  it.each([
    ['rokeya@CUSTOMS', 'of the e-mail address'],
    ['keya.beg', 'of the user name'],
    ['বেগম', 'of the name'],
    ['বেগম 12', 'of the name, in other digits'],
    ['০১১৯৯০০০১২৩', 'of the phone number, in Bengali digits'],
    [' 0123 ', 'of the phone number, with space around'],
  ])('the search for users finds %j, a part %s', async (term) => {
    expect(await search(term)).toEqual(['Rokeya.Begum']);
  });

  it('the search for users finds none by a term that runs over two fields', async () => {
    expect(await search('রোকেয়া বেগম ১২rokeya')).toEqual([]);
    expect(await search('১২ rokeya')).toEqual([]);
  });

  it('the search for users treats wildcards and SQL as ordinary characters', async () => {
    expect(await search('%')).toEqual(['100%_\\']);
    expect(await search('0%_\\')).toEqual(['100%_\\']);
    expect(await search('_okeya')).toEqual([]);
    expect(await search("'; drop table app_user; --\u0000")).toEqual([]);
    expect(await search('\u0000')).toHaveLength(3);
  });

  it.each([
    ['?pageNo=two', 'pageNo'],
    ['?pageSize=1e3', 'pageSize'],
    ['?searchKey=a&searchKey=b', 'searchKey'],
  ])('the list of users refuses the query %s at its field', async (query, field) => {
    const answer = await users.page(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ field }] });
  });

  describe('at /api/casebook', () => {
    const own = (query: string) =>
      test.app.inject({ url: `/api/casebook/get-all-user${query}`, headers: bearer });
    const names = async (query: string) =>
      (await own(query)).json().content.map(({ userName }: { userName: string }) => userName);

    it('the list of users at /api/casebook can be filtered by role, state and search term', async () => {
      await addUser(test.db, { userName: 'gone', fullName: 'Gone', roles: ['ROLE_CUSTOMS'] });
      await test.db.updateTable('appUser').set({ isEnabled: false }).where('userName', '=', 'gone').execute();
      expect(await names('?role=ROLE_CUSTOMS')).toEqual(['Rokeya.Begum', 'gone']);
      expect(await names('?role=ROLE_CUSTOMS&isEnabled=true')).toEqual(['Rokeya.Begum']);
      expect(await names('?isEnabled=false')).toEqual(['gone']);
      expect(await names('?isEnabled=true&searchKey=raf')).toEqual(['100%_\\']);
      expect(await names('?role=&isEnabled=')).toHaveLength(4);
      expect((await own('?role=ROLE_CUSTOMS&pageSize=5000')).json().totalElements).toBe(2);
      await test.db.deleteFrom('appUser').where('userName', '=', 'gone').execute();
    });

    it.each([
      ['?role=ROLE_NOBODY', 'role', 'notAChoice'],
      ['?isEnabled=perhaps', 'isEnabled', 'notYesOrNo'],
    ])('the list of users at /api/casebook refuses the query %s', async (query, field, code) => {
      const answer = await own(query);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ field, code }] });
    });
  });

  it('reading an unknown user is answered 404', async () => {
    expect((await users.read(999)).statusCode).toBe(404);
    expect((await users.read('9'.repeat(30))).statusCode).toBe(404);
  });
});

it('the twelve roles are listed in a fixed order, whatever their order in the table', async () => {
  await seedLookups(test.db);
  await test.db.insertInto('role').values({ role: 'ROLE_DISTRIBUTOR' }).execute();
  const answer = await test.app.inject({ url: '/api/case/all-roles', headers: await test.as('ROLE_ADMIN') });
  expect(answer.json().map(({ role }: { role: string }) => role)).toEqual([
    'ROLE_ADMIN',
    'ROLE_CUSTOMS',
    'ROLE_DIVISION_MANAGER',
    'ROLE_MANAGER',
    'ROLE_NATIONAL_MANAGER',
    'ROLE_SUPPORT',
    'ROLE_TERRITORY_MANAGER',
    'ROLE_WIN_MANAGER',
    'ROLE_MIS',
    'ROLE_DEPOT_MANAGER',
    'ROLE_SIND',
    'ROLE_MODERATOR',
  ]);
  expect(answer.json()[0]).toEqual(await roleRecord(test, 'ROLE_ADMIN'));
});
