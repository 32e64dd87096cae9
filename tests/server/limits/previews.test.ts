import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { LimitRecord } from '../../../domain/limits';
import { refusal } from '../hearings/calls';
import { useLimits } from './calls';

const calls = useLimits();

const shift = (from: string, to: string) => ({ from, to, name: 'Strike', nameBn: null, kind: 'EXECUTIVE' });

describe('several closed days', () => {
  it('a preview counts all closed days of a pasted list together, in each chosen calendar', async () => {
    const { limit } = await calls.judgment();
    const tribunalOrder = await calls.addCase('applicate-comm-cases', {
      applicateCommOrderDate: '2025-11-20',
    });
    const [waiting] = await calls.list({ caseFilingId: tribunalOrder.caseFilingId });
    await calls.save(waiting!, { triggerDate: '2025-11-30' }); // until 01/03/2026
    const days = [shift('2026-03-18', '2026-03-18'), shift('2026-03-01', '2026-03-02')];
    const of = async (...codes: string[]) => {
      const calendarIds = await Promise.all(codes.map(calls.calendarId));
      const { moves } = await calls.preview({ closedDays: { calendarIds, days } });
      return moves.filter(({ limitId }) => limitId === limit.id || limitId === waiting!.id);
    };
    const court = { limitId: limit.id, from: '2026-03-18', to: '2026-03-19' };
    const tribunal = { limitId: waiting!.id, from: '2026-03-01', to: '2026-03-03' };
    expect(await of('SUPREME_COURT')).toEqual([court]);
    expect(await of('SUPREME_COURT', 'TRIBUNAL')).toEqual([court, tribunal]);
    expect(await of('OFFICE')).toEqual([]);
    const body = { closedDays: { calendarIds: [99], days } };
    expect((await calls.call('POST', '/api/casebook/limits/preview', body)).statusCode).toBe(404);
    const reversed = { closedDays: { calendarIds: [1], days: [shift('2026-03-02', '2026-03-01')] } };
    expect(refusal(await calls.call('POST', '/api/casebook/limits/preview', reversed))).toBe(
      '400 days.0.to beforeFirstDay',
    );
  });

  it('the preview of a closed day’s move to another calendar counts the time limits of both', async () => {
    const { limit } = await calls.judgment();
    const entry = {
      ...shift('2026-03-18', '2026-03-18'),
      calendarId: await calls.calendarId('SUPREME_COURT'),
    };
    const { id } = await calls.found<{ id: number }>('POST', 'closed-days', entry);
    await calls.recount();
    const { moves } = await calls.preview({
      closedDay: { ...entry, id, calendarId: await calls.calendarId('OFFICE') },
    });
    expect(moves).toContainEqual({ limitId: limit.id, from: '2026-03-19', to: '2026-03-18' });
    await calls.call('DELETE', `/api/casebook/closed-days/${id}`);
    await calls.recount();
  });
});

describe('the weekly days off of a calendar', () => {
  it('a preview shows which time limits a calendar’s weekly days off would move', async () => {
    const { limit } = await calls.judgment();
    await calls.save(limit, { triggerDate: '2026-01-20' }); // 60 days: 21/03/2026, a Saturday
    expect(await calls.limit(limit.id)).toMatchObject({ mayFile: '2026-03-22' });
    const recordId = await calls.calendarId('SUPREME_COURT');
    const change = { register: 'calendars', recordId, field: 'daysOff', value: 'FRIDAY' };
    expect((await calls.preview(change)).moves).toContainEqual({
      limitId: limit.id,
      from: '2026-03-22',
      to: '2026-03-21',
    });
    const named = { register: 'calendars', recordId, field: 'name', value: 'Court' };
    expect(await calls.preview(named)).toMatchObject({ movesTotal: 0, keptTotal: 0 });
  });
});

