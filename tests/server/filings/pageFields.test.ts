import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractTypes } from '../../../domain/followOnCases';
import { addCases, addCompany, addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';

let test: TestApp;
let admin: { authorization: string };
let company: number;

const ask = async (path: string) =>
  (await test.app.inject({ url: `/api/case/${path}`, headers: admin })).json();

beforeAll(async () => {
  test = await buildTestApp();
  admin = await test.as('ROLE_ADMIN');
  const workPlaceId = await addWorkPlace(test.db, 'AIR');
  company = await addCompany(test.db, 'Padma Traders');
  const [first] = await addFilings(test.db, [
    buildFiling({
      workPlaceId,
      companyId: company,
      nothiNumber: 'S-1/2024',
      revenue: 12,
      boeDate: '2024-02-29',
    }),
    buildFiling({ workPlaceId, nothiNumber: 'S-2/2024', revenue: 0 }),
  ]);
  for (const type of contractTypes)
    await addCases(test.db, type, [{ caseFillingId: first!, status: 'SUBJUDICE' }]);
});
afterAll(() => test.close());

describe.each([
  ['a page', 20],
  ['a page that is streamed', 5000],
])('%s', (_, size) => {
  it('a page of filings has only their ids and the requested fields', async () => {
    const { content, totalElements } = await ask(
      `case-fillings-page?size=${size}&fields=nothiNumber,company,boeDate,revenue,taxacationBranch`,
    );
    expect(totalElements).toBe(2);
    expect(content).toEqual([
      {
        id: expect.any(Number),
        nothiNumber: 'S-1/2024',
        company: {
          id: company,
          companyName: 'Padma Traders',
          vatRegNo: null,
          addressLine1: 'Agrabad C/A',
          addressLine2: null,
        },
        boeDate: [2024, 2, 29],
        revenue: 12,
        taxacationBranch: 'AIR',
      },
      {
        id: expect.any(Number),
        nothiNumber: 'S-2/2024',
        company: null,
        boeDate: null,
        revenue: 0,
        taxacationBranch: 'AIR',
      },
    ]);
  });

  it('a requested field has the same values as in whole records, in every register', async () => {
    for (const page of ['case-fillings-page', ...contractTypes.map(({ page }) => page)]) {
      const { content: whole } = await ask(`${page}?size=${size}`);
      expect(whole, page).not.toHaveLength(0);
      for (const field of Object.keys(whole[0])) {
        const { content } = await ask(`${page}?size=${size}&fields=${field}`);
        expect(content, `${page}, ${field}`).toEqual(
          whole.map((record: Record<string, unknown>) => ({ id: record.id, [field]: record[field] })),
        );
      }
    }
  });

  it('a page refuses a requested field that its records do not have', async () => {
    for (const fields of ['password', 'nothiNumber,', 'nothiNumber,__proto__', 'boe&fields=hsCode']) {
      expect(await ask(`case-fillings-page?size=${size}&fields=${fields}`), fields).toMatchObject({
        status: 400,
        errors: [{ field: 'fields' }],
      });
    }
  });

  it('a page has whole records when no field is requested', async () => {
    const { content } = await ask(`case-fillings-page?size=${size}&fields=`);
    expect(content).toEqual((await ask(`case-fillings-page?size=${size}`)).content);
    expect(content[0]).toMatchObject({ nothiNumber: 'S-1/2024', boeDate: [2024, 2, 29], version: 1 });
  });
});
