import { describe, expect, it } from 'vitest';
import type { LimitRecord } from '../../../domain/limits';
import { refusal } from '../hearings/calls';
import { dayFromToday, useLimits } from './calls';

const calls = useLimits();

const ordered = { tribunalCaseNo: 'T-1', tribunalOrderDate: '2025-02-01' };

describe('a limit', () => {
  it('a time limit refuses days in the future, and days before its order or before it begins to run', async () => {
    const { limit } = await calls.orderOfTribunal();
    const { caseFilingId } = await calls.addCase('applicate-comm-cases', {
      applicateCommOrderDate: '2025-11-20',
    });
    const [waiting] = (await calls.list({ caseFilingId })) as [LimitRecord];
    const refused = async (of: LimitRecord, values: object) => refusal(await calls.save(of, values));
    const tomorrow = dayFromToday(1);
    expect(await refused(waiting, { triggerDate: tomorrow })).toBe('400 triggerDate notYet');
    expect(await refused(waiting, { triggerDate: '2025-11-19' })).toBe('400 triggerDate beforeOrder');
    expect(await refused(limit, { copyApplied: '2025-02-10', copyReady: tomorrow })).toBe(
      '400 copyReady notYet',
    );
    expect(await refused(limit, { copyApplied: tomorrow })).toBe('400 copyApplied notYet');
    const early = { copyApplied: '2025-01-31', copyReady: '2025-02-10' };
    expect(await refused(limit, early)).toBe('400 copyApplied copyBeforeTrigger');
    const posted = { proceedingId: waiting.proceedingId, code: 'TRIBUNAL', triggerDate: tomorrow };
    expect(refusal(await calls.post(posted))).toBe('400 triggerDate notYet');
    expect(await calls.limit(waiting.id)).toMatchObject({ state: 'WAITING', version: 1 });
    const sameDay = { copyApplied: '2025-02-01', copyReady: '2025-02-03' };
    expect((await calls.save(limit, sameDay)).json()).toMatchObject({ byCount: '2025-05-05' });
  });

  it('a time limit refuses a date set by an officer that is before the day it runs from', async () => {
    const { limit } = await calls.orderOfTribunal();
    const set = (overrideDate: string) => calls.save(limit, { overrideDate, overrideReason: 'Extended' });
    expect(refusal(await set('2025-01-31'))).toBe('400 overrideDate beforeFirstDay');
    expect(await calls.limit(limit.id)).toMatchObject({ overrideDate: null, version: limit.version });
    expect((await set('2025-02-01')).json()).toMatchObject({ overrideDate: '2025-02-01' });
  });

  it('the limit of a cross-objection may begin before the order, because it runs from the appeal’s notice', async () => {
    const { proceedingId } = await calls.addCase('tribunal-cases', { tribunalOrderDate: '2024-05-01' });
    const posted = await calls.post({ proceedingId, code: 'CROSS-OBJECTION', triggerDate: '2023-09-01' });
    expect(posted.json()).toMatchObject({ byCount: '2023-10-16' });
  });

  it('a time limit marked as done by a user stays done until the case that ended it is deleted', async () => {
    const { caseFilingId, proceedingId, recordId } = await calls.addCase('tribunal-cases', ordered);
    const [limit] = (await calls.list({ caseFilingId })) as [LimitRecord];
    const first = await calls.addCaseTo(caseFilingId, 'custom-appeals', { dateOfCase: '2025-03-01' });
    expect(await calls.limit(limit.id)).toMatchObject({ state: 'DONE', endedByHand: false });
    await calls.putProceeding(first.proceedingId, { fromId: null });
    const done = { doneOn: '2025-03-03', doneById: first.proceedingId, doneMemo: 'Memo 12' };
    const marked = await calls.save(await calls.limit(limit.id), { ...done, state: 'DONE' });
    expect(marked.json()).toMatchObject({ ...done, state: 'DONE', endedByHand: true });
    await calls.call('PUT', `/api/case/tribunal-cases/${recordId}`, {
      ...ordered,
      tribunalJudgement: 'AgainstGovernment',
    });
    await calls.putProceeding(first.proceedingId, { fromId: proceedingId });
    expect(await calls.limit(limit.id)).toMatchObject({ ...done, state: 'DONE', endedByHand: true });
    await calls.putProceeding(first.proceedingId, { fromId: null });
    expect(await calls.limit(limit.id)).toMatchObject({ ...done, state: 'DONE', endedByHand: true });
    await calls.call('DELETE', `/api/case/custom-appeals/${first.recordId}`);
    expect(await calls.limit(limit.id)).toMatchObject({
      state: 'MISSED',
      doneById: null,
      doneMemo: null,
      endedByHand: false,
    });
  });

  it('a time limit stays ended by its case when another person becomes responsible', async () => {
    const { caseFilingId, limit } = await calls.orderOfTribunal();
    const appeal = await calls.addCaseTo(caseFilingId, 'custom-appeals', { dateOfCase: '2025-03-01' });
    const saved = await calls.save(await calls.limit(limit.id), { responsibleId: 1 });
    expect(saved.json()).toMatchObject({ state: 'DONE', responsibleId: 1, endedByHand: false });
    await calls.call('DELETE', `/api/case/custom-appeals/${appeal.recordId}`);
    expect(await calls.limit(limit.id)).toMatchObject({ state: 'MISSED' });
  });

  it('a time limit cannot be ended by a case of another file', async () => {
    const { limit } = await calls.orderOfTribunal();
    const other = await calls.orderOfTribunal();
    const done = { state: 'DONE', doneOn: '2025-03-03', doneById: other.proceedingId };
    expect(refusal(await calls.save(limit, done))).toBe('400 doneById unknownReference');
  });
});

