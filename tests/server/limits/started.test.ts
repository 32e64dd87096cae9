import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useLimits } from './calls';

const calls = useLimits();

const facts = async (caseFilingId: number) =>
  (await calls.list({ caseFilingId })).map(({ kind, code, state, side, triggerDate, mayFile }) => ({
    kind,
    code,
    state,
    side,
    ...(triggerDate && {
      triggerDate,
      mayFile,
    }),
  }));

const ordered = { tribunalCaseNo: 'T-1', dateOfCase: '2024-07-01', tribunalOrderDate: '2025-02-01' };

describe('the date of an order', () => {
  it('the date of an order starts the time limit to challenge it before the request is answered', async () => {
    const { caseFilingId, recordId, proceedingId } = await calls.addCase('tribunal-cases', {
      ...ordered,
      tribunalJudgement: 'AgainstGovernment',
    });
    const [limit] = await calls.list({ caseFilingId });
    expect(limit).toMatchObject({
      proceedingId,
      recordId,
      caseFilingId,
      kind: 'tribunal-cases',
      number: 'T-1',
      code: 'HIGH-COURT',
      name: 'Customs appeal to the High Court Division',
      nameBn: 'হাইকোর্ট বিভাগে কাস্টমস আপিল',
      side: 'GOVERNMENT',
      triggerDate: '2025-02-01',
      byCount: '2025-05-02',
      mayFile: '2025-05-04',
      aimFor: '2025-04-30',
      extended: null,
      due: '2025-04-30',
      verified: false,
      state: 'MISSED',
      act: 'Customs Act 2023',
      section: '229',
      working: [
        'Issued 01/02/2025',
        '90 days → 02/05/2025, a Friday',
        'may be filed 04/05/2025',
        'last working day before 30/04/2025',
        '01/05 is a holiday: May Day',
        'the holidays of 2025 are not entered yet',
        'Customs Act 2023 s.229',
        'not verified',
      ],
      version: 1,
    });
    expect(limit!.workingBn.at(-1)).toBe('যাচাই হয়নি');
  });

  it('the date of an order starts the time limit for the side against which the order went', async () => {
    const sideOf = async (tribunalJudgement?: string) => {
      const { caseFilingId } = await calls.addCase('tribunal-cases', { ...ordered, tribunalJudgement });
      return (await calls.list({ caseFilingId }))[0]!.side;
    };
    expect(await sideOf('WithGovernment')).toBe('OTHER');
    expect(await sideOf('AgainstGovernment')).toBe('GOVERNMENT');
    expect(await sideOf('ONREMAND')).toBe('EITHER');
    expect(await sideOf()).toBe('EITHER');
  });

  it('the date of an order starts the time limit of its court', async () => {
    const caseFilingId = await calls.addFiling({ dateOfJudgement: '2024-06-05' });
    await calls.addCaseTo(caseFilingId, 'tribunal-cases', { dateOfCase: '2024-07-01' });
    await calls.addCaseTo(caseFilingId, 'applicate-comm-cases', { applicateCommOrderDate: '2024-08-01' });
    await calls.addCaseTo(caseFilingId, 'high-court-rits', { customOrderDate: '2026-01-17' });
    await calls.addCaseTo(caseFilingId, 'custom-appeals', { customOrderDate: '2026-01-18' });
    await calls.addCaseTo(caseFilingId, 'civil-case', {});
    expect(await facts(caseFilingId)).toEqual([
      { kind: 'case-fillings', code: 'COMMISSIONER', state: 'DONE', side: 'EITHER' },
      { kind: 'applicate-comm-cases', code: 'TRIBUNAL', state: 'WAITING', side: 'EITHER' },
      {
        kind: 'high-court-rits',
        code: 'LEAVE',
        state: 'MISSED',
        side: 'EITHER',
        triggerDate: '2026-01-17',
        mayFile: '2026-03-18',
      },
      {
        kind: 'custom-appeals',
        code: 'LEAVE',
        state: 'MISSED',
        side: 'EITHER',
        triggerDate: '2026-01-18',
        mayFile: '2026-03-19',
      },
    ]);
  });

  it('the date of an order starts no time limit if no version of the rule holds on that date', async () => {
    const { caseFilingId } = await calls.addCase('tribunal-cases', {
      tribunalOrderDate: '2024-06-05',
    });
    expect(await facts(caseFilingId)).toEqual([]);
  });

  it('the date of an order decides which version of the rule is used, and correcting it moves the limit', async () => {
    const { caseFilingId, recordId } = await calls.addCase('tribunal-cases', ordered);
    const put = (values: object) =>
      calls.call('PUT', `/api/case/tribunal-cases/${recordId}`, {
        caseFilling: { id: caseFilingId },
        ...ordered,
        ...values,
      });
    await put({ tribunalOrderDate: '2025-03-01' });
    const corrected = { kind: 'tribunal-cases', code: 'HIGH-COURT', side: 'EITHER' };
    const [moved] = await calls.list({ caseFilingId });
    // 01/03 + 90 days is 30/05/2025, a Friday
    expect(moved).toMatchObject({ ...corrected, byCount: '2025-05-30', mayFile: '2025-06-01', version: 2 });
    await put({ tribunalOrderDate: null });
    expect(await facts(caseFilingId)).toMatchObject([{ ...corrected, state: 'STOPPED' }]);
    await put({ tribunalOrderDate: '2025-03-02', tribunalJudgement: 'WithGovernment' });
    expect(await calls.list({ caseFilingId })).toMatchObject([
      { ...corrected, side: 'OTHER', state: 'MISSED', byCount: '2025-05-31' },
    ]);
    const [rule] = await calls.found<{ id: number }[]>(
      'GET',
      'limitation-rules?filter={"code":"COMMISSIONER"}',
    );
    const filing = await calls.addFiling({ dateOfJudgement: '2024-06-05' });
    expect(await calls.list({ caseFilingId: filing })).toMatchObject([{ ruleId: rule!.id, section: '193' }]);
  });
});

