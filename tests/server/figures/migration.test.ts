import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { caseTypeNamed } from '../../../domain/followOnCases';
import { up } from '../../../server/platform/database/migrations/0016_caseMonths';
import { driftOfTallies } from '../../../server/features/figures/tallyCheck';
import { monthWiseCaseInfo } from '../../../server/features/figures/figures';
import { createTestDatabase } from '../../support/database';
import { addCases, addFilings, addWorkPlace, buildFiling } from '../../support/register';

it('migration 0016 counts the records of a register already in use by month', async () => {
  const database = await createTestDatabase();
  const { db } = database;
  try {
    const workPlaceId = await addWorkPlace(db);
    const [filing] = await addFilings(db, [buildFiling({ workPlaceId, dateOfJudgement: '2025-01-31' })]);
    const writs = [{ caseFillingId: filing!, dateOfCase: '2026-03-01' }];
    await addCases(db, caseTypeNamed('high-court-rits'), writs);

    await sql`drop table case_month_tally`.execute(db);
    await sql`drop function case_month cascade`.execute(db);
    await up(db as Kysely<unknown>);

    expect(await driftOfTallies(db)).toEqual([]);
    expect(JSON.parse(await monthWiseCaseInfo(db))).toMatchObject([
      { yearMonth: '2025-01', customCase: 1, highCourtRit: 0 },
      { yearMonth: '2026-03', customCase: 0, highCourtRit: 1 },
    ]);
  } finally {
    await database.drop();
  }
});
