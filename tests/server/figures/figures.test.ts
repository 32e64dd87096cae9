import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseTypeNamed } from '../../../domain/followOnCases';
import { driftOfTallies } from '../../../server/features/cases/figures/tally';
import { addCases, addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';

let test: TestApp;
let admin: { authorization: string };
let customs: { authorization: string };

const NONE = {
  caseFiling: 0,
  revenue: 0,
  applicateCommCase: 0,
  applicateCommCaseRevenue: 0,
  tribunalCase: 0,
  tribunalCaseRevenue: 0,
  customsAppeal: 0,
  customsAppealRevenue: 0,
  highCourtRit: 0,
  highCourtRitRevenue: 0,
  highCourtCpaCplCase: 0,
  highCourtCpaCplCaseRevenue: 0,
  highCourtCpCase: 0,
  highCourtCpCaseRevenue: 0,
  admiralSuit: 0,
  admiralSuitRevenue: 0,
  foujdariCase: 0,
  foujdariCaseRevenue: 0,
  civilCase: 0,
  civilCaseRevenue: 0,
};

const NO_MONTH = {
  customCase: 0,
  applicateCommCase: 0,
  tribunalCase: 0,
  customAppeal: 0,
  highCourtRit: 0,
  highCourtCpaCpl: 0,
  highCourtCp: 0,
  admiral: 0,
  foujdari: 0,
  civilCase: 0,
};

const get = async (path: string, headers = admin) =>
  (await test.app.inject({ url: `/api/case/${path}`, headers })).json();
const thisMonth = () => new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 7);

let air: number;
let jetty: number;
let zonal: number;
let open: number;
let closed: number;

beforeAll(async () => {
  test = await buildTestApp();
  [admin, customs] = await Promise.all([test.as('ROLE_ADMIN'), test.as('ROLE_CUSTOMS')]);
  air = await addWorkPlace(test.db, 'AIR');
  jetty = await addWorkPlace(test.db, 'Jetty');
  zonal = await addWorkPlace(test.db, 'Zonal office');
  [open, closed] = (await addFilings(test.db, [
    buildFiling({ workPlaceId: air, revenue: 1000.25, dateOfJudgement: '2024-02-29' }),
    buildFiling({ workPlaceId: air, revenue: 50, status: 'CLOSED', dateOfJudgement: '2024-02-01' }),
    buildFiling({ workPlaceId: air, revenue: 0.5, dateOfJudgement: '2025-12-31' }),
    buildFiling({ workPlaceId: jetty, revenue: 7, status: 'SUBJUDICE' }),
  ])) as [number, number];
  const add = (type: string, cases: { caseFillingId: number; [field: string]: unknown }[]) =>
    addCases(test.db, caseTypeNamed(type), cases);
  await add('tribunal-cases', [
    { caseFillingId: open, status: 'SUBJUDICE', dateOfCase: '2024-02-10' },
    { caseFillingId: open, status: 'ORDER_PASSED', dateOfCase: '2025-12-01' },
    { caseFillingId: closed, status: 'ORDER_PASSED' },
  ]);
  await add('custom-appeals', [{ caseFillingId: open, dateOfCase: '2025-12-05' }]);
  await add('civil-case', [{ caseFillingId: closed, status: 'SUBJUDICE', dateOfCase: '2024-02-11' }]);
});
afterAll(() => test.close());

