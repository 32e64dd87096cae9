import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchGroup } from '../../../domain/searchHits';
import { addWorkPlace } from '../../support/register';
import { addUser, buildTestApp, type TestApp } from '../../support/signInAs';

type Headers = Record<string, string>;

let test: TestApp;
let admin: Headers;
let customs: Headers;
let section: number;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await test.as('ROLE_ADMIN');
  customs = await test.as('ROLE_CUSTOMS');
  section = await addWorkPlace(test.db);
});
afterAll(() => test.close());

async function send(method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<number> {
  const answer = await test.app.inject({ method, url: `/api/case/${path}`, headers: admin, payload });
  expect([path, answer.statusCode, answer.json().message]).toEqual([path, 200, undefined]);
  return answer.json().id;
}

const addFiling = (values: object) =>
  send('POST', 'case-fillings', { workPlace: { id: section }, ...values });
const addCase = (type: string, filing: number, values: object) =>
  send('POST', type, { caseFilling: { id: filing }, ...values });

async function search(q: string, headers = admin, more = ''): Promise<SearchGroup[]> {
  const url = `/api/casebook/search?q=${encodeURIComponent(q)}${more}`;
  const answer = await test.app.inject({ method: 'GET', url, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json().groups;
}

/** `kind: title, title` of each group. */
const found = async (q: string, headers = admin, more = '') =>
  (await search(q, headers, more)).map(
    ({ kind, hits }) => `${kind}: ${hits.map(({ title }) => title).join(', ')}`,
  );

describe('a number', () => {
  let filing: number;
  beforeAll(async () => {
    filing = await addFiling({
      nothiNumber: 'S-7/Cus/4711/2019',
      boe: 'C-880123',
      taxacationNothiNo: '5(13)/4712',
    });
    await addCase('high-court-rits', filing, {
      highCourtCaseNo: 'Writ Petition No. 1234/2021',
      customOrderNo: '77/2022',
    });
    await addCase('tribunal-cases', filing, { tribunalCaseNo: 'CEVT-1234/2021' });
    await addCase('foujdari-suit-cases', filing, {
      mamlaNoOfRelatedThana: '12(3)21',
      relatedThana: 'Bandar',
      fir: '909',
    });
  });

  it.each(['রিট পিটিশন নং ১২৩৪/২০২১', 'W.P. No. 1234 of 2021', 'WP 1234/21'])(
    'finds the writ by %s',
    async (q) => {
      expect(await found(q)).toEqual(['high-court-rits: Writ Petition No. 1234/2021']);
    },
  );

  it('without its kind finds each case that has it', async () => {
    expect(await found('1234/2021')).toEqual([
      'tribunal-cases: CEVT-1234/2021',
      'high-court-rits: Writ Petition No. 1234/2021',
    ]);
  });

  it.each([
    ['S-7/Cus/4711/2019'],
    ['s 7 cus ৪৭১১ ২০১৯'],
    ['S7Cus4711/19'],
    ['S-7/Cus/47'],
    ['4711/2019'],
    ['Cus/4711'],
    ['C-880123'],
    ['880123'],
    ['8801'],
    ['5(13)4712'],
    ['B/E 880123'],
  ])('finds the filing by %s', async (q) => {
    expect(await found(q)).toEqual(['case-fillings: S-7/Cus/4711/2019']);
  });

  it.each(['2019/4711', '4711/Cus', 'C-880124', 'WP 4711/2019 x'])('finds no filing by %s', async (q) => {
    expect(await found(q)).toEqual([]);
  });

  it('of an order and of a police station finds their cases', async () => {
    expect(await found('77/2022')).toEqual(['high-court-rits: Writ Petition No. 1234/2021']);
    expect(await found('Bandar 12(3)21')).toEqual(['foujdari-suit-cases: 12(3)21']);
  });

  it('of a file finds its court cases where only their register is searched', async () => {
    const [group] = await search('s 7 cus 4711 2019', admin, '&kind=tribunal-cases');
    expect(group).toMatchObject({
      kind: 'tribunal-cases',
      total: 1,
      hits: [{ title: 'CEVT-1234/2021', subtitle: 'S-7/Cus/4711/2019', why: null, caseFilingId: filing }],
    });
    expect(await found('S-7/Cus/4711/2019', admin, '&kind=custom-appeals')).toEqual([]);
    // after the case that has the number itself
    const other = await addFiling({ nothiNumber: 'CEVT-1234/2021' });
    await addCase('tribunal-cases', other, { tribunalCaseNo: '66/2018' });
    expect(await found('CEVT-1234/2021', admin, '&kind=tribunal-cases')).toEqual([
      'tribunal-cases: CEVT-1234/2021, 66/2018',
    ]);
    expect(await found('CEVT-1234/2021', admin, '&kind=tribunal-cases&limit=1&offset=1')).toEqual([
      'tribunal-cases: 66/2018',
    ]);
  });

  it('says a number once, also of a case that is known by its file alone', async () => {
    const file = await addFiling({ nothiNumber: '8-Cus/5151/2017' });
    await addCase('tribunal-cases', file, {});
    const [group] = await search('8-Cus/5151/2017', admin, '&kind=tribunal-cases');
    expect(group!.hits).toMatchObject([{ title: '8-Cus/5151/2017', subtitle: '' }]);
  });

  it('says what it matched', async () => {
    const [group] = await search('880123');
    expect(group!.hits[0]).toEqual({
      kind: 'case-fillings',
      id: filing,
      caseFilingId: filing,
      title: 'S-7/Cus/4711/2019',
      subtitle: '',
      why: { field: 'boe', text: 'C-880123', marks: [[2, 8]] },
    });
  });
});

describe('a name', () => {
  let company: number;
  beforeAll(async () => {
    company = await send('POST', 'companies', {
      companyName: 'Shirin Alam Trade',
      vatRegNo: '000777666-0101',
    });
    await send('POST', 'companies', { companyName: 'শিরিন আলম ট্রেডিং' });
    await send('POST', 'cnf-agents', {
      cnfAgentName: 'Noor Jahan Shipping',
      licNo: '301009999',
      contactNumber: '+880 1711-555444',
      address: 'Agrabad',
    });
  });

  it.each([
    'শিরিন আলম ট্রেড',
    'M/S. Shirin Alam Trade Ltd.',
    'shireen alom trade',
    'Shirin Alma Trade',
    'Shirin Alam Trade Limted',
    'শিরিন আলম ট্রেড লিমিটেট',
    'SHIRIN AL',
  ])('finds the company by %s', async (q) => {
    const companies = (await search(q)).find(({ kind }) => kind === 'companies');
    expect(companies?.hits.map(({ id }) => id)).toContain(company);
  });

  it('is found by BIN and by telephone with and without the country code', async () => {
    expect(await found('0007776660101')).toEqual(['companies: Shirin Alam Trade']);
    expect(await found('777666-101')).toEqual(['companies: Shirin Alam Trade']);
    expect(await found('01711-555444')).toEqual(['cnf-agents: Noor Jahan Shipping']);
    expect(await found('+8801711555444')).toEqual(['cnf-agents: Noor Jahan Shipping']);
  });

  it('may be one word or two', async () => {
    expect(await found('Nurjahan Shipping')).toEqual(['cnf-agents: Noor Jahan Shipping']);
  });

  it('is found first where it is spelt as typed, then where it only sounds like it', async () => {
    const [group] = await search('শিরিন আলম');
    expect(group!.hits.map(({ title }) => title)).toEqual(['শিরিন আলম ট্রেডিং', 'Shirin Alam Trade']);
  });

  it('of a company brings its filings after those that match themselves', async () => {
    await addFiling({ nothiNumber: 'F-1', company: { id: company } });
    await addFiling({ nothiNumber: 'F-2', productName: 'Shirin cloth from Alam' });
    const groups = await search('Shirin Alam');
    expect(groups.find(({ kind }) => kind === 'case-fillings')!.hits.map(({ title }) => title)).toEqual([
      'F-2',
      'F-1',
    ]);
    expect(groups.find(({ kind }) => kind === 'companies')!.hits[0]).toMatchObject({ id: company, files: 1 });
    expect(await found('Shirin Alam', admin, '&kind=case-fillings')).toEqual(['case-fillings: F-2, F-1']);
  });

  it('of a company pages through own filings first, then through the others, each once', async () => {
    const id = await send('POST', 'companies', { companyName: 'Ottoman Fabrics' });
    const company = { id };
    await addFiling({ nothiNumber: 'OT-1', company, productName: 'Ottoman' });
    await addFiling({ nothiNumber: 'OT-2', company });
    await addFiling({ nothiNumber: 'OT-3', productName: 'Ottoman' });
    await addFiling({ nothiNumber: 'OT-4', company });
    const page = (offset: number) => search('Ottoman', admin, `&kind=case-fillings&limit=2&offset=${offset}`);
    const pages = await Promise.all([page(0), page(2)]);
    expect(pages.map(([group]) => [group!.total, ...group!.hits.map(({ title }) => title)])).toEqual([
      [4, 'OT-3', 'OT-1'],
      [4, 'OT-4', 'OT-2'],
    ]);
  });

  it('is found as it is after an edit, and not after a deletion', async () => {
    const agent = { licNo: '301008888', contactNumber: '1', address: 'x' };
    const id = await send('POST', 'cnf-agents', { ...agent, cnfAgentName: 'Zubair Sons' });
    await send('PUT', `cnf-agents/${id}`, { ...agent, cnfAgentName: 'Kohinoor Sons' });
    expect(await found('Zubair')).toEqual([]);
    expect(await found('Kohinoor')).toEqual(['cnf-agents: Kohinoor Sons']);
    await send('DELETE', `cnf-agents/${id}`);
    expect(await found('Kohinoor')).toEqual([]);
  });
});

describe('a court', () => {
  it('that is named at the proceeding finds the case', async () => {
    const filing = await addFiling({ nothiNumber: 'COURT-1' });
    const recordId = await addCase('high-court-rits', filing, { highCourtCaseNo: '5/2020' });
    const { id, version } = await test.db
      .selectFrom('proceeding')
      .select(['id', 'version'])
      .where('kind', '=', 'high-court-rits')
      .where('recordId', '=', recordId)
      .executeTakeFirstOrThrow();
    const answer = await test.app.inject({
      method: 'PUT',
      url: `/api/casebook/proceedings/${id}`,
      headers: admin,
      payload: { court: 'Annex Bench Eleven', lawOfficer: 'AAG Sultana', version },
    });
    expect(answer.statusCode).toBe(200);
    expect(await found('annex eleven')).toEqual(['high-court-rits: 5/2020']);
    expect(await found('সুলতানা')).toEqual(['high-court-rits: 5/2020']);
  });
});

describe('what a user may not read', () => {
  beforeAll(async () => {
    const filing = await addFiling({ nothiNumber: 'RIGHTS-1' });
    await addCase('civil-case', filing, { civilCaseNumber: '31337/2021', civilCourtName: 'Zanzibar Court' });
    await addUser(test.db, { userName: 'zanzibar', fullName: 'Zanzibar Khan', roles: ['ROLE_CUSTOMS'] });
    const agent = { agentName: 'Zanzibar Lines', licNo: '1', contactNumber: '1', address: 'x' };
    await send('POST', 'shipping-agent', agent);
  });

  it('is not found, and not counted', async () => {
    expect((await found('Zanzibar')).toSorted()).toEqual([
      'civil-case: 31337/2021',
      'shipping-agents: Zanzibar Lines',
      'users: Zanzibar Khan',
    ]);
    expect(await found('Zanzibar', customs)).toEqual([]);
    expect(await found('civil case 31337/2021', customs)).toEqual([]);
    expect(await found('31337/2021', customs, '&kind=civil-case')).toEqual([]);
  });
});

describe('the order of hits', () => {
  it('is open before closed, then the newest first', async () => {
    await addFiling({ nothiNumber: 'O-1', productName: 'Xylophone' });
    await addFiling({ nothiNumber: 'O-2', productName: 'Xylophone', status: 'CLOSED' });
    await addFiling({ nothiNumber: 'O-3', productName: 'Xylophone' });
    expect(await found('xylophone')).toEqual(['case-fillings: O-3, O-1, O-2']);
  });

  it('takes a closed filing for open while one of its cases is', async () => {
    const product = { productName: 'Zither', status: 'CLOSED' };
    const filing = await addFiling({ nothiNumber: 'Z-1', ...product });
    await addFiling({ nothiNumber: 'Z-2', ...product });
    const id = await addCase('high-court-rits', filing, { highCourtCaseNo: '6/2020', status: 'SUBJUDICE' });
    expect(await found('zither')).toEqual(['case-fillings: Z-1, Z-2']);
    await send('PUT', `high-court-rits/${id}`, {
      id,
      caseFilling: { id: filing },
      highCourtCaseNo: '6/2020',
      status: 'ORDER_PASSED',
    });
    expect(await found('zither')).toEqual(['case-fillings: Z-2, Z-1']);
  });

  it('begins with the register of the best hit', async () => {
    await send('POST', 'companies', { companyName: 'Yonder 60606' });
    await addFiling({ nothiNumber: '60606' });
    expect(await found('60606')).toEqual(['case-fillings: 60606', 'companies: Yonder 60606']);
  });

  it('goes on from page to page, with the whole total', async () => {
    for (let at = 1; at <= 5; at++) await addFiling({ nothiNumber: `P-${at}`, productName: 'Quinoa' });
    const [first] = await search('quinoa', admin, '&limit=2');
    expect([first!.total, first!.more, first!.hits.length]).toEqual([5, false, 2]);
    expect(await found('quinoa', admin, '&limit=2&offset=2&kind=case-fillings')).toEqual([
      'case-fillings: P-3, P-2',
    ]);
  });
});

it('refuses invalid limits and unknown registers', async () => {
  for (const query of ['limit=0', 'limit=51', 'limit=x', 'offset=-1', 'kind=sessions']) {
    const answer = await test.app.inject({
      method: 'GET',
      url: `/api/casebook/search?q=a&${query}`,
      headers: admin,
    });
    expect([query, answer.statusCode]).toEqual([query, 400]);
  }
});

it('finds a word of any length by its beginning and by the whole', async () => {
  const word = 'Chattogramnagarbandarkorporeshan'.repeat(6);
  await addFiling({ nothiNumber: 'LW-1', shipName: word });
  expect(await found('Chattogramnagarbandark')).toEqual(['case-fillings: LW-1']);
  expect(await found(word)).toEqual(['case-fillings: LW-1']);
});

it.each(["'", "' | 'a':*", '\\', '!(', ':*', '%', '\0', 'ক্ষ‍', '=', '#/', '12/', '💥', 'a'.repeat(3000)])(
  'takes %j for a text like any other',
  async (q) => {
    expect(Array.isArray(await search(q))).toBe(true);
  },
);
