import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCases, addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { callsOf, civil, fieldsOf, petitions, registers, typeOf, withTwins } from './registers';

let test: TestApp;
let admin: { authorization: string };
let customs: { authorization: string };
let jetty: number;
let air: number;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await test.as('ROLE_ADMIN');
  customs = await test.as('ROLE_CUSTOMS');
  jetty = await addWorkPlace(test.db, 'Jetty');
  air = await addWorkPlace(test.db, 'AIR');
  await addFilings(test.db, [
    buildFiling({ nothiNumber: 'S-12/AP/2019', workPlaceId: jetty, revenue: 1250.5, boeDate: '2019-04-30' }),
    buildFiling({ nothiNumber: 'নথি-১২', workPlaceId: air, revenue: 3 }),
    buildFiling({ nothiNumber: '100%_\\ done', workPlaceId: air, revenue: 2 }),
  ]);
  for (const register of registers) {
    const [order] = fieldsOf(register, 'long') as [string];
    await addCases(test.db, typeOf(register), [
      { caseFillingId: 1, dateOfCase: '2020-02-29', status: 'SUBJUDICE' },
      { caseFillingId: 2 },
      { caseFillingId: 3, [order]: 'Stay\nfor six months' },
    ]);
  }
});
afterAll(() => test.close());

const firstFiling = () => ({
  nothiNumber: 'S-12/AP/2019',
  revenue: 1250.5,
  workPlace: { id: jetty, name: 'Jetty' },
});

it('the list of petitions has every field, and the appeal under both of its names', async () => {
  const [record] = (await callsOf(petitions, test, customs).list()).json().content;
  expect(record).toEqual({
    id: 1,
    cpNothi: null,
    dateOfCase: [2020, 2, 29],
    documentOfLawBranch: null,
    date: null,
    dateOfHearing01: null,
    dateOfHearing02: null,
    implementationOfInterimOrder: null,
    interimOrderOfTribunal1: null,
    interimOrderOfTribunal2: null,
    interimOrderOfTribunal3: null,
    interimOrderOfTribunal4: null,
    details: null,
    highCourtAppeal: null,
    highCOurtAppeal: null,
    judgement: null,
    summOfJudgementOrder: null,
    executionOfOrder: null,
    status: 'SUBJUDICE',
    caseFilling: { id: 1, ...firstFiling(), boeDate: [2019, 4, 30] },
    version: 1,
  });
});

it('the list of civil cases has every field, and the fields of the filing also at top level', async () => {
  const [record] = (await callsOf(civil, test, admin).list()).json().content;
  expect(record).toEqual({
    id: 1,
    civilCaseNumber: null,
    dateOfCase: [2020, 2, 29],
    civilCourtName: null,
    hearingDate01: null,
    addHearingDate: null,
    implementationOfInterimOrder: null,
    interimOrder01: null,
    judgement: null,
    judgmentNumberAndDate: null,
    paraWiseReplyFileNumberDate: null,
    summaryOfJudgment: null,
    writRelatedComment: null,
    status: 'SUBJUDICE',
    nothiNumber: 'S-12/AP/2019',
    workPlace: { id: jetty, name: 'Jetty' },
    revenue: 1250.5,
    caseFilling: { id: 1, ...firstFiling(), boeDate: [2019, 4, 30] },
    version: 1,
  });
});

describe.each(registers)('the list of $name', (register) => {
  const calls = () => callsOf(register, test, register.keptBy === 'ROLE_ADMIN' ? admin : customs);
  const page = async (query = '') => (await calls().list(query)).json();

  it('the list of a register has every field of its cases', async () => {
    const [order] = fieldsOf(register, 'long') as [string];
    const nothing = Object.fromEntries(Object.keys(register.fields).map((name) => [name, null]));
    const filings = [
      { ...firstFiling(), boeDate: [2019, 4, 30] },
      { nothiNumber: 'নথি-১২', revenue: 3, boeDate: null, workPlace: { id: air, name: 'AIR' } },
      { nothiNumber: '100%_\\ done', revenue: 2, boeDate: null, workPlace: { id: air, name: 'AIR' } },
    ];
    const records = filings.map(({ boeDate, ...filing }, i) => ({
      id: i + 1,
      ...withTwins(register, nothing),
      ...(i === 0 && { dateOfCase: [2020, 2, 29], status: 'SUBJUDICE' }),
      ...(i === 2 && { [order]: 'Stay\nfor six months' }),
      ...(register === civil && filing),
      caseFilling: { id: i + 1, boeDate, ...filing },
      version: 1,
    }));
    expect((await page()).content).toEqual(records);
    // from this size on the page is streamed
    expect((await page('?size=1000')).content).toEqual(records);
    expect((await calls().read(3)).json()).toEqual(records[2]);
  });
});

describe('any list of cases', () => {
  it('reading a case that does not exist is answered with 404', async () => {
    const { read } = callsOf(petitions, test, customs);
    for (const id of ['4040', '0', '99999999999999999999']) expect((await read(id)).statusCode).toBe(404);
    for (const id of ['abc', '-1', '1.5']) expect((await read(id)).statusCode).toBe(400);
  });

  const list = (query = '') => callsOf(petitions, test, customs).list(query);
  const page = async (query = '') => (await list(query)).json();
  const numbers = async (query: string) =>
    (await page(query)).content.map(
      (each: { caseFilling: { nothiNumber: string } }) => each.caseFilling.nothiNumber,
    );

  it.each(['nothiNumber', 'searchKey'])(
    'a list of cases finds by %s part of a file number, ignoring case, Unicode form and digit script',
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

  it('a list of cases uses the other of its two search parameters if one is blank', async () => {
    expect(await numbers('?nothiNumber=%20&searchKey=done')).toEqual(['100%_\\ done']);
    expect(await numbers('?nothiNumber=done&searchKey=')).toEqual(['100%_\\ done']);
  });

  it('a list of cases sorts the matches of a search', async () => {
    expect(await numbers('?searchKey=12&sortBy=caseFilling.revenue&ascOrDesc=ascending')).toEqual([
      'নথি-১২',
      'S-12/AP/2019',
    ]);
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
  ])('a list of cases refuses %s and names the field', async (query, field) => {
    const response = await list(query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ path: petitions.page, errors: [{ field }] });
  });
});
