import { describe, expect, it } from 'vitest';
import { refusal } from '../hearings/calls';
import { dayFromToday, useLimits } from './calls';

const calls = useLimits();

const ordered = { tribunalCaseNo: 'T-1', tribunalOrderDate: '2025-02-01' };

describe('a limit', () => {
  it('a time limit is extended by the days for a certified copy', async () => {
    const { limit } = await calls.orderOfTribunal();
    const saved = await calls.save(limit, { copyApplied: '2025-02-10', copyReady: '2025-02-21' });
    expect(saved.json()).toMatchObject({ byCount: '2025-05-14', mayFile: '2025-05-14', version: 2 });
    const reversed = { copyApplied: '2025-02-21', copyReady: '2025-02-10' };
    expect(refusal(await calls.save(limit, { ...reversed, version: 2 }))).toBe(
      '400 copyReady readyBeforeApplied',
    );
    const late = { copyApplied: '2025-05-05', copyReady: '2025-05-09', version: 2 };
    expect((await calls.save(limit, late)).json()).toMatchObject({ byCount: '2025-05-02' });
    expect(refusal(await calls.save(limit, { copyReady: '2025-02-10' }))).toBe('409 stale');
  });

  it('a time limit gets another date only with a reason, and its days left are counted to the new date', async () => {
    const { limit } = await calls.orderOfTribunal();
    const overrideDate = dayFromToday(9);
    expect(refusal(await calls.save(limit, { overrideDate }))).toBe('400 overrideReason fieldRequired');
    const saved = await calls.save(limit, { overrideDate, overrideReason: 'Delay condoned' });
    expect(saved.json()).toMatchObject({
      overrideDate,
      overrideReason: 'Delay condoned',
      due: overrideDate,
      daysLeft: 9,
      state: 'RUNNING',
      byCount: '2025-05-02',
      mayFile: '2025-05-04',
    });
  });

  it('time limits can also be sorted by the columns of their case, file and rule', async () => {
    const caseFilingId: number[] = [];
    for (const tribunalCaseNo of ['b-7', 'A-9']) {
      caseFilingId.push((await calls.addCase('tribunal-cases', { ...ordered, tribunalCaseNo })).caseFilingId);
    }
    const sortedBy = async (name: string, order: string) => {
      const query = `filter=${JSON.stringify({ caseFilingId })}&sort=${JSON.stringify([name, order])}`;
      const limits = await calls.found<{ number: string }[]>('GET', `limits?${query}`);
      return limits.map(({ number }) => number);
    };
    expect(await sortedBy('number', 'ASC')).toEqual(['A-9', 'b-7']);
    expect(await sortedBy('nothiNumber', 'ASC')).toEqual(['b-7', 'A-9']);
    for (const same of ['name', 'court', 'companyName', 'responsible', 'aimFor', 'extended', 'daysLeft']) {
      expect(await sortedBy(same, 'DESC'), same).toEqual(['A-9', 'b-7']);
    }
  });

  it('a time limit still runs on its last day, and is missed on the day after', async () => {
    const { limit } = await calls.orderOfTribunal();
    const on = async (days: number) => {
      const sent = { overrideDate: dayFromToday(days), overrideReason: 'x', version: undefined };
      const { state, daysLeft } = (await calls.save(limit, sent)).json();
      const of = { caseFilingId: limit.caseFilingId };
      const isFound = async (named: string) => (await calls.list({ ...of, state: named })).length === 1;
      return [state, daysLeft, await isFound('RUNNING'), await isFound('MISSED')];
    };
    expect(await on(0)).toEqual(['RUNNING', 0, true, false]);
    expect(await on(-1)).toEqual(['MISSED', -1, false, true]);
  });

  it('a time limit can be ended with a day and a memo, reopened, or marked as not needed with a reason', async () => {
    const { limit } = await calls.orderOfTribunal();
    const send = (values: object) => calls.save(limit, { version: undefined, ...values });
    expect(refusal(await send({ state: 'DONE' }))).toBe('400 doneOn fieldRequired');
    expect(refusal(await send({ doneOn: dayFromToday(1) }))).toBe('400 doneOn notYet');
    const done = { doneOn: '2025-03-03', doneMemo: 'Memo 12' };
    expect((await send(done)).json()).toMatchObject({ ...done, state: 'DONE', daysLeft: null });
    expect((await send({ ...done, state: 'MISSED' })).json()).toMatchObject({
      state: 'MISSED',
      doneOn: null,
      doneMemo: null,
    });
    expect(refusal(await send({ state: 'NOT_NEEDED' }))).toBe('400 reason fieldRequired');
    expect((await send({ state: 'STOPPED', reason: 'Stayed' })).json()).toMatchObject({ state: 'STOPPED' });
    expect((await send({ state: 'RUNNING' })).json()).toMatchObject({ state: 'MISSED' });
  });

  it('a time limit cannot change its order, and can be deleted only if it was set by hand', async () => {
    const { limit, proceedingId } = await calls.orderOfTribunal();
    const other = await calls.orderOfTribunal();
    const moved = { proceedingId: other.proceedingId };
    expect(refusal(await calls.save(limit, moved))).toBe('400 proceedingId limitFixed');
    expect(refusal(await calls.save(limit, { code: null, name: 'x' }))).toBe('400 code limitFixed');
    const path = `/api/casebook/limits/${limit.id}`;
    expect(refusal(await calls.call('DELETE', path))).toBe('409 limitKept');
    const hand = await calls.post({ proceedingId, name: 'Comply', byCount: dayFromToday(3) });
    const handPath = `/api/casebook/limits/${hand.json<{ id: number }>().id}`;
    expect((await calls.call('DELETE', handPath, undefined, calls.parts.customs)).statusCode).toBe(403);
    expect((await calls.call('DELETE', handPath)).statusCode).toBe(200);
  });
});

