import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseTypes } from '../../../domain/followOnCases';
import { addCases, addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { callsOf, filingSorts, registers, typeOf } from './registers';

let test: TestApp;
let customs: { authorization: string };
let jetty: number;
let air: number;

beforeAll(async () => {
  test = await buildTestApp();
  customs = await test.as('ROLE_CUSTOMS');
  jetty = await addWorkPlace(test.db, 'Jetty');
  air = await addWorkPlace(test.db, 'AIR');
  await addFilings(test.db, [
    buildFiling({ nothiNumber: 'S-12/AP/2019', workPlaceId: jetty, revenue: 1250.5, boeDate: '2019-04-30' }),
    buildFiling({ nothiNumber: 'নথি-১২', workPlaceId: air, revenue: 3 }),
    buildFiling({ nothiNumber: '100%_\\ done', workPlaceId: air, revenue: 2 }),
  ]);
  for (const type of caseTypes) {
    await addCases(test.db, type, [
      { caseFillingId: 1, dateOfCase: '2020-02-29', status: 'SUBJUDICE' },
      { caseFillingId: 2, documentOfLawBranch: 'আইন-৭' },
      { caseFillingId: 3, interimOrderOfTribunal1: 'Stay\nfor six months' },
    ]);
  }
});
afterAll(() => test.close());

it('has a row here for every type', () => {
  expect(caseTypes.map(({ name }) => name)).toEqual(registers.map(({ name }) => name));
});

it('carries every word of a tribunal case', async () => {
  const { content } = (
    await test.app.inject({ url: '/api/case/tribunal-cases-page', headers: customs })
  ).json();
  expect(content[0]).toEqual({
    id: 1,
    tribunalCaseNo: null,
    dateOfCase: [2020, 2, 29],
    documentOfLawBranch: null,
    dispatchOfReplyNo: null,
    dispatchOfReplyDate: null,
    dateOfHearing01: null,
    dateOfHearing02: null,
    implementationOfInterimOrder: null,
    interimOrderOfTribunal1: null,
    interimOrderOfTribunal2: null,
    interimOrderOfTribunal3: null,
    interimOrderOfTribunal4: null,
    tribunalOrderNo: null,
    tribunalOrderDate: null,
    tribunalJudgement: null,
    summOfJudgementOrder: null,
    tribunalCaseComment: null,
    status: 'SUBJUDICE',
    caseFilling: {
      id: 1,
      nothiNumber: 'S-12/AP/2019',
      revenue: 1250.5,
      boeDate: [2019, 4, 30],
      workPlace: { id: jetty, name: 'Jetty' },
    },
    version: 1,
  });
});

it('carries every word of a criminal case', async () => {
  const url = '/api/case/foujdari-suit-cases-page';
  const { content } = (await test.app.inject({ url, headers: customs })).json();
  expect(content[2]).toEqual({
    id: 3,
    cmmCgm: null,
    dateOfCase: null,
    documentOfLawBranch: null,
    relatedThana: null,
    mamlaNoOfRelatedThana: null,
    fir: null,
    dateOfAghar: null,
    interimOrderOfTribunal1: 'Stay\nfor six months',
    interimOrderOfTribunal2: null,
    interimOrderOfTribunal3: null,
    interimOrderOfTribunal4: null,
    status: null,
    caseFilling: {
      id: 3,
      nothiNumber: '100%_\\ done',
      revenue: 2,
      boeDate: null,
      workPlace: { id: air, name: 'AIR' },
    },
    version: 1,
  });
});

describe.each(registers)('the list of $name', (register) => {
  const list = (query = '') => callsOf(register, test, customs).list(query);
  const page = async (query = '') => (await list(query)).json();
  const numbers = async (query: string) =>
    (await page(query)).content.map(
      (each: { caseFilling: { nothiNumber: string } }) => each.caseFilling.nothiNumber,
    );

  it('carries the contract’s envelope', async () => {
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

  it('starts by id, ascending, with 20 rows', async () => {
    const { content, ...facts } = await page();
    expect(content.map((each: { id: number }) => each.id)).toEqual([1, 2, 3]);
    expect(facts).toMatchObject({ number: 0, size: 20, totalElements: 3 });
    expect(await page('?sortBy=&ascOrDesc=&page=&size=')).toEqual({ content, ...facts });
  });

  it('has the same record as the view', async () => {
    const { content } = await page();
    expect((await callsOf(register, test, customs).read(1)).json()).toEqual(content[0]);
  });

  it('is empty, with true totals, past the end, however far', async () => {
    for (const query of ['?page=7&size=2', '?page=99999999999999999999999&size=99999999999999999999999']) {
      expect(await page(query)).toMatchObject({ content: [], empty: true, totalElements: 3 });
    }
  });

  it.each(['nothiNumber', 'searchKey'])(
    'finds by %s a part of the file number in any case, composition and digits',
    async (key) => {
      const search = (term: string) => numbers(`?${key}=${encodeURIComponent(term)}`);
      expect(await search('s-১২/ap')).toEqual(['S-12/AP/2019']);
      expect(await search('নথি-12')).toEqual(['নথি-১২']);
      expect(await search('  ১২ ')).toEqual(['S-12/AP/2019', 'নথি-১২']);
      expect(await search('%_\\')).toEqual(['100%_\\ done']);
      expect(await search('S_12')).toEqual([]);
      expect(await search("'; drop table tribunal_case; --\u0000")).toEqual([]);
      expect(await search(' ')).toHaveLength(3);
    },
  );

  it('counts what a search finds', async () => {
    expect(await page('?nothiNumber=12&size=1')).toMatchObject({ totalElements: 2, totalPages: 2 });
    expect(await page('?nothiNumber=nowhere')).toMatchObject({ totalElements: 0, empty: true });
  });

  it('takes the other search when one is blank', async () => {
    expect(await numbers('?nothiNumber=%20&searchKey=done')).toEqual(['100%_\\ done']);
    expect(await numbers('?nothiNumber=done&searchKey=')).toEqual(['100%_\\ done']);
  });

  it('sorts what a search finds', async () => {
    expect(await numbers('?searchKey=12&sortBy=caseFilling.revenue&ascOrDesc=ascending')).toEqual([
      'নথি-১২',
      'S-12/AP/2019',
    ]);
  });

  it.each([...filingSorts, ...Object.keys(register.fields)])('can be sorted by %s', async (by) => {
    expect((await list(`?sortBy=${by}`)).statusCode).toBe(200);
  });

  it.each([
    ['?sortBy=id;drop table tribunal_case', 'sortBy'],
    ['?sortBy=workPlaceId', 'sortBy'],
    ['?sortBy=createdAt', 'sortBy'],
    ['?sortBy=caseFilling.boeDate', 'sortBy'],
    ['?sortBy=__proto__', 'sortBy'],
    ['?sortBy=constructor', 'sortBy'],
    ['?sortBy=id&sortBy=status', 'sortBy'],
    ['?ascOrDesc=sideways', 'ascOrDesc'],
    ['?page=two', 'page'],
    ['?size=1e3', 'size'],
    ['?nothiNumber=1&nothiNumber=2', 'nothiNumber'],
    ['?searchKey=1&searchKey=2', 'searchKey'],
  ])('refuses %s, naming the field', async (query, field) => {
    const response = await list(query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ path: register.page, errors: [{ field }] });
  });

  it('does not sort by a field of another type', async () => {
    const others = registers.filter(({ name }) => name !== register.name);
    for (const name of others.flatMap(({ fields }) => Object.keys(fields))) {
      const own = name in register.fields;
      expect((await list(`?sortBy=${name}`)).statusCode, name).toBe(own ? 200 : 400);
    }
  });

  it('knows no case that is not there', async () => {
    const { read } = callsOf(register, test, customs);
    for (const id of ['4040', '0', '99999999999999999999']) expect((await read(id)).statusCode).toBe(404);
    for (const id of ['abc', '-1', '1.5']) expect((await read(id)).statusCode).toBe(400);
  });

  it('has its fields, in its order, in the registry', () => {
    expect(Object.keys(typeOf(register).fields)).toEqual(Object.keys(register.fields));
  });
});
