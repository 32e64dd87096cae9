import { describe, expect, it } from 'vitest';
import { useMoney, type Money, type Stored } from './calls';

const { calls, add, put, money, parts, stored, drift, enter } = useMoney();

describe('the position of a file on a day', () => {
  it('follows its order, stays, remand and payment, day by day', async () => {
    const file = await calls.addFiling({ dateOfJudgement: '2025-02-01' });
    await enter(file, '2025-02-01', 'DEMAND', 1_00_00_000);
    await enter(file, '2025-02-01', 'DEMAND', 20_00_000, 'FINE');
    await enter(file, '2025-02-01', 'DEMAND', 5_00_000, 'PENALTY');
    const writ = await calls.addCaseTo(file, 'high-court-rits', { highCourtCaseNo: 'W-1' });
    await enter(file, '2025-03-10', 'DEPOSIT', 5_00_000);
    await add('guarantees', {
      number: 'BG-1',
      amount: 5_00_000,
      issuedOn: '2025-03-10',
      validUntil: '2026-03-09',
      allocations: [{ caseFilingId: file, amount: 5_00_000 }],
    });
    const { proceedingId } = writ;
    const stay = await add('stays', {
      proceedingId,
      orderedOn: '2025-04-20',
      until: 'MONTHS',
      untilMonths: 6,
    });
    expect(await money(file, '2025-06-01')).toMatchObject({
      outstanding: 1_20_00_000,
      held: 5_00_000,
      secured: 5_00_000,
      encashable: 0,
      parts: { STAYED: 1_20_00_000, RECOVERABLE: 0 },
      changesOn: '2025-10-21',
      stateUntil: '2025-10-20',
    });
    expect(await parts(file, '2025-10-20')).toEqual({ STAYED: 1_20_00_000 });
    expect(await money(file, '2025-10-21')).toMatchObject({
      parts: { RECOVERABLE: 1_20_00_000 },
      encashable: 5_00_000,
    });
    await add('stays', { proceedingId, orderedOn: '2025-11-05', until: 'DISPOSAL', extendsId: stay.id });
    const extended = await money(file, '2025-11-05');
    expect(extended.parts).toMatchObject({ STAYED: 1_20_00_000 });
    // the guarantee expires, the stay does not
    expect(extended).toMatchObject({ changesOn: '2026-03-10', stateUntil: null });
    expect(extended.stays).toMatchObject([
      { inForce: false, periods: [{ from: '2025-04-20', until: '2025-10-20' }], gap: null },
      { inForce: true, gap: { from: '2025-10-21', to: '2025-11-04', days: 15 } },
    ]);
    await calls.call('PUT', `/api/case/high-court-rits/${writ.recordId}`, {
      caseFilling: { id: file },
      highCourtCaseNo: 'W-1',
      customOrderDate: '2026-01-11',
      customJudgement: 'ONREMAND',
    });
    expect(await money(file, '2026-01-11')).toMatchObject({
      held: 5_00_000,
      parts: { NOT_CONFIRMED: 1_20_00_000 },
    });
    await enter(file, '2026-05-14', 'LOWERED', 40_00_000);
    await enter(file, '2026-05-14', 'LOWERED', 20_00_000, 'FINE');
    await enter(file, '2026-05-14', 'LOWERED', 3_00_000, 'PENALTY');
    expect(await parts(file, '2026-05-14')).toEqual({ NOT_DUE: 57_00_000 });
    await enter(file, '2026-05-20', 'PAYMENT', 57_00_000);
    const paid = await money(file);
    expect(paid).toMatchObject({ outstanding: 0, overpaid: 0, held: 5_00_000, secured: 0, changesOn: null });
    expect(paid.entries.map(({ balance }) => balance)).toEqual([
      1_00_00_000, 1_20_00_000, 1_25_00_000, 1_20_00_000, 80_00_000, 60_00_000, 57_00_000, 0,
    ]);
    expect(await stored(file)).toEqual({ held: 5_00_000 });
    expect(await drift()).toEqual([]);
  });

  it('is due ten days after a notice, with interest where the rule for it is active', async () => {
    const file = await calls.addFiling({ dateOfJudgement: '2026-02-01' });
    const [running] = await calls.list({ caseFilingId: file });
    await calls.save(running!, { state: 'NOT_NEEDED', reason: 'accepted' });
    await enter(file, '2026-02-01', 'DEMAND', 12_34_567);
    await add('recovery-steps', { caseFilingId: file, kind: 'NOTICE', date: '2026-03-01' });
    expect(await parts(file, '2026-03-11')).toEqual({ NOT_DUE: 12_34_567 });
    expect(await parts(file, '2026-03-12')).toEqual({ RECOVERABLE: 12_34_567 });
    expect(await money(file, '2026-06-09')).toMatchObject({ interest: null });
    const [rule] = await calls.found<Stored[]>('GET', 'money-rules?filter={"code":"INTEREST"}');
    await put('money-rules', rule!, { active: true });
    const interest = { days: 90, amount: 30_441.38, percent: 10, verified: false };
    expect(await money(file, '2026-06-09')).toMatchObject({ interest, outstanding: 12_34_567 });
    await enter(file, '2026-06-09', 'PAYMENT', 12_34_567);
    expect(await money(file)).toMatchObject({ interest, outstanding: 0 });
  });

  it('is recoverable from the day after the last day for a condition that is not met', async () => {
    const file = await calls.addFiling({ dateOfJudgement: '2022-02-01' });
    await enter(file, '2022-02-01', 'DEMAND', 100);
    const { proceedingId } = await calls.addCaseTo(file, 'high-court-rits', {});
    await add('stays', {
      proceedingId,
      orderedOn: '2023-03-01',
      receivedOn: '2023-03-12',
      until: 'DISPOSAL',
      condition: '5 % in cash and 5 % in guarantee within two months',
      conditionN: 2,
      conditionUnit: 'MONTHS',
    });
    expect(await money(file, '2023-05-14')).toMatchObject({
      parts: { STAYED: 100 },
      changesOn: '2023-05-15',
    });
    expect(await parts(file, '2023-05-15')).toEqual({ RECOVERABLE: 100 });
  });

  it('counts a guarantee whose expiry is not entered as no security, and a continuing one without an end', async () => {
    const file = await calls.addFiling({ dateOfJudgement: '2022-02-01' });
    const allocations = [{ caseFilingId: file, amount: 70 }];
    const guarantee = await add('guarantees', { number: 'BG-2', amount: 100, allocations });
    expect(await money(file)).toMatchObject({ secured: 0 });
    await put('guarantees', guarantee, { continuing: true });
    expect(await money(file)).toMatchObject({ secured: 70, changesOn: null });
    expect(await stored(file)).toMatchObject({ secured: 70 });
  });
});

