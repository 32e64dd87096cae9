import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { diaryApp, problem } from './diary';

let diary: Awaited<ReturnType<typeof diaryApp>>;
beforeAll(async () => {
  diary = await diaryApp();
});
afterAll(() => diary.close());

describe('a write', () => {
  beforeEach(() => sql`truncate court_day restart identity`.execute(diary.db));
  const add = (body: object, headers?: Record<string, string>) => diary.call('POST', '', body, headers);

  it('adding a record of a regular resource drops unknown values, fills in defaults and returns it whole', async () => {
    const answer = await add({
      title: ' Hearing ',
      day: '2027-01-31',
      secret: true,
      id: 99,
      judgeId: diary.userIds.chief,
    });
    expect(answer.json()).toMatchObject({
      id: 1,
      title: 'Hearing',
      day: '2027-01-31',
      fee: 0,
      court: null,
      judgeId: diary.userIds.chief,
      version: 1,
    });
    expect((await diary.call('GET', '/1')).json()).toEqual(answer.json());
  });

  it('saving a record of a regular resource replaces it whole and raises its version', async () => {
    await add({ title: 'Hearing', note: 'first', fee: 12.5 });
    const answer = await diary.call('PUT', '/1', { title: 'Hearing', court: 'HIGH', version: 1 });
    expect(answer.json()).toMatchObject({ title: 'Hearing', note: null, fee: 0, court: 'HIGH', version: 2 });
    const { rows } = await sql<{ changedBy: number }>`select changed_by from court_day`.execute(diary.db);
    expect(rows).toEqual([{ changedBy: diary.userIds.clerk }]);
  });

  it('saving an outdated version of a record is refused, naming who changed the record', async () => {
    await add({ title: 'Hearing' });
    await diary.call('PUT', '/1', { title: 'Hearing 2', version: 1 }, { as: 'chief' });
    const stale = await diary.call('PUT', '/1', { title: 'Hearing 3', version: 1 });
    expect([stale.statusCode, stale.json().code, stale.json().params.by]).toEqual([
      409,
      'stale',
      'Rahima Begum',
    ]);
    expect((await diary.call('PUT', '/1', { title: 'Hearing 3' })).json()).toMatchObject({ version: 3 });
  });

  it.each([
    [{}, 'title', 'nameRequired'],
    [{ title: 'x', day: '2026-02-31' }, 'day', 'noSuchDate'],
    [{ title: 'x', fee: -1 }, 'fee', 'belowZero'],
    [{ title: 'x', court: 'MIDDLE' }, 'court', 'notAChoice'],
    [{ title: 'x', judgeId: 'me' }, 'judgeId', 'unknownReference'],
    [{ title: 'x', judgeId: 4711 }, 'judgeId', 'unknownReference'],
  ])(
    'adding or saving a record with the values %j is refused at the invalid field',
    async (body, field, code) => {
      expect(problem(await add(body))).toEqual([400, field, code]);
      await add({ title: 'old' });
      const { rows } = await sql<{ id: number }>`select id from court_day`.execute(diary.db);
      expect(problem(await diary.call('PUT', `/${rows[0]!.id}`, body))).toEqual([400, field, code]);
    },
  );

  it('a write is refused at a unique field if another record’s value is equal after folding', async () => {
    await add({ title: 'শুনানি ১' });
    expect(problem(await add({ title: 'শুনানি 1' }))).toEqual([409, 'title', 'nameTaken']);
    await add({ title: 'other' });
    const { rows } = await sql<{ id: number }>`select id from court_day where title = 'other'`.execute(
      diary.db,
    );
    expect(problem(await diary.call('PUT', `/${rows[0]!.id}`, { title: 'শুনানি ১' }))).toEqual([
      409,
      'title',
      'nameTaken',
    ]);
  });

  it('a write to a regular resource is carried out once per idempotency key, whatever its action', async () => {
    const key = { 'idempotency-key': 'k1' };
    const first = (await add({ title: 'once' }, key)).json();
    expect((await add({ title: 'once' }, key)).json()).toEqual(first);
    expect((await add({ title: 'other' }, key)).json().code).toBe('keyReused');
    const put = () => diary.call('PUT', '/1', { title: 'twice', version: 1 }, { 'idempotency-key': 'k2' });
    expect((await put()).json()).toMatchObject({ version: 2 });
    expect((await put()).json()).toMatchObject({ version: 2 });
    const remove = () => diary.call('DELETE', '/1', undefined, { 'idempotency-key': 'k3' });
    expect([(await remove()).json(), (await remove()).json()]).toEqual([{ id: 1 }, { id: 1 }]);
    expect((await diary.call('DELETE', '/1')).statusCode).toBe(404);
  });

  it('a write accepts an unchanged stored text that the present checks would refuse', async () => {
    await sql`insert into court_day (title, note) values ('x', E'tab\\u202E')`.execute(diary.db);
    const note = 'tab\u202E';
    expect((await diary.call('PUT', '/1', { title: 'y', note })).json()).toMatchObject({ title: 'y', note });
    expect(problem(await diary.call('PUT', '/1', { title: 'y', note: `new ${note}` }))).toEqual([
      400,
      'note',
      'directionMarks',
    ]);
  });
});

it('a regular resource may have its own functions to read and write records and list their usages', async () => {
  const own = await diaryApp({
    records: async (_db, ids) => ids.map((id) => ({ id, word: 'own' })),
    create: async () => 42,
    save: async () => {},
    usages: async () => [{ resource: 'users', title: 'Users', count: 2 }],
  });
  await sql`insert into court_day (title) values ('x')`.execute(own.db);
  expect((await own.call('POST', '', { title: 'new' })).json()).toEqual({ id: 42, word: 'own' });
  expect((await own.call('PUT', '/1', { title: 'new' })).json()).toEqual({ id: 1, word: 'own' });
  const { rows } = await sql`select title from court_day`.execute(own.db);
  expect(rows).toEqual([{ title: 'x' }]);
  expect((await own.call('DELETE', '/1')).json()).toMatchObject({
    status: 409,
    code: 'inUse',
    usedBy: [{ resource: 'users', count: 2 }],
  });
  await own.close();
});
