import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { caseTypes } from '../../../domain/followOnCases';
import { hashPassword } from '../../../server/signIn/passwords';
import { sessionsOfUser } from '../../../server/store/signIn/ownSessions';
import { addBank, addCases, addCompany, addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { addUser, signInAs, type TestApp } from '../../support/signInAs';
import { registers as agentRegisters } from '../agents/registers';
import { addRecord, roleRecord } from '../users/calls';
import { history } from './historyRequests';

export type Headers = Record<string, string>;

export type Sent = Pick<InjectOptions, 'url' | 'payload'> & { url: string };

export interface WriteCase {
  /** The route as registered: `PUT /api/case/case-fillings/:id`. */
  route: string;
  /** Prepares the data and returns a request that succeeds once. */
  request(test: TestApp, me: Me): Promise<Sent>;
}

/** An administrator with the password `Right#Word1`. */
export interface Me {
  id: number;
  userName: string;
  bearer: Headers;
}

const PASSWORD = 'Right#Word1';
let made = 0;

/** One hash for all, because hashing is slow by design. */
let passwordHash: Promise<string> | undefined;

export async function somebody({ db, clock }: TestApp): Promise<Me> {
  const userName = await addUser(db, { userName: `writer${++made}`, roles: ['ROLE_ADMIN'] });
  passwordHash ??= hashPassword(PASSWORD);
  const { id } = await db
    .updateTable('appUser')
    .set({ passwordHash: await passwordHash })
    .where('userName', '=', userName)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, userName, bearer: await signInAs(db, userName, clock.now()) };
}

export const filingIn = async ({ db }: TestApp) => {
  const [id] = await addFilings(db, [buildFiling({ workPlaceId: await addWorkPlace(db) })]);
  return id!;
};

const filings: WriteCase[] = [
  {
    route: 'POST /api/case/case-fillings',
    request: async ({ db }) => ({
      url: '/api/case/case-fillings',
      payload: { nothiNumber: `W-${++made}`, workPlace: { id: await addWorkPlace(db) } },
    }),
  },
  {
    route: 'PUT /api/case/case-fillings/:id',
    request: async (test) => {
      const id = await filingIn(test);
      const workPlace = { id: await addWorkPlace(test.db) };
      const payload = { nothiNumber: `W-${++made}`, workPlace, version: 1 };
      return { url: `/api/case/case-fillings/${id}`, payload };
    },
  },
  {
    route: 'DELETE /api/case/case-filling:id',
    request: async (test) => ({ url: `/api/case/case-filling${await filingIn(test)}` }),
  },
];

const courtCases = caseTypes.flatMap((type): WriteCase[] => {
  const collection = `/api/case/${type.name}`;
  const added = async (test: TestApp) => {
    const [id] = await addCases(test.db, type, [{ caseFillingId: await filingIn(test) }]);
    return `${collection}/${id}`;
  };
  return [
    {
      route: `POST ${collection}`,
      request: async (test) => ({
        url: collection,
        payload: { caseFilling: { id: await filingIn(test) }, dateOfCase: '2026-02-05' },
      }),
    },
    {
      route: `PUT ${collection}/:id`,
      request: async (test) => ({
        url: await added(test),
        payload: { dateOfCase: '2026-02-05', version: 1 },
      }),
    },
    { route: `DELETE ${collection}/:id`, request: async (test) => ({ url: await added(test) }) },
  ];
});

const proceedings: WriteCase[] = [
  {
    route: 'PUT /api/casebook/proceedings/:id',
    request: async (test) => {
      const recordId = await filingIn(test);
      const { id } = await test.db
        .selectFrom('proceeding')
        .select('id')
        .where('kind', '=', 'case-fillings')
        .where('recordId', '=', recordId)
        .executeTakeFirstOrThrow();
      return { url: `/api/casebook/proceedings/${id}`, payload: { lawOfficer: 'AAG Karim', version: 1 } };
    },
  },
];

const agents = agentRegisters.flatMap(({ collection, agent }): WriteCase[] => {
  const build = () => ({ ...agent, licNo: `W${++made}` });
  const added = async ({ app }: TestApp, { bearer }: Me) => {
    const answer = await app.inject({ method: 'POST', url: collection, headers: bearer, payload: build() });
    return `${collection}/${answer.json().id}`;
  };
  return [
    { route: `POST ${collection}`, request: async () => ({ url: collection, payload: build() }) },
    {
      route: `PUT ${collection}/:id`,
      request: async (test, me) => ({ url: await added(test, me), payload: { ...build(), version: 1 } }),
    },
    { route: `DELETE ${collection}/:id`, request: async (test, me) => ({ url: await added(test, me) }) },
  ];
});

const companies: WriteCase[] = [
  {
    route: 'POST /api/case/companies',
    request: async () => ({ url: '/api/case/companies', payload: { companyName: `Writers ${++made}` } }),
  },
  {
    route: 'PUT /api/case/companies/:id',
    request: async ({ db }) => ({
      url: `/api/case/companies/${await addCompany(db)}`,
      payload: { companyName: `Writers ${++made}`, version: 1 },
    }),
  },
  {
    route: 'POST /api/case/change-status/:id',
    request: async ({ db }) => ({ url: `/api/case/change-status/${await addCompany(db)}` }),
  },
];

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

const office: WriteCase = {
  route: 'PUT /api/casebook/office',
  request: async () => ({ url: '/api/casebook/office', payload: { name: `Office ${++made}` } }),
};

const keptLists = [
  { collection: '/api/casebook/sections', add: addWorkPlace },
  { collection: '/api/casebook/banks', add: addBank },
].flatMap(({ collection, add }): WriteCase[] => [
  {
    route: `POST ${collection}`,
    request: async () => ({ url: collection, payload: { name: `Kept ${++made}` } }),
  },
  {
    route: `PUT ${collection}/:id`,
    request: async ({ db }) => ({
      url: `${collection}/${await add(db)}`,
      payload: { name: `Kept ${++made}`, version: 1 },
    }),
  },
  {
    route: `DELETE ${collection}/:id`,
    request: async ({ db }) => ({ url: `${collection}/${await add(db)}` }),
  },
  {
    route: `POST ${collection}/:id/merge`,
    request: async ({ db }) => ({
      url: `${collection}/${await add(db)}/merge`,
      payload: { into: await add(db) },
    }),
  },
]);

const backup: WriteCase = {
  route: 'POST /api/casebook/backups',
  async request({ db }) {
    // one at a time: those of the tests before are made
    await db.updateTable('backup').set({ state: 'OK' }).execute();
    return { url: '/api/casebook/backups', payload: {} };
  },
};

/** The writes of the registers, accounts and lists. */
export const registerWrites: WriteCase[] = [
  ...filings,
  ...courtCases,
  ...proceedings,
  ...agents,
  ...companies,
  ...users,
  ...account,
  ...notifications,
  ...keptLists,
  office,
  backup,
  ...history,
];
