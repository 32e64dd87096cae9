import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCases, addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { petitions, typeOf } from './registers';

const COUNT = 1300;
let test: TestApp;
let origin: string;
let headers: { authorization: string };

beforeAll(async () => {
  test = await buildTestApp({ connections: 10 });
  headers = await test.as('ROLE_CUSTOMS');
  const workPlaceId = await addWorkPlace(test.db);
  const filings = await addFilings(
    test.db,
    Array.from({ length: 50 }, (_, i) => buildFiling({ workPlaceId, revenue: i, nothiNumber: `S-${i}` })),
  );
  const cases = Array.from({ length: COUNT }, (_, i) => ({
    caseFillingId: filings[i % filings.length]!,
    dateOfCase: i % 3 ? `20${10 + (i % 13)}-05-01` : null,
    interimOrderOfTribunal1: 'অন্তর্বর্তীকালীন আদেশ '.repeat(30),
  }));
  await addCases(test.db, typeOf(petitions), cases);
  origin = await test.app.listen({ port: 0 });
});
afterAll(() => test.close());

describe('a page of cases as large as the register', () => {
  const get = async (query: string) => (await fetch(origin + petitions.page + query, { headers })).json();

  it('a page of cases as large as the register contains every row once, in the usual page envelope', async () => {
    const { content, ...facts } = await get(`?size=${COUNT}&sortBy=id&ascOrDesc=desc`);
    expect(content.map((each: { id: number }) => each.id)).toEqual(
      Array.from({ length: COUNT }, (_, i) => COUNT - i),
    );
    expect(facts).toEqual({
      totalPages: 1,
      totalElements: COUNT,
      number: 0,
      size: COUNT,
      numberOfElements: COUNT,
      first: true,
      last: true,
      empty: false,
      pageable: { pageNumber: 0, pageSize: COUNT, offset: 0 },
    });
  });

  it.each(['asc', 'desc'])(
    'a page of cases as large as the register has the same records as small pages, %s',
    async (order) => {
      const query = `&sortBy=dateOfCase&ascOrDesc=${order}`;
      const large = (await get(`?size=${COUNT}${query}`)).content;
      const small = await Promise.all([0, 1, 2].map((number) => get(`?size=500&page=${number}${query}`)));
      expect(small.flatMap(({ content }) => content)).toEqual(large);
    },
  );

  it('a page of cases larger than the register contains only the matches of a search', async () => {
    const { content, totalElements } = await get('?size=5000&nothiNumber=s-৪৯');
    expect(totalElements).toBe(COUNT / 50);
    expect(content).toHaveLength(COUNT / 50);
    expect(await get('?size=5000&searchKey=nowhere')).toMatchObject({ content: [], totalElements: 0 });
  });
});
