import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { dayInDhaka } from '../../../domain/dates';
import { inTransaction } from '../../../server/platform/database/transaction';
import { dayFromToday, refusal, useHearings } from '../hearings/calls';

const calls = useHearings();

const yesterday = dayFromToday(-1);

interface File {
  filing: { id: number };
  proceedings: { kind: string }[];
  hearings: { id: number; date: string }[];
  limits: unknown[];
  notes: { id: number; text: string }[];
  timeline: { date: string; kind: string }[];
  followers: { userName: string }[];
}

const file = async (id: number, headers = calls.parts.admin) =>
  (await calls.call('GET', `/api/casebook/files/${id}`, undefined, headers)).json<File>();

const post = (path: string, body: object, headers = calls.parts.admin) =>
  calls.call('POST', `/api/casebook/${path}`, body, headers);

describe('the page of a file', () => {
  it('the page of a file has its filing, proceedings, hearings, notes, followers and a timeline', async () => {
    const { caseFilingId, tribunal } = await calls.addFile();
    const { id: hearing } = await calls.add({ proceedingId: tribunal.id, date: yesterday });
    await post('notes', { caseFilingId, text: 'Papers asked for' });
    await post('follows', { caseFilingId });
    const page = await file(caseFilingId);
    expect(page.filing.id).toBe(caseFilingId);
    expect(page.proceedings.map(({ kind }) => kind)).toEqual([
      'case-fillings',
      'tribunal-cases',
      'high-court-rits',
      'civil-case',
    ]);
    expect(page.hearings).toMatchObject([{ id: hearing, date: yesterday }]);
    expect(page.limits).toEqual([]);
    expect(page.notes).toMatchObject([
      { text: 'Papers asked for', by: { userName: expect.any(String) as unknown } },
    ]);
    expect(page.followers).toHaveLength(1);
    expect(page.timeline.map(({ date, kind }) => [date, kind])).toEqual([
      [dayInDhaka(), 'note'],
      [yesterday, 'hearing'],
      ['2024-06-01', 'opened'],
      ['2024-05-01', 'decided'],
      ['2024-01-01', 'opened'],
      ['2023-01-01', 'issued'],
    ]);
    expect((await calls.call('GET', '/api/casebook/files/999999')).statusCode).toBe(404);
  });

  it('the timeline of a file shows when a status was changed and an interim order was entered', async () => {
    const { caseFilingId, recordId, proceedingId } = await calls.addCase();
    await calls.putCase(recordId, caseFilingId, { interimOrderOfTribunal1: 'Stayed', status: 'SUBJUDICE' });
    await calls.putCase(recordId, caseFilingId, {
      interimOrderOfTribunal1: 'Stayed until further order',
      interimOrderOfTribunal2: 'To be paid in part',
      status: 'ORDER_PASSED',
    });
    const { timeline } = await file(caseFilingId);
    const entered = { date: dayInDhaka(), proceedingId, changeId: expect.any(Number) };
    expect(timeline.filter(({ kind }) => kind === 'status' || kind === 'interim')).toEqual([
      { ...entered, kind: 'status', status: 'SUBJUDICE' },
      { ...entered, kind: 'status', status: 'ORDER_PASSED' },
      { ...entered, kind: 'interim', orders: ['Stayed'] },
      { ...entered, kind: 'interim', orders: ['To be paid in part'] },
    ]);
  });

  it('the timeline of a file shows an interim order that was entered together with its case', async () => {
    const { caseFilingId, proceedingId } = await calls.addCase({
      interimOrderOfTribunal1: 'Stayed',
      status: 'SUBJUDICE',
    });
    const { timeline } = await file(caseFilingId);
    expect(timeline.filter(({ kind }) => kind === 'status' || kind === 'interim')).toEqual([
      { date: dayInDhaka(), proceedingId, changeId: expect.any(Number), kind: 'interim', orders: ['Stayed'] },
    ]);
  });

  it('the timeline of a file does not show a status and an interim order that an import wrote', async () => {
    const { caseFilingId, recordId } = await calls.addCase();
    await inTransaction(calls.parts.test.db, { by: null, via: 'import:7' }, async (trx) => {
      await sql`
        update tribunal_case set status = 'SUBJUDICE', interim_order_of_tribunal1 = 'Stayed' where id = ${recordId}
      `.execute(trx);
    });
    const { timeline } = await file(caseFilingId);
    expect(timeline.filter(({ kind }) => kind === 'status' || kind === 'interim')).toEqual([]);
  });

  it('the page of a file links Supreme Court cases to their public pages once a URL pattern is set', async () => {
    const caseFilingId = await calls.addFiling();
    const writ = { caseFilling: { id: caseFilingId }, highCourtCaseNo: 'W.P. 8259/22' };
    await calls.call('POST', '/api/case/high-court-rits', writ);
    expect(await file(caseFilingId)).toMatchObject({ papers: [] });
    const casePage = 'https://court.example/?d={division}&t={type}&n={number}&y={year}';
    const saved = await calls.call('PUT', '/api/casebook/office', { casePage, writType: '40' });
    expect(saved.json()).toMatchObject({ casePage, writType: '40', cplaType: null });
    expect(await file(caseFilingId)).toMatchObject({
      papers: [{ number: '8259/2022', url: 'https://court.example/?d=2&t=40&n=8259&y=2022' }],
    });
  });

  it('the page of a file shows customs staff neither a civil case nor its hearings', async () => {
    const { caseFilingId, civil } = await calls.addFile();
    await calls.add({ proceedingId: civil.id, date: yesterday });
    const page = await file(caseFilingId, calls.parts.customs);
    expect(page.proceedings.map(({ kind }) => kind)).not.toContain('civil-case');
    expect([page.hearings, page.timeline.filter(({ kind }) => kind === 'hearing')]).toEqual([[], []]);
  });
});

