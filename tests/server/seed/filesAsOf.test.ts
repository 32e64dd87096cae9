import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayInDhaka } from '../../../domain/dates';
import { filePageAsOf } from '../../../server/features/files/fileAsOf';
import { filePage } from '../../../server/features/files/files';
import type { TestDatabase } from '../../support/database';
import { sampleRegister } from './support/sampleRegister';

let database: TestDatabase;
beforeAll(async () => {
  database = await sampleRegister();
}, 300_000);
afterAll(() => database.drop());

it.each(['ROLE_ADMIN', 'ROLE_CUSTOMS'])(
  'a sample file as of today, shown to %s, is the same as the file now',
  async (role) => {
    const { db } = database;
    const user = { userId: 1, userName: 'someone', fullName: 'Someone', roles: [role], sessionId: '' };
    const files = await db
      .selectFrom('proceeding')
      .select('caseFilingId')
      .groupBy('caseFilingId')
      .orderBy(({ fn }) => fn.countAll(), 'desc')
      .orderBy('caseFilingId')
      .limit(40)
      .execute();
    for (const { caseFilingId } of files) {
      const now = await filePage(db, caseFilingId, user);
      expect(await filePageAsOf(db, caseFilingId, dayInDhaka(), user)).toEqual(now);
    }
  },
);
