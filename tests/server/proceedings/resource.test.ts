import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { driftOfProceedings } from '../../../server/store/proceedings/proceedingCheck';
import { addWorkPlace } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';

let test: TestApp;
let admin: Headers;
let customs: Headers;
let section: number;

type Headers = { authorization: string };
type Record = { id: number; version: number; [name: string]: unknown };

beforeAll(async () => {
  test = await buildTestApp({ connections: 12 });
  admin = await test.as('ROLE_ADMIN');
  customs = await test.as('ROLE_CUSTOMS');
  section = await addWorkPlace(test.db);
});
afterAll(() => test.close());

const call = (method: InjectOptions['method'], url: string, payload?: object, headers = admin) =>
  test.app.inject({ method, url, headers, ...(payload && { payload }) });

const add = async (kind: string, values: object): Promise<number> =>
  (await call('POST', `/api/case/${kind}`, values)).json<Record>().id;

let made = 0;
const addFiling = () =>
  add('case-fillings', {
    nothiNumber: `Q-${++made}/26`,
    workPlace: { id: section },
    dateOfHearing: '2023-01-01',
  });

/** `filter={"caseFilingId":7}&sort=…`, as the UI writes it. */
async function list(query: { [name: string]: unknown }, headers = admin) {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const answer = await call('GET', `/api/casebook/proceedings?${search}`, undefined, headers);
  expect(answer.json()).not.toHaveProperty('message');
  return { records: answer.json<Record[]>(), range: answer.headers['content-range'] };
}

const put = (record: Record, change: object, headers = admin) =>
  call('PUT', `/api/casebook/proceedings/${record.id}`, { ...record, ...change }, headers);

/** A filing with a tribunal case that was decided, a writ against its order, and a civil case. */
async function addFile() {
  const caseFilling = { id: await addFiling() };
  const tribunal = { tribunalCaseNo: 'T-26', tribunalOrderDate: '2024-05-01', tribunalJudgement: 'ONREMAND' };
  await add('tribunal-cases', { caseFilling, dateOfCase: '2024-01-01', status: 'ORDER_PASSED', ...tribunal });
  await add('high-court-rits', { caseFilling, highCourtCaseNo: 'W-26', dateOfCase: '2024-06-01' });
  await add('civil-case', { caseFilling, civilCaseNumber: 'D-26', civilCourtName: 'Joint District Judge 1' });
  const { records } = await list({ filter: { caseFilingId: caseFilling.id } });
  const [filing, ...cases] = records;
  return {
    caseFilingId: caseFilling.id,
    filing: filing!,
    tribunal: cases[0]!,
    writ: cases[1]!,
    civil: cases[2]!,
  };
}

describe('the proceedings of a filing', () => {
  it('are its adjudication and its court cases, whole', async () => {
    const { caseFilingId, filing, tribunal, writ, civil } = await addFile();
    const own = { court: null, filedBy: null, fromId: null, lawOfficer: null, decidedOn: null, version: 1 };
    const shared = { ...own, caseFilingId, workPlaceId: section, outcome: null, status: null };
    const [recordId, id] = [expect.any(Number) as unknown, expect.any(Number) as unknown];
    expect(filing).toEqual({
      ...shared,
      id,
      kind: 'case-fillings',
      recordId: caseFilingId,
      number: `Q-${made}/26`,
      openedOn: '2023-01-01',
      status: 'OPEN',
    });
    expect(tribunal).toEqual({
      ...shared,
      id,
      recordId,
      kind: 'tribunal-cases',
      number: 'T-26',
      openedOn: '2024-01-01',
      decidedOn: '2024-05-01',
      outcome: 'remand',
      status: 'ORDER_PASSED',
    });
    expect(writ).toEqual({
      ...shared,
      id,
      recordId,
      kind: 'high-court-rits',
      number: 'W-26',
      openedOn: '2024-06-01',
      fromId: tribunal.id,
    });
    expect(civil).toMatchObject({ kind: 'civil-case', openedOn: null, court: 'Joint District Judge 1' });
    expect((await call('GET', `/api/casebook/proceedings/${writ.id}`)).json()).toEqual(writ);
  });

  it('are listed by kind, by a part of the number, sorted and in ranges', async () => {
    const { caseFilingId, tribunal, writ, civil, filing } = await addFile();
    const numbersOf = async (query: object) => {
      const { records, range } = await list(query as { [name: string]: unknown });
      return [records.map(({ number }) => number), range];
    };
    const filter = { caseFilingId };
    expect(await numbersOf({ filter, sort: ['number', 'DESC'], range: [0, 1] })).toEqual([
      ['W-26', 'T-26'],
      'proceedings 0-1/4',
    ]);
    expect(await numbersOf({ filter, sort: ['openedOn', 'ASC'] })).toEqual([
      [filing.number, 'T-26', 'W-26', 'D-26'],
      'proceedings 0-3/4',
    ]);
    expect(await numbersOf({ filter: { ...filter, kind: ['high-court-rits', 'civil-case'] } })).toEqual([
      ['W-26', 'D-26'],
      'proceedings 0-1/2',
    ]);
    expect(await numbersOf({ filter: { ...filter, q: 't-২৬' } })).toEqual([['T-26'], 'proceedings 0-0/1']);
    expect(await numbersOf({ filter: { id: [writ.id, tribunal.id] } })).toEqual([
      ['T-26', 'W-26'],
      'proceedings 0-1/2',
    ]);
    expect(await numbersOf({ filter: { id: civil.id }, range: [5, 9] })).toEqual([[], 'proceedings */1']);
  });

  it.each([
    ['sort=["created","ASC"]', 'sort', 'notASortOption'],
    ['filter={"status":"OPEN"}', 'status', 'notAFilter'],
    ['filter={"kind":"writs"}', 'kind', 'notAChoice'],
    ['range=[9,0]', 'range', 'notARange'],
  ])('refuse %s', async (query, field, code) => {
    const answer = await call('GET', `/api/casebook/proceedings?${query}`);
    expect([answer.statusCode, answer.json().errors[0]]).toEqual([
      400,
      { field, code, message: expect.any(String) as unknown },
    ]);
  });

  it.each([
    'id',
    'kind',
    'recordId',
    'caseFilingId',
    'workPlaceId',
    'number',
    'openedOn',
    'decidedOn',
    'outcome',
    'status',
    'court',
    'filedBy',
    'fromId',
    'lawOfficer',
  ])('are sorted by %s', async (sort) => {
    const ids = async (order: string) =>
      (await list({ sort: [sort, order], range: [0, 999] })).records.map((record) => record.id);
    const ascending = await ids('ASC');
    expect(ascending.length).toBeGreaterThan(4);
    expect((await ids('DESC')).toSorted((a, b) => a - b)).toEqual(ascending.toSorted((a, b) => a - b));
  });
});

