import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import { driftOfTerms, recountTerms } from '../../../server/features/papers/retention/terms';
import { dayFromToday, refusal, useHearings } from '../hearings/calls';

const calls = useHearings();

const post = (path: string, body: object, headers = calls.parts.admin) =>
  calls.call('POST', `/api/casebook/${path}`, body, headers);
const get = async <T>(path: string, headers = calls.parts.admin) =>
  (await calls.call('GET', `/api/casebook/${path}`, undefined, headers)).json<T>();

interface Listed {
  id: number;
  class: string | null;
  years: number | null;
  ruleName: string | null;
  endedOn: string | null;
  overOn: string | null;
  state: string | null;
  why: string[];
}
const listed = async (id: number) => {
  const record = await get<Listed>(`retention/${id}`);
  const { class: of, years, endedOn, overOn, state, why } = record;
  return { class: of, years, endedOn, overOn, state, why };
};
const dueIds = async () => {
  const filter = encodeURIComponent('{"state":"DUE"}');
  return (await get<Listed[]>(`retention?filter=${filter}&range=[0,99]`)).map(({ id }) => id);
};

interface Own {
  id: number;
  version: number;
  [name: string]: unknown;
}
const decide = async (caseFilingId: number, values: object, headers = calls.parts.customs) =>
  (await post('file-retention', { caseFilingId, ...values }, headers)).json<Own>();
const destroy = async (caseFilingIds: number[], headers = calls.parts.admin) =>
  post('destructions', { caseFilingIds, on: '2026-01-20', memo: 'Memo 7', by: 'Record committee' }, headers);

/** A file that was decided and closed in 2019. */
const closedFile = (values: object = {}) =>
  calls.addRecord('case-fillings', {
    nothiNumber: `R-${++made}/19`,
    workPlace: { id: calls.parts.section },
    status: 'CLOSED',
    dateOfJudgement: '2019-03-31',
    ...values,
  });
let made = 0;

beforeAll(async () => {
  const rule = (values: object) => post('retention-rules', { active: true, ...values });
  await rule({ name: 'All files', class: 'C' });
  await rule({ name: 'Large revenue', class: 'B', years: 12, minAmount: 10_000_000 });
  await rule({ name: 'Lost cases', class: 'B', outcome: 'against' });
  await rule({ name: 'Not applied', class: 'A', active: false });
});

afterEach(() => vi.useRealTimers());

it('My day says in January, to administrators alone, that files may be destroyed, until some were this year', async () => {
  const saidOn = async (now: string, headers = calls.parts.admin) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    return (await get<{ retention: boolean }>('today', headers)).retention;
  };
  expect(await saidOn('2025-12-31T17:59:00Z')).toBe(false);
  // midnight in Dhaka
  expect(await saidOn('2025-12-31T18:00:00Z')).toBe(true);
  expect(await saidOn('2026-01-31T17:59:00Z')).toBe(true);
  expect(await saidOn('2026-01-31T17:59:00Z', calls.parts.customs)).toBe(false);
  expect(await saidOn('2026-01-31T18:00:00Z')).toBe(false);
  await destroy([await closedFile()]);
  expect(await saidOn('2026-01-31T17:59:00Z')).toBe(false);
});

it('a file is kept for the years of the longest rule that fits, counted from its last order', async () => {
  const ordinary = await closedFile();
  expect(await listed(ordinary)).toEqual({
    class: 'C',
    years: 5,
    endedOn: '2019-03-31',
    overOn: '2024-03-31',
    state: 'DUE',
    why: [],
  });
  expect(await listed(await closedFile({ revenue: 10_000_000 }))).toMatchObject({
    class: 'B',
    years: 12,
    overOn: '2031-03-31',
    state: null,
  });
  const lost = await closedFile();
  await calls.addRecord('tribunal-cases', {
    caseFilling: { id: lost },
    tribunalCaseNo: 'T-9',
    status: 'ORDER_PASSED',
    tribunalOrderDate: '2020-02-29',
    tribunalJudgement: 'AgainstGovernment',
  });
  expect(await listed(lost)).toMatchObject({
    class: 'B',
    years: 10,
    endedOn: '2020-02-29',
    overOn: '2030-02-28',
  });
  // a class by hand goes before the rules'
  await decide(lost, { class: 'D' });
  expect(await listed(lost)).toMatchObject({ class: 'D', years: 1, overOn: '2021-02-28', state: 'DUE' });
  await decide(ordinary, { class: 'A' });
  expect(await listed(ordinary)).toMatchObject({ class: 'A', years: null, overOn: null, state: null });
});

