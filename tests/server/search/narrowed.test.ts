import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayInDhaka, plusDays } from '../../../domain/dates';
import { addWorkPlace } from '../../support/register';
import { startSearch, type Search } from './calls';

let register: Search;
let other: number;
beforeAll(async () => {
  register = await startSearch();
  other = await addWorkPlace(register.test.db);
});
afterAll(() => register.test.close());

const inOther = () => ({ workPlace: { id: other } });

it('the search can be limited to open or closed records, and a filing with an open case counts as open', async () => {
  const product = { productName: 'Zither' };
  await register.addFiling({ nothiNumber: 'Z-1', ...product });
  await register.addFiling({ nothiNumber: 'Z-2', ...product, status: 'CLOSED' });
  const filing = await register.addFiling({ nothiNumber: 'Z-3', ...product, status: 'CLOSED' });
  await register.addCase('high-court-rits', filing, { highCourtCaseNo: 'Zither 6/2020' });
  await register.addCase('high-court-rits', filing, {
    highCourtCaseNo: 'Zither 7/2020',
    status: 'ORDER_PASSED',
  });
  await register.send('POST', 'companies', { companyName: 'Zither House' });
  expect(await register.found('zither')).toEqual([
    'high-court-rits: Zither 6/2020, Zither 7/2020',
    'companies: Zither House',
    'case-fillings: Z-3, Z-1, Z-2',
  ]);
  expect(await register.found('zither', '&isOpen=true')).toEqual([
    'high-court-rits: Zither 6/2020',
    'case-fillings: Z-3, Z-1',
  ]);
  expect(await register.found('zither', '&isOpen=false')).toEqual([
    'high-court-rits: Zither 7/2020',
    'case-fillings: Z-2',
  ]);
  const [closed] = await register.search('zither', '&isOpen=false&kind=case-fillings');
  expect([closed!.total, closed!.more]).toEqual([1, false]);
});

it('the search counts a closed filing as closed if the user may not read its only open case', async () => {
  const customs = await register.test.as('ROLE_CUSTOMS');
  const filing = await register.addFiling({ nothiNumber: 'U-1', productName: 'Ukulele', status: 'CLOSED' });
  await register.addCase('civil-case', filing, { civilCaseNumber: '9/2020' });
  expect(await register.found('ukulele', '&isOpen=true')).toEqual(['case-fillings: U-1']);
  expect(await register.found('ukulele', '&isOpen=true', customs)).toEqual([]);
  expect(await register.found('ukulele', '&isOpen=false', customs)).toEqual(['case-fillings: U-1']);
});

it('the search with a section and a state finds only records that meet both filters', async () => {
  const product = { productName: 'Bassoon' };
  await register.addFiling({ nothiNumber: 'B-1', ...product });
  const filing = await register.addFiling({ nothiNumber: 'B-2', ...product, ...inOther() });
  await register.addFiling({ nothiNumber: 'B-3', ...product, ...inOther(), status: 'CLOSED' });
  await register.addCase('high-court-rits', filing, { highCourtCaseNo: 'Bassoon 3/2021' });
  expect(await register.found('bassoon', `&workPlaceId=${other}`)).toEqual([
    'high-court-rits: Bassoon 3/2021',
    'case-fillings: B-2, B-3',
  ]);
  expect(await register.found('bassoon', `&workPlaceId=${other}&isOpen=false`)).toEqual([
    'case-fillings: B-3',
  ]);
});

it('a narrowed search finds the filings of a matching company only if they meet the filters, like the cases of a filing', async () => {
  const company = await register.send('POST', 'companies', { companyName: 'Marimba Traders' });
  const of = { company: { id: company } };
  await register.addFiling({ nothiNumber: 'M-1', ...of });
  const filing = await register.addFiling({ nothiNumber: 'M-2', ...of, ...inOther() });
  await register.addFiling({ nothiNumber: 'M-3', ...of, ...inOther(), status: 'CLOSED' });
  await register.addCase('high-court-rits', filing, { highCourtCaseNo: '1/2020' });
  await register.addCase('high-court-rits', filing, { highCourtCaseNo: '2/2020', status: 'ORDER_PASSED' });
  expect(await register.found('marimba', '&isOpen=true')).toEqual(['case-fillings: M-2, M-1']);
  expect(await register.found('marimba', `&workPlaceId=${other}`)).toEqual(['case-fillings: M-3, M-2']);
  const ofType = '&kind=high-court-rits';
  expect(await register.found('M-2', `${ofType}&isOpen=false`)).toEqual(['high-court-rits: 2/2020']);
  expect(await register.found('M-2', `${ofType}&workPlaceId=${other}&isOpen=true`)).toEqual([
    'high-court-rits: 1/2020',
  ]);
});

it('the search can be limited to hearings of undecided or decided cases, or of a section', async () => {
  const day = plusDays(dayInDhaka(), 9);
  const here = await register.addFiling({ nothiNumber: 'H-1' });
  const there = await register.addFiling({ nothiNumber: 'H-2', ...inOther() });
  await register.addCase('high-court-rits', here, {
    highCourtCaseNo: '51/2020',
    dateOfHearing01: day,
  });
  await register.addCase('high-court-rits', there, {
    highCourtCaseNo: '52/2020',
    dateOfHearing01: day,
    status: 'ORDER_PASSED',
  });
  const hearings = async (more: string) => await register.found(day, `&kind=hearings${more}`);
  expect(await hearings('')).toEqual(['hearings: 51/2020, 52/2020']);
  expect(await hearings('&isOpen=true')).toEqual(['hearings: 51/2020']);
  expect(await hearings('&isOpen=false')).toEqual(['hearings: 52/2020']);
  expect(await hearings(`&workPlaceId=${other}`)).toEqual(['hearings: 52/2020']);
});

it('the search adds no hits with other spellings if only a filter makes the hits few', async () => {
  for (let at = 1; at <= 9; at++)
    await register.addFiling({ nothiNumber: `R-${at}`, productName: 'Rahman wool' });
  await register.addFiling({ nothiNumber: 'R-10', productName: 'Rahman wool', status: 'CLOSED' });
  await register.addFiling({ nothiNumber: 'R-11', productName: 'Rohman wool', status: 'CLOSED' });
  expect(await register.found('rahman wool', '&isOpen=false')).toEqual(['case-fillings: R-10']);
});

it('the search offers no similar number if a filter hides the record with the typed number', async () => {
  await register.addFiling({ nothiNumber: '9876512340' });
  await register.addFiling({ nothiNumber: '9876521340', status: 'CLOSED' });
  const answer = await register.test.app.inject({
    method: 'GET',
    url: '/api/casebook/search?q=9876521340&isOpen=true',
    headers: register.admin,
  });
  expect(answer.json()).toEqual({ groups: [] });
});

it.each([
  ['isOpen=maybe', 'isOpen'],
  ['workPlaceId=x', 'workPlaceId'],
  ['workPlaceId=-1', 'workPlaceId'],
])('the search refuses %s and names the parameter', async (query, field) => {
  const answer = await register.test.app.inject({
    method: 'GET',
    url: `/api/casebook/search?q=a&${query}`,
    headers: register.admin,
  });
  expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field]);
});
