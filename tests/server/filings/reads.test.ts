import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addBank,
  addCnfAgent,
  addCompany,
  addFilings,
  addWorkPlace,
  buildFiling,
} from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';

let test: TestApp;
let customs: { authorization: string };
let admin: { authorization: string };

beforeAll(async () => {
  test = await buildTestApp();
  customs = await test.as('ROLE_CUSTOMS');
  admin = await test.as('ROLE_ADMIN');
  const workPlaceId = await addWorkPlace(test.db, 'jetty');
  await addWorkPlace(test.db, 'AIR');
  await addFilings(test.db, [
    buildFiling({ nothiNumber: 'S-1', workPlaceId, dateOfJudgement: '2026-02-05' }),
    buildFiling({ nothiNumber: 'S-12', workPlaceId, dateOfJudgement: '2026-02-05' }),
    buildFiling({ nothiNumber: 'নথি S-১', workPlaceId }),
    ...Array.from({ length: 60 }, (_, i) => buildFiling({ nothiNumber: `many-${i}`, workPlaceId })),
  ]);
});
afterAll(() => test.close());

const get = (url: string, headers = customs) => test.app.inject({ url, headers });
const find = async (query: string) => {
  const response = await get(`/api/case/case-fillings-by-date-and-nothi?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().map((filing: { nothiNumber: string }) => filing.nothiNumber);
};

describe('the finder', () => {
  it('the finder of filings finds filings by adjudication date, the highest id first', async () => {
    expect(await find('caseType=TRIBUNAL&searchType=DATE&dateOfJudgement=2026-02-05')).toEqual([
      'S-12',
      'S-1',
    ]);
    expect(await find('caseType=TRIBUNAL&searchType=DATE&dateOfJudgement=2026-02-06')).toEqual([]);
  });

  it('the finder of filings finds filings by a part of the file number, the exact match first', async () => {
    expect(await find('caseType=HIGH_COURT&searchType=NOTHI_NUMBER&nothiNumber=%E2%80%8Bs%C2%AD-1')).toEqual([
      'S-1',
      'নথি S-১',
      'S-12',
    ]);
    expect(await find('caseType=HIGH_COURT&searchType=NOTHI_NUMBER&nothiNumber=s-1')).toEqual([
      'S-1',
      'নথি S-১',
      'S-12',
    ]);
  });

  it('the finder of filings ignores the empty parameter of the other search type', async () => {
    expect(await find('caseType=ADMIRAL&searchType=NOTHI_NUMBER&nothiNumber=S-12&dateOfJudgement=')).toEqual([
      'S-12',
    ]);
    expect(
      await find('caseType=ADMIRAL&searchType=DATE&nothiNumber=&dateOfJudgement=2026-02-05'),
    ).toHaveLength(2);
  });

  it('the finder of filings finds nothing for a NUL, which no file number contains', async () => {
    expect(await find('caseType=ADMIRAL&searchType=NOTHI_NUMBER&nothiNumber=%00')).toEqual([]);
  });

  it('the finder of filings returns at most 50 whole records', async () => {
    expect(await find('caseType=ADMIRAL&searchType=NOTHI_NUMBER&nothiNumber=many')).toHaveLength(50);
    const response = await get(
      '/api/case/case-fillings-by-date-and-nothi?caseType=ADMIRAL&searchType=NOTHI_NUMBER&nothiNumber=S-12',
    );
    expect(response.json()[0]).toMatchObject({ nothiNumber: 'S-12', workPlace: { name: 'jetty' } });
  });

  it.each(['COMMISSIONER', 'TRIBUNAL', 'CUSTOMS_APPEAL', 'HIGH_COURT', 'ADMIRAL', 'FOUJDARI'])(
    'the finder of filings accepts the type of case %s',
    async (caseType) => {
      expect(await find(`caseType=${caseType}&searchType=NOTHI_NUMBER&nothiNumber=S-12`)).toEqual(['S-12']);
    },
  );

  it('the finder of filings checks the right to see civil cases before anything else', async () => {
    const civil = '/api/case/case-fillings-by-date-and-nothi?caseType=CIVIL';
    expect((await get(`${civil}&searchType=NOTHI_NUMBER&nothiNumber=S-12`, admin)).statusCode).toBe(200);
    expect((await get(`${civil}&searchType=NOTHI_NUMBER&nothiNumber=S-12`)).statusCode).toBe(403);
    expect((await get(civil)).statusCode).toBe(403);
    expect((await get(civil, admin)).statusCode).toBe(400);
  });

  it.each([
    'searchType=NOTHI_NUMBER&nothiNumber=1',
    'caseType=LABOUR&searchType=NOTHI_NUMBER&nothiNumber=1',
    'caseType=TRIBUNAL&searchType=NOTHI_NUMBER',
    'caseType=TRIBUNAL&searchType=NOTHI_NUMBER&nothiNumber=%20',
    'caseType=TRIBUNAL&searchType=DATE',
    'caseType=TRIBUNAL&searchType=DATE&dateOfJudgement=',
    'caseType=TRIBUNAL&searchType=DATE&dateOfJudgement=2026-02-31',
    'caseType=TRIBUNAL&searchType=DATE&dateOfJudgement=05/02/2026',
  ])('the finder of filings refuses %s', async (query) => {
    expect((await get(`/api/case/case-fillings-by-date-and-nothi?${query}`)).statusCode).toBe(400);
  });
});

describe("a filing's status in the courts", () => {
  it('a filing’s status names all nine courts, without cases at first', async () => {
    expect((await get('/api/case/case-file-status?caseId=1')).json()).toEqual({
      caseId: 1,
      nothiNumber: 'S-1',
      applicateComCaseStatus: 'NO_CASE',
      applicateComCaseId: null,
      tribunalCaseStatus: 'NO_CASE',
      tribunalCaseId: null,
      customAppealStatus: 'NO_CASE',
      customAppealId: null,
      highCourtRitStatus: 'NO_CASE',
      highCourtRitId: null,
      highCourtCpaCplCaseStatus: 'NO_CASE',
      highCourtCpaCplCaseId: null,
      highCourtCpCaseStatus: 'NO_CASE',
      highCourtCpCaseId: null,
      admiralSuitCaseStatus: 'NO_CASE',
      admiralSuitCaseId: null,
      foujdariCaseStatus: 'NO_CASE',
      foujdariCaseId: null,
      civilCaseStatus: 'NO_CASE',
      civilCaseId: null,
    });
  });

  it('the status of a filing that does not exist is answered with 404', async () => {
    expect((await get('/api/case/case-file-status?caseId=4040')).statusCode).toBe(404);
    expect((await get('/api/case/case-file-status')).statusCode).toBe(400);
  });
});

describe('the lookups', () => {
  it('lookups are sorted by name, ignoring case', async () => {
    expect((await get('/api/case/workplace')).json()).toMatchObject([{ name: 'AIR' }, { name: 'jetty' }]);
  });

  it('lookups have the fields that a dropdown needs', async () => {
    await addCompany(test.db, 'Meghna', '0012');
    await addCnfAgent(test.db, 'Karim', '301');
    await addBank(test.db, 'Sonali Bank PLC');
    expect((await get('/api/case/companies')).json()).toEqual([
      { id: 1, companyName: 'Meghna', vatRegNo: '0012', isActive: true },
    ]);
    expect((await get('/api/case/cnf-agents')).json()).toEqual([
      { id: 1, cnfAgentName: 'Karim', licNo: '301' },
    ]);
    expect((await get('/api/case/banks')).json()).toEqual([{ id: 1, bankName: 'Sonali Bank PLC' }]);
    expect((await get('/api/case/divisions')).statusCode).toBe(200);
  });
});

describe('an unknown URL', () => {
  it.each(['/api/case/nothing', '/api/nothing', '/oauth/nothing', '/assets/nothing.js'])(
    'the unknown URL %s is answered 404 in the contract’s form',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ status: 404, error: 'Not Found', path: url });
    },
  );
});