it('an open file, a running limit, a guarantee, a hold, a call and a volume that is out keep a file', async () => {
  const { db } = calls.parts.test;
  const id = await closedFile();
  const proceeding = await sql<{ id: number }>`
    select id from proceeding where case_filing_id = ${id}
  `.execute(db);
  expect((await listed(id)).why).toEqual([]);
  const open = await closedFile({ status: 'OPEN' });
  expect(await listed(open)).toMatchObject({ state: 'KEPT', why: ['LIVE'] });
  const pending = await closedFile();
  await calls.addRecord('civil-case', { caseFilling: { id: pending }, civilCaseNumber: 'Title Suit 9/2019' });
  expect(await listed(pending)).toMatchObject({ state: 'KEPT', why: ['LIVE'] });
  await post('limits', { proceedingId: proceeding.rows[0]!.id, name: 'Report', byCount: dayFromToday(90) });
  await post('guarantees', { number: 'G-9', amount: 900, allocations: [{ caseFilingId: id, amount: 900 }] });
  await decide(id, { holdReason: 'Audit' });
  await post('files/called', { name: 'Bench 3', text: `/f/${id}` });
  await post('movements', { caseFilingId: id, to: 'Board', on: '2026-02-01' });
  expect(await listed(id)).toMatchObject({
    state: 'KEPT',
    why: ['LIMIT', 'GUARANTEE', 'HOLD', 'CALL', 'OUT'],
  });
  const refused = (await destroy([id, pending])).json();
  expect(refused).toMatchObject({
    id: null,
    destroyed: 0,
    kept: [
      { caseFilingId: id, why: ['LIMIT', 'GUARANTEE', 'HOLD', 'CALL', 'OUT'] },
      { caseFilingId: pending, why: ['LIVE'] },
    ],
  });
});

it('a destruction is recorded for those that may be destroyed, shown at the file, and taken back', async () => {
  const [first, second, held, young] = [
    await closedFile(),
    await closedFile(),
    await closedFile(),
    await closedFile({ dateOfJudgement: '2025-06-01' }),
  ];
  await decide(second, { class: 'D' });
  await decide(held, { holdReason: 'Audit' });
  expect(await dueIds()).toEqual(expect.arrayContaining([first, second]));
  const done = (await destroy([first, second, held, young])).json<{ id: number }>();
  expect(done).toMatchObject({
    destroyed: 2,
    kept: [
      { caseFilingId: held, why: ['HOLD'] },
      { caseFilingId: young, why: ['NOT_OVER'] },
    ],
  });
  const filter = encodeURIComponent(JSON.stringify({ caseFilingId: second }));
  const [own] = await get<Own[]>(`file-retention?filter=${filter}`, calls.parts.customs);
  expect(own).toMatchObject({
    class: 'D',
    version: 2,
    destroyedOn: '2026-01-20',
    destroyedBy: 'Record committee',
    destroyedMemo: 'Memo 7',
  });
  expect((await listed(second)).state).toBe('DESTROYED');
  expect((await destroy([second])).json()).toMatchObject({ destroyed: 0, kept: [{ why: ['DESTROYED'] }] });
  const send = { caseFilingId: second, to: 'Board', on: '2026-02-01' };
  expect(refusal(await post('movements', send))).toBe('409 fileDestroyed');
  const put = (headers: typeof calls.parts.admin) =>
    calls.call('PUT', `/api/casebook/file-retention/${own!.id}`, { ...own, destructionId: null }, headers);
  expect(refusal(await put(calls.parts.customs))).toBe('409 fileDestroyed');
  expect((await put(calls.parts.admin)).json()).toMatchObject({ destroyedOn: null, class: 'D' });
  expect((await listed(second)).state).toBe('DUE');
  // which the history of the file tells, with what it was
  const changes = await get<{ register: string; was: object | null }[]>(
    `changes?filter=${encodeURIComponent(JSON.stringify({ caseFilingId: second, register: 'file-retention' }))}`,
  );
  expect(changes.map(({ register }) => register)).toEqual([
    'file-retention',
    'file-retention',
    'file-retention',
  ]);
});

it('refuses years outside a class, a second decision, and a destruction by hand or tomorrow', async () => {
  const id = await closedFile();
  const rule = (values: object) => post('retention-rules', { name: 'Rule', active: false, ...values });
  expect(refusal(await rule({ class: 'B', years: 9 }))).toBe('400 years retentionYears');
  expect(refusal(await rule({ class: 'C', years: 6 }))).toBe('400 years retentionYears');
  expect((await rule({ class: 'A', years: 7 })).json()).toMatchObject({ years: null });
  expect(refusal(await post('file-retention', { caseFilingId: id, destructionId: 1 }))).toBe(
    '400 destructionId notAllowed',
  );
  await decide(id, { class: 'D' });
  expect(refusal(await post('file-retention', { caseFilingId: id, class: 'C' }))).toBe(
    '409 class retentionTwice',
  );
  const tomorrow = { caseFilingIds: [id], on: dayFromToday(1), memo: 'M', by: 'B' };
  expect(refusal(await post('destructions', tomorrow))).toBe('400 on notYet');
  expect(refusal(await post('destructions', { ...tomorrow, on: '2026-01-01', memo: ' ' }))).toBe(
    '400 memo fieldRequired',
  );
});

