import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filingStatuses } from '../../../domain/choices';
import { caseFilingTally, foldTally, tallyNeedsFolding } from '../../../server/features/cases/figures/tally';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { addCompany, addFilings, addWorkPlace, buildFiling, tallyAndCount } from '../../support/register';

let database: TestDatabase;
let sections: number[];

beforeAll(async () => {
  database = await createTestDatabase({ max: 12 });
  sections = await Promise.all([1, 2, 3].map(() => addWorkPlace(database.db)));
});
afterAll(() => database.drop());
beforeEach(() => sql`truncate case_filing, case_filing_tally cascade`.execute(database.db));

const pick = <T>(from: readonly T[]) => from[Math.floor(Math.random() * from.length)]!;
const someFiling = () =>
  buildFiling({
    workPlaceId: pick(sections),
    status: pick(filingStatuses),
    revenue: Math.floor(Math.random() * 1e9) / 100,
    dateOfProvisionalTaxation: pick(['2026-01-02', null]),
  });

describe('the tally of filings', () => {
  it('the tally of filings equals a literal sum after create, edit and delete', async () => {
    const [first, second] = await addFilings(database.db, [
      buildFiling({ workPlaceId: sections[0], revenue: 100.25 }),
      buildFiling({ workPlaceId: sections[0], revenue: 50 }),
    ]);
    await database.db.updateTable('caseFiling').set({ status: 'CLOSED' }).where('id', '=', first!).execute();
    await database.db.deleteFrom('caseFiling').where('id', '=', second!).execute();
    const { tallied } = await tallyAndCount(database.db);
    expect(tallied).toEqual([
      { workPlaceId: sections[0], provisional: false, status: 'CLOSED', filings: '1', revenue: '100.25' },
    ]);
  });

  it('the tally of filings equals the filings after concurrent writes and compactions', async () => {
    const ids: number[] = [];
    const write = async () => {
      for (let i = 0; i < 40; i++) {
        const act = Math.random();
        const id = ids.length ? pick(ids) : null;
        if (act < 0.5 || id === null)
          ids.push(...(await addFilings(database.db, [someFiling(), someFiling()])));
        else if (act < 0.8) {
          const values = someFiling();
          await database.db
            .updateTable('caseFiling')
            .set({ workPlaceId: values.workPlaceId!, status: values.status!, revenue: values.revenue })
            .where('id', '=', id)
            .execute();
        } else await database.db.deleteFrom('caseFiling').where('id', '=', id).execute();
      }
    };
    const fold = async () => {
      for (let i = 0; i < 25; i++) await foldTally(database.db, caseFilingTally);
    };
    await Promise.all([...Array.from({ length: 8 }, write), fold(), fold()]);
    const { tallied, counted } = await tallyAndCount(database.db);
    expect(counted.length).toBeGreaterThan(3);
    expect(tallied).toEqual(counted);
  });

  it('the tally of filings is rolled back with a failed transaction', async () => {
    await expect(
      database.db.transaction().execute(async (trx) => {
        await addFilings(trx, [buildFiling({ workPlaceId: sections[0] })]);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect((await tallyAndCount(database.db)).tallied).toEqual([]);
  });

  it('the tally of filings is compacted to one row per group of filings', async () => {
    const values = Array.from({ length: 12 }, () => buildFiling({ workPlaceId: sections[0] }));
    for (const value of values) await addFilings(database.db, [value]);
    expect(await tallyNeedsFolding(database.db, caseFilingTally, 10)).toBe(true);
    await foldTally(database.db, caseFilingTally);
    expect(await tallyNeedsFolding(database.db, caseFilingTally, 10)).toBe(false);
    expect((await tallyAndCount(database.db)).tallied).toMatchObject([{ filings: '12' }]);
  });

  it('a tally that already has one row per group needs no compaction, however many groups it has', async () => {
    const filing = (place: number) =>
      buildFiling({ workPlaceId: sections[place % 3], status: filingStatuses[place % 4] });
    await addFilings(
      database.db,
      Array.from({ length: 12 }, (_, place) => filing(place)),
    );
    expect((await tallyAndCount(database.db)).tallied).toHaveLength(12);
    expect(await tallyNeedsFolding(database.db, caseFilingTally, 10)).toBe(false);
  });
});

describe("the copies of parents' names", () => {
  const copies = () =>
    database.db.selectFrom('caseFiling').select(['workPlaceNameFold', 'companyNameFold']).execute();

  it('the names copied into a filing are updated when its references or the names change', async () => {
    const [first, second] = [await addCompany(database.db, 'ACME ১'), await addCompany(database.db, 'Beta')];
    const section = await addWorkPlace(database.db, 'জেটি Examine');
    const [id] = await addFilings(database.db, [buildFiling({ workPlaceId: section, companyId: first })]);
    expect(await copies()).toEqual([{ workPlaceNameFold: 'জেটি examine', companyNameFold: 'acme 1' }]);

    await database.db.updateTable('caseFiling').set({ companyId: second }).where('id', '=', id!).execute();
    await database.db.updateTable('workPlace').set({ name: 'AIR' }).where('id', '=', section).execute();
    await database.db.updateTable('company').set({ companyName: 'Gamma' }).where('id', '=', second).execute();
    expect(await copies()).toEqual([{ workPlaceNameFold: 'air', companyNameFold: 'gamma' }]);

    await database.db.updateTable('caseFiling').set({ companyId: null }).where('id', '=', id!).execute();
    expect(await copies()).toMatchObject([{ companyNameFold: null }]);
  });

  it('the names copied into filings are up to date after concurrent renames and new filings', async () => {
    const company = await addCompany(database.db, 'Old');
    await Promise.all([
      ...Array.from({ length: 10 }, () =>
        addFilings(database.db, [buildFiling({ workPlaceId: sections[0], companyId: company })]),
      ),
      database.db.updateTable('company').set({ companyName: 'New' }).where('id', '=', company).execute(),
    ]);
    expect(new Set((await copies()).map((row) => row.companyNameFold))).toEqual(new Set(['new']));
  });
});
