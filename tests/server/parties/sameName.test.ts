import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompany } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';

let test: TestApp;
let bearer: { authorization: string };

beforeAll(async () => {
  test = await buildTestApp();
  bearer = await test.as('ROLE_CUSTOMS');
  for (const name of [
    'Meghna Traders Limited',
    'Meghna Traders Ltd.',
    'Meghna Steel Mills',
    'Padma Traders',
    'মেসার্স শাহ আমানত ট্রেডার্স',
    'Ünit 12',
    '৯',
  ])
    await addCompany(test.db, name);
});
afterAll(() => test.close());

const named = async (name: string) => {
  const response = await test.app.inject({
    url: `/api/casebook/companies/same-name?name=${encodeURIComponent(name)}`,
    headers: bearer,
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

it('the search for similar companies lists a company of the same name first', async () => {
  expect(await named(' MEGHNA TRADERS LTD. ')).toEqual([
    { id: 2, companyName: 'Meghna Traders Ltd.' },
    { id: 1, companyName: 'Meghna Traders Limited' },
  ]);
  expect(await named('M/S Megna Traders (Pvt.) Ltd')).toMatchObject([{ id: 1 }, { id: 2 }]);
});

it('the search for similar companies ignores words that name a trade, such as Cosmetics', async () => {
  await addCompany(test.db, 'Turag Cosmetics & Toiletries Ltd.');
  expect(await named('Atrai Cosmetics & Toiletries Ltd.')).toEqual([]);
});

it('the search for similar companies ignores case, Unicode composition and the script of digits', async () => {
  expect(await named('u\u0308NIT ১২')).toMatchObject([{ id: 6 }]);
  expect(await named('মেসার্স শাহ আমানত ট্রেডার্স')).toMatchObject([{ id: 5 }]);
  expect(await named('মেসার্স শাহ আমানত ট্রেডাস')).toMatchObject([{ id: 5 }]);
  expect(await named('9')).toMatchObject([{ id: 7 }]);
});

it.each(['', '   ', 'Meghna', 'Traders', 'Jamuna Plastics', '%', '\0'])(
  'the search for similar companies finds nothing for %j',
  async (name) => {
    expect(await named(name)).toEqual([]);
  },
);

it('the search for similar companies finds at most five', async () => {
  for (let number = 0; number < 7; number++) await addCompany(test.db, `Sangu Ceramics ${number}`);
  expect(await named('Sangu Ceramics')).toHaveLength(5);
});

it('the search for similar companies refuses a name that no company can have', async () => {
  const response = await test.app.inject({
    url: `/api/casebook/companies/same-name?name=${'x'.repeat(256)}`,
    headers: bearer,
  });
  expect(response.json()).toMatchObject({ status: 400, errors: [{ field: 'name', code: 'tooLong' }] });
});
