import { sql } from 'kysely';
import type { TestApp } from '../../support/signInAs';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';
import type { WriteCase } from './requests';

const filingIn = async ({ db }: TestApp) => {
  const [id] = await addFilings(db, [buildFiling({ workPlaceId: await addWorkPlace(db) })]);
  return id!;
};

/** The changes of a filing, the newest first. */
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
];