describe('a case that challenges an order', () => {
  it('a challenge ends the order’s time limit, which runs again when the challenging case is deleted', async () => {
    const { caseFilingId } = await calls.addCase('tribunal-cases', ordered);
    const [running] = await calls.list({ caseFilingId });
    const appeal = await calls.addCaseTo(caseFilingId, 'custom-appeals', { dateOfCase: '2025-04-10' });
    const done = {
      state: 'DONE',
      doneOn: '2025-04-10',
      doneById: appeal.proceedingId,
      mayFile: '2025-05-04',
    };
    expect(await calls.limit(running!.id)).toMatchObject({ ...done, daysLeft: null });
    await calls.call('DELETE', `/api/case/custom-appeals/${appeal.recordId}`);
    expect(await calls.limit(running!.id)).toMatchObject({ state: 'MISSED', doneOn: null, doneById: null });
    const [deletion] = await calls.found<{ id: number }[]>(
      'GET',
      `deleted?filter={"register":"custom-appeals"}`,
    );
    await calls.found('POST', `deleted/${deletion!.id}/restore`);
    expect(await calls.limit(running!.id)).toMatchObject(done);
  });

  it('a challenge does not end the time limit of another order', async () => {
    const caseFilingId = await calls.addFiling({ dateOfJudgement: '2024-07-01' });
    const first = await calls.addCaseTo(caseFilingId, 'tribunal-cases', {
      dateOfCase: '2024-08-01',
      tribunalOrderDate: '2024-12-01',
    });
    const second = await calls.addCaseTo(caseFilingId, 'tribunal-cases', {
      dateOfCase: '2024-08-02',
      tribunalOrderDate: '2025-01-05',
    });
    const appeal = await calls.addCaseTo(caseFilingId, 'custom-appeals', { dateOfCase: '2025-02-01' });
    const states = async () =>
      Object.fromEntries((await calls.list({ caseFilingId })).map((each) => [each.proceedingId, each.state]));
    expect(await states()).toMatchObject({ [first.proceedingId]: 'MISSED', [second.proceedingId]: 'DONE' });
    await calls.putProceeding(appeal.proceedingId, { fromId: first.proceedingId });
    expect(await states()).toMatchObject({ [first.proceedingId]: 'DONE', [second.proceedingId]: 'MISSED' });
  });
});

