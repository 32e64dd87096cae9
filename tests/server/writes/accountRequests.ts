import { randomUUID } from 'node:crypto';
import { sessionsOfUser } from '../../../server/features/accounts/signIn/store/ownSessions';
import { addWorkPlace } from '../../support/register';
import { signInAs, type TestApp } from '../../support/signInAs';
import { addRecord, roleRecord } from '../accounts/users';
import { PASSWORD, type Me, type WriteCase } from './requests';

let made = 0;

const users: WriteCase[] = [
  {
    route: 'POST /api/case/save-user',
    request: async (test) => ({
      url: '/api/case/save-user',
      payload: {
        fullName: 'Salma Khatun',
        userName: `new${++made}`,
        phone: '01199000099',
        roles: [await roleRecord(test, 'ROLE_ADMIN')],
        workPlaces: [{ id: await addWorkPlace(test.db) }],
      },
    }),
  },
  {
    route: 'POST /api/case/update-user',
    request: async (test) => {
      const workPlaces = [{ id: await addWorkPlace(test.db) }];
      const roles = [await roleRecord(test, 'ROLE_ADMIN')];
      const user = await addRecord(test);
      const payload = { ...user, fullName: 'Salma Begum', roles, workPlaces, version: 1 };
      return { url: '/api/case/update-user', payload };
    },
  },
  {
    route: 'POST /api/case/change-user-status/:id',
    request: async (test) => ({ url: `/api/case/change-user-status/${(await addRecord(test)).id}` }),
  },
  {
    route: 'POST /api/casebook/sample-accounts/switch-off',
    request: async () => ({ url: '/api/casebook/sample-accounts/switch-off' }),
  },
];

const account: WriteCase[] = [
  {
    route: 'PUT /api/casebook/account',
    request: async () => ({
      url: '/api/casebook/account',
      payload: {
        fullName: 'Rahima Khatun',
        email: `w${++made}@customs.example`,
        phone: '01199000099',
        present: PASSWORD,
      },
    }),
  },
  {
    route: 'PUT /api/casebook/account/alerts',
    request: async () => ({ url: '/api/casebook/account/alerts', payload: { HEARING: false } }),
  },
  {
    route: 'PUT /api/casebook/account/calendar',
    request: async (test, me) => {
      await test.app.inject({ method: 'POST', url: '/api/casebook/account/calendar', headers: me.bearer });
      return { url: '/api/casebook/account/calendar', payload: { withParties: true } };
    },
  },
  {
    route: 'DELETE /api/casebook/account/calendar',
    request: async () => ({ url: '/api/casebook/account/calendar' }),
  },
  {
    route: 'POST /api/casebook/account/password',
    request: async () => ({
      url: '/api/casebook/account/password',
      payload: { present: PASSWORD, new: `Another#Word-${randomUUID()}` },
    }),
  },
  {
    route: 'DELETE /api/casebook/account/sessions',
    request: async ({ db, clock }, { userName }) => {
      await signInAs(db, userName, clock.now());
      return { url: '/api/casebook/account/sessions' };
    },
  },
  {
    route: 'DELETE /api/casebook/account/sessions/:id',
    request: async ({ db, clock }, { id, userName }) => {
      const before = await sessionsOfUser(db, id, clock.now());
      await signInAs(db, userName, clock.now());
      const after = await sessionsOfUser(db, id, clock.now());
      const added = after.find((session) => !before.some((known) => known.id === session.id))!;
      return { url: `/api/casebook/account/sessions/${added.id}` };
    },
  },
];

async function tell({ db }: TestApp, { id: userId }: Me): Promise<number> {
  const notice = { userId, notificationType: 'BILL', shortMessage: 'A bill', seenAt: null };
  const { id } = await db.insertInto('notification').values(notice).returning('id').executeTakeFirstOrThrow();
  return id;
}

const notifications: WriteCase[] = [
  {
    route: 'PATCH /api/attendance_server/notifications/changeSeenStatus/:id',
    request: async (test, me) => ({
      url: `/api/attendance_server/notifications/changeSeenStatus/${await tell(test, me)}`,
    }),
  },
  {
    route: 'PUT /api/attendance_server/notifications/markAllAsRead',
    request: async (test, me) => {
      await tell(test, me);
      return { url: '/api/attendance_server/notifications/markAllAsRead' };
    },
  },
];

/** The writes of users, of the user’s own account and of notifications. */
export const accounts: WriteCase[] = [...users, ...account, ...notifications];
