import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { caseTypes } from '../../../domain/followOnCases';
import { apiOf } from '../../../domain/followOnCases/caseType';
import { sessionsOfUser } from '../../../server/features/accounts/signIn/storedSessions';
import { addBank, addCases, addCompany, addWorkPlace } from '../../support/register';
import { signInAs, type TestApp } from '../../support/signInAs';
import { factorOf, setUpFactor } from '../accounts/factor';
import { addRecord, roleRecord } from '../accounts/users';
import { registers as agentRegisters } from '../parties/agents';
import { added, filingIn, PASSWORD, proceedingIn, somebody, writesOf, type Me } from './requests';

let made = 0;

const filings = writesOf({
  'POST /api/case/case-fillings': async ({ db }) => ({
    payload: { nothiNumber: `W-${++made}`, workPlace: { id: await addWorkPlace(db) } },
  }),
  'PUT /api/case/case-fillings/:id': async (test) => {
    const workPlace = { id: await addWorkPlace(test.db) };
    return { id: await filingIn(test), payload: { nothiNumber: `W-${++made}`, workPlace, version: 1 } };
  },
  'DELETE /api/case/case-filling:id': async (test) => ({ id: await filingIn(test) }),
});

const courtCases = caseTypes.flatMap((type) => {
  const caseIn = async (test: TestApp) =>
    (await addCases(test.db, type, [{ caseFillingId: await filingIn(test) }]))[0]!;
  const values = { dateOfCase: '2026-02-05' };
  return writesOf({
    [`POST ${apiOf(type)}/${type.name}`]: async (test) => ({
      payload: { caseFilling: { id: await filingIn(test) }, ...values },
    }),
    [`PUT ${apiOf(type)}/${type.name}/:id`]: async (test) => ({
      id: await caseIn(test),
      payload: { ...values, version: 1 },
    }),
    [`DELETE ${apiOf(type)}/${type.name}/:id`]: async (test) => ({ id: await caseIn(test) }),
  });
});

const agents = agentRegisters.flatMap(({ collection, agent }) => {
  const build = () => ({ ...agent, licNo: `W${++made}` });
  const agentIn = async (test: TestApp, me: Me) => (await added(test, collection, build(), me)).id;
  return writesOf({
    [`POST ${collection}`]: () => ({ payload: build() }),
    [`PUT ${collection}/:id`]: async (test, me) => ({
      id: await agentIn(test, me),
      payload: { ...build(), version: 1 },
    }),
    [`DELETE ${collection}/:id`]: async (test, me) => ({ id: await agentIn(test, me) }),
  });
});

const keptLists = Object.entries({ sections: addWorkPlace, banks: addBank }).flatMap(([name, add]) =>
  writesOf({
    [`POST /api/casebook/${name}`]: () => ({ payload: { name: `Kept ${++made}` } }),
    [`PUT /api/casebook/${name}/:id`]: async ({ db }) => ({
      id: await add(db),
      payload: { name: `Kept ${++made}`, version: 1 },
    }),
    [`DELETE /api/casebook/${name}/:id`]: async ({ db }) => ({ id: await add(db) }),
    [`POST /api/casebook/${name}/:id/merge`]: async ({ db }) => ({
      id: await add(db),
      payload: { into: await add(db) },
    }),
  }),
);

const others = writesOf({
  'PUT /api/casebook/proceedings/:id': async (test) => ({
    id: await proceedingIn(test),
    payload: { lawOfficer: 'AAG Karim', version: 1 },
  }),
  'POST /api/case/companies': () => ({ payload: { companyName: `Writers ${++made}` } }),
  'PUT /api/case/companies/:id': async ({ db }) => ({
    id: await addCompany(db),
    payload: { companyName: `Writers ${++made}`, version: 1 },
  }),
  'POST /api/case/change-status/:id': async ({ db }) => ({ id: await addCompany(db) }),
  'PUT /api/casebook/office': () => ({ payload: { name: `Office ${++made}` } }),
  async 'POST /api/casebook/backups'({ db }) {
    // only one backup may be pending, so those that earlier tests requested are marked as done
    await db.updateTable('backup').set({ state: 'OK' }).execute();
    return { payload: {} };
  },
});