describe('the day of communication of a limit', () => {
  it('entering the day of communication, by PUT or by POST, starts a waiting time limit', async () => {
    const start = async () => {
      const caseFilingId = await calls.addFiling({ dateOfJudgement: '2024-06-06' });
      const [limit] = await calls.list({ caseFilingId });
      return limit!;
    };
    const waiting = await start();
    expect(waiting).toMatchObject({
      code: 'COMMISSIONER',
      state: 'WAITING',
      section: '220',
      triggerDate: null,
      due: null,
      byCount: null,
      mayFile: null,
      aimFor: null,
      extended: null,
      daysLeft: null,
    });
    const dates = { byCount: '2024-09-06', mayFile: '2024-09-08', aimFor: '2024-09-05', state: 'MISSED' };
    const extended = '2024-11-06';
    const saved = await calls.save(waiting, { triggerDate: '2024-06-06' });
    expect(saved.json()).toMatchObject({ ...dates, extended });
    const other = await start();
    const { proceedingId } = other;
    const posted = await calls.post({ proceedingId, code: 'COMMISSIONER', triggerDate: '2024-06-06' });
    expect(posted.json()).toMatchObject({ ...dates, extended, id: other.id });
  });

  it('the extended date of a time limit is the earlier of two possible dates', async () => {
    const { caseFilingId } = await calls.addCase('applicate-comm-cases', {
      applicateCommOrderDate: '2025-11-20',
    });
    const [waiting] = await calls.list({ caseFilingId });
    expect((await calls.save(waiting!, { triggerDate: '2025-11-30' })).json()).toMatchObject({
      code: 'TRIBUNAL',
      byCount: '2026-02-28',
      mayFile: '2026-03-01',
      extended: '2026-04-28',
    });
  });
});

describe('the code of a limit', () => {
  it('a filing’s time limit can be changed to the code TRIBUNAL, and a tribunal case then ends it', async () => {
    const caseFilingId = await calls.addFiling({ dateOfJudgement: '2025-06-01' });
    const [limit] = await calls.list({ caseFilingId });
    const changed = await calls.save(limit!, { code: 'TRIBUNAL', triggerDate: '2025-06-10' });
    expect(changed.json()).toMatchObject({ code: 'TRIBUNAL', section: '226', byCount: '2025-09-10' });
    const { proceedingId } = await calls.addCaseTo(caseFilingId, 'tribunal-cases', {
      dateOfCase: '2025-08-01',
    });
    expect(await calls.limit(limit!.id)).toMatchObject({ state: 'DONE', doneById: proceedingId });
  });

  it('a time limit that no record starts can be started by hand with its code', async () => {
    const { proceedingId } = await calls.addCase('civil-case', {});
    const posted = await calls.post({ proceedingId, code: 'CIVIL-APPEAL', triggerDate: '2026-01-01' });
    expect(posted.json()).toMatchObject({
      code: 'CIVIL-APPEAL',
      byCount: '2026-01-31',
      mayFile: '2026-02-01',
      aimFor: '2026-01-29',
      act: 'Limitation Act 1908',
      verified: false,
    });
    expect(refusal(await calls.post({ proceedingId, code: 'NONE' }))).toBe('400 code noRule');
  });
});

describe('a limit set by hand', () => {
  it('a time limit set by hand needs a name and a day', async () => {
    const { proceedingId } = await calls.addCase('high-court-rits', {});
    const byCount = '2026-12-25'; // a Friday, and Christmas
    const posted = await calls.post({ proceedingId, code: null, name: 'Parawise reply', byCount });
    expect(posted.json()).toMatchObject({
      code: null,
      name: 'Parawise reply',
      byCount,
      mayFile: byCount,
      aimFor: '2026-12-24',
      verified: true,
      ruleId: null,
      working: ['set by hand: 25/12/2026'],
    });
    expect(refusal(await calls.post({ proceedingId, byCount }))).toBe('400 name nameRequired');
    expect(refusal(await calls.post({ proceedingId, name: 'x' }))).toBe('400 byCount fieldRequired');
  });
});
