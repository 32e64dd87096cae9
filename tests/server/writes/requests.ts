import type { InjectOptions } from 'fastify';
import { caseTypes } from '../../../domain/followOnCases';
import { hashPassword } from '../../../server/features/accounts/signIn/passwords';
import { addBank, addCases, addCompany, addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { addUser, signInAs, type TestApp } from '../../support/signInAs';
import { registers as agentRegisters } from '../parties/agents';
import { history } from './historyRequests';

export type Headers = Record<string, string>;

export type Sent = Pick<InjectOptions, 'url' | 'payload'> & { url: string };

export interface WriteCase {
  /** The route as registered: `PUT /api/case/case-fillings/:id`. */
  route: string;
  /** Prepares the data. @returns a request that succeeds once */
  request(test: TestApp, me: Me): Promise<Sent>;
}

/** An administrator with the password `Right#Word1`. */
export interface Me {
  id: number;
  userName: string;
  bearer: Headers;
}

export const PASSWORD = 'Right#Word1';
let made = 0;

/** One hash for all users, because hashing is slow by design. */
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
    // only one backup may be pending, so those that earlier tests requested are marked as done
    await db.updateTable('backup').set({ state: 'OK' }).execute();
    return { url: '/api/casebook/backups', payload: {} };
  },
};

/** The writes of the registers, the lists of sections and banks, the office, backups and the history. */
export const registerWrites: WriteCase[] = [
  ...filings,
  ...courtCases,
  ...proceedings,
  ...agents,
  ...companies,
  ...keptLists,
  office,
  backup,
  ...history,
];
