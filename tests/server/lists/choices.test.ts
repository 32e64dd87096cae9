import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBank, addCnfAgent, addCompany, addWorkPlace } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';

let test: TestApp;
let bearer: { authorization: string };

beforeAll(async () => {
  test = await buildTestApp();
  bearer = await test.as('ROLE_CUSTOMS');
  await addCompany(test.db, 'Padma Steel', '000000012-0101');
  await addCompany(test.db, 'MEGHNA Traders', '000000034-0201');
  await addCompany(test.db, 'Upper Meghna Mills');
  await addCompany(test.db, 'মেসার্স উপকূল ১২', '০০০৯৯');
  for (const number of [1, 2, 3]) await addCnfAgent(test.db, `Agent ${number}`, `30100000${number}`);
  await addCnfAgent(test.db, 'Bay 301 Shipping', '401000001');
  await addBank(test.db, 'Sonali Bank PLC');
  await addWorkPlace(test.db, 'jetty');
  await addWorkPlace(test.db, 'AIR');
});
afterAll(() => test.close());

const get = (list: string, query = '') =>
  test.app.inject({ url: `/api/casebook/choices/${list}${query}`, headers: bearer });
const ask = async (list: string, query = '') => {
  const response = await get(list, query);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const names = async (term: string) =>
  (await ask('company-choices', `?q=${encodeURIComponent(term)}`)).map(
    (company: { companyName: string }) => company.companyName,
  );

describe('a list of choices for a select', () => {
  it('a list of choices has the fields of the dropdown lists, and is sorted by name, ignoring case', async () => {
    expect(await ask('company-choices')).toEqual([
      { id: 2, companyName: 'MEGHNA Traders', vatRegNo: '000000034-0201', isActive: true },
      { id: 1, companyName: 'Padma Steel', vatRegNo: '000000012-0101', isActive: true },
      { id: 3, companyName: 'Upper Meghna Mills', vatRegNo: null, isActive: true },
      { id: 4, companyName: 'মেসার্স উপকূল ১২', vatRegNo: '০০০৯৯', isActive: true },
    ]);
    expect(await ask('cnf-agent-choices', '?q=Agent%202')).toEqual([
      { id: 2, cnfAgentName: 'Agent 2', licNo: '301000002' },
    ]);
    expect(await ask('bank-choices')).toEqual([{ id: 1, bankName: 'Sonali Bank PLC' }]);
    expect(await ask('workplace')).toEqual([
      { id: 2, name: 'AIR' },
      { id: 1, name: 'jetty' },
    ]);
  });

  it('a list of choices has records that begin with the term before those that only contain it', async () => {
    expect(await names('meghna')).toEqual(['MEGHNA Traders', 'Upper Meghna Mills']);
    expect(await names('me')).toEqual(['MEGHNA Traders', 'Upper Meghna Mills']);
    // an AIN that begins with the term counts like a name
    const found = await ask('cnf-agent-choices', '?q=301');
    expect(found.map((agent: { id: number }) => agent.id)).toEqual([1, 2, 3, 4]);
  });

  it('a list of choices is searched by name and number, in any case and script of digits', async () => {
    expect(await names('0034-02')).toEqual(['MEGHNA Traders']);
    expect(await names('০০৩৪-০২')).toEqual(['MEGHNA Traders']);
    expect(await names('00099')).toEqual(['মেসার্স উপকূল ১২']);
    expect(await names(' উপকূল 12 ')).toEqual(['মেসার্স উপকূল ১২']);
    expect(await ask('workplace', '?q=JE')).toEqual([{ id: 1, name: 'jetty' }]);
  });

  it('the search in a list of choices has no wildcards and does not search other fields', async () => {
    expect(await names('%')).toEqual([]);
    expect(await names('_adma')).toEqual([]);
    expect(await names('Agrabad')).toEqual([]);
    expect(await names("'; drop table company; --")).toEqual([]);
  });

  it('a list of choices never has more than 50 records', async () => {
    for (let number = 0; number < 60; number++) await addBank(test.db, `Many Bank ${number}`);
    expect(await ask('bank-choices')).toHaveLength(50);
    expect(await ask('bank-choices', '?q=many')).toHaveLength(50);
    expect(await ask('bank-choices', '?q=n')).toHaveLength(50);
  });

  it('a list of choices has exactly the existing records whose ids were requested', async () => {
    expect(await ask('company-choices', '?ids=3,1,4040,99999999999999999999')).toMatchObject([
      { id: 1 },
      { id: 3 },
    ]);
    expect(await ask('company-choices', '?q=meghna&ids=')).toMatchObject([{ id: 2 }, { id: 3 }]);
    expect(await ask('company-choices', '?q=meghna&ids=1')).toMatchObject([{ id: 1 }]);
  });

  it.each([
    ['?ids=1,', 'ids'],
    ['?ids=one', 'ids'],
    ['?ids=1;drop', 'ids'],
    [`?ids=${Array(51).fill(1).join(',')}`, 'ids'],
    ['?q=a&q=b', 'q'],
  ])('a list of choices refuses the query %s', async (query, field) => {
    const response = await get('company-choices', query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ field }] });
  });

  it('the choices of people are the enabled users, and disabled users are found only by id', async () => {
    const people = [
      { userName: 'nasrin', fullName: 'Nasrin Akter', email: 'n@example.org', isEnabled: true },
      { userName: 'akash', fullName: 'Kamal Uddin', email: null, isEnabled: true },
      { userName: 'former', fullName: 'Akram Hossain', email: null, isEnabled: false },
    ];
    const added = await test.db.insertInto('appUser').values(people).returning('id').execute();
    const [nasrin, kamal, former] = added.map(({ id }) => id);
    expect(await ask('people', '?q=ak')).toEqual([
      { id: kamal, fullName: 'Kamal Uddin', userName: 'akash' },
      { id: nasrin, fullName: 'Nasrin Akter', userName: 'nasrin' },
    ]);
    expect(await ask('people', `?ids=${former}`)).toEqual([
      { id: former, fullName: 'Akram Hossain', userName: 'former' },
    ]);
  });

  it('choices of other tables, such as users, are answered 404', async () => {
    expect((await get('users')).statusCode).toBe(404);
    expect((await get('app_user')).statusCode).toBe(404);
  });

  it('the server’s capabilities include choices', async () => {
    const { offers } = (await test.app.inject({ url: '/api/casebook/capabilities' })).json();
    expect(offers).toContain('choices');
  });
});