/** The ids of a filing’s changes, the newest first. */
async function changesOf({ db }: TestApp, recordId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from change where register = 'case-fillings' and record_id = ${recordId} order by id desc
  `.execute(db);
  return rows.map(({ id }) => id);
}

async function proposalIn(test: TestApp) {
  const { rows } = await sql<{ id: number }>`
    insert into proposal (by_user, register, record_id, action, of_version)
    select min(id), 'case-fillings', ${await filingIn(test)}, 'delete', 1 from app_user returning id
  `.execute(test.db);
  await sql`update office set needs_approval = false`.execute(test.db);
  return rows[0]!;
}

const history = writesOf({
  'POST /api/casebook/changes/:id/restore': async (test) => {
    const filing = await filingIn(test);
    await sql`update case_filing set remarks = 'Edited', version = 2 where id = ${filing}`.execute(test.db);
    return { id: (await changesOf(test, filing))[1]!, payload: { version: 2 } };
  },
  'POST /api/casebook/deleted/:id/restore': async (test) => {
    const filing = await filingIn(test);
    await sql`delete from case_filing where id = ${filing}`.execute(test.db);
    return { id: (await changesOf(test, filing))[0]! };
  },
  'POST /api/casebook/events': async (test) => ({
    payload: { kind: 'PRINT', caseFilingId: await filingIn(test) },
  }),
  'POST /api/casebook/proposals': async (test) => {
    await sql`update office set needs_approval = true`.execute(test.db);
    return {
      payload: { register: 'case-fillings', recordId: await filingIn(test), action: 'delete', version: 1 },
    };
  },
  'POST /api/casebook/proposals/:id/approve': proposalIn,
  'POST /api/casebook/proposals/:id/refuse': proposalIn,
});

const users = writesOf({
  'POST /api/case/save-user': async (test) => ({
    payload: {
      fullName: 'Salma Khatun',
      userName: `new${++made}`,
      phone: '01199000099',
      roles: [await roleRecord(test, 'ROLE_ADMIN')],
      workPlaces: [{ id: await addWorkPlace(test.db) }],
    },
  }),
  'POST /api/case/update-user': async (test) => {
    const workPlaces = [{ id: await addWorkPlace(test.db) }];
    const roles = [await roleRecord(test, 'ROLE_ADMIN')];
    const user = await addRecord(test);
    return { payload: { ...user, fullName: 'Salma Begum', roles, workPlaces, version: 1 } };
  },
  'POST /api/case/change-user-status/:id': async (test) => ({ id: (await addRecord(test)).id }),
  'DELETE /api/casebook/users/:id/second-factor': async (test) => {
    const { id, bearer } = await somebody(test);
    await setUpFactor(test, factorOf(test, bearer), PASSWORD);
    return { id };
  },
  'POST /api/casebook/sample-accounts/switch-off': () => ({}),
});

async function notificationOf({ db }: TestApp, { id: userId }: Me): Promise<{ id: number }> {
  const notice = { userId, notificationType: 'BILL', shortMessage: 'A bill', seenAt: null };
  return db.insertInto('notification').values(notice).returning('id').executeTakeFirstOrThrow();
}

const account = writesOf({
  'PUT /api/casebook/account': () => {
    const contact = { email: `w${++made}@customs.example`, phone: '01199000099' };
    return { payload: { fullName: 'Rahima Khatun', ...contact, present: PASSWORD } };
  },
  'PUT /api/casebook/account/alerts': () => ({ payload: { HEARING: false } }),
  'PUT /api/casebook/account/calendar': async (test, me) => {
    await added(test, '/api/casebook/account/calendar', undefined, me);
    return { payload: { withParties: true } };
  },
  'DELETE /api/casebook/account/calendar': () => ({}),
  'POST /api/casebook/account/password': () => ({
    payload: { present: PASSWORD, new: `Another#Word-${randomUUID()}` },
  }),
  'DELETE /api/casebook/account/sessions': async ({ db, clock }, { userName }) => {
    await signInAs(db, userName, clock.now());
    return {};
  },
  'DELETE /api/casebook/account/sessions/:id': async ({ db, clock }, { id, userName }) => {
    const before = await sessionsOfUser(db, id, clock.now());
    await signInAs(db, userName, clock.now());
    const after = await sessionsOfUser(db, id, clock.now());
    return after.find((session) => !before.some((known) => known.id === session.id))!;
  },
  'PATCH /api/attendance_server/notifications/changeSeenStatus/:id': notificationOf,
  'PUT /api/attendance_server/notifications/markAllAsRead': async (test, me) => {
    await notificationOf(test, me);
    return {};
  },
});

/** The writes of the registers, the kept lists, the office, backups, the history, users and one’s own account. */
export const registerWrites = [
  ...filings,
  ...courtCases,
  ...agents,
  ...keptLists,
  ...others,
  ...history,
  ...users,
  ...account,
];