describe('the figures against literal counts', () => {
  it('the dashboard counts each register by status, with 0 for statuses without cases', async () => {
    const none = { ORDER_PASSED: 0, SUBJUDICE: 0 };
    expect(await get('v2/dashboard-info')).toEqual({
      caseFilling: { OPEN: 2, CLOSED: 1, ONREMAND: 0, SUBJUDICE: 1 },
      applicateCommCase: none,
      tribunalCase: { ORDER_PASSED: 2, SUBJUDICE: 1 },
      customsAppeal: { ...none, NOT_GIVEN: 1 },
      highCourtRit: none,
      highCourtCpaCplCase: none,
      highCourtCpCase: none,
      admiralSuit: none,
      foujdariCase: none,
      civilCase: { ORDER_PASSED: 0, SUBJUDICE: 1 },
    });
  });

  it('the dashboard and the figures by month are the same for customs staff and administrators', async () => {
    expect(await get('v2/dashboard-info', customs)).toEqual(await get('v2/dashboard-info'));
    expect(await get('month-wise-case-info', customs)).toEqual(await get('month-wise-case-info'));
  });

  it('the figures by month count a record in the month of its date, or of its creation if it has no date', async () => {
    expect(await get('month-wise-case-info')).toEqual([
      { ...NO_MONTH, yearMonth: '2024-02', customCase: 2, tribunalCase: 1, civilCase: 1 },
      { ...NO_MONTH, yearMonth: '2025-12', customCase: 1, tribunalCase: 1, customAppeal: 1 },
      { ...NO_MONTH, yearMonth: thisMonth(), customCase: 1, tribunalCase: 1 },
    ]);
  });

  it('the section-wise summary counts each section by filing status, with revenue in taka', async () => {
    expect(await get('section-wise-case-summary')).toEqual([
      {
        ...NONE,
        wpName: 'AIR',
        workPlaceId: air,
        caseStatus: 'OPEN',
        caseFiling: 2,
        revenue: 1000.75,
        tribunalCase: 2,
        tribunalCaseRevenue: 2000.5,
        customsAppeal: 1,
        customsAppealRevenue: 1000.25,
      },
      {
        ...NONE,
        wpName: 'AIR',
        workPlaceId: air,
        caseStatus: 'CLOSED',
        caseFiling: 1,
        revenue: 50,
        tribunalCase: 1,
        tribunalCaseRevenue: 50,
        civilCase: 1,
        civilCaseRevenue: 50,
      },
      { ...NONE, wpName: 'Jetty', workPlaceId: jetty, caseStatus: 'SUBJUDICE', caseFiling: 1, revenue: 7 },
      { ...NONE, wpName: 'Zonal office', workPlaceId: zonal, caseStatus: 'OPEN' },
    ]);
  });
});

describe('a moved filing', () => {
  it('a filing’s new status moves its court cases in the section-wise summary, but its new date does not', async () => {
    const before = await get('month-wise-case-info');
    await test.db
      .updateTable('caseFiling')
      .set({ status: 'ONREMAND', revenue: 5, dateOfJudgement: '2025-12-02' })
      .where('id', '=', open)
      .execute();
    const summary = (await get('section-wise-case-summary')) as { wpName: string; caseStatus: string }[];
    expect(summary.filter(({ wpName }) => wpName === 'AIR')).toEqual([
      { ...NONE, wpName: 'AIR', workPlaceId: air, caseStatus: 'OPEN', caseFiling: 1, revenue: 0.5 },
      expect.objectContaining({ caseStatus: 'CLOSED', tribunalCase: 1 }),
      {
        ...NONE,
        wpName: 'AIR',
        workPlaceId: air,
        caseStatus: 'ONREMAND',
        caseFiling: 1,
        revenue: 5,
        tribunalCase: 2,
        tribunalCaseRevenue: 10,
        customsAppeal: 1,
        customsAppealRevenue: 5,
      },
    ]);
    const [february, december] = before;
    expect((await get('month-wise-case-info')).slice(0, 2)).toEqual([
      { ...february, customCase: 1 },
      { ...december, customCase: 2 },
    ]);
  });
});

describe('the check of the tallies', () => {
  it('the check of the tallies finds nothing in correct ones, and names each difference', async () => {
    expect(await driftOfTallies(test.db)).toEqual([]);
    await test.db
      .insertInto('caseMonthTally')
      .values({ register: 'writ_case', month: '2024-02-01', cases: 3 })
      .execute();
    expect(await driftOfTallies(test.db)).toEqual([
      {
        tally: 'case_month_tally',
        group: { register: 'writ_case', month: '2024-02-01' },
        tallied: { cases: '3.00' },
        counted: null,
      },
    ]);
    await test.db.deleteFrom('caseMonthTally').where('register', '=', 'writ_case').execute();
  });
});