describe('a note', () => {
  it('only its author and administrators can change or delete a note', async () => {
    const { caseFilingId } = await calls.addCase();
    const { admin, customs } = calls.parts;
    const ofAdmin = (await post('notes', { caseFilingId, text: 'From the chief' })).json<{ id: number }>();
    const ofStaff = (await post('notes', { caseFilingId, text: 'From a clerk' }, customs)).json<{
      id: number;
    }>();
    const change = (id: number, headers: typeof admin) =>
      calls.call('PUT', `/api/casebook/notes/${id}`, { caseFilingId, text: 'Changed' }, headers);
    const remove = (id: number, headers: typeof admin) =>
      calls.call('DELETE', `/api/casebook/notes/${id}`, undefined, headers);
    expect([
      (await change(ofAdmin.id, customs)).statusCode,
      (await remove(ofAdmin.id, customs)).statusCode,
      (await change(ofStaff.id, customs)).json<{ text: string }>().text,
      (await remove(ofStaff.id, admin)).statusCode,
    ]).toEqual([403, 403, 'Changed', 200]);
  });

  it('a note has a text of 1 to 4,000 characters', async () => {
    const { caseFilingId } = await calls.addCase();
    expect(refusal(await post('notes', { caseFilingId, text: ' ' }))).toBe('400 text fieldRequired');
    expect(refusal(await post('notes', { caseFilingId, text: 'x'.repeat(4001) }))).toBe('400 text tooLong');
    expect((await post('notes', { caseFilingId, text: 'x'.repeat(4000) })).statusCode).toBe(200);
  });
});

it('a user follows a file at most once, and can stop following it', async () => {
  const { caseFilingId } = await calls.addCase();
  const mine = async (headers = calls.parts.customs) =>
    (await calls.call('GET', '/api/casebook/follows', undefined, headers)).json();
  for (let time = 0; time < 2; time++) await post('follows', { caseFilingId }, calls.parts.customs);
  expect(await mine()).toEqual([{ id: caseFilingId, caseFilingId }]);
  const asked = (query: string) =>
    calls.call('GET', `/api/casebook/follows${query}`, undefined, calls.parts.customs);
  expect((await asked('?filter={"id":[1,2]}')).json()).toEqual([]);
  expect((await asked(`?filter={"caseFilingId":${caseFilingId}}`)).json()).toHaveLength(1);
  expect((await asked('?range=[1,5]')).headers['content-range']).toBe('follows */1');
  expect((await asked(`/${caseFilingId}`)).json()).toEqual({ id: caseFilingId, caseFilingId });
  expect((await asked('?filter={"userId":1}')).statusCode).toBe(400);
  expect((await asked('?sort=["userId","ASC"]')).statusCode).toBe(400);
  const unfollow = (headers: typeof calls.parts.admin) =>
    calls.call('DELETE', `/api/casebook/follows/${caseFilingId}`, undefined, headers);
  expect((await unfollow(calls.parts.admin)).statusCode).toBe(404);
  expect((await unfollow(calls.parts.customs)).statusCode).toBe(200);
  expect(await mine()).toEqual([]);
  expect(refusal(await post('follows', { caseFilingId: 999_999 }))).toBe('400 caseFilingId unknownReference');
});
