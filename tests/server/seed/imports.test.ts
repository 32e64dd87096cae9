import { afterAll, beforeAll, expect, it } from 'vitest';
import { createImportWorker } from '../../../server/features/imports/worker';
import { createLog } from '../../../server/platform/log';
import type { TestDatabase } from '../../support/database';
import { sampleRegister } from './support/sampleRegister';

let database: TestDatabase;
beforeAll(async () => {
  database = await sampleRegister();
});
afterAll(() => database.drop());

it('the import in the sample register has four refused rows, and can be undone', async () => {
  const { db } = database;
  const batch = () => db.selectFrom('importBatch').selectAll().executeTakeFirstOrThrow();
  expect(await batch()).toMatchObject({ state: 'DONE', total: 13, done: 9, refused: 4, skipped: 0 });
  const refused = await db
    .selectFrom('importRow')
    .select('errors')
    .where('state', '=', 'refused')
    .orderBy('line')
    .execute();
  expect(refused.map(({ errors }) => errors[0]!.code)).toEqual([
    'unknownReference',
    'notReadAsAmount',
    'noSuchDate',
    'sameInSheet',
  ]);
  const event = await db
    .selectFrom('event')
    .select(['at', 'details'])
    .where('kind', '=', 'IMPORT')
    .executeTakeFirstOrThrow();
  expect(event.at.toISOString()).toBe((await batch()).finishedAt!.toISOString());
  expect(event.details).toMatchObject({ register: 'case-fillings', state: 'DONE', done: 9, refused: 4 });
  await db.updateTable('importBatch').set({ state: 'UNDOING' }).execute();
  await createImportWorker(db, createLog('error')).work();
  expect(await batch()).toMatchObject({ state: 'UNDONE', ready: 9, kept: 0 });
  const { filings } = await db
    .selectFrom('caseFiling')
    .select(({ fn }) => fn.countAll<number>().as('filings'))
    .executeTakeFirstOrThrow();
  expect(filings).toBe(2991);
});
