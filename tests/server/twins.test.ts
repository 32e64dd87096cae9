import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillNext } from '../../server/features/search/entries';
import { addFilings, addWorkPlace, buildFiling } from '../support/register';
import { buildTestApp, type TestApp } from '../support/signInAs';
import { callsOf, registers, typeOf } from './cases/registers';

let test: TestApp;
let bearer: { authorization: string };
let section: number;
let filing: number;
let otherFiling: number;
beforeAll(async () => {
  test = await buildTestApp({ connections: 12 });
  bearer = await test.as('ROLE_ADMIN');
  section = await addWorkPlace(test.db, 'AIR');
  [filing, otherFiling] = (await Promise.all(
    ['F-1', 'F-2'].map(async (nothiNumber) => (await createFiling(nothiNumber)).json().id),
  )) as [number, number];
});
afterAll(() => test.close());

const call = (method: 'POST' | 'PUT', url: string, payload: object) =>
  test.app.inject({ method, url, headers: bearer, payload });
const createFiling = (nothiNumber: string) =>
  call('POST', '/api/case/case-fillings', { workPlace: { id: section }, nothiNumber });
const replaceFiling = (id: number, nothiNumber: string, others = {}) =>
  call('PUT', `/api/case/case-fillings/${id}`, { workPlace: { id: section }, nothiNumber, ...others });

it.each(['S–5/DM/2016', 'S - 5 / DM / 2016', 'এস-৫/ডিএম/২০১৬', 'S\u20115/DM/2016'])(
  'a new file is refused as %s if it is registered as S-5/DM/2016',
  async (twin) => {
    await createFiling('S-5/DM/2016');
    const answer = await createFiling(twin);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'fileNumberConflict',
      message: 'A case filing with the file number S-5/DM/2016 is already registered',
      errors: [
        {
          field: 'nothiNumber',
          code: 'fileNumberAlike',
          message: 'This is file S-5/DM/2016, which is registered already',
        },
      ],
    });
  },
);

it('a file is not renamed to another one that is written differently, but may be written differently itself', async () => {
  const { id } = (await createFiling('R-1/AP/2019')).json();
  await createFiling('R-2/AP/2019');
  expect((await replaceFiling(id, 'R–2/AP/2019')).json()).toMatchObject({ code: 'fileNumberConflict' });
  expect((await replaceFiling(id, 'R – 1/AP/2019')).json()).toMatchObject({ nothiNumber: 'R – 1/AP/2019' });
});

it('of two files in different spelling that are created at once, one is refused', async () => {
  const answers = await Promise.all(
    ['Q-1/DM/2016', 'Q–1/DM/2016', 'Q 1 DM 2016', 'q-1/dm/২০১৬'].map(createFiling),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
});

it('files that an older version registered twice keep their numbers and can be edited', async () => {
  const ids = await addFilings(test.db, [
    buildFiling({ nothiNumber: 'OLD-7/2011', workPlaceId: section }),
    buildFiling({ nothiNumber: 'OLD – 7/2011', workPlaceId: section }),
  ]);
  await sql`update search_entry set own_key = null where record_id = any(${ids}::bigint[])`.execute(test.db);
  await sql`insert into search_fill select 'case-fillings', 0, max(id) from case_filing`.execute(test.db);
  while (await fillNext(test.db));
  const keys = await test.db
    .selectFrom('searchEntry')
    .select('ownKey')
    .where('kind', '=', 'case-fillings')
    .where('recordId', 'in', ids)
    .execute();
  expect(keys).toEqual([{ ownKey: 'old 7 2011' }, { ownKey: 'old 7 2011' }]);
  const edited = await replaceFiling(ids[1]!, 'OLD – 7/2011', { productName: 'Yarn' });
  expect(edited.json()).toMatchObject({ nothiNumber: 'OLD – 7/2011', productName: 'Yarn' });
});

it('a deleted file in another spelling is not restored while its number is in use', async () => {
  const { id } = (await createFiling('B-1/DM/2016')).json();
  await test.app.inject({ method: 'DELETE', url: `/api/case/case-filling${id}`, headers: bearer });
  await createFiling('B–1/DM/2016');
  const deleted = await test.app.inject({ url: '/api/casebook/deleted?sort=["id","DESC"]', headers: bearer });
  const answer = await call('POST', `/api/casebook/deleted/${deleted.json()[0].id}/restore`, {});
  expect(answer.json()).toMatchObject({
    status: 409,
    message: 'A case filing with the file number B–1/DM/2016 is already registered',
  });
});

it.each(registers)(
  'a case of $name that its file has already in other words is refused',
  async (register) => {
    const { number } = typeOf(register).proceeding;
    const calls = callsOf(register, test, bearer);
    const create = (text: string, id = filing) => calls.create({ caseFilling: { id }, [number]: text });
    expect((await create('11477 of 2017')).statusCode).toBe(200);
    const twin = await create('Case No. ১১৪৭৭–২০১৭');
    expect(twin.json()).toMatchObject({
      status: 409,
      code: 'caseConflict',
      errors: [
        { field: number, code: 'caseTaken', message: 'The file has this case already: 11477 of 2017' },
      ],
    });
    const { id } = (await create('11478 of 2017')).json();
    const renamed = await calls.replace(id, { caseFilling: { id: filing }, [number]: '11477/2017' });
    expect(renamed.json()).toMatchObject({ code: 'caseConflict' });
    expect((await create('11477/2017', otherFiling)).statusCode).toBe(200);
  },
);
