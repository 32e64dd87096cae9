import { describe, expect, it } from 'vitest';
import type { Headers } from '../cases/calls';
import { dayFromToday, refusal, useHearings } from './calls';

const calls = useHearings();

const tomorrow = dayFromToday(1);
const yesterday = dayFromToday(-1);

describe('a hearing', () => {
  it('a hearing is stored with the court and law officer of its proceeding if none are given', async () => {
    const { proceedingId, caseFilingId, recordId } = await calls.addCase();
    const [proceeding] = (
      await calls.call('GET', `/api/casebook/proceedings?filter={"id":${proceedingId}}`)
    ).json<object[]>();
    await calls.call('PUT', `/api/casebook/proceedings/${proceedingId}`, {
      ...proceeding,
      court: 'Bench 2',
      lawOfficer: 'Farida Yasmin',
    });
    const hearing = await calls.add({
      proceedingId,
      date: tomorrow,
      time: '৯:৩০',
      itemNo: '12A',
      purpose: 'STAY',
    });
    expect(hearing).toMatchObject({
      proceedingId,
      caseFilingId,
      recordId,
      kind: 'tribunal-cases',
      number: 'T-1',
      workPlaceId: calls.parts.section,
      date: tomorrow,
      time: '09:30',
      itemNo: '12A',
      purpose: 'STAY',
      court: 'Bench 2',
      lawOfficer: 'Farida Yasmin',
      result: null,
      nextId: null,
      nextDate: null,
      origin: 'own',
      isMissing: false,
      version: 1,
    });
    const changed = await calls.put(hearing, { note: 'Bring the file', court: 'Bench 3' });
    expect(changed.json()).toEqual({ ...hearing, note: 'Bring the file', court: 'Bench 3', version: 2 });
    expect(refusal(await calls.put(hearing, { note: 'Late' }))).toBe('409 stale');
    expect((await calls.remove(hearing.id)).statusCode).toBe(200);
    expect((await calls.call('GET', `/api/casebook/hearings/${hearing.id}`)).statusCode).toBe(404);
  });

  it('a hearing needs a day and a proceeding that the user may read', async () => {
    const { proceedingId } = await calls.addCase();
    const file = await calls.addFile();
    const post = (values: object, headers = calls.parts.admin) =>
      calls.call('POST', '/api/casebook/hearings', values, headers);
    expect(refusal(await post({ proceedingId }))).toBe('400 date fieldRequired');
    expect(refusal(await post({ date: tomorrow }))).toBe('400 proceedingId fieldRequired');
    expect(refusal(await post({ proceedingId: 999_999, date: tomorrow }))).toBe(
      '400 proceedingId unknownReference',
    );
    const civil = { proceedingId: file.civil.id, date: tomorrow };
    expect(refusal(await post(civil, calls.parts.customs))).toBe('400 proceedingId unknownReference');
    expect(refusal(await post({ proceedingId, date: tomorrow, time: '25:00' }))).toBe('400 time notATime');
    const hearing = await calls.add({ proceedingId, date: tomorrow });
    expect(refusal(await calls.put(hearing, { proceedingId: file.writ.id }))).toBe(
      '400 proceedingId hearingFixed',
    );
  });

  it('a hearing of a civil case does not exist for customs staff', async () => {
    const { civil, caseFilingId } = await calls.addFile();
    const { id } = await calls.add({ proceedingId: civil.id, date: tomorrow });
    const filter = { caseFilingId };
    expect(await calls.list({ filter })).toHaveLength(1);
    expect(await calls.list({ filter }, calls.parts.customs)).toEqual([]);
    const path = `/api/casebook/hearings/${id}`;
    expect((await calls.call('GET', path, undefined, calls.parts.customs)).statusCode).toBe(404);
  });
});

