import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCnfAgent, addCompany, addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';

let test: TestApp;
let bearer: { authorization: string };
let air: number;
let jetty: number;

beforeAll(async () => {
  test = await buildTestApp();
  bearer = await test.as('ROLE_CUSTOMS');
  air = await addWorkPlace(test.db, 'AIR');
  jetty = await addWorkPlace(test.db, 'Jetty');
  const company = await addCompany(test.db, 'Meghna Traders', '001234567-0101');
  const agent = await addCnfAgent(test.db, 'Karim & Sons', '301999888');
  await addFilings(test.db, [
    buildFiling({
      nothiNumber: 'S-12/AP/2019',
      workPlaceId: jetty,
      companyId: company,
      cnfAgentId: agent,
      revenue: 1250.5,
      monetaryPenalty: 100,
      amortizationPenalty: 0.25,
      boe: '777',
      boeDate: '2019-04-30',
      dateOfProvisionalTaxation: '2019-05-01',
      bankGuaranteeEncashment: true,
    }),
    buildFiling({ nothiNumber: 'নথি-১২', workPlaceId: air, revenue: 3, hsCode: '8517' }),
    buildFiling({ nothiNumber: '100%_\\ done', workPlaceId: air, revenue: 2, hsCode: '0101' }),
  ]);
});
afterAll(() => test.close());

const get = (query: string) =>
  test.app.inject({ url: `/api/case/case-fillings-page${query}`, headers: bearer });
const page = async (query: string) => (await get(query)).json();
const numbers = async (query: string) =>
  (await page(query)).content.map((filing: { nothiNumber: string }) => filing.nothiNumber);
const search = (term: string) => numbers(`?searchKey=${encodeURIComponent(term)}`);

