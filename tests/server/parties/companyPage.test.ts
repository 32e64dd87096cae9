import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { callsOf, meghna } from './companies';

let test: TestApp;
let calls: ReturnType<typeof callsOf>;

beforeAll(async () => {
  test = await buildTestApp();
  calls = callsOf(test, await test.as('ROLE_CUSTOMS'));
  await calls.create({ companyName: 'মেসার্স উপকূল ১২', contactPersonName: 'করিম উদ্দিন' });
  await calls.create(meghna);
  await calls.create({ companyName: '100%_\\ Cotton', email: 'Sales@Cotton.example', tin: '৯৮৭৬৫৪৩২১০৯৮' });
});
afterAll(() => test.close());

const page = async (query = '') => {
  const response = await calls.page(query);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const found = async (term: string) =>
  (await page(`?companyName=${encodeURIComponent(term)}`)).content.map(({ id }: { id: number }) => id);

describe('a page of companies', () => {
  it('a page of companies starts with the lowest id and has whole records', async () => {
    const { content } = await page();
    expect(content.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3]);
    expect(content[1]).toEqual((await calls.read(2)).json());
  });

  it.each([
    ['the name', 'MEGHNA', [2]],
    ['the name in the other digits', 'উপকূল 12', [1]],
    ['the BIN', '০০০০১২-০১', [2]],
    ['the TIN', '98765', [3]],
    ['the first phone', '000001', [2]],
    ['the second phone, typed in Bengali', '01711000002', [2]],
    ['the e-mail', 'sales@cotton', [3]],
    ['the contact person', 'করিম', [1]],
    ['a term of two characters', '98', [3]],
    ['a term of one character', '1', [1, 2, 3]],
    ['a term with space around', '  meghna ', [2]],
    ['an ordinary %', '%_\\', [3]],
  ])('the search for companies finds by %s', async (_, term, ids) => {
    expect(await found(term)).toEqual(ids);
  });

  it.each(['Agrabad', 'M_ghna', 'Ltd.000000012', "'; drop table company; --\u0000"])(
    'the search for companies finds none by %j',
    async (term) => {
      expect(await found(term)).toEqual([]);
    },
  );

  it('a page of found companies has the exact total of the search, also past its end', async () => {
    expect(await page('?companyName=1&size=1&page=1')).toMatchObject({
      content: [{ id: 2 }],
      totalElements: 3,
      totalPages: 3,
    });
    expect(await page('?companyName=meghna&size=1&page=4')).toMatchObject({ content: [], totalElements: 1 });
  });

  it.each(['?page=two', '?size=1e3', '?companyName=a&companyName=b'])(
    'a page of companies is refused with the query %s',
    async (query) => {
      expect((await calls.page(query)).statusCode).toBe(400);
    },
  );
});

describe('a page of companies as large as the register', () => {
  it('a page as large as the register has every company once, in the usual page envelope', async () => {
    for (let number = 0; number < 130; number++) await addCompany(test.db);
    const { content, ...facts } = await page('?size=133');
    expect(content.map(({ id }: { id: number }) => id)).toEqual(Array.from({ length: 133 }, (_, i) => i + 1));
    expect(content[1]).toEqual((await calls.read(2)).json());
    expect(facts).toMatchObject({ totalElements: 133, totalPages: 1, numberOfElements: 133, last: true });
  });
});
