import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '../../support/signInAs';
import { startSearch, type Search } from './calls';

let register: Search;
beforeAll(async () => {
  register = await startSearch();
});
afterAll(() => register.test.close());

describe('the name of a court', () => {
  it('the court, law officer and subject entered at a proceeding find its case', async () => {
    const filing = await register.addFiling({ nothiNumber: 'COURT-1' });
    const recordId = await register.addCase('high-court-rits', filing, { highCourtCaseNo: '5/2020' });
    const { id, version } = await register.test.db
      .selectFrom('proceeding')
      .select(['id', 'version'])
      .where('kind', '=', 'high-court-rits')
      .where('recordId', '=', recordId)
      .executeTakeFirstOrThrow();
    const answer = await register.test.app.inject({
      method: 'PUT',
      url: `/api/casebook/proceedings/${id}`,
      headers: register.admin,
      payload: {
        court: 'Annex Bench Eleven',
        lawOfficer: 'AAG Sultana',
        subject: 'Bitumen, wrong tariff',
        version,
      },
    });
    expect(answer.statusCode).toBe(200);
    expect(await register.found('annex eleven')).toEqual(['high-court-rits: 5/2020']);
    expect(await register.found('সুলতানা')).toEqual(['high-court-rits: 5/2020']);
    expect(await register.found('bitumen')).toEqual(['high-court-rits: 5/2020']);
  });
});

describe('what a user may not read', () => {
  let customs: { authorization: string };
  beforeAll(async () => {
    customs = await register.test.as('ROLE_CUSTOMS');
    const filing = await register.addFiling({ nothiNumber: 'RIGHTS-1' });
    await register.addCase('civil-case', filing, {
      civilCaseNumber: '31337/2021',
      civilCourtName: 'Zanzibar Court',
    });
    await addUser(register.test.db, {
      userName: 'zanzibar',
      fullName: 'Zanzibar Khan',
      roles: ['ROLE_CUSTOMS'],
    });
    const agent = { agentName: 'Zanzibar Lines', licNo: '1', contactNumber: '1', address: 'x' };
    await register.send('POST', 'shipping-agent', agent);
  });

  it('records that a user may not read are neither found nor counted', async () => {
    expect((await register.found('Zanzibar')).toSorted()).toEqual([
      'civil-case: 31337/2021',
      'shipping-agents: Zanzibar Lines',
      'users: Zanzibar Khan',
    ]);
    expect(await register.found('Zanzibar', '', customs)).toEqual([]);
    expect(await register.found('civil case 31337/2021', '', customs)).toEqual([]);
    expect(await register.found('31337/2021', '&kind=civil-case', customs)).toEqual([]);
  });
});

describe('the order of hits', () => {
  it('hits are sorted with open filings before closed ones, then with the newest first', async () => {
    await register.addFiling({ nothiNumber: 'O-1', productName: 'Xylophone' });
    await register.addFiling({ nothiNumber: 'O-2', productName: 'Xylophone', status: 'CLOSED' });
    await register.addFiling({ nothiNumber: 'O-3', productName: 'Xylophone' });
    expect(await register.found('xylophone')).toEqual(['case-fillings: O-3, O-1, O-2']);
  });

  it('the search ranks a closed filing as open while one of its cases is open', async () => {
    const product = { productName: 'Zither', status: 'CLOSED' };
    const filing = await register.addFiling({ nothiNumber: 'Z-1', ...product });
    await register.addFiling({ nothiNumber: 'Z-2', ...product });
    const id = await register.addCase('high-court-rits', filing, {
      highCourtCaseNo: '6/2020',
      status: 'SUBJUDICE',
    });
    expect(await register.found('zither')).toEqual(['case-fillings: Z-1, Z-2']);
    await register.send('PUT', `high-court-rits/${id}`, {
      id,
      caseFilling: { id: filing },
      highCourtCaseNo: '6/2020',
      status: 'ORDER_PASSED',
    });
    expect(await register.found('zither')).toEqual(['case-fillings: Z-2, Z-1']);
  });

  it('the search does not rank a closed filing as open for a case that the user may not read', async () => {
    const product = { productName: 'Ukulele', status: 'CLOSED' };
    const filing = await register.addFiling({ nothiNumber: 'U-1', ...product });
    await register.addFiling({ nothiNumber: 'U-2', ...product });
    await register.addCase('civil-case', filing, { civilCaseNumber: '9/2020' });
    expect(await register.found('ukulele')).toEqual(['case-fillings: U-1, U-2']);
    const customs = await register.test.as('ROLE_CUSTOMS');
    expect(await register.found('ukulele', '', customs)).toEqual(['case-fillings: U-2, U-1']);
  });

  it('the groups of hits begin with the register of the best hit', async () => {
    await register.send('POST', 'companies', { companyName: 'Yonder 60606' });
    await register.addFiling({ nothiNumber: '60606' });
    expect(await register.found('60606')).toEqual(['case-fillings: 60606', 'companies: Yonder 60606']);
  });

  it('hits continue from page to page, with the full total', async () => {
    for (let at = 1; at <= 5; at++)
      await register.addFiling({ nothiNumber: `P-${at}`, productName: 'Quinoa' });
    const [first] = await register.search('quinoa', '&limit=2');
    expect([first!.total, first!.more, first!.hits.length]).toEqual([5, false, 2]);
    expect(await register.found('quinoa', '&limit=2&offset=2&kind=case-fillings')).toEqual([
      'case-fillings: P-3, P-2',
    ]);
  });
});

it('each group of the answer has its register, total, hits and nothing else', async () => {
  await register.addFiling({ nothiNumber: 'SHAPE-1', productName: 'Theremin' });
  const [group] = await register.search('theremin');
  expect(Object.keys(group!)).toEqual(['kind', 'total', 'more', 'hits']);
});

it('the search refuses invalid limits and unknown registers', async () => {
  for (const query of ['limit=0', 'limit=51', 'limit=x', 'offset=-1', 'kind=sessions']) {
    const answer = await register.test.app.inject({
      method: 'GET',
      url: `/api/casebook/search?q=a&${query}`,
      headers: register.admin,
    });
    expect([query, answer.statusCode]).toEqual([query, 400]);
  }
});

it('the search finds a partly typed number, and none that continues differently', async () => {
  await register.addFiling({ nothiNumber: 'N-5/Cus/8871/2019' });
  await register.addFiling({ nothiNumber: 'N-5/Cus/8871/1998' });
  expect(await register.found('N-5/Cus/8871/20')).toEqual(['case-fillings: N-5/Cus/8871/2019']);
});

it('the search finds a word of any length by its beginning and by the whole word', async () => {
  const word = 'Chattogramnagarbandarkorporeshan'.repeat(6);
  await register.addFiling({ nothiNumber: 'LW-1', shipName: word });
  expect(await register.found('Chattogramnagarbandark')).toEqual(['case-fillings: LW-1']);
  expect(await register.found(word)).toEqual(['case-fillings: LW-1']);
});

it.each(["'", "' | 'a':*", '\\', '!(', ':*', '%', '\0', 'ক্ষ‍', '=', '#/', '12/', '💥', 'a'.repeat(3000)])(
  'the search takes %j as a text like any other',
  async (q) => {
    expect(Array.isArray(await register.search(q))).toBe(true);
  },
);
