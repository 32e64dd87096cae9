import { sql } from 'kysely';
import type { TestApp } from '../../support/signInAs';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';
import type { WriteCase } from './requests';

const filingIn = async ({ db }: TestApp) => {
  const [id] = await addFilings(db, [buildFiling({ workPlaceId: await addWorkPlace(db) })]);
  return id!;
};

/** The ids of a filing’s changes, the newest first. */
async function changesOf({ db }: TestApp, recordId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from change where register = 'case-fillings' and record_id = ${recordId} order by id desc
  `.execute(db);
  return rows.map(({ id }) => id);
}

export const history: WriteCase[] = [
  {
    route: 'POST /api/casebook/changes/:id/restore',
    request: async (test) => {
      const id = await filingIn(test);
      await sql`update case_filing set remarks = 'Edited', version = 2 where id = ${id}`.execute(test.db);
      const [, created] = await changesOf(test, id);
      return { url: `/api/casebook/changes/${created}/restore`, payload: { version: 2 } };
    },
  },
  {
    route: 'POST /api/casebook/deleted/:id/restore',
    request: async (test) => {
      const id = await filingIn(test);
      await sql`delete from case_filing where id = ${id}`.execute(test.db);
      const [deletion] = await changesOf(test, id);
      return { url: `/api/casebook/deleted/${deletion}/restore` };
    },
  },
  {
    route: 'POST /api/casebook/events',
    request: async (test) => ({
      url: '/api/casebook/events',
      payload: { kind: 'PRINT', caseFilingId: await filingIn(test) },
    }),
  },
  {
    route: 'POST /api/casebook/proposals',
    request: async (test) => {
      await sql`update office set needs_approval = true`.execute(test.db);
      const recordId = await filingIn(test);
      const payload = { register: 'case-fillings', recordId, action: 'delete', version: 1 };
      return { url: '/api/casebook/proposals', payload };
    },
  },
  ...['approve', 'refuse'].map((decision): WriteCase => ({
    route: `POST /api/casebook/proposals/:id/${decision}`,
    request: async (test) => {
      const { rows } = await sql<{ id: number }>`
        insert into proposal (by_user, register, record_id, action, of_version)
        select min(id), 'case-fillings', ${await filingIn(test)}, 'delete', 1 from app_user returning id
      `.execute(test.db);
      await sql`update office set needs_approval = false`.execute(test.db);
      return { url: `/api/casebook/proposals/${rows[0]!.id}/${decision}` };
    },
  })),
];
