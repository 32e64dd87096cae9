import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSearch, type Search } from './calls';

let register: Search;
let filing: number;
beforeAll(async () => {
  register = await startSearch();
  filing = await register.addFiling({ nothiNumber: 'S-7/Cus/4711/2019', boe: 'C-880123' });
  await register.addFiling({ nothiNumber: 'S-8/Cus/1/2019', boe: 'C-880193' });
  await register.addFiling({ nothiNumber: 'CHC/1/1459/2016-17' });
  await register.addCase('high-court-rits', filing, { highCourtCaseNo: 'Writ Petition No. 1234/2021' });
  await register.addCase('civil-case', filing, { civilCaseNumber: '1432/2021' });
});
afterAll(() => register.test.close());

const answerTo = async (q: string, more = '', headers = register.admin) => {
  const url = `/api/casebook/search?q=${encodeURIComponent(q)}${more}`;
  const answer = await register.test.app.inject({ method: 'GET', url, headers });
  const { groups, similar = [] } = answer.json();
  return [...groups, ...similar.map((group: object) => ({ ...group, isSimilar: true }))].map(
    ({ isSimilar, kind, hits }) =>
      `${isSimilar ? 'similar ' : ''}${kind}: ${hits.map(({ title }: { title: string }) => title).join(', ')}`,
  );
};

it.each([
  ['S-7/Cus/4711/2091', 'case-fillings: S-7/Cus/4711/2019'],
  ['এস-৭/Cus/৪৭১২/২০১৮', null],
  ['Case No. S-98765432109876543210', null],
  ['S-7/Cus/471/2019', 'case-fillings: S-7/Cus/4711/2019'],
  ['C-880132', 'case-fillings: S-7/Cus/4711/2019'],
  ['B/E 880113', 'case-fillings: S-8/Cus/1/2019, S-7/Cus/4711/2019'],
  ['CHC/1/1495/16-17', 'case-fillings: CHC/1/1459/2016-17'],
  ['WP 1243/2021', 'high-court-rits: Writ Petition No. 1234/2021'],
  ['মামলা নং ১২৪৩/২০২১', 'high-court-rits: Writ Petition No. 1234/2021'],
])(
  'the search offers for the unknown number %s only numbers that differ by one typing error',
  async (q, similar) => {
    expect(await answerTo(q)).toEqual(similar ? [`similar ${similar}`] : []);
  },
);

it('the search offers no similar numbers if it finds the typed number, even past the last page of hits', async () => {
  expect(await answerTo('C-880123')).toEqual(['case-fillings: S-7/Cus/4711/2019']);
  expect(await answerTo('C-880123', '&offset=8')).toEqual([]);
});

it('the search offers no similar numbers from registers that are not requested or the role may not read', async () => {
  const customs = await register.test.as('ROLE_CUSTOMS');
  expect(await answerTo('1423/2021')).toEqual(['similar civil-case: 1432/2021']);
  expect(await answerTo('1423/2021', '', customs)).toEqual([]);
  expect(await answerTo('C-880132', '&kind=companies')).toEqual([]);
});

it('the search marks the digits of a similar number in its field', async () => {
  const answer = await register.test.app.inject({
    method: 'GET',
    url: '/api/casebook/search?q=880132&limit=1',
    headers: register.admin,
  });
  expect(answer.json().similar[0].hits[0].why).toEqual({ field: 'boe', text: 'C-880123', marks: [[2, 8]] });
});
