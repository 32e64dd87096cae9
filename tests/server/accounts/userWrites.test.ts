import { beforeAll, describe, expect, it } from 'vitest';
import { addWorkPlace } from '../../support/register';
import { addUser, useTestApp } from '../../support/signInAs';
import { addRecord, roleRecord, usersAs } from './users';

const test = useTestApp({ connections: 12 });
let users: ReturnType<typeof usersAs>;
let customs: { id: number; role: string };
let moderator: { id: number; role: string };
let air: number;

beforeAll(async () => {
  users = usersAs(test, await test.as('ROLE_ADMIN'));
  await addUser(test.db, { userName: 'both', roles: ['ROLE_CUSTOMS', 'ROLE_MODERATOR'] });
  customs = await roleRecord(test, 'ROLE_CUSTOMS');
  moderator = await roleRecord(test, 'ROLE_MODERATOR');
  air = await addWorkPlace(test.db, 'AIR');
});

const newUser = (userName: string, more: object = {}) => ({
  fullName: 'Salma Khatun',
  userName,
  email: 'salma@customs.example',
  phone: '01199000099',
  roles: [customs],
  workPlaces: [{ id: air, name: 'AIR' }],
  ...more,
});

describe('adding a user', () => {
  it('adding a user answers the stored record, and ignores a password and other unexpected fields', async () => {
    const sent = newUser('  Salma.K ', {
      phone: '০১১৯৯-০০০০৯৯',
      roles: [{ id: String(moderator.id) }, customs, customs],
      password: 'Given#Away1',
      passwordHash: 'x',
      isEnabled: false,
      territories: [{ territoryId: 1 }],
      id: 77,
      version: 9,
    });
    const answer = await users.save(sent);
    expect(answer.statusCode).toBe(200);
    const record = answer.json();
    expect(record).toEqual({
      userId: record.id,
      id: record.id,
      fullName: 'Salma Khatun',
      userName: 'Salma.K',
      email: 'salma@customs.example',
      phone: '01199000099',
      isEnabled: true,
      roles: [customs, moderator],
      workPlaces: [{ id: air, name: 'AIR' }],
      signInBy: 'PASSWORD',
      version: 1,
      lastSignInAt: null,
      hasSecondFactor: false,
    });
    expect(record.id).not.toBe(77);
    const stored = await test.db
      .selectFrom('appUser')
      .select(['passwordHash', 'territories', 'createdBy'])
      .where('id', '=', record.id)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ passwordHash: null, territories: [], createdBy: 1 });
  });

  it('adding a user accepts a valid sign-in method and refuses another', async () => {
    expect((await users.save(newUser('bycode', { signInBy: 'OTP' }))).json().signInBy).toBe('OTP');
    const answer = await users.save(newUser('bymail', { signInBy: 'MAIL' }));
    expect(answer.json().errors).toMatchObject([{ field: 'signInBy', code: 'notAChoice' }]);
  });

  it('adding a user with invalid fields is refused with a message for each', async () => {
    const answer = await users.save({ fullName: 'Al', userName: ' ', email: 'x', phone: '0171', roles: [] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: 'Must be minimum 3 digits',
      errors: [
        { field: 'fullName', code: 'tooShort', params: { min: 3 }, message: 'Must be minimum 3 digits' },
        { field: 'userName', message: 'User Name is required field.' },
        { field: 'email', message: 'Not a valid mail' },
        { field: 'phone', message: 'Must be exactly 11 digits' },
        { field: 'roles', message: 'Please select at least one permission' },
      ],
    });
  });

  it.each([[null], [[]], ['text'], [7]])('adding a user is refused with %j as the body', async (body) => {
    const answer = await users.save(body as object);
    expect(answer.statusCode).toBe(400);
  });

  it('adding a user with an unknown role or section is refused', async () => {
    const answer = await users.save(
      newUser('unknown', { roles: [customs, { id: 404 }], workPlaces: [{ id: 9_007_199_254_740_991 }] }),
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([
      { field: 'roles', code: 'unknownReference' },
      { field: 'workPlaces', code: 'unknownReference' },
    ]);
  });

  it.each([
    ['userName', 'sal\u0000ma'],
    ['fullName', 'half \ud83d'],
    ['fullName', 'x'.repeat(256)],
    ['userName', { toString: 'x' }],
    ['email', `${'x'.repeat(250)}@a.example`],
  ])('adding a user is refused with %s %j', async (field, value) => {
    const answer = await users.save(newUser('hostile', { [field]: value }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ field }]);
  });

  it('adding a user is refused if the user name exists in other case or digits, or with spaces', async () => {
    await users.save(newUser('Jamal12'));
    const answer = await users.save(newUser(' jamal১২ '));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'userNameConflict',
      message: 'A user with the name jamal১২ already exists',
      errors: [{ field: 'userName', code: 'userNameTaken', message: 'Another user already has this name' }],
    });
  });

  it('only one of many parallel requests can take a user name', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => users.save(newUser('race'))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  });
});

