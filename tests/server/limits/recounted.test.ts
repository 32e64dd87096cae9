import { describe, expect, it } from 'vitest';
import { refusal } from '../hearings/calls';
import type { LimitRecord } from '../../../domain/limits';
import { driftOfLimits } from '../../../server/features/dates/limits/check';
import { recountNext } from '../../../server/features/dates/limits/recount';
import { dayFromToday, useLimits } from './calls';

const calls = useLimits();

const rules = (code: string) =>
  calls.found<({ id: number; version: number } & Record<string, unknown>)[]>(
    'GET',
    `limitation-rules?filter={"code":"${code}"}`,
  );

describe('a closed day', () => {
  it('a closed day moves the time limits that its preview showed, and deleting the day moves them back', async () => {
    const { limit } = await calls.judgment();
    const done = await calls.judgment();
    await calls.save(done.limit, { doneOn: '2026-02-01' });
    const overridden = await calls.judgment();
    await calls.save(overridden.limit, { overrideDate: '2026-03-30', overrideReason: 'Court order' });
    const { limit: other } = await calls.judgment();
    await calls.save(other, { triggerDate: '2026-01-10' }); // until 11/03/2026
    const closedDay = {
      calendarId: await calls.calendarId('SUPREME_COURT'),
      from: '2026-03-17',
      to: '2026-03-23',
      name: 'Eid-ul-Fitr',
      kind: 'PUBLIC',
    };
    expect(await calls.preview({ closedDay })).toEqual({
      moves: [{ limitId: limit.id, from: '2026-03-18', to: '2026-03-24' }],
      movesTotal: 1,
      kept: [
        { limitId: done.limit.id, why: 'done' },
        { limitId: overridden.limit.id, why: 'overridden' },
      ],
      keptTotal: 2,
    });
    const rows = await calls.found<object[]>('POST', 'limits/preview?format=rows', { closedDay });
    expect(rows).toHaveLength(3);
    expect(await calls.limit(limit.id)).toMatchObject({ mayFile: '2026-03-18', version: 1 });
    const office = { ...closedDay, calendarId: await calls.calendarId('OFFICE') };
    expect(await calls.preview({ closedDay: office })).toMatchObject({ movesTotal: 0, keptTotal: 0 });

    const { id } = await calls.found<{ id: number }>('POST', 'closed-days', closedDay);
    await calls.recount();
    const moved = await calls.limit(limit.id);
    expect(moved).toMatchObject({
      byCount: '2026-03-18',
      mayFile: '2026-03-24',
      aimFor: '2026-03-16',
      version: 2,
    });
    expect(moved.working).toContain('17/03–23/03 are holidays: Eid-ul-Fitr');
    expect(await calls.limit(done.limit.id)).toMatchObject({ mayFile: '2026-03-18' });
    expect(await calls.limit(overridden.limit.id)).toMatchObject({
      mayFile: '2026-03-24',
      due: '2026-03-30',
    });
    expect(await calls.limit(other.id)).toMatchObject({ mayFile: '2026-03-11', version: 2 });
    expect(
      await calls.found('GET', `changes?filter={"register":"limits","recordId":${limit.id}}`),
    ).toMatchObject([
      { by: null, was: { mayFile: '2026-03-18' }, became: { mayFile: '2026-03-24' } },
      { action: 'create' },
    ]);

    expect((await calls.preview({ closedDay: { id } })).moves).toEqual([
      { limitId: limit.id, from: '2026-03-24', to: '2026-03-18' },
    ]);
    await calls.call('DELETE', `/api/casebook/closed-days/${id}`);
    await calls.recount();
    expect(await calls.limit(limit.id)).toMatchObject({ mayFile: '2026-03-18', version: 3 });
  });
});