it('counts all of them, and those of a kind, as many as there are', async () => {
  await addFile();
  const { rows } = await sql<{ all: number; tribunal: number; civil: number }>`
    select count(*) as all, count(*) filter (where kind = 'tribunal-cases') as tribunal,
      count(*) filter (where kind = 'civil-case') as civil
    from proceeding
  `.execute(test.db);
  const { all, tribunal, civil } = rows[0]!;
  const totalOf = async (filter: object, headers = admin) =>
    Number((await list({ filter }, headers)).range!.split('/')[1]);
  expect(await totalOf({})).toBe(all);
  expect(await totalOf({ kind: 'tribunal-cases' })).toBe(tribunal);
  expect(await totalOf({ kind: ['tribunal-cases', 'civil-case'] })).toBe(tribunal + civil);
  expect(await totalOf({}, customs)).toBe(all - civil);
  expect(await totalOf({ kind: ['tribunal-cases', 'civil-case'] }, customs)).toBe(tribunal);
});

describe('what is entered at a proceeding itself', () => {
  it('is saved with a version, and what follows the record is ignored', async () => {
    const { writ, tribunal, filing } = await addFile();
    const own = { court: 'Court No. 12, Annex', filedBy: 'other', lawOfficer: 'AAG Karim' };
    const sent = {
      ...own,
      fromId: null,
      number: 'X',
      status: 'OPEN',
      outcome: 'against',
      kind: 'civil-case',
    };
    const saved = (await put(writ, { ...sent, decidedOn: '2026-01-01' }, customs)).json<Record>();
    expect(saved).toEqual({ ...writ, ...own, fromId: null, version: 2 });
    expect((await put(writ, own)).json()).toMatchObject({ status: 409, code: 'stale' });
    expect((await put(tribunal, { decidedOn: null })).json()).toMatchObject({ decidedOn: '2024-05-01' });
    expect((await put(filing, { lawOfficer: ' GP ' })).json()).toMatchObject({ lawOfficer: 'GP' });
    expect(await driftOfProceedings(test.db)).toEqual([]);
  });

  it('is the day of the decision where the record has none', async () => {
    const caseFilling = { id: await addFiling() };
    const kinds = [
      'high-court-cpa-cpl-cases',
      'high-court-cp-cases',
      'admiral-suit-cases',
      'civil-case',
      'foujdari-suit-cases',
    ];
    for (const kind of kinds) await add(kind, { caseFilling });
    const { records } = await list({ filter: { caseFilingId: caseFilling.id, kind: kinds } });
    expect(records).toHaveLength(5);
    for (const record of records) {
      expect((await put(record, { decidedOn: '2026-02-03' })).json()).toMatchObject({
        decidedOn: '2026-02-03',
      });
      await call('PUT', `/api/case/${String(record.kind)}/${String(record.recordId)}`, {
        status: 'ORDER_PASSED',
      });
      const { decidedOn, status } = (
        await call('GET', `/api/casebook/proceedings/${record.id}`)
      ).json<Record>();
      expect([decidedOn, status]).toEqual(['2026-02-03', 'ORDER_PASSED']);
    }
  });

  it.each([
    [{ court: 'x\u0000' }, 'court', 'notText'],
    [{ filedBy: 'nobody' }, 'filedBy', 'notAChoice'],
    [{ decidedOn: '2026-02-31' }, 'decidedOn', 'noSuchDate'],
  ])('is refused as any field is: %j', async (change, field, code) => {
    const { writ } = await addFile();
    const answer = await put(writ, change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ field, code }]);
  });

  it('is the court, which follows the record until it is edited', async () => {
    const { civil } = await addFile();
    const record = `/api/case/civil-case/${String(civil.recordId)}`;
    const courtNow = async () => (await call('GET', `/api/casebook/proceedings/${civil.id}`)).json<Record>();
    await call('PUT', record, { civilCourtName: 'Joint District Judge 2' });
    expect(await courtNow()).toMatchObject({ court: 'Joint District Judge 2', version: 1 });
    await put(await courtNow(), { court: 'Additional District Judge' });
    await call('PUT', record, { civilCourtName: 'Joint District Judge 3' });
    expect(await courtNow()).toMatchObject({ court: 'Additional District Judge', version: 2 });
  });
});

