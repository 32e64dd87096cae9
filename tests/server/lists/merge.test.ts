import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { caseTypeNamed } from '../../../domain/followOnCases';
import { driftOfTallies } from '../../../server/features/cases/figures/tally';
import { addBank, addCases, addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { addUser, buildTestApp, type TestApp } from '../../support/signInAs';

const TRIBUNAL = caseTypeNamed('tribunal-cases');

let test: TestApp;
let admin: { authorization: string };
beforeAll(async () => {
  test = await buildTestApp({ connections: 16 });
  admin = await test.as('ROLE_ADMIN');
});
afterAll(() => test.close());
// oxlint-disable-next-line vitest/no-standalone-expect -- true after each test, whatever it did
afterEach(async () => expect(await driftOfTallies(test.db)).toEqual([]));

const merge = (list: string, id: number, into: unknown, key?: string) =>
  test.app.inject({
    method: 'POST',
    url: `/api/casebook/${list}/${id}/merge`,
    headers: { ...admin, ...(key && { 'idempotency-key': key }) },
    payload: { into },
  });
const section = async (id: number) => {
  const answer = await test.app.inject({ url: `/api/casebook/sections/${id}`, headers: admin });
  return answer.statusCode === 200 ? answer.json() : null;
};
const somebodyWaits = async () => {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (select from pg_locks where not granted) as waiting
  `.execute(test.db);
  return rows[0]!.waiting;
};

it('merging a section moves its filings, court cases and users to the other one, and removes it', async () => {
  const [from, into] = [await addWorkPlace(test.db, 'Zetty'), await addWorkPlace(test.db, 'Jetty')];
  const ids = await addFilings(test.db, [
    buildFiling({ workPlaceId: from, revenue: 10 }),
    buildFiling({ workPlaceId: from, revenue: 20, status: 'CLOSED' }),
    buildFiling({ workPlaceId: into }),
  ]);
  await addCases(test.db, TRIBUNAL, [{ caseFillingId: ids[0]! }]);
  await addUser(test.db, { userName: 'both', roles: ['ROLE_CUSTOMS'], workPlaceIds: [from, into] });
  await addUser(test.db, { userName: 'one', roles: ['ROLE_CUSTOMS'], workPlaceIds: [from] });

  const answer = await merge('sections', from, into, 'merge-1');
  expect(answer.json()).toMatchObject({ id: into, name: 'Jetty', used: 5 });
  expect((await merge('sections', from, into, 'merge-1')).json()).toEqual(answer.json());
  expect(await section(from)).toBeNull();
  const filings = await test.db
    .selectFrom('caseFiling')
    .select(['workPlaceId', 'workPlaceNameFold', 'version'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  expect(filings).toEqual([
    { workPlaceId: into, workPlaceNameFold: 'jetty', version: 2 },
    { workPlaceId: into, workPlaceNameFold: 'jetty', version: 2 },
    { workPlaceId: into, workPlaceNameFold: 'jetty', version: 1 },
  ]);
  const cases = await sql`select work_place_id, work_place_name_fold from tribunal_case`.execute(test.db);
  expect(cases.rows).toEqual([{ workPlaceId: into, workPlaceNameFold: 'jetty' }]);
  const users = await test.app.inject({ url: '/api/case/get-all-user', headers: admin });
  expect(
    users
      .json()
      .content.flatMap(({ userName, workPlaces }: { userName: string; workPlaces: { name: string }[] }) =>
        workPlaces.map(({ name }) => `${userName} ${name}`),
      ),
  ).toEqual(['both Jetty', 'one Jetty']);
  const summary = await test.app.inject({ url: '/api/case/section-wise-case-summary', headers: admin });
  expect(
    summary
      .json()
      .map(({ wpName, caseStatus, caseFiling, revenue, tribunalCase }: Record<string, unknown>) => [
        wpName,
        caseStatus,
        caseFiling,
        revenue,
        tribunalCase,
      ]),
  ).toEqual([
    ['Jetty', 'OPEN', 2, 10, 1],
    ['Jetty', 'CLOSED', 1, 20, 0],
  ]);
});

it('an edit of a filing is refused as stale if a merge of sections has changed the filing since', async () => {
  const [from, into] = [await addWorkPlace(test.db), await addWorkPlace(test.db)];
  const [id] = await addFilings(test.db, [buildFiling({ workPlaceId: from })]);
  await merge('sections', from, into);
  const payload = { nothiNumber: 'S-edited', workPlace: { id: from }, version: 1 };
  const answer = await test.app.inject({
    method: 'PUT',
    url: `/api/case/case-fillings/${id}`,
    headers: admin,
    payload,
  });
  expect(answer.json()).toMatchObject({ status: 409, code: 'stale' });
});

it('merging a bank moves its filings to the other one', async () => {
  const [from, into, place] = [
    await addBank(test.db),
    await addBank(test.db, 'Sonali'),
    await addWorkPlace(test.db),
  ];
  const [id] = await addFilings(test.db, [buildFiling({ workPlaceId: place, bankId: from })]);
  expect((await merge('banks', from, into)).json()).toMatchObject({ name: 'Sonali', used: 1 });
  const filing = await test.app.inject({ url: `/api/casebook/case-fillings/${id}`, headers: admin });
  expect(filing.json()).toMatchObject({ bank: { bankName: 'Sonali' }, version: 2 });
});

describe('a merge is refused', () => {
  it.each([
    ['itself', (own: number) => own, 'cannotMerge'],
    ['one that does not exist', () => 4711, 'unknownReference'],
    ['no number', () => 'jetty', 'notANumber'],
    ['nothing', () => null, 'notANumber'],
  ])('a merge of a section into %s is refused', async (_, into, code) => {
    const id = await addWorkPlace(test.db);
    const answer = await merge('sections', id, into(id));
    expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ field: 'into', code }]]);
    expect(await section(id)).not.toBeNull();
  });

  it('a merge of a section that does not exist is answered 404', async () => {
    expect((await merge('sections', 4711, await addWorkPlace(test.db))).statusCode).toBe(404);
  });
});

describe('a merge during other writes', () => {
  const file = (workPlaceId: number, nothiNumber: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/case/case-fillings',
      headers: admin,
      payload: { nothiNumber, workPlace: { id: workPlaceId } },
    });

  it('a merge waits for a parallel new filing of the section, and moves it too', async () => {
    const [from, into] = [await addWorkPlace(test.db), await addWorkPlace(test.db)];
    const writing = await test.db.startTransaction().execute();
    const [id] = await addFilings(writing, [buildFiling({ workPlaceId: from })]);
    const answer = merge('sections', from, into).then((response) => response);
    await expect.poll(somebodyWaits).toBe(true);
    await writing.commit().execute();
    expect((await answer).json()).toMatchObject({ used: 1 });
    const filing = await test.app.inject({ url: `/api/casebook/case-fillings/${id}`, headers: admin });
    expect(filing.json().workPlace.id).toBe(into);
  });

  it('a new filing that waited for a section being removed is refused at the section’s field', async () => {
    const [from, into] = [await addWorkPlace(test.db), await addWorkPlace(test.db)];
    const merging = await test.db.startTransaction().execute();
    await sql`select from work_place where id = ${from} for update`.execute(merging);
    const answer = file(from, 'S-waits').then((response) => response);
    await expect.poll(somebodyWaits).toBe(true);
    await sql`delete from work_place where id = ${from}`.execute(merging);
    await merging.commit().execute();
    expect((await answer).json()).toMatchObject({
      status: 400,
      errors: [{ field: 'workPlaceId', code: 'unknownReference' }],
    });
    expect(await section(into)).toMatchObject({ used: 0 });
  });

  it('parallel merges, renames, edits and new filings of sections lose no filing and no figure', async () => {
    const names = ['W-A', 'W-B', 'W-C', 'W-D'];
    const places = await Promise.all(names.map((name) => addWorkPlace(test.db, name)));
    const before = await addFilings(
      test.db,
      Array.from({ length: 40 }, (_, i) => buildFiling({ workPlaceId: places[i % 4]!, revenue: i })),
    );
    await addCases(
      test.db,
      TRIBUNAL,
      before.slice(0, 20).map((caseFillingId) => ({ caseFillingId })),
    );
    const answers = await Promise.all([
      ...Array.from({ length: 40 }, (_, i) => file(places[i % 4]!, `W-new-${i}`)),
      ...before.slice(0, 20).map((id, i) =>
        test.app.inject({
          method: 'PUT',
          url: `/api/case/case-fillings/${id}`,
          headers: admin,
          payload: { nothiNumber: `W-edit-${i}`, workPlace: { id: places[(i + 1) % 4] } },
        }),
      ),
      test.app.inject({
        method: 'PUT',
        url: `/api/casebook/sections/${places[3]}`,
        headers: admin,
        payload: { name: 'W-D renamed' },
      }),
      merge('sections', places[0]!, places[1]!),
      merge('sections', places[1]!, places[2]!),
      merge('sections', places[2]!, places[3]!),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => body)).toEqual([]);
    const filed = answers.slice(0, 40).filter(({ statusCode }) => statusCode === 200).length;
    const { rows } = await sql<{ fold: string; filings: number }>`
      select work_place_name_fold as fold, count(*) as filings from case_filing
      where nothi_number like 'W-%' or id = any(${before}::bigint[]) group by 1
    `.execute(test.db);
    const left = await Promise.all(places.map(section));
    const expected = new Set(
      left.filter((each) => each !== null).map(({ name }) => (name as string).toLowerCase()),
    );
    expect(rows.map(({ fold }) => fold).every((fold) => expected.has(fold))).toBe(true);
    expect(rows.reduce((sum, { filings }) => sum + filings, 0)).toBe(40 + filed);
    const copies = await sql`
      select from tribunal_case c join case_filing f on f.id = c.case_filing_id
      where c.work_place_id <> f.work_place_id or c.work_place_name_fold <> f.work_place_name_fold
    `.execute(test.db);
    expect(copies.rows).toEqual([]);
  });

  it('filings that are added while their section is renamed have the new name', async () => {
    const place = await addWorkPlace(test.db, 'R-0');
    const rename = (i: number) =>
      test.app.inject({
        method: 'PUT',
        url: `/api/casebook/sections/${place}`,
        headers: admin,
        payload: { name: `R-${i}` },
      });
    const writes = Array.from({ length: 30 }, (_, i) =>
      i % 5 === 4 ? rename(i) : file(place, `R-new-${i}`),
    );
    const answers = await Promise.all(writes);
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const { name, used } = await section(place);
    expect(used).toBe(24);
    const { rows } = await sql`
      select distinct work_place_name_fold as fold from case_filing where work_place_id = ${place}
    `.execute(test.db);
    expect(rows).toEqual([{ fold: name.toLowerCase() }]);
  });
});
