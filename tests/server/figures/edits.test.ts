import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { caseTypeNamed } from '../../../domain/followOnCases';
import { tableOf } from '../../../server/platform/database/columns';
import {
  monthWiseCaseInfo,
  sectionWiseCaseSummary,
  type MonthRow,
  type SummaryRow,
} from '../../../server/features/cases/figures/figures';
import { driftOfTallies } from '../../../server/features/cases/figures/tally';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { addCases, addFilings, addWorkPlace, buildFiling } from '../../support/register';

/** The largest possible amount. */
const MOST = 9_999_999_999_999.99;
const TRIBUNAL = caseTypeNamed('tribunal-cases');
const TRIBUNAL_CASES = tableOf(TRIBUNAL);

let database: TestDatabase;
let air: number;
let jetty: number;
let filing: number;
let tribunalCase: number;

beforeAll(async () => {
  database = await createTestDatabase();
  [air, jetty] = [await addWorkPlace(database.db, 'AIR'), await addWorkPlace(database.db, 'Jetty')];
});
afterAll(() => database.drop());
beforeEach(async () => {
  const { db } = database;
  [filing] = (await addFilings(db, [
    buildFiling({ workPlaceId: air, revenue: MOST, dateOfJudgement: '2024-01-31' }),
    buildFiling({ workPlaceId: air, revenue: MOST, dateOfJudgement: '2024-01-01' }),
    buildFiling({ workPlaceId: air, revenue: MOST, dateOfJudgement: '2023-12-31' }),
    buildFiling({ workPlaceId: air, revenue: 0.01, dateOfJudgement: '2023-12-31' }),
  ])) as [number];
  [tribunalCase] = (await addCases(db, TRIBUNAL, [
    { caseFillingId: filing, dateOfCase: '2024-01-31' },
    { caseFillingId: filing, dateOfCase: '2024-02-01' },
  ])) as [number];
});
/* oxlint-disable vitest/no-standalone-expect -- true after each test, whatever it did */
afterEach(async () => {
  const { db } = database;
  expect(await driftOfTallies(db)).toEqual([]);
  await db.deleteFrom(TRIBUNAL_CASES).execute();
  await db.deleteFrom('caseFiling').execute();
  expect(JSON.parse(await monthWiseCaseInfo(db))).toEqual([]);
  expect(await figuresOf('AIR')).toEqual(['OPEN 0 0, 0 0']);
});
/* oxlint-enable vitest/no-standalone-expect */

/** A section's rows: filing status, then number and revenue of filings and of tribunal cases. */
const figuresOf = async (section: string) =>
  (JSON.parse(await sectionWiseCaseSummary(database.db)) as SummaryRow[])
    .filter(({ wpName }) => wpName === section)
    .map(
      (row) =>
        `${row.caseStatus} ${row.caseFiling} ${row.revenue}, ${row.tribunalCase} ${row.tribunalCaseRevenue}`,
    );

const months = async () =>
  (JSON.parse(await monthWiseCaseInfo(database.db)) as MonthRow[]).map(
    ({ yearMonth, customCase, tribunalCase: cases }) => `${yearMonth} ${customCase} ${cases}`,
  );

const changeFiling = (changes: object) =>
  database.db.updateTable('caseFiling').set(changes).where('id', '=', filing).execute();
const changeCase = (changes: object) =>
  database.db.updateTable(TRIBUNAL_CASES).set(changes).where('id', '=', tribunalCase).execute();

const thisMonth = () => new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 7);

it('the figures sum the largest amounts exactly to the poisha', async () => {
  expect(await figuresOf('AIR')).toEqual(['OPEN 4 29999999999999.98, 2 19999999999999.98']);
  await changeFiling({ revenue: '9999999999999.98' });
  expect(await figuresOf('AIR')).toEqual(['OPEN 4 29999999999999.97, 2 19999999999999.96']);
});

it('moving a filing to another section and status moves its court cases in the figures too', async () => {
  await changeFiling({ workPlaceId: jetty, status: 'SUBJUDICE', revenue: 12.5 });
  expect(await figuresOf('AIR')).toEqual(['OPEN 3 19999999999999.99, 0 0']);
  expect(await figuresOf('Jetty')).toEqual(['SUBJUDICE 1 12.5, 2 25']);
});

it('a changed or emptied date moves only its own record to another month of the figures', async () => {
  expect(await months()).toEqual(['2023-12 2 0', '2024-01 2 1', '2024-02 0 1']);
  await changeFiling({ dateOfJudgement: '2024-02-29' });
  expect(await months()).toEqual(['2023-12 2 0', '2024-01 1 1', '2024-02 1 1']);
  await changeCase({ dateOfCase: '2023-12-31' });
  expect(await months()).toEqual(['2023-12 2 1', '2024-01 1 0', '2024-02 1 1']);
  await changeFiling({ dateOfJudgement: null });
  await changeCase({ dateOfCase: null });
  expect(await months()).toEqual(['2023-12 2 0', '2024-01 1 0', '2024-02 0 1', `${thisMonth()} 1 1`]);
});

it('the figures no longer count a deleted filing', async () => {
  await database.db.deleteFrom(TRIBUNAL_CASES).execute();
  await database.db.deleteFrom('caseFiling').where('id', '=', filing).execute();
  expect(await figuresOf('AIR')).toEqual(['OPEN 3 19999999999999.99, 0 0']);
  expect(await months()).toEqual(['2023-12 2 0', '2024-01 1 0']);
});

it('the figures no longer count a deleted court case', async () => {
  await database.db.deleteFrom(TRIBUNAL_CASES).where('id', '=', tribunalCase).execute();
  expect(await figuresOf('AIR')).toEqual(['OPEN 4 29999999999999.98, 1 9999999999999.99']);
  expect(await months()).toEqual(['2023-12 2 0', '2024-01 2 0', '2024-02 0 1']);
});
