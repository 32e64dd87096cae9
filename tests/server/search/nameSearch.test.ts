import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initialsAfterMessrs } from '../../../server/platform/database/migrations/searchFill';
import { fillNext } from '../../../server/features/search/entries';
import { startSearch, type Search } from './calls';

let register: Search;
beforeAll(async () => {
  register = await startSearch();
});
afterAll(() => register.test.close());

describe('a name', () => {
  let company: number;
  beforeAll(async () => {
    company = await register.send('POST', 'companies', {
      companyName: 'Shirin Alam Trade',
      vatRegNo: '000777666-0101',
    });
    await register.send('POST', 'companies', { companyName: 'শিরিন আলম ট্রেডিং' });
    await register.send('POST', 'companies', { companyName: 'Kwizzo Ltd.' });
    await register.send('POST', 'cnf-agents', {
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
  ])('the search finds the company by %s', async (q) => {
    const companies = (await register.search(q)).find(({ kind }) => kind === 'companies');
    expect(companies?.hits.map(({ id }) => id)).toContain(company);
  });

  it('a company is found by its BIN, and an agent by telephone with and without the country code', async () => {
    expect(await register.found('0007776660101')).toEqual(['companies: Shirin Alam Trade']);
    expect(await register.found('777666-101')).toEqual(['companies: Shirin Alam Trade']);
    expect(await register.found('01711-555444')).toEqual(['cnf-agents: Noor Jahan Shipping']);
    expect(await register.found('+8801711555444')).toEqual(['cnf-agents: Noor Jahan Shipping']);
  });

  it('a company is found by its landline with and without the country code, and by its TIN in groups of any length', async () => {
    await register.send('POST', 'companies', {
      companyName: 'Landline One',
      phone1: '031-2517345',
      tin: '123-456-7890-12',
    });
    await register.send('POST', 'companies', { companyName: 'Landline Two', phone1: '+880 31-2517346' });
    for (const [q, name] of [
      ['+88-031-2517345', 'Landline One'],
      ['+৮৮০ ৩১ ২৫১৭৩৪৫', 'Landline One'],
      ['880312517345', 'Landline One'],
      ['0312517346', 'Landline Two'],
      ['031-2517346', 'Landline Two'],
      ['+88-031-2517346', 'Landline Two'],
      ['1234 5678 9012', 'Landline One'],
      ['TIN 1234-5678-9012', 'Landline One'],
    ])
      expect([q, await register.found(q!)]).toEqual([q, [`companies: ${name}`]]);
  });

  it('an agent of any kind is found by its AIN', async () => {
    const agent = { agentName: 'Xebec Lines', licNo: '301009999', contactNumber: '1', address: 'x' };
    await register.send('POST', 'shipping-agent', agent);
    expect(await register.found('AIN 301009999')).toEqual([
      'cnf-agents: Noor Jahan Shipping',
      'shipping-agents: Xebec Lines',
    ]);
  });

  it.each(['Kwizzo L', 'Kwizzo Lim', 'Kwizzo Limi', 'Kwizzo Limit', 'Kwizzo লিমি'])(
    'a name is found while its legal form is being typed: %s',
    async (q) => {
      expect(await register.found(q)).toEqual(['companies: Kwizzo Ltd.']);
    },
  );

  it('a name with an old and a new spelling is found by either, and the typed spelling comes first', async () => {
    for (let at = 0; at < 10; at++)
      await register.addFiling({ nothiNumber: `SPELT-${at}`, productName: at ? 'কাপিল' : 'কাপীল' });
    const totals = async (q: string) => (await register.search(q)).map(({ kind, total }) => [kind, total]);
    expect(await totals('কাপিল')).toEqual([['case-fillings', 10]]);
    expect(await totals('কাপীল')).toEqual([['case-fillings', 10]]);
    const [first] = (await register.search('কাপীল'))[0]!.hits;
    expect(first!.why!.text).toBe('কাপীল');
  });

  it('a name of five letters, two of them equal, is found despite a wrong or swapped letter', async () => {
    await register.send('POST', 'companies', { companyName: 'Abbas Ullah' });
    expect(await register.found('Abbad')).toEqual(['companies: Abbas Ullah']);
    expect(await register.found('Ullha')).toEqual(['companies: Abbas Ullah']);
  });

  it('a name is found although a slip parts its double letter or makes one', async () => {
    for (const companyName of ['Zillure Foodz', 'Dohazari', 'Kshitishor'])
      await register.send('POST', 'companies', { companyName });
    for (const [q, name] of [
      ['Zilxlure', 'Zillure Foodz'],
      ['Foxodz', 'Zillure Foodz'],
      ['Dohaari', 'Dohazari'],
      ['Kshiishor', 'Kshitishor'],
    ])
      expect([q, await register.found(q!)]).toEqual([q, [`companies: ${name}`]]);
  });

  it('an English plural is found by the Bengali spelling of its sound, and the other way round', async () => {
    for (const companyName of ['Pyrite Trading House', 'জিরকন জিন্জ'])
      // 'Jeans'
      await register.send('POST', 'companies', { companyName });
    expect(await register.found('পাইরাইট ট্রেডিং হাউজ')).toEqual(['companies: Pyrite Trading House']);
    expect(await register.found('Zircon Jeans')).toEqual(['companies: জিরকন জিন্জ']);
  });

  it('a name with initials is found however they are written, in either script', async () => {
    const names = [
      'A.K.M. Fazlur',
      'AKM Shamsul',
      'A K M Borhan Store',
      'এ কে এম জাকারিয়া',
      'এ.কে.এম. মাহফুজ',
    ];
    const typed = [
      ['AKM Fazlur', 'A K M Fazlur', 'এ কে এম ফজলুর', 'এ.কে.এম. ফজলুর', 'একেএম ফজলুর'],
      ['A.K.M. Shamsul', 'A K M Shamsul', 'এ কে এম শামসুল', 'একেএম শামসুল'],
      ['AKM Borhan', 'এ কে এম বোরহান', 'এ.কে.এম. বোরহান'],
      ['AKM Zakaria', 'A.K.M. Zakaria', 'A K M Zakaria', 'এ.কে.এম. জাকারিয়া', 'একেএম জাকারিয়া'],
      ['AKM Mahfuz', 'A.K.M. Mahfuz', 'A K M Mahfuz', 'এ কে এম মাহফুজ', 'একেএম মাহফুজ'],
    ];
    for (const companyName of names) await register.send('POST', 'companies', { companyName });
    for (const [at, name] of names.entries())
      for (const q of typed[at]!) expect([q, await register.found(q)]).toEqual([q, [`companies: ${name}`]]);
  });

  it('a name is found by its initial in the other script, and without the M/S before it', async () => {
    await register.send('POST', 'companies', { companyName: 'S. Alom Vegetable Oil' });
    await register.send('POST', 'companies', { companyName: 'M/S. T.K. Quartzite' });
    for (const q of ['এস আলম ভেজিটেবল', 'এস. আলম ভেজিটেবল অয়েল', 'S Alom Vegetable'])
      expect([q, await register.found(q)]).toEqual([q, ['companies: S. Alom Vegetable Oil']]);
    for (const q of [
      'TK Quartzite',
      'T.K. Quartzite',
      'T K Quartzite',
      'টি কে কোয়ার্টজাইট',
      'M/S TK Quartzite',
    ])
      expect([q, await register.found(q)]).toEqual([q, ['companies: M/S. T.K. Quartzite']]);
  });

  it('a name typed as one word is found where it is stored as two', async () => {
    expect(await register.found('Nurjahan Shipping')).toEqual(['cnf-agents: Noor Jahan Shipping']);
  });

  it('a name is found first where it is spelt as typed, then where it only sounds alike', async () => {
    const [group] = await register.search('শিরিন আলম');
    expect(group!.hits.map(({ title }) => title)).toEqual(['শিরিন আলম ট্রেডিং', 'Shirin Alam Trade']);
  });

  it('the name of a company also finds its filings, after hits that have the name themselves', async () => {
    await register.addFiling({ nothiNumber: 'F-1', company: { id: company } });
    await register.addFiling({ nothiNumber: 'F-2', productName: 'Shirin cloth from Alam' });
    const groups = await register.search('Shirin Alam');
    expect(groups.find(({ kind }) => kind === 'case-fillings')!.hits.map(({ title }) => title)).toEqual([
      'F-2',
      'F-1',
    ]);
    expect(groups.find(({ kind }) => kind === 'companies')!.hits[0]).toMatchObject({ id: company, files: 1 });
    expect(await register.found('Shirin Alam', '&kind=case-fillings')).toEqual(['case-fillings: F-2, F-1']);
  });

  it('a company’s name finds first the records with the name, then the company’s filings, each once', async () => {
    const id = await register.send('POST', 'companies', { companyName: 'Ottoman Fabrics' });
    const company = { id };
    await register.addFiling({ nothiNumber: 'OT-1', company, productName: 'Ottoman' });
    await register.addFiling({ nothiNumber: 'OT-2', company });
    await register.addFiling({ nothiNumber: 'OT-3', productName: 'Ottoman' });
    await register.addFiling({ nothiNumber: 'OT-4', company });
    const page = (offset: number) =>
      register.search('Ottoman', `&kind=case-fillings&limit=2&offset=${offset}`);
    const pages = await Promise.all([page(0), page(2)]);
    expect(pages.map(([group]) => [group!.total, ...group!.hits.map(({ title }) => title)])).toEqual([
      [4, 'OT-3', 'OT-1'],
      [4, 'OT-4', 'OT-2'],
    ]);
  });

  it('the name of many companies finds all their filings, with the same total for every limit', async () => {
    for (let at = 1; at <= 12; at++) {
      const id = await register.send('POST', 'companies', { companyName: `Kestrel Number${at}` });
      await register.addFiling({ nothiNumber: `KE-${at}`, company: { id } });
    }
    const id = await register.send('POST', 'companies', { companyName: 'Kastrel Mills' });
    await register.addFiling({ nothiNumber: 'KA-1', company: { id } });
    const filings = async (more: string) =>
      (await register.search('Kestrel', more)).find(({ kind }) => kind === 'case-fillings')!;
    expect(await filings('')).toMatchObject({ total: 12, more: false });
    expect(await filings('&limit=2')).toMatchObject({ total: 12, more: false });
    const alone = await filings('&kind=case-fillings&limit=50');
    expect([alone.total, alone.hits.length]).toEqual([12, 12]);
    expect((await filings('&kind=case-fillings&limit=8&offset=8')).hits).toHaveLength(4);
    expect(await register.found('Kestrel', '&kind=companies&offset=11')).toEqual([
      'companies: Kestrel Number1',
    ]);
  });

  it('a name is found in its new form after an edit, and no longer after a deletion', async () => {
    const agent = { licNo: '301008888', contactNumber: '1', address: 'x' };
    const id = await register.send('POST', 'cnf-agents', { ...agent, cnfAgentName: 'Zubair Sons' });
    await register.send('PUT', `cnf-agents/${id}`, { ...agent, cnfAgentName: 'Kohinoor Sons' });
    expect(await register.found('Zubair')).toEqual([]);
    expect(await register.found('Kohinoor')).toEqual(['cnf-agents: Kohinoor Sons']);
    await register.send('DELETE', `cnf-agents/${id}`);
    expect(await register.found('Kohinoor')).toEqual([]);
  });
});

it('the migration makes entries again of the registers that have initials after M/S, and of no others', async () => {
  const { db } = register.test;
  const companyName = 'M/S. Q.R. Zephyr';
  const recordId = await register.send('POST', 'companies', { companyName });
  await sql`update search_entry set terms = '''zephyr''' where record_id = ${recordId}`.execute(db);
  await initialsAfterMessrs.up(db as unknown as Kysely<unknown>);
  const kinds = await db.selectFrom('searchFill').select('kind').execute();
  expect(kinds).toEqual([{ kind: 'companies' }]);
  while (await fillNext(db));
  expect(await register.found('QR Zephyr')).toEqual([`companies: ${companyName}`]);
});