describe('totals of money', () => {
  it('by section and state open the list that they count, and by month what was collected', async () => {
    const section = (await calls.found<Stored>('POST', 'sections', { name: 'Totals' })).id;
    const workPlace = { id: section };
    const files = [
      await calls.addFiling({ workPlace, dateOfJudgement: '2022-02-01' }),
      await calls.addFiling({ workPlace, revenue: 5 }),
    ];
    await enter(files[0]!, '2022-02-01', 'DEMAND', 100.25);
    await enter(files[0]!, '1999-12-31', 'PAYMENT', 40);
    await add('money-entries', { caseFilingId: files[0], date: '1999-12-01', kind: 'REFUND', amount: 10 });
    const totals = await calls.found<Stored[]>('GET', 'money/totals?by=section,state');
    const own = totals.filter(({ workPlaceId }) => workPlaceId === section);
    expect(own).toEqual([
      {
        workPlaceId: section,
        wpName: 'Totals',
        wpNameBn: null,
        state: 'OUTSTANDING',
        amount: 75.25,
        files: 2,
        filter: { workPlaceId: section, state: 'OUTSTANDING' },
      },
      expect.objectContaining({ state: 'NOT_CONFIRMED', amount: 5, files: 1 }),
      expect.objectContaining({ state: 'RECOVERABLE', amount: 70.25, files: 1 }),
    ]);
    const filter = JSON.stringify(own[2]!.filter);
    const list = await calls.found<Stored[]>('GET', `money-positions?filter=${filter}`);
    expect(list).toMatchObject([{ id: files[0], recoverable: 70.25 }]);
    const months = await calls.found<Stored[]>('GET', 'money/totals?by=month');
    expect(months.filter(({ month }) => month === '1999-12')).toEqual([
      {
        month: '1999-12',
        kind: 'PAYMENT',
        amount: 40,
        filter: { kind: 'PAYMENT', from: '1999-12-01', to: '1999-12-31' },
      },
      expect.objectContaining({ kind: 'REFUND', amount: 10 }),
    ]);
  });
});

it('an entry and a stay of a civil case are to customs staff by order, with day and amount alone', async () => {
  const file = await calls.addFiling({ dateOfJudgement: '2022-02-01' });
  const { proceedingId } = await calls.addCaseTo(file, 'civil-case', { civilCaseNumber: 'D-1' });
  await enter(file, '2022-02-01', 'DEMAND', 100);
  await add('money-entries', {
    caseFilingId: file,
    proceedingId,
    date: '2022-03-01',
    kind: 'DEPOSIT',
    amount: 10,
    memo: 'D-1',
  });
  await add('stays', { proceedingId, orderedOn: '2022-03-01', until: 'DISPOSAL', condition: 'D-1' });
  const seen = await calls.found<Money>('GET', `files/${file}/money`, undefined, calls.parts.customs);
  expect(seen.entries[1]).toEqual({
    byOrder: true,
    date: '2022-03-01',
    kind: 'DEPOSIT',
    amount: 10,
    balance: 90,
  });
  expect(seen.stays).toEqual([{ byOrder: true, orderedOn: '2022-03-01', amount: 0 }]);
  expect(seen.parts).toMatchObject({ STAYED: 90 });
  expect(JSON.stringify(seen)).not.toContain('D-1');
});
