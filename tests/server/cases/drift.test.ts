import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { caseTypeNamed } from '../../../domain/followOnCases';
import { driftOfProceedings } from '../../../server/features/cases/proceedingCheck';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { addCases, addFilings, addWorkPlace, buildFiling } from '../../support/register';

let database: TestDatabase;
let filing: number;
let elsewhere: number;
let tribunal: number;
let writ: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const workPlaceId = await addWorkPlace(db);
  [filing, elsewhere] = (await addFilings(db, [
    buildFiling({ workPlaceId }),
    buildFiling({ workPlaceId }),
  ])) as [number, number];
  const order = { tribunalCaseNo: 'T-1', tribunalOrderDate: '2024-01-01', tribunalJudgement: 'ONREMAND' };
  [tribunal] = (await addCases(db, caseTypeNamed('tribunal-cases'), [
    { caseFillingId: filing, dateOfCase: '2023-01-01', status: 'ORDER_PASSED', ...order },
  ])) as [number];
  [writ] = (await addCases(db, caseTypeNamed('high-court-rits'), [
    { caseFillingId: filing, dateOfCase: '2024-05-01' },
  ])) as [number];
});
afterAll(() => database.drop());

/** Executes statements without triggers, returns the differences that the check finds, and rolls back. */
async function drift(...statements: string[]) {
  const trx = await database.db.startTransaction().execute();
  try {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const statement of statements) {
      const { numAffectedRows } = await sql.raw(statement).execute(trx);
      expect(numAffectedRows).toBe(1n);
    }
    return await driftOfProceedings(trx);
  } finally {
    await trx.rollback().execute();
  }
}

const ofTribunal = () => ({ kind: 'tribunal-cases', recordId: tribunal });

it('the check of proceedings finds nothing in consistent data', async () => {
  expect(await driftOfProceedings(database.db)).toEqual([]);
});

it.each([
  ['case_filing_id = 0', { case_filing_id: 0 }],
  ['work_place_id = 0', { work_place_id: 0 }],
  [`number = 'T-2'`, { number: 'T-2' }],
  ['number = null', { number: null }],
  [`opened_on = '2023-01-02'`, { opened_on: '2023-01-02' }],
  ['decided_on = null', { decided_on: null }],
  [`outcome = 'government'`, { outcome: 'government' }],
  [`status = 'SUBJUDICE'`, { status: 'SUBJUDICE' }],
])('the check of proceedings finds a proceeding with %s', async (change, kept) => {
  const [found, ...others] = await drift(
    `update proceeding set ${change} where kind = 'tribunal-cases' and record_id = ${tribunal}`,
  );
  expect(found).toEqual({ ...ofTribunal(), kept, recorded: expect.anything() as unknown });
  expect(Object.keys(found!.recorded!)).toEqual(Object.keys(kept));
  // a proceeding moved to another file also challenges, or is challenged, across files
  if (!change.startsWith('case_filing_id')) expect(others).toEqual([]);
});

it('the check of proceedings reports the record’s and the proceeding’s values', async () => {
  expect(await drift(`update tribunal_case set tribunal_judgement = null where id = ${tribunal}`)).toEqual([
    { ...ofTribunal(), kept: { outcome: 'remand' }, recorded: { outcome: null } },
  ]);
});

it('the check of proceedings finds records without a proceeding of their own, and orphaned proceedings', async () => {
  expect(await drift(`delete from proceeding where kind = 'high-court-rits'`)).toMatchObject([
    { kind: 'high-court-rits', recordId: writ, kept: null, recorded: { opened_on: '2024-05-01' } },
  ]);
  expect(await drift(`update case_filing set proceeding_id = 0 where id = ${elsewhere}`)).toMatchObject([
    { kind: 'case-fillings', recordId: elsewhere, recorded: { id: 0 } },
  ]);
  expect(await drift(`delete from tribunal_case where id = ${tribunal}`)).toMatchObject([
    { ...ofTribunal(), kept: { number: 'T-1' }, recorded: null },
  ]);
});

const idOf = (kind: string, recordId: number) =>
  `(select id from proceeding where kind = '${kind}' and record_id = ${recordId})`;

it('the check of proceedings finds challenged orders that are of another file, a filing, or in a cycle', async () => {
  const writs = { kind: 'high-court-rits', recordId: writ };
  const challenge = (id: string) => `update proceeding set from_id = ${id} where kind = 'high-court-rits'`;
  const kept = { from_id: expect.any(Number) as unknown };
  expect(await drift(challenge(idOf('case-fillings', elsewhere)))).toEqual([
    { ...writs, kept, recorded: null },
  ]);
  expect(await drift(challenge(idOf('case-fillings', filing)))).toEqual([{ ...writs, kept, recorded: null }]);
  expect(
    await drift(
      challenge(idOf('tribunal-cases', tribunal)),
      `update proceeding set from_id = ${idOf('high-court-rits', writ)} where kind = 'tribunal-cases'`,
    ),
  ).toEqual([
    { ...writs, kept, recorded: null },
    { ...ofTribunal(), kept, recorded: null },
  ]);
});