describe('the day of communication', () => {
  it('a POST does not overwrite a day of communication that has already been entered', async () => {
    const caseFilingId = await calls.addFiling({ dateOfJudgement: '2025-06-01' });
    const [{ id, proceedingId }] = (await calls.list({ caseFilingId })) as [LimitRecord];
    const post = (triggerDate: string) => calls.post({ proceedingId, code: 'COMMISSIONER', triggerDate });
    expect((await post('2025-06-10')).statusCode).toBe(200);
    expect(refusal(await post('2025-06-11'))).toBe('409 limitExists');
    expect((await post('2025-06-10')).statusCode).toBe(200);
    expect(await calls.limit(id)).toMatchObject({ triggerDate: '2025-06-10' });
  });
});

describe('the code of a limit', () => {
  it('a time limit’s code is refused for an order of another court or with another outcome', async () => {
    const caseFilingId = await calls.addFiling({ dateOfJudgement: '2025-06-01' });
    const [{ proceedingId, ...limit }] = (await calls.list({ caseFilingId })) as [LimitRecord];
    const acquittal = { proceedingId, code: 'ACQUITTAL', triggerDate: '2025-06-02' };
    expect(refusal(await calls.post(acquittal))).toBe('400 code otherOrders');
    const changed = await calls.save({ proceedingId, ...limit }, { code: 'ACQUITTAL' });
    expect(refusal(changed)).toBe('400 code otherOrders');
    const { db } = calls.parts.test;
    const outcome = async (of: string | null) => {
      await db
        .updateTable('limitationRule')
        .set({ outcome: of as never })
        .where('code', '=', 'VAT-TRIBUNAL')
        .execute();
    };
    const { proceedingId: won } = await calls.addCase('tribunal-cases', {
      tribunalOrderDate: '2025-06-01',
      tribunalJudgement: 'WithGovernment',
    });
    await outcome('against');
    const vat = { proceedingId: won, code: 'VAT-TRIBUNAL', triggerDate: '2025-06-02' };
    expect(refusal(await calls.post(vat))).toBe('400 code otherOrders');
    await outcome('government');
    expect((await calls.post(vat)).statusCode).toBe(200);
    await outcome(null);
    const leave = await calls.addCase('high-court-rits', {});
    expect((await calls.post({ proceedingId: leave.proceedingId, code: 'LEAVE' })).statusCode).toBe(200);
  });
});
