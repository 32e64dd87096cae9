import { beforeEach, describe, expect, it } from 'vitest';
import { toggleUser } from '../../../server/features/accounts/userWrites';
import { addUser, useTestApp, changeAccess, signInAs } from '../../support/signInAs';
import { addRecord, roleRecord, usersAs, type Bearer } from './users';

const test = useTestApp({ connections: 12 });
let admin: { id: number; bearer: Bearer };
beforeEach(async () => {
  await test.db.updateTable('appUser').set({ isEnabled: false }).execute();
  admin = await newAdmin();
});

let made = 0;

async function newAdmin() {
  const userName = `admin${++made}`;
  await addUser(test.db, {
    userName,
    email: 'old@customs.example',
    phone: '01199000001',
    roles: ['ROLE_ADMIN', 'ROLE_CUSTOMS'],
  });
  const bearer = await signInAs(test.db, userName, test.clock.now());
  const { id } = await test.db
    .selectFrom('appUser')
    .select('id')
    .where('userName', '=', userName)
    .executeTakeFirstOrThrow();
  return { id, bearer };
}

const usersBy = ({ bearer }: { bearer: Bearer }) => usersAs(test, bearer);

/** Saves a user unchanged except for `change`. */
async function update(by: { bearer: Bearer }, id: number, change: object) {
  const record = (await usersBy(by).read(id)).json();
  return usersBy(by).update({ ...record, ...change });
}

const demote = async (by: { bearer: Bearer }, id: number) =>
  update(by, id, { roles: [await roleRecord(test, 'ROLE_CUSTOMS')] });

const administrators = async () => {
  const rows = await test.db
    .selectFrom('appUser')
    .innerJoin('userRole', 'userId', 'appUser.id')
    .innerJoin('role', 'role.id', 'roleId')
    .select('appUser.id')
    .where('role', '=', 'ROLE_ADMIN')
    .where('isEnabled', '=', true)
    .execute();
  return rows.length;
};

describe('Change Status', () => {
  it('Change Status disables an enabled user and enables a disabled one, and raises the version', async () => {
    const { id, ...record } = await addRecord(test);
    const first = await usersBy(admin).changeStatus(id);
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual({ id, ...record, isEnabled: false, version: 2 });
    expect((await usersBy(admin).changeStatus(id)).json()).toMatchObject({ isEnabled: true, version: 3 });
  });

  it('many parallel requests to change a user’s status are all applied', async () => {
    const { id } = await addRecord(test);
    await Promise.all(Array.from({ length: 7 }, () => usersBy(admin).changeStatus(id)));
    expect((await usersBy(admin).read(id)).json()).toMatchObject({ isEnabled: false, version: 8 });
  });

  it('changing the status of an unknown user is answered 404', async () => {
    expect((await usersBy(admin).changeStatus(999)).statusCode).toBe(404);
    expect((await usersBy(admin).changeStatus('one')).statusCode).toBe(400);
  });
});

describe('the last active administrator', () => {
  const LAST = {
    status: 409,
    code: 'lastAdministrator',
    message: 'This is the last active administrator, who can be neither disabled nor demoted',
  };

  it('the last active administrator can be neither disabled nor demoted, despite a disabled one', async () => {
    const other = await newAdmin();
    await usersBy(admin).changeStatus(other.id);
    expect((await usersBy(admin).changeStatus(admin.id)).json()).toMatchObject(LAST);
    expect((await update(admin, admin.id, { isEnabled: false })).json()).toMatchObject(LAST);
    expect((await demote(admin, admin.id)).json()).toMatchObject(LAST);
    expect((await usersBy(admin).read(admin.id)).json()).toMatchObject({ isEnabled: true, version: 1 });
  });

  it.each([
    ['disable', (by: { bearer: Bearer }, id: number) => usersBy(by).changeStatus(id)],
    ['demote', demote],
  ])('one administrator remains when two %s each other in parallel', async (_, act) => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await newAdmin(), await newAdmin()];
      await changeAccess(test.db, admin.id, { isEnabled: false });
      const answers = await Promise.all([act(a, b.id), act(b, a.id)]);
      expect(await administrators()).toBe(1);
      expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
      admin = answers[0].statusCode === 200 ? a : b;
    }
  });

  it('one administrator remains when a disabled one disables the last two in parallel', async () => {
    const gone = await newAdmin();
    for (let round = 0; round < 5; round++) {
      await test.db.updateTable('appUser').set({ isEnabled: false }).execute();
      const [a, b] = [await newAdmin(), await newAdmin()];
      const outcomes = await Promise.allSettled(
        [a, b].map(({ id }) => toggleUser(test.db, id, { by: gone.id })),
      );
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await administrators()).toBe(1);
    }
  });

  it('one administrator remains when one is disabled while the other is demoted', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await newAdmin(), await newAdmin()];
      await changeAccess(test.db, admin.id, { isEnabled: false });
      const answers = await Promise.all([usersBy(a).changeStatus(b.id), demote(b, a.id)]);
      expect(await administrators()).toBe(1);
      admin = answers[0].statusCode === 200 ? a : b;
    }
  });
});

