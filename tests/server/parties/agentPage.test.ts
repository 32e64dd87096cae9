import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { callsOf, registers } from './agents';

let test: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  test = await buildTestApp();
  admin = await test.as('ROLE_ADMIN');
});
afterAll(() => test.close());

describe.each(registers)('the list of $title', (register) => {
  const calls = () => callsOf(register, test, admin);
  const { agent, nameField, search, otherSearch } = register;
  const page = async (query = '') => {
    const response = await calls().page(query);
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  };
  const found = async (term: string, by: string = search) =>
    (await page(`?${by}=${encodeURIComponent(term)}`)).content.map(({ id }: { id: number }) => id);

  beforeAll(async () => {
    await calls().create({ ...agent, [nameField]: 'উপকূল এজেন্সি ১২', licNo: 'AIN-৭', address: 'Agrabad' });
    await calls().create({ ...agent, contactNumber: '০১৯১১০০০০০৩' });
    for (let number = 0; number < 22; number++) {
      const licNo = `40200${number}`;
      await calls().create({
        ...agent,
        [nameField]: `Bay ${number}`,
        licNo,
        contactNumber: '0',
        address: 'Bay',
      });
    }
  });

  it('a page of agents has the twenty with the lowest ids if the page size is left empty', async () => {
    const { content, ...facts } = await page('?page=0&pageSize=');
    expect(content.map(({ id }: { id: number }) => id)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(content[1]).toEqual((await calls().read(2)).json());
    expect(facts).toMatchObject({ totalPages: 2, totalElements: 24, number: 0, size: 20 });
    expect(await page('?page=2&pageSize=10')).toMatchObject({ numberOfElements: 4, size: 10, last: true });
  });

  it('the search for agents finds by name, AIN, phone and address, in any case and script of digits', async () => {
    expect(await found('উপকূল এজেন্সি 12')).toEqual([1]);
    expect(await found('ain-7')).toEqual([1]);
    expect(await found('KARIM')).toEqual([2]);
    expect(await found('01911')).toEqual([2]);
    expect(await found('agrabad')).toEqual([1]);
    expect(await found('strand road')).toEqual([2]);
    expect(await found('%')).toEqual([]);
  });

  it('each list of agents accepts the search parameter that the other lists use', async () => {
    expect(await found('karim', otherSearch)).toEqual([2]);
    expect(await page(`?${search}=%20&${otherSearch}=karim`)).toMatchObject({ totalElements: 1 });
  });

  it('a page size as large as the register gives all agents in one page', async () => {
    const { content } = await page('?pageSize=5000');
    expect(content.map(({ id }: { id: number }) => id)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
    expect(content[1]).toEqual((await calls().read(2)).json());
  });

  it.each(['?page=x', '?pageSize=1e3', '?searchKey=a&searchKey=b'])(
    'a page of agents is refused with the query %s',
    async (query) => {
      expect((await calls().page(query)).statusCode).toBe(400);
    },
  );
});

it('C&F agents are also found by their second phone number', async () => {
  const calls = callsOf(registers[0], test, admin);
  expect((await calls.page('?searchKey=01811000002')).json()).toMatchObject({ totalElements: 24 });
});