describe('hearings', () => {
  it('hearings can be filtered by day, purpose, law officer, result, followed files and the user’s own sections', async () => {
    const { proceedingId, caseFilingId } = await calls.addCase();
    const past = await calls.add({ proceedingId, date: yesterday, purpose: 'RULE', lawOfficer: 'Karim' });
    const soon = await calls.add({ proceedingId, date: tomorrow, purpose: 'STAY', lawOfficer: 'KARIM' });
    const late = await calls.add({ proceedingId, date: dayFromToday(9), lawOfficer: 'Rahim' });
    const found = async (filter: object) =>
      (await calls.list({ filter: { caseFilingId, ...filter }, sort: ['date', 'ASC'] })).map(({ id }) => id);
    expect(await found({})).toEqual([past.id, soon.id, late.id]);
    expect(await found({ from: yesterday, to: tomorrow })).toEqual([past.id, soon.id]);
    expect(await found({ purpose: ['RULE', 'STAY'] })).toEqual([past.id, soon.id]);
    expect(await found({ lawOfficer: 'karim' })).toEqual([past.id, soon.id]);
    expect(await found({ result: 'none' })).toEqual([past.id, soon.id, late.id]);
    expect(await found({ mine: true })).toEqual([]);
    const { db } = calls.parts.test;
    const everybodys = db.selectFrom('appUser');
    await db
      .insertInto('follow')
      .columns(['userId', 'caseFilingId'])
      .expression(everybodys.select(({ val }) => ['id', val(caseFilingId).as('caseFilingId')]))
      .execute();
    expect(await found({ mine: true })).toEqual([past.id, soon.id, late.id]);
    await db.deleteFrom('follow').execute();
    await db
      .insertInto('userWorkPlace')
      .columns(['userId', 'workPlaceId'])
      .expression(everybodys.select(({ val }) => ['id', val(calls.parts.section).as('workPlaceId')]))
      .execute();
    expect(await found({ mine: true })).toEqual([past.id, soon.id, late.id]);
    await db.deleteFrom('userWorkPlace').execute();
    expect(await found({ mine: true })).toEqual([]);
  });

  it('hearings can also be sorted by columns of their court case and of their file', async () => {
    const cases = [
      await calls.addCase({ tribunalCaseNo: 'b-7' }),
      await calls.addCase({ tribunalCaseNo: 'A-9' }),
    ];
    for (const { proceedingId } of cases) await calls.add({ proceedingId, date: tomorrow });
    const filter = { proceedingId: cases.map(({ proceedingId }) => proceedingId) };
    const sortedBy = async (name: string, order: string) =>
      (await calls.list({ filter, sort: [name, order] })).map(({ number }) => number);
    expect(await sortedBy('number', 'ASC')).toEqual(['A-9', 'b-7']);
    expect(await sortedBy('nothiNumber', 'ASC')).toEqual(['b-7', 'A-9']);
    expect(await sortedBy('companyName', 'ASC')).toEqual(['b-7', 'A-9']);
    expect(await sortedBy('nextDate', 'DESC')).toEqual(['A-9', 'b-7']);
  });

  it('hearings sorted by court are in the order of the cause lists, by item number within each court', async () => {
    const { proceedingId } = await calls.addCase();
    const add = (values: object) => calls.add({ proceedingId, date: dayFromToday(9), ...values });
    await add({ court: 'Bench 2', itemNo: '10' });
    await add({ court: 'Bench 2', time: '10:30' });
    await add({ court: 'Bench 2', withId: '9' });
    await add({ court: 'BENCH 2', itemNo: '9' });
    await add({ court: 'Bench 10', itemNo: '3' });
    const sorted = await calls.list({ filter: { proceedingId }, sort: ['court', 'ASC'] });
    expect(sorted.map(({ court, itemNo, withId }) => [court, itemNo, withId])).toEqual([
      ['BENCH 2', '9', null],
      ['Bench 2', null, '9'],
      ['Bench 2', '10', null],
      ['Bench 2', null, null],
      ['Bench 10', '3', null],
    ]);
  });

  it('hearings sorted by date are within a day by time, court and item number, as numbers', async () => {
    const { proceedingId } = await calls.addCase();
    const add = (days: number, values: object) =>
      calls.add({ proceedingId, date: dayFromToday(days), ...values });
    await add(10, { court: 'Bench 1', itemNo: '169' });
    await add(10, { court: 'BENCH 1', itemNo: '2' });
    await add(10, { court: 'Bench 3', time: '14:30' });
    await add(9, { court: 'Bench 4' });
    await add(10, { court: 'Bench 4', time: '9:30' });
    const itemsBy = async (name: string, range?: [number, number]) =>
      (await calls.list({ filter: { proceedingId }, sort: [name, 'ASC'], ...(range && { range }) })).map(
        ({ court, itemNo }) => itemNo ?? court,
      );
    expect(await itemsBy('date')).toEqual(['Bench 4', 'Bench 4', 'Bench 3', '2', '169']);
    expect(await itemsBy('date', [3, 4])).toEqual(['2', '169']);
    expect(await itemsBy('itemNo')).toEqual(['2', '169', 'Bench 3', 'Bench 4', 'Bench 4']);
  });

  it('a hearing’s result is missing only if it was entered at most 30 days late and its case is undecided', async () => {
    const { proceedingId, caseFilingId, recordId } = await calls.addCase();
    const { id: tooLate } = await calls.add({ proceedingId, date: dayFromToday(-31) });
    const { id: monthLate } = await calls.add({ proceedingId, date: dayFromToday(-30) });
    const { id: enteredInTime } = await calls.add({ proceedingId, date: tomorrow });
    await calls.parts.test.db
      .updateTable('hearing')
      .set({ date: yesterday, createdAt: new Date(Date.now() - 5 * 86_400_000) })
      .where('id', '=', enteredInTime)
      .execute();
    const missing = async () =>
      (await calls.list({ filter: { caseFilingId, result: 'missing' }, sort: ['date', 'ASC'] })).map(
        ({ id }) => id,
      );
    expect(await missing()).toEqual([monthLate, enteredInTime]);
    expect([(await calls.one(monthLate)).isMissing, (await calls.one(tooLate)).isMissing]).toEqual([
      true,
      false,
    ]);
    const days = (query: object) =>
      calls.call(
        'GET',
        `/api/casebook/hearings/days?${new URLSearchParams({ from: dayFromToday(-31), to: tomorrow, filter: JSON.stringify(query) })}`,
      );
    expect((await days({ caseFilingId })).json()).toEqual([
      { date: dayFromToday(-31), hearings: 1, missing: 0 },
      { date: dayFromToday(-30), hearings: 1, missing: 1 },
      { date: yesterday, hearings: 1, missing: 1 },
    ]);
    await calls.putCase(recordId, caseFilingId, { status: 'ORDER_PASSED' });
    expect(await missing()).toEqual([]);
    await calls.putCase(recordId, caseFilingId, { status: 'SUBJUDICE' });
    expect(await missing()).toEqual([monthLate, enteredInTime]);
    await calls.putCase(recordId, caseFilingId, { tribunalOrderDate: yesterday });
    expect(await missing()).toEqual([]);
  });

  it('courts and law officers are suggested from the hearings and proceedings that the user may read', async () => {
    await calls.parts.test.db.deleteFrom('hearing').execute();
    await calls.parts.test.db.updateTable('proceeding').set({ court: null, lawOfficer: null }).execute();
    const { civil } = await calls.addFile();
    const { proceedingId } = await calls.addCase();
    for (const [court, lawOfficer] of [
      ['Bench 2', 'DAG Karim'],
      ['Bench 10', null],
      ['Bench 2', 'এএজি সেলিনা'],
    ])
      await calls.add({ proceedingId, date: tomorrow, court, lawOfficer });
    await calls.add({ proceedingId: civil.id, date: tomorrow, court: 'Joint District Judge' });
    await calls.parts.test.db
      .updateTable('proceeding')
      .set({ lawOfficer: 'AAG Nadia' })
      .where('id', '=', proceedingId)
      .execute();
    const names = async (headers?: Headers) =>
      (await calls.call('GET', '/api/casebook/hearings/names', undefined, headers)).json<object>();
    expect(await names(calls.parts.customs)).toEqual({
      court: ['Bench 10', 'Bench 2'],
      lawOfficer: ['AAG Nadia', 'DAG Karim', 'এএজি সেলিনা'],
    });
    expect(await names()).toMatchObject({
      court: expect.arrayContaining(['Bench 10', 'Bench 2', 'Joint District Judge']),
    });
  });
});