it('a time limit is deleted and restored with its case, with its old id and its entered fields', async () => {
  const { caseFilingId, recordId } = await calls.addCase('tribunal-cases', ordered);
  const [limit] = await calls.list({ caseFilingId });
  await calls.save(limit!, { copyApplied: '2025-02-10', copyReady: '2025-02-21' });
  await calls.call('DELETE', `/api/case/tribunal-cases/${recordId}`);
  expect(await calls.list({ caseFilingId })).toEqual([]);
  const [deletion] = await calls.found<{ id: number }[]>(
    'GET',
    'deleted?filter={"register":"tribunal-cases"}',
  );
  await calls.found('POST', `deleted/${deletion!.id}/restore`);
  expect(await calls.list({ caseFilingId })).toMatchObject([
    { id: limit!.id, copyApplied: '2025-02-10', mayFile: '2025-05-14', state: 'MISSED' },
  ]);
});

it('a time limit is counted within the transaction that started it', async () => {
  const { rows } = await sql`select from time_limit where needs_count`.execute(calls.parts.test.db);
  expect(rows).toEqual([]);
});

it('a reopened time limit takes the date that its order got while the limit was done', async () => {
  const { caseFilingId, recordId } = await calls.addCase('tribunal-cases', ordered);
  const appeal = await calls.addCaseTo(caseFilingId, 'custom-appeals', { dateOfCase: '2025-03-01' });
  await calls.call('PUT', `/api/case/tribunal-cases/${recordId}`, {
    ...ordered,
    tribunalOrderDate: '2025-02-10',
  });
  expect(await facts(caseFilingId)).toMatchObject([{ state: 'DONE', triggerDate: '2025-02-01' }]);
  await calls.call('DELETE', `/api/case/custom-appeals/${appeal.recordId}`);
  expect(await facts(caseFilingId)).toMatchObject([
    { state: 'MISSED', triggerDate: '2025-02-10', mayFile: '2025-05-11' },
  ]);
});

it('a time limit that an officer reopens takes the date that its order got meanwhile, and later ones', async () => {
  const { caseFilingId, recordId } = await calls.addCase('tribunal-cases', ordered);
  const [opened] = await calls.list({ caseFilingId });
  await calls.save(opened!, { state: 'NOT_NEEDED', reason: 'Settled' });
  const corrected = (tribunalOrderDate: string) =>
    calls.call('PUT', `/api/case/tribunal-cases/${recordId}`, { ...ordered, tribunalOrderDate });
  await corrected('2025-02-10');
  const [ended] = await calls.list({ caseFilingId });
  expect(ended).toMatchObject({ state: 'NOT_NEEDED', triggerDate: '2025-02-01' });
  expect((await calls.save(ended!, { state: 'RUNNING', reason: null })).statusCode).toBe(200);
  expect(await facts(caseFilingId)).toMatchObject([
    { state: 'MISSED', triggerDate: '2025-02-10', mayFile: '2025-05-11' },
  ]);
  await corrected('2025-02-11');
  expect(await facts(caseFilingId)).toMatchObject([{ triggerDate: '2025-02-11', mayFile: '2025-05-12' }]);
});

it('a reopened time limit is done if its order was challenged while the limit was marked as not needed', async () => {
  const { caseFilingId } = await calls.addCase('tribunal-cases', { tribunalOrderDate: '2025-02-01' });
  const [opened] = await calls.list({ caseFilingId });
  await calls.save(opened!, { state: 'NOT_NEEDED', reason: 'Settled' });
  const appeal = await calls.addCaseTo(caseFilingId, 'custom-appeals', { dateOfCase: '2025-03-01' });
  const [ended] = await calls.list({ caseFilingId });
  expect(ended).toMatchObject({ state: 'NOT_NEEDED' });
  expect((await calls.save(ended!, { state: 'RUNNING' })).statusCode).toBe(200);
  expect(await calls.list({ caseFilingId })).toMatchObject([
    { state: 'DONE', doneById: appeal.proceedingId },
  ]);
});
