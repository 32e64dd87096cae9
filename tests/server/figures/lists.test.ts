import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filingStatuses } from '../../../domain/choices';
import { contractTypes } from '../../../domain/followOnCases';
import { addCases, addCompany, addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { isLong } from '../../support/long';
import { buildTestApp, type TestApp } from '../../support/signInAs';

let test: TestApp;
let admin: { authorization: string };
let sections: { name: string; id: number }[];

type Row = Record<string, unknown> & {
  id: number;
  status: string | null;
  nothiNumber?: string;
  workPlace?: { id: number };
  caseFilling?: { nothiNumber: string; workPlace: { id: number } };
};
type Counts = Record<string, number>;

const ask = async (path: string) => (await test.app.inject({ url: `/api/${path}`, headers: admin })).json();

/** Requests a filtered list, and expects that page, stream and total agree. @returns its records */
async function listed(page: string, filter: Record<string, string | number>): Promise<Row[]> {
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
  const { content, totalElements } = await ask(`casebook/${page}?${query}&size=500`);
  const streamed = await ask(`casebook/${page}?${query}&size=5000`);
  expect(streamed).toMatchObject({ totalElements, content });
  expect(content).toHaveLength(totalElements);
  return content;
}
const fileNumber = ({ caseFilling, nothiNumber }: Row) => caseFilling?.nothiNumber ?? nothiNumber ?? '';
const count = async (page: string, filter: Record<string, string | number>) =>
  (await listed(page, filter)).length;

/** The registers with the names of their figures in the API. */
const FILINGS = {
  name: 'case-fillings',
  page: 'case-fillings-page',
  byStatus: 'caseFilling',
  byMonth: 'customCase',
  bySection: 'caseFiling',
};
const registers = [
  FILINGS,
  ...contractTypes.map(({ name, page, contract: { figures } }) => ({
    name,
    page,
    ...figures,
    bySection: figures.byStatus,
  })),
];

// a record without a date is counted in the month of its creation
const DAYS = ['2024-02-01', '2024-02-29', '2024-03-01', '2025-12-31', null];

beforeAll(async () => {
  test = await buildTestApp();
  admin = await test.as('ROLE_ADMIN');
  sections = [];
  for (const name of ['AIR', 'Jetty', 'PCA-1'])
    sections.push({ name, id: await addWorkPlace(test.db, name) });
  const filings = await addFilings(
    test.db,
    Array.from({ length: 37 }, (_, i) =>
      buildFiling({
        workPlaceId: sections[i % 3 === 2 ? 2 : i % 2]!.id,
        status: filingStatuses[i % 7 === 0 ? 3 : i % 3],
        dateOfJudgement: DAYS[i % 5],
        revenue: i,
      }),
    ),
  );
  for (const [place, type] of contractTypes.entries()) {
    const cases = Array.from({ length: 20 + place }, (_, i) => ({
      caseFillingId: filings[(i * 5 + place) % filings.length]!,
      status: ['ORDER_PASSED', 'SUBJUDICE', null, 'SUBJUDICE'][i % 4],
      dateOfCase: DAYS[(i + place) % 5],
    }));
    await addCases(test.db, type, cases);
    await enterSomeEarlier(type.table, 'date_of_case');
  }
  await enterSomeEarlier('case_filing', 'date_of_judgement');
});

/** Sets the creation of every second record without a date to 1 February in Dhaka, which is still January in UTC. */
const enterSomeEarlier = (table: string, day: string) =>
  sql`
    update ${sql.table(table)} set created_at = '2024-01-31T18:30:00Z' where ${sql.ref(day)} is null and id % 2 = 0
  `.execute(test.db);

afterAll(() => test.close());

// the ordinary run tests only two types of cases, because all types share their code
describe.each(isLong ? registers : [FILINGS, registers[2]!, registers.at(-1)!])(
  'the list of $name',
  ({ page, byStatus, byMonth, bySection }) => {
    it('a list filtered by status has as many records as the dashboard says', async () => {
      const counts: Counts = (await ask('case/v2/dashboard-info'))[byStatus];
      expect(Object.values(counts).filter((each) => each > 0).length).toBeGreaterThan(2);
      for (const [status, counted] of Object.entries(counts)) {
        const rows = await listed(page, { status });
        expect(rows, status).toHaveLength(counted);
        expect(new Set(rows.map((row) => row.status ?? 'NOT_GIVEN'))).toEqual(new Set([status]));
      }
    });

    it('a list filtered by month has as many records as the figures by month say', async () => {
      const months: { yearMonth: string; [register: string]: string | number }[] =
        await ask('case/month-wise-case-info');
      expect(months.filter((month) => month[byMonth])).toHaveLength(4);
      for (const month of months) expect(await count(page, { month: month.yearMonth })).toBe(month[byMonth]);
      expect(await count(page, { month: '2024-04' })).toBe(0);
    });

    it('a list filtered by section and filing status has as many records as the section-wise summary says', async () => {
      const rows: { wpName: string; caseStatus: string; [figure: string]: string | number }[] = await ask(
        'case/section-wise-case-summary',
      );
      for (const { wpName, caseStatus, ...figures } of rows) {
        const workPlaceId = sections.find(({ name }) => name === wpName)!.id;
        const statusOfFiling = page === FILINGS.page ? 'status' : 'filingStatus';
        expect(await count(page, { workPlaceId, [statusOfFiling]: caseStatus })).toBe(figures[bySection]);
      }
      for (const { id, name } of sections) {
        const own = rows.filter(({ wpName }) => wpName === name).map((row) => Number(row[bySection]));
        const found = await listed(page, { workPlaceId: id });
        expect(found).toHaveLength(own.reduce((sum, each) => sum + each, 0));
        expect(new Set(found.map((row) => (row.caseFilling ?? row).workPlace!.id))).toEqual(new Set([id]));
      }
    });

    it('the filters of a list can be combined with each other and with a search', async () => {
      const all = await listed(page, {});
      const filter = {
        workPlaceId: sections[1]!.id,
        month: '2024-02',
        status: all[0]!.status ?? 'NOT_GIVEN',
      };
      const [bySectionAndStatus, byMonthToo] = [
        await listed(page, { workPlaceId: filter.workPlaceId, status: filter.status }),
        await listed(page, filter),
      ];
      const inMonth = new Set((await listed(page, { month: filter.month })).map(({ id }) => id));
      expect(byMonthToo).toEqual(bySectionAndStatus.filter(({ id }) => inMonth.has(id)));
      const one = fileNumber(byMonthToo[0] ?? bySectionAndStatus[0]!);
      const withStatus = await listed(page, { status: filter.status });
      expect(await listed(page, { status: filter.status, searchKey: one })).toEqual(
        withStatus.filter((row) => fileNumber(row).includes(one)),
      );
    });
  },
);

it('the pages of a filtered list follow each other without gaps in every order', async () => {
  for (const { page } of [FILINGS, contractTypes[0]!]) {
    for (const order of ['sortBy=id&ascOrDesc=desc', 'sortBy=revenue&ascOrDesc=asc']) {
      const query = `casebook/${page}?status=SUBJUDICE&${order}`;
      const whole = await ask(`${query}&size=100`);
      const pages = [];
      for (let number = 0; number < whole.totalElements / 2; number++) {
        pages.push(...(await ask(`${query}&size=2&page=${number}`)).content);
      }
      expect(pages).toEqual(whole.content);
    }
  }
});

it('the list of filings can be filtered by company, also combined with a status or a search', async () => {
  const companyId = await addCompany(test.db);
  const other = await addCompany(test.db);
  await sql`update case_filing set company_id = ${companyId} where revenue in (3, 13, 23)`.execute(test.db);
  const revenues = async (filter: Record<string, string | number>) =>
    (await listed('case-fillings-page', filter)).map(({ revenue }) => revenue);
  expect(await revenues({ companyId, sortBy: 'revenue', ascOrDesc: 'desc' })).toEqual([23, 13, 3]);
  expect(await revenues({ companyId, status: 'CLOSED' })).toEqual([13]);
  expect(await revenues({ companyId: other })).toEqual([]);
  const [one] = await listed('case-fillings-page', { companyId, status: 'OPEN' });
  expect(await revenues({ companyId, searchKey: fileNumber(one!) })).toEqual([3]);
  expect(await revenues({ companyId: other, searchKey: fileNumber(one!) })).toEqual([]);
});

it('the lists below /api/case, which the contract fixes, ignore the filters of figures', async () => {
  const filter = 'status=CLOSED&month=2024-02&filingStatus=OPEN&companyId=1&size=5';
  expect((await ask(`case/case-fillings-page?${filter}`)).totalElements).toBe(37);
  expect((await ask(`case/case-fillings-page?status=SHUT`)).totalElements).toBe(37);
  expect((await ask(`case/tribunal-cases-page?${filter}`)).totalElements).toBe(21);
});

it('a list refuses an invalid value of a figure filter at its field, and ignores an empty one', async () => {
  const refused = [
    ['case-fillings-page?status=NOT_GIVEN', 'status'],
    ['case-fillings-page?status=open', 'status'],
    ['case-fillings-page?status=OPEN&status=CLOSED', 'status'],
    ['case-fillings-page?month=2026-13', 'month'],
    ['case-fillings-page?month=2026-1', 'month'],
    ['case-fillings-page?companyId=Padma', 'companyId'],
    ['tribunal-cases-page?status=OPEN', 'status'],
    ['tribunal-cases-page?filingStatus=ORDER_PASSED', 'filingStatus'],
    ['tribunal-cases-page?workPlaceId=AIR', 'workPlaceId'],
    ['tribunal-cases-page?sortBy=filingStatus', 'sortBy'],
  ];
  for (const [address, field] of refused) {
    expect(await ask(`casebook/${address}`), address).toMatchObject({ status: 400, errors: [{ field }] });
  }
  const empty = 'status=&month=&workPlaceId=&filingStatus=&companyId=';
  expect((await ask(`casebook/tribunal-cases-page?${empty}`)).totalElements).toBe(21);
  expect((await ask(`casebook/case-fillings-page?${empty}`)).totalElements).toBe(37);
});