describe('a page of case filings', () => {
  it('a page of case filings has the contract’s envelope', async () => {
    const { content, ...facts } = await page('?page=1&size=2');
    expect(content).toHaveLength(1);
    expect(facts).toEqual({
      totalPages: 2,
      totalElements: 3,
      number: 1,
      size: 2,
      numberOfElements: 1,
      first: false,
      last: true,
      empty: false,
      pageable: { pageNumber: 1, pageSize: 2, offset: 2 },
    });
  });

  it('a page of case filings has dates as lists, amounts as numbers, and references as objects', async () => {
    const { content } = await page('');
    expect(content[0]).toEqual({
      id: 1,
      nothiNumber: 'S-12/AP/2019',
      sectionName: null,
      taxacationNothiNo: null,
      taxacationBranch: 'Jetty',
      ainNumber: null,
      boe: 'C-777',
      boeDate: [2019, 4, 30],
      hsCode: null,
      productName: null,
      shipName: null,
      shipRegistrationNo: null,
      irregularityReason: null,
      showCauseNotice: null,
      showCauseNoticeNoDate: null,
      dateOfHearing: null,
      dateOfJudgement: null,
      revenue: 1250.5,
      amortizationPenalty: 0.25,
      monetaryPenalty: 100,
      payableRevenue: 1350.75,
      revenueCollected: 0,
      bankGuranteeNo: null,
      bankGuaranteeDate: null,
      bankGuaranteeAmount: 0,
      bankGuaranteeEncashment: true,
      bankAccountFreeze: null,
      dateOfProvisionalTaxation: [2019, 5, 1],
      dateOfFinalTaxation: null,
      status: 'OPEN',
      remarks: null,
      workPlace: { id: jetty, name: 'Jetty' },
      company: {
        id: 1,
        companyName: 'Meghna Traders',
        vatRegNo: '001234567-0101',
        addressLine1: 'Agrabad C/A',
        addressLine2: null,
      },
      cnfAgent: {
        id: 1,
        cnfAgentName: 'Karim & Sons',
        licNo: '301999888',
        contactNumber: '01711000000',
        address: 'Agrabad',
      },
      bank: null,
      version: 1,
    });
  });

  it.each(['', '?size=', '?size=0', '?size=-5', '?page=&size='])(
    'a page of case filings has 20 rows for the query %j',
    async (query) => {
      expect(await page(query)).toMatchObject({ size: 20, number: 0, totalPages: 1, totalElements: 3 });
    },
  );

  it('any page of case filings past the last one is empty and has the correct total', async () => {
    for (const [number, size] of [
      ['7', '2'],
      ['99999999999999999999999', '2'],
      ['7', '2000'],
      ['99999999999999999999999', '99999999999999999999999'],
    ]) {
      expect(await page(`?page=${number}&size=${size}`)).toMatchObject({
        content: [],
        empty: true,
        totalElements: 3,
      });
    }
  });

  it('case filings are filtered by section and by provisional assessment, with exact totals', async () => {
    expect(await numbers(`?workPlaceId=${air}`)).toEqual(['নথি-১২', '100%_\\ done']);
    expect(await numbers('?provitionalTaxation=WITH')).toEqual(['S-12/AP/2019']);
    expect(await page(`?provitionalTaxation=WITHOUT&workPlaceId=${jetty}`)).toMatchObject({
      totalElements: 0,
    });
    expect(await numbers('?provitionalTaxation=&workPlaceId=')).toHaveLength(3);
  });

  it('the search of filings finds part of a file number, ignoring case, Unicode form, digit script and invisible characters', async () => {
    expect(await search('s-১২/ap')).toEqual(['S-12/AP/2019']);
    expect(await search('নথি-12')).toEqual(['নথি-১২']);
    expect(await search('  12 ')).toEqual(['S-12/AP/2019', 'নথি-১২']);
    for (const mark of ['\u200b', '\u00ad', '\ufeff', '\u200c', '\u200d']) {
      expect(await search(`${mark}S-1${mark}2/AP`)).toEqual(['S-12/AP/2019']);
    }
    expect(await search('1')).toHaveLength(3);
  });

  it('the search of case filings has exact totals, also for terms under three characters', async () => {
    expect(await page('?searchKey=12')).toMatchObject({ totalElements: 2, totalPages: 1 });
    expect(await page('?searchKey=12&size=1&page=1')).toMatchObject({
      totalElements: 2,
      content: [{ nothiNumber: 'নথি-১২' }],
    });
    expect(await page('?searchKey=s-12&size=1&page=1')).toMatchObject({ totalElements: 1, content: [] });
  });

  it('the search of case filings treats %, _ and \\ as ordinary characters', async () => {
    expect(await search('%')).toEqual(['100%_\\ done']);
    expect(await search('%_\\')).toEqual(['100%_\\ done']);
    expect(await search('S_12')).toEqual([]);
    expect(await search("'; drop table case_filing; --\u0000")).toEqual([]);
  });

  it.each([
    ['id', 'asc', ['S-12/AP/2019', 'নথি-১২', '100%_\\ done']],
    ['id', 'DESC', ['100%_\\ done', 'নথি-১২', 'S-12/AP/2019']],
    ['nothiNumber', 'ascending', ['100%_\\ done', 'S-12/AP/2019', 'নথি-১২']],
    ['workPlace.name', 'Descending', ['S-12/AP/2019', '100%_\\ done', 'নথি-১২']],
    ['cnfAgent.cnfAgentName', 'desc', ['S-12/AP/2019', '100%_\\ done', 'নথি-১২']],
    ['company.companyName', 'asc', ['S-12/AP/2019', 'নথি-১২', '100%_\\ done']],
    ['hsCode', 'asc', ['100%_\\ done', 'নথি-১২', 'S-12/AP/2019']],
    ['hsCode', 'desc', ['নথি-১২', '100%_\\ done', 'S-12/AP/2019']],
    ['revenue', 'desc', ['S-12/AP/2019', 'নথি-১২', '100%_\\ done']],
    ['dateOfProvisionalTaxation', 'desc', ['S-12/AP/2019', '100%_\\ done', 'নথি-১২']],
  ])('case filings are sorted by %s %s, empty values last', async (by, order, expected) => {
    expect(await numbers(`?sortBy=${by}&ascOrDesc=${order}`)).toEqual(expected);
  });

  it.each([
    ['?sortBy=remarks', 'sortBy'],
    ['?sortBy=id;drop table case_filing', 'sortBy'],
    ['?ascOrDesc=sideways', 'ascOrDesc'],
    ['?page=two', 'page'],
    ['?page=-', 'page'],
    ['?workPlaceId=-', 'workPlaceId'],
    ['?size=1e3', 'size'],
    ['?page=1&page=2', 'page'],
    ['?workPlaceId=AIR', 'workPlaceId'],
    ['?provitionalTaxation=MAYBE', 'provitionalTaxation'],
  ])('a page of case filings refuses %s and names the field', async (query, field) => {
    const response = await get(query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      status: 400,
      error: 'Bad Request',
      path: '/api/case/case-fillings-page',
      errors: [{ field }],
    });
  });
});