describe('the order that is challenged', () => {
  const refusal = async (record: Record, fromId: unknown, headers = admin) => {
    const answer = await put(record, { fromId }, headers);
    return [answer.statusCode, answer.json().errors?.[0]?.field, answer.json().errors?.[0]?.code];
  };

  it('is of the same filing and makes no circle', async () => {
    const { filing, tribunal, writ, civil } = await addFile();
    const elsewhere = await addFile();
    expect(await refusal(writ, elsewhere.tribunal.id)).toEqual([400, 'fromId', 'unknownReference']);
    expect(await refusal(writ, 999_999)).toEqual([400, 'fromId', 'unknownReference']);
    expect(await refusal(writ, writ.id)).toEqual([400, 'fromId', 'challengesItself']);
    expect(await refusal(tribunal, writ.id)).toEqual([400, 'fromId', 'challengesItself']);
    expect(await refusal(filing, writ.id)).toEqual([400, 'fromId', 'challengesItself']);

    const third = (await put(civil, { fromId: writ.id })).json<Record>();
    expect(third.fromId).toBe(writ.id);
    expect(await refusal(tribunal, civil.id)).toEqual([400, 'fromId', 'challengesItself']);
    // that of the filing is what null says
    expect((await put(writ, { fromId: filing.id })).json()).toMatchObject({ fromId: null });
    expect(await driftOfProceedings(test.db)).toEqual([]);
  });

  it('makes no circle either when two are saved at one moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { tribunal, civil } = await addFile();
      const answers = await Promise.all([
        put(tribunal, { fromId: civil.id }),
        put(civil, { fromId: tribunal.id }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    }
    expect(await driftOfProceedings(test.db)).toEqual([]);
  });
});

describe('to the customs role a civil case', () => {
  it('is in no list and no total, and 404 by its id', async () => {
    const { caseFilingId, civil } = await addFile();
    const { records, range } = await list({ filter: { caseFilingId } }, customs);
    expect(records.map(({ kind }) => kind)).toEqual(['case-fillings', 'tribunal-cases', 'high-court-rits']);
    expect(range).toBe('proceedings 0-2/3');
    expect(await list({ filter: { kind: 'civil-case' } }, customs)).toEqual({
      records: [],
      range: 'proceedings */0',
    });
    expect((await list({ filter: { id: civil.id } }, customs)).records).toEqual([]);
    expect((await call('GET', `/api/casebook/proceedings/${civil.id}`, undefined, customs)).statusCode).toBe(
      404,
    );
    expect((await put(civil, {}, customs)).statusCode).toBe(404);
  });

  it('challenges and is challenged by nothing, but keeps what an administrator has entered', async () => {
    const { writ, civil } = await addFile();
    const seen = (await put(writ, { fromId: civil.id })).json<Record>();
    expect(seen.fromId).toBe(civil.id);
    const hers = (
      await call('GET', `/api/casebook/proceedings/${writ.id}`, undefined, customs)
    ).json<Record>();
    expect(hers.fromId).toBeNull();
    const saved = (await put(hers, { court: 'Court No. 3' }, customs)).json<Record>();
    expect(saved).toMatchObject({ fromId: null, court: 'Court No. 3' });
    expect((await call('GET', `/api/casebook/proceedings/${writ.id}`)).json()).toMatchObject({
      fromId: civil.id,
      court: 'Court No. 3',
    });
    const { tribunal } = await addFile();
    expect((await put(tribunal, { fromId: civil.id }, customs)).json().errors[0].code).toBe(
      'unknownReference',
    );
  });
});