describe('editing a user', () => {
  it('editing a user replaces everything but the user name, the password and omitted extension fields', async () => {
    const before = await addRecord(test, { workPlaceIds: [air], signInBy: 'OTP', password: 'kept' });
    const answer = await users.update({
      id: before.id,
      fullName: 'Salma Akter',
      userName: 'another',
      phone: '০১১৯৯০০০০৯৮',
      roles: [moderator],
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      ...before,
      fullName: 'Salma Akter',
      email: null,
      phone: '01199000098',
      roles: [moderator],
      workPlaces: [],
      version: 2,
    });
    expect((await users.read(before.id)).json()).toEqual(answer.json());
    const { passwordHash } = await test.db
      .selectFrom('appUser')
      .select('passwordHash')
      .where('id', '=', before.id)
      .executeTakeFirstOrThrow();
    expect(passwordHash).not.toBeNull();
  });

  it('editing a user saves isEnabled and signInBy with the other fields', async () => {
    const { id, ...before } = await addRecord(test);
    const answer = await users.update({ ...before, id: String(id), isEnabled: false, signInBy: 'OTP' });
    expect(answer.json()).toMatchObject({ isEnabled: false, signInBy: 'OTP', version: 2 });
    const again = await users.update({ ...before, id, isEnabled: null, signInBy: '' });
    expect(again.statusCode).toBe(409); // because the form sends an outdated version
    const { version, ...form } = before;
    expect((await users.update({ ...form, id, isEnabled: null, signInBy: '' })).json()).toMatchObject({
      isEnabled: false,
      signInBy: 'OTP',
      version: version + 1,
    });
    const unclear = await users.update({ ...form, id, isEnabled: 'perhaps' });
    expect(unclear.json().errors).toMatchObject([{ field: 'isEnabled', code: 'notYesOrNo' }]);
  });

  it('editing an outdated version of a user is refused, naming who changed the user', async () => {
    const before = await addRecord(test);
    await users.update({ ...before, fullName: 'First to save' });
    const answer = await users.update({ ...before, fullName: 'Second to save' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'stale', params: { by: 'Rahima Begum' } });
    expect((await users.read(before.id)).json().fullName).toBe('First to save');
  });

  it('editing a user changes nothing when one field is refused', async () => {
    const before = await addRecord(test);
    const answer = await users.update({ ...before, fullName: 'Changed', workPlaces: [{ id: 404 }] });
    expect(answer.json().errors).toMatchObject([{ field: 'workPlaces', code: 'unknownReference' }]);
    expect((await users.read(before.id)).json()).toEqual(before);
  });

  it.each([
    [{}, 400],
    [{ id: null }, 400],
    [{ id: 'one' }, 400],
    [{ id: 1.5 }, 400],
    [{ id: -1 }, 400],
    [{ id: { $gt: 0 } }, 400],
    [{ id: 999 }, 404],
    [{ id: '9'.repeat(40) }, 404],
  ])('editing a user with the id %j is answered %i', async (id, status) => {
    const { id: _, version: __, ...form } = await addRecord(test);
    const answer = await users.update({ ...form, ...id });
    expect(answer.statusCode).toBe(status);
    if (status === 400) expect(answer.json().errors).toMatchObject([{ field: 'id' }]);
  });
});