describe('a date of a record', () => {
  it('a preview shows which time limits a record’s new date would move, and changes nothing', async () => {
    const { limit, recordId } = await calls.judgment();
    const register = 'high-court-rits';
    const body = { register, recordId, field: 'customOrderDate', value: '2026-01-18' };
    const before = await sql`select version from writ_case where id = ${recordId}`.execute(
      calls.parts.test.db,
    );
    expect(await calls.preview(body)).toMatchObject({
      moves: [{ limitId: limit.id, from: limit.mayFile, to: expect.not.stringMatching(limit.mayFile!) }],
      movesTotal: 1,
    });
    const copy = { register: 'limits', recordId: limit.id, field: 'triggerDate', value: '2026-01-25' };
    expect((await calls.preview(copy)).movesTotal).toBe(1);
    const { rows } = await sql`select version from writ_case where id = ${recordId}`.execute(
      calls.parts.test.db,
    );
    expect(rows).toEqual(before.rows);
    expect(await calls.limit(limit.id)).toEqual<LimitRecord>(limit);
  });

  it('a preview counts all dates of a record that the same save changes', async () => {
    const { caseFilingId, recordId } = await calls.addCase('tribunal-cases', {
      dateOfCase: '2024-07-01',
      tribunalOrderDate: '2025-02-01',
    });
    const [limit] = await calls.list({ caseFilingId });
    const values = { dateOfCase: '2024-08-01', tribunalOrderDate: '2025-02-03' };
    expect(await calls.preview({ register: 'tribunal-cases', recordId, values })).toEqual({
      moves: [], // 90 days from 03/02/2025 end on Sunday 04/05/2025, which was the last day already
      movesTotal: 0,
      kept: [],
      keptTotal: 0,
    });
    const later = { ...values, tribunalOrderDate: '2025-02-04' };
    expect((await calls.preview({ register: 'tribunal-cases', recordId, values: later })).moves).toEqual([
      { limitId: limit!.id, from: '2025-05-04', to: '2025-05-05' },
    ]);
    const wrong = await calls.call('POST', '/api/casebook/limits/preview', {
      register: 'tribunal-cases',
      recordId,
      values: { dateOfCase: 'x' },
    });
    expect(refusal(wrong)).toBe('400 values.dateOfCase noSuchDate');
  });

  it('a preview lists a time limit as kept only if its last day would otherwise change', async () => {
    const { limit, recordId } = await calls.judgment();
    const of = (field: string, value: string | null) =>
      calls.preview({ register: 'high-court-rits', recordId, field, value });
    const stays = (why: string) => ({ moves: [], kept: [{ limitId: limit.id, why }] });
    await calls.save(limit, { overrideDate: '2026-03-30', overrideReason: 'Court order' });
    expect(await of('customOrderDate', '2026-01-18')).toMatchObject(stays('overridden'));
    expect(await of('dateOfCase', '2026-01-02')).toMatchObject({ moves: [], kept: [] });
    await calls.save(limit, { overrideDate: null, overrideReason: null, doneOn: '2026-02-01', version: 2 });
    expect(await of('customOrderDate', '2026-01-18')).toMatchObject(stays('done'));
    expect(await of('dateOfCase', '2026-01-02')).toMatchObject({ moves: [], kept: [] });
    // a preview of a time limit's own field counts the limit even if it is done
    const copy = { register: 'limits', recordId: limit.id, field: 'triggerDate', value: '2026-01-25' };
    expect((await calls.preview(copy)).movesTotal).toBe(1);
    expect(await calls.preview({ ...copy, value: null })).toMatchObject({ movesTotal: 0 });
  });

  it('a preview shows which time limits a restored version or a restored closed day would move', async () => {
    const { limit, recordId } = await calls.judgment();
    const put = (customOrderDate: string) =>
      calls.call('PUT', `/api/case/high-court-rits/${recordId}`, { customOrderDate });
    const changesOf = (register: string, id: number) =>
      calls.found<{ id: number }[]>('GET', `changes?filter={"register":"${register}","recordId":${id}}`);
    await put('2026-02-02'); // the limit then ends on 05/04/2026
    const [, first] = await changesOf('high-court-rits', recordId);
    const back = { limitId: limit.id, from: '2026-04-05', to: '2026-03-18' };
    expect(await calls.preview({ restore: first!.id })).toMatchObject({ moves: [back], movesTotal: 1 });
    expect(await calls.found('POST', 'limits/preview?format=rows', { restore: first!.id })).toEqual([back]);
    expect(await calls.limit(limit.id)).toMatchObject({ mayFile: '2026-04-05', version: 2 });

    const entry = {
      ...shift('2026-04-05', '2026-04-05'),
      calendarId: await calls.calendarId('SUPREME_COURT'),
    };
    const { id } = await calls.found<{ id: number }>('POST', 'closed-days', entry);
    await calls.call('DELETE', `/api/casebook/closed-days/${id}`);
    await calls.recount();
    const [deletion] = await changesOf('closed-days', id);
    expect(await calls.preview({ restore: deletion!.id })).toMatchObject({
      moves: [{ limitId: limit.id, from: '2026-04-05', to: '2026-04-06' }],
    });
    const staff = await calls.call(
      'POST',
      '/api/casebook/limits/preview',
      { restore: deletion!.id },
      calls.parts.customs,
    );
    expect([403, 404]).toContain(staff.statusCode);
    await calls.call('DELETE', `/api/case/high-court-rits/${recordId}`);
    const [gone] = await changesOf('high-court-rits', recordId);
    const asked = { restore: gone!.id };
    const path = '/api/casebook/limits/preview';
    expect((await calls.call('POST', path, asked)).statusCode).toBe(200);
    expect((await calls.call('POST', path, asked, calls.parts.customs)).statusCode).toBe(403);
    expect((await calls.call('POST', '/api/casebook/limits/preview', { restore: 999_999 })).statusCode).toBe(
      404,
    );
  });

  it('a preview refuses a value that the record would refuse', async () => {
    const { limit, recordId, caseFilingId } = await calls.judgment();
    const ask = async (body: object) =>
      refusal(await calls.call('POST', '/api/casebook/limits/preview', body)).replace(/ \w+$/, '');
    const of = { register: 'limits', recordId: limit.id };
    expect(await ask({ ...of, field: 'state', value: 'DONE' })).toBe('400 field');
    expect(await ask({ ...of, field: 'proceedingId', value: null })).toBe('400 field');
    expect(await ask({ ...of, field: 'responsibleId', value: 999_999 })).toBe('400 field');
    const filing = { register: 'case-fillings', recordId: caseFilingId };
    expect(await ask({ ...filing, field: 'nothiNumber', value: null })).toBe('400 value');
    expect(await ask({ ...filing, values: { nothiNumber: null } })).toBe('400 values.nothiNumber');
    const proceeding = { register: 'proceedings', recordId: limit.proceedingId };
    const unknown = { ...proceeding, field: 'fromId', value: 999_999 };
    const answer = await calls.call('POST', '/api/casebook/limits/preview', unknown);
    expect(answer.statusCode).toBe(400);
    const nothing = { register: 'high-court-rits', recordId, values: {} };
    expect(await calls.preview(nothing)).toMatchObject({ movesTotal: 0, keptTotal: 0 });
    const reversed = {
      calendarId: 1,
      from: '2026-03-18',
      to: '2026-03-17',
      name: 'Strike',
      kind: 'EXECUTIVE',
    };
    expect(await ask({ closedDay: reversed })).toBe('400 to');
  });

  it('a preview is refused to users who may not make the change', async () => {
    const as = calls.parts.customs;
    const ask = (body: object) => calls.call('POST', '/api/casebook/limits/preview', body, as);
    const { recordId } = await calls.judgment();
    const record = { register: 'high-court-rits', recordId, field: 'customOrderDate', value: null };
    expect((await ask(record)).statusCode).toBe(200);
    expect((await ask({ ...record, register: 'civil-case' })).statusCode).toBe(403);
    expect((await ask({ closedDay: { id: 1 } })).statusCode).toBe(403);
    expect(refusal(await ask({ ...record, register: '__proto__' }))).toBe('400 register notAChoice');
    expect(refusal(await ask({ ...record, field: 'id' }))).toBe('400 field notAChoice');
    expect(refusal(await ask({ ...record, value: 'x' }))).toBe('400 value noSuchDate');
  });
});