it('a destroyed file that a court calls for is named apart, and what is sent on goes to the caller', async () => {
  const [gone, there] = [await closedFile(), await closedFile()];
  await destroy([gone]);
  interface Called {
    id: number;
    known: Own[];
    destroyed: Own[];
    unknown: string[];
  }
  const call = { name: 'High Court Division, Annex 12', memo: '4512/HCD' };
  const called = (
    await post('files/called', { ...call, text: `/f/${gone}\n/f/${there}\nS-1/GONE` })
  ).json<Called>();
  expect(called.known).toMatchObject([{ caseFilingId: there, destroyedOn: null }]);
  expect(called.destroyed).toMatchObject([{ caseFilingId: gone, destroyedOn: '2026-01-20' }]);
  expect(called.unknown).toEqual(['S-1/GONE']);
  const { files } = (await post('files/named', { ids: [gone, there] })).json<{ files: Own[] }>();
  expect(files.map(({ destroyedOn }) => destroyedOn)).toEqual(['2026-01-20', null]);
  expect(await get(`file-calls/${called.id}`)).toMatchObject({ known: 1, destroyed: 1, unknown: 1 });
  const tick = (state: string | null, version: number) =>
    calls.call('PUT', `/api/casebook/file-call-rows/${called.known[0]!.id}`, { state, note: null, version });
  expect((await tick('SENT', 1)).json()).toMatchObject({
    state: 'SENT',
    at: 'High Court Division, Annex 12',
  });
  const filter = encodeURIComponent(JSON.stringify({ caseFilingId: there }));
  const moves = await get<Own[]>(`movements?filter=${filter}`);
  expect(moves).toMatchObject([
    { to: 'High Court Division, Annex 12', purpose: '4512/HCD', receivedOn: null },
  ]);
  // it is out, so it cannot be sent on again
  await tick(null, 2);
  const again = await tick('SENT', 3);
  expect(again.json()).toMatchObject({ code: 'volumeIsOut' });
  expect(again.statusCode).toBe(409);
});

it('a file comes back from the bin with its class and its destruction', async () => {
  const id = await closedFile();
  await decide(id, { class: 'D' });
  await destroy([id]);
  await calls.call('DELETE', `/api/case/case-filling${id}`);
  const filter = encodeURIComponent(JSON.stringify({ register: 'case-fillings', recordId: id }));
  const [deleted] = await get<Own[]>(`deleted?filter=${filter}`);
  await post(`deleted/${deleted!.id}/restore`, {});
  expect(await listed(id)).toMatchObject({ class: 'D', state: 'DESTROYED' });
});

it('a changed rule counts the files again, and verification names a file whose stored term differs', async () => {
  const { db } = calls.parts.test;
  const id = await closedFile({ revenue: 500_000_000 });
  expect(await listed(id)).toMatchObject({ years: 12, overOn: '2031-03-31' });
  const rule = (
    await post('retention-rules', {
      name: 'Huge',
      class: 'B',
      years: 30,
      minAmount: 500_000_000,
      active: true,
    })
  ).json<Own>();
  while (await recountTerms(db));
  expect(await listed(id)).toMatchObject({ class: 'B', years: 30, overOn: '2049-03-31' });
  await calls.call('DELETE', `/api/casebook/retention-rules/${rule.id}`);
  while (await recountTerms(db));
  expect(await listed(id)).toMatchObject({ years: 12, overOn: '2031-03-31' });
  expect(await driftOfTerms(db)).toEqual([]);
  await sql`update retention_term set over_on = '2020-01-01' where case_filing_id = ${id}`.execute(db);
  expect(await driftOfTerms(db)).toEqual([{ caseFilingId: id }]);
  // what is destroyed is decided by the rules, not by what is stored
  expect((await destroy([id])).json()).toMatchObject({ destroyed: 0, kept: [{ why: ['NOT_OVER'] }] });
  expect(await driftOfTerms(db)).toEqual([]);
});

it('a term follows its file: amount, section, status, cases added at once and taken away', async () => {
  const { db } = calls.parts.test;
  const id = await closedFile();
  const [one, other] = await Promise.all(
    ['T-31', 'T-32'].map((tribunalCaseNo) =>
      calls.addRecord('tribunal-cases', {
        caseFilling: { id },
        tribunalCaseNo,
        status: 'ORDER_PASSED',
        tribunalOrderDate: tribunalCaseNo === 'T-31' ? '2020-05-01' : '2021-06-01',
        tribunalJudgement: 'ONREMAND',
      }),
    ),
  );
  expect(await listed(id)).toMatchObject({ endedOn: '2021-06-01', overOn: '2026-06-01' });
  await sql`update case_filing set revenue = 20000000, status = 'OPEN' where id = ${id}`.execute(db);
  expect(await listed(id)).toMatchObject({ years: 12, overOn: '2033-06-01' });
  for (const each of [one!, other!]) await calls.call('DELETE', `/api/case/tribunal-cases/${each}`);
  expect(await listed(id)).toMatchObject({ endedOn: '2019-03-31', overOn: '2031-03-31' });
  expect(await driftOfTerms(db)).toEqual([]);
});