describe('an administrator', () => {
  const OWN = {
    status: 409,
    code: 'ownAccess',
    message: 'You cannot disable your own account or take the Admin role from it',
  };

  it('administrators cannot disable or demote their own account, even if there are others', async () => {
    await newAdmin();
    expect((await usersBy(admin).changeStatus(admin.id)).json()).toMatchObject(OWN);
    expect((await update(admin, admin.id, { isEnabled: false })).json()).toMatchObject(OWN);
    expect((await demote(admin, admin.id)).json()).toMatchObject(OWN);
    expect(await administrators()).toBe(2);
    expect((await usersBy(admin).page()).statusCode).toBe(200);
  });

  it.each([{ email: 'new@elsewhere.example' }, { email: '' }, { phone: '01199000002' }])(
    'administrators cannot change their own contacts to %j in the list of users',
    async (contact) => {
      const answer = await update(admin, admin.id, { fullName: 'Moved', ...contact });
      expect(answer.json()).toMatchObject({
        status: 409,
        code: 'ownContact',
        message: 'Change your own e-mail address and phone under “My account”, where your password is asked',
      });
      expect((await usersBy(admin).read(admin.id)).json()).toMatchObject({
        fullName: 'Rahima Begum',
        email: 'old@customs.example',
        phone: '01199000001',
        version: 1,
      });
    },
  );

  it('administrators can change their own name, and the e-mail and phone of other users', async () => {
    const other = await newAdmin();
    const own = await update(admin, admin.id, { fullName: 'Rahima Khatun', phone: '০১১৯৯-০০০০০১' });
    expect(own.json()).toMatchObject({ fullName: 'Rahima Khatun', phone: '01199000001', version: 2 });
    const moved = await update(admin, other.id, { email: 'new@customs.example', phone: '01199000002' });
    expect(moved.json()).toMatchObject({ email: 'new@customs.example', phone: '01199000002' });
  });
});

describe('the sessions of a user', () => {
  let other: { id: number; bearer: Bearer };
  beforeEach(async () => {
    other = await newAdmin();
  });
  const lives = async () => (await usersBy(other).page()).statusCode === 200;

  it('a user’s sessions continue when name, e-mail, phone or the same roles are saved', async () => {
    const record = (await usersBy(admin).read(other.id)).json();
    await update(admin, other.id, {
      fullName: 'Another name',
      email: 'new@customs.example',
      phone: '01199000002',
      roles: record.roles.toReversed(),
      isEnabled: true,
    });
    expect(await lives()).toBe(true);
  });

  it('a user’s sessions end at once when the roles change', async () => {
    await update(admin, other.id, { roles: [await roleRecord(test, 'ROLE_ADMIN')] });
    expect(await lives()).toBe(false);
  });

  it.each([
    ['by Change Status', () => usersBy(admin).changeStatus(other.id)],
    ['in the row', () => update(admin, other.id, { isEnabled: false })],
  ])('a user’s sessions end at once and permanently when the user is disabled %s', async (_, disable) => {
    await disable();
    expect(await lives()).toBe(false);
    await usersBy(admin).changeStatus(other.id);
    expect(await lives()).toBe(false);
  });
});

it('administrators can list the sessions of a user', async () => {
  const { id } = await newAdmin();
  const sessionsOf = (userId: number) =>
    test.app.inject({ url: `/api/casebook/users/${userId}/sessions`, headers: admin.bearer });
  const now = test.clock.now().toISOString();
  expect((await sessionsOf(id)).json()).toEqual([
    { id: expect.any(String), startedAt: now, lastSeenAt: now, device: null },
  ]);
  expect((await sessionsOf(999_999)).statusCode).toBe(404);
});