describe('a rule', () => {
  it('a changed rule moves exactly the time limits that its preview showed', async () => {
    const { limit } = await calls.judgment();
    const [leave] = await rules('LEAVE');
    const change = { ...leave, n: 90 };
    const { moves } = await calls.preview({ rule: change });
    expect(moves).toContainEqual({ limitId: limit.id, from: '2026-03-18', to: '2026-04-19' });
    const saved = await calls.found<{ version: number }>('PUT', `limitation-rules/${leave!.id}`, change);
    await calls.recount();
    expect(await calls.limit(limit.id)).toMatchObject({ byCount: '2026-04-17', mayFile: '2026-04-19' });
    await calls.found('PUT', `limitation-rules/${leave!.id}`, { ...leave, version: saved.version });
    await calls.recount();
    expect(await calls.limit(limit.id)).toMatchObject({ mayFile: '2026-03-18' });
  });

  it('a rule’s new version moves the limits of orders in its period, and may not overlap another version', async () => {
    const { limit } = await calls.judgment();
    const [leave] = await rules('LEAVE');
    const { id: _id, version: _version, ...values } = leave!;
    const later = { ...values, n: 30, validFrom: '2026-01-15' };
    expect(refusal(await calls.call('POST', '/api/casebook/limitation-rules', later))).toBe(
      '409 validFrom ruleOverlaps',
    );
    const saved = await calls.found<{ version: number }>('PUT', `limitation-rules/${leave!.id}`, {
      ...leave,
      validTo: '2026-01-14',
    });
    const added = await calls.found<{ id: number }>('POST', 'limitation-rules', later);
    await calls.recount();
    expect(await calls.limit(limit.id)).toMatchObject({ ruleId: added.id, byCount: '2026-02-16' });
    const removal = await calls.call('DELETE', `/api/casebook/limitation-rules/${added.id}`);
    expect(refusal(removal)).toBe('409 inUse');
    expect(saved.version).toBe(leave!.version + 1);
  });

  it('ending a rule’s last version keeps its time limits, and a version that fills a gap starts new ones', async () => {
    const [review] = await rules('REVIEW');
    const order = async (day: string) => {
      const { caseFilingId, proceedingId } = await calls.addCase('high-court-cp-cases', {});
      await calls.putProceeding(proceedingId, { decidedOn: day });
      return caseFilingId;
    };
    const of = async (caseFilingId: number) =>
      (await calls.list({ caseFilingId })).map(({ code, byCount }) => [code, byCount]);
    const before = await order(dayFromToday(-40));
    const [{ id: limitId }] = (await calls.list({ caseFilingId: before })) as [LimitRecord];
    const ended = { ...review, validTo: dayFromToday(-61) };
    expect(await calls.preview({ rule: ended })).toMatchObject({
      movesTotal: 0,
      kept: [{ limitId, why: 'noRule' }],
    });
    await calls.found('PUT', `limitation-rules/${review!.id}`, ended);
    await calls.recount();
    expect(await of(before)).toEqual([['REVIEW', dayFromToday(-10)]]);
    const within = await order(dayFromToday(-10));
    expect(await of(within)).toEqual([]);
    const old = await order(dayFromToday(-800));
    await calls.parts.test.db
      .deleteFrom('timeLimit')
      .where('code', '=', 'REVIEW')
      .where('id', '<>', limitId)
      .execute();
    const { id: _id, version: _version, ...values } = review!;
    await calls.found('POST', 'limitation-rules', { ...values, n: 20, validFrom: dayFromToday(-60) });
    await calls.recount();
    expect(await of(within)).toEqual([['REVIEW', dayFromToday(10)]]);
    expect(await of(before)).toEqual([['REVIEW', dayFromToday(-20)]]);
    expect(await of(old)).toEqual([]);
    expect(await driftOfLimits(calls.parts.test.db)).toEqual([]);
  });

  it('a rule shows who verified it and when, until a verified field changes', async () => {
    const [review] = await rules('REVIEW');
    const path = `limitation-rules/${review!.id}`;
    const verified = { verifiedBy: 'Adv. Rahman', verifiedOn: '2026-11-01' };
    const send = (values: object) => calls.found<typeof review & object>('PUT', path, values);
    const missing = await calls.call('PUT', `/api/casebook/${path}`, {
      ...review,
      verifiedBy: 'Adv. Rahman',
    });
    expect(refusal(missing)).toBe('400 verifiedOn fieldRequired');
    const first = await send({ ...review, ...verified });
    expect(first).toMatchObject(verified);
    const named = await send({ ...first, name: 'Review' });
    expect(named).toMatchObject({ ...verified, name: 'Review' });
    expect(await send({ ...named, n: 31 })).toMatchObject({ verifiedBy: null, verifiedOn: null });
  });

  it('a rule refuses a period longer than any Act gives, also in a preview', async () => {
    const [review] = await rules('REVIEW');
    const refused = async (values: object) => {
      const sent = { ...review, ...values };
      const saved = refusal(await calls.call('PUT', `/api/casebook/limitation-rules/${review!.id}`, sent));
      expect(refusal(await calls.call('POST', '/api/casebook/limits/preview', { rule: sent }))).toEqual(
        saved,
      );
      return saved;
    };
    expect(await refused({ n: 2_000_000_000, unit: 'MONTHS' })).toBe('400 n periodTooLong');
    expect(await refused({ n: 1201, unit: 'MONTHS' })).toBe('400 n periodTooLong');
    expect(await refused({ n: 36_501, unit: 'DAYS' })).toBe('400 n periodTooLong');
    expect(await refused({ n: 1001, unit: 'WORKING_DAYS' })).toBe('400 n periodTooLong');
    expect(await refused({ extensionN: 1001, extensionUnit: 'WORKING_DAYS' })).toBe(
      '400 extensionN periodTooLong',
    );
    expect(await refused({ extensionN: null, extensionUnit: 'DAYS' })).toBe('400 extensionN fieldRequired');
    const verified = { verifiedBy: 'Adv. Rahman', verifiedOn: dayFromToday(1) };
    expect(await refused(verified)).toBe('400 verifiedOn notYet');
  });

  it('a rule that cannot be counted does not stop the counting of other rules’ time limits', async () => {
    const { limit } = await calls.judgment();
    const { proceedingId } = await calls.addCase('civil-case', {});
    await calls.post({ proceedingId, code: 'CIVIL-APPEAL', triggerDate: '2026-01-01' });
    const { db } = calls.parts.test;
    const days = async (code: string, n: number) => {
      await db.updateTable('limitationRule').set({ n }).where('code', '=', code).execute();
    };
    await calls.recount();
    await days('CIVIL-APPEAL', 2_000_000_000);
    await days('LEAVE', 61);
    await expect(recountNext(db)).rejects.toThrow('Invalid time value');
    await recountNext(db);
    expect(await calls.limit(limit.id)).toMatchObject({ byCount: '2026-03-19' });
    await days('CIVIL-APPEAL', 30);
    await days('LEAVE', 60);
    await calls.recount();
    expect(await calls.limit(limit.id)).toMatchObject({ byCount: '2026-03-18' });
  });

  it('rules can be filtered by the date of an order to which they apply', async () => {
    const on = async (day: string) =>
      (
        await calls.found<{ code: string; section: string }[]>(
          'GET',
          `limitation-rules?filter={"code":["COMMISSIONER","HIGH-COURT"],"on":"${day}"}`,
        )
      ).map(({ code, section }) => [code, section]);
    expect(await on('2024-06-05')).toEqual([['COMMISSIONER', '193']]);
    expect(await on('2024-06-06')).toEqual([
      ['COMMISSIONER', '220'],
      ['HIGH-COURT', '229'],
    ]);
  });

  it('a rule cannot change its code once time limits use it', async () => {
    await calls.addCase('tribunal-cases', { tribunalOrderDate: '2025-02-01' });
    const recode = async (code: string) => {
      const [rule] = await rules(code);
      return calls.call('PUT', `/api/casebook/limitation-rules/${rule!.id}`, { ...rule, code: `${code}-2` });
    };
    expect(refusal(await recode('HIGH-COURT'))).toBe('400 code ruleCodeFixed');
    expect((await recode('ACQUITTAL')).statusCode).toBe(200);
  });
});
