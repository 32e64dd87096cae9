import { describe, expect, it } from 'vitest';
import { dayFromToday, refusal, useHearings, type Hearing } from './calls';

const calls = useHearings();

const yesterday = dayFromToday(-1);
const nextWeek = dayFromToday(7);

const answered = (answer: { json(): unknown }) => answer.json() as { hearing: Hearing; next: Hearing | null };

describe('the result of a hearing', () => {
  it('a result creates the next hearing in the same request, with the same court and law officer', async () => {
    const { proceedingId } = await calls.addCase();
    const hearing = await calls.add({ proceedingId, date: yesterday, court: 'Bench 1', lawOfficer: 'Karim' });
    const body = { result: 'ADJOURNED', resultNote: 'By consent', next: { date: nextWeek, purpose: 'RULE' } };
    const { hearing: stored, next } = answered(await calls.enterResult(hearing.id, { ...body, version: 1 }));
    expect(stored).toMatchObject({
      result: 'ADJOURNED',
      resultNote: 'By consent',
      nextId: next!.id,
      nextDate: nextWeek,
    });
    expect(next).toMatchObject({
      proceedingId,
      date: nextWeek,
      court: 'Bench 1',
      lawOfficer: 'Karim',
      purpose: 'RULE',
      result: null,
      origin: 'own',
    });
    expect(refusal(await calls.enterResult(hearing.id, { ...body, version: 1 }))).toBe('409 stale');
  });

  it('a result gives the next hearing its law officer, and correcting the result keeps that officer', async () => {
    const { proceedingId } = await calls.addCase();
    const { id } = await calls.add({ proceedingId, date: yesterday, lawOfficer: 'Karim' });
    const enterNext = async (next: object) =>
      answered(await calls.enterResult(id, { result: 'HEARD', next: { date: nextWeek, ...next } })).next!
        .lawOfficer;
    expect(await enterNext({ lawOfficer: 'Rahima' })).toBe('Rahima');
    expect(await enterNext({})).toBe('Rahima');
    expect(await enterNext({ lawOfficer: 'Salma' })).toBe('Salma');
  });

  it('a result is corrected by a second entry, which also moves or removes the next hearing', async () => {
    const { proceedingId, caseFilingId } = await calls.addCase();
    const { id } = await calls.add({ proceedingId, date: yesterday });
    const first = answered(await calls.enterResult(id, { result: 'HEARD', next: { date: nextWeek } }));
    const later = dayFromToday(14);
    const second = answered(await calls.enterResult(id, { result: 'ADJOURNED', next: { date: later } }));
    expect(second.next).toMatchObject({ id: first.next!.id, date: later });
    const kept = answered(await calls.enterResult(id, { result: 'NOT_REACHED' }));
    expect([kept.hearing.result, kept.next?.date]).toEqual(['NOT_REACHED', later]);
    const none = answered(await calls.enterResult(id, { result: 'OUT_OF_LIST', next: null }));
    expect([none.hearing.nextId, none.next]).toEqual([null, null]);
    expect(await calls.list({ filter: { caseFilingId } })).toHaveLength(1);
  });

  it('a result is refused before the hearing’s day, or if the next date is not after that day', async () => {
    const { proceedingId } = await calls.addCase();
    const ahead = await calls.add({ proceedingId, date: nextWeek });
    expect(refusal(await calls.enterResult(ahead.id, { result: 'HEARD' }))).toBe('400 result hearingAhead');
    expect(refusal(await calls.put(ahead, { result: 'HEARD' }))).toBe('400 result hearingAhead');
    const past = await calls.add({ proceedingId, date: yesterday });
    const wrong = { result: 'HEARD', next: { date: yesterday } };
    expect(refusal(await calls.enterResult(past.id, wrong))).toBe('400 next.date nextNotAfter');
    expect((await calls.one(past.id)).result).toBeNull();
  });

  it('a result that moves the next hearing past the hearing after it is refused at `next.date`', async () => {
    const { proceedingId } = await calls.addCase();
    const { id } = await calls.add({ proceedingId, date: dayFromToday(-9) });
    const entered = { result: 'HEARD', next: { date: dayFromToday(-5) } };
    const { next: second } = answered(await calls.enterResult(id, entered));
    await calls.enterResult(second!.id, { result: 'HEARD', next: { date: nextWeek } });
    await calls.enterResult(second!.id, { result: null });
    const beyond = { result: 'HEARD', next: { date: dayFromToday(8) } };
    expect(refusal(await calls.enterResult(id, beyond))).toBe('400 next.date nextNotAfter');
  });

  it('a corrected result cannot move or remove a next hearing that already has a result', async () => {
    const { proceedingId } = await calls.addCase();
    const { id } = await calls.add({ proceedingId, date: dayFromToday(-9) });
    const { next } = answered(
      await calls.enterResult(id, { result: 'HEARD', next: { date: dayFromToday(-2) } }),
    );
    await calls.enterResult(next!.id, { result: 'ADJOURNED', next: { date: nextWeek } });
    expect(refusal(await calls.enterResult(id, { result: 'HEARD', next: null }))).toBe(
      '400 next nextHasResult',
    );
    const again = { result: 'INTERIM_ORDER', next: { date: dayFromToday(-2) } };
    expect((await calls.enterResult(id, again)).statusCode).toBe(200);
  });

  it('a result that moves the next hearing empties that hearing’s item number', async () => {
    const { proceedingId } = await calls.addCase();
    const { id } = await calls.add({ proceedingId, date: yesterday });
    const enterNext = async (date: string) => {
      const { next } = answered(await calls.enterResult(id, { result: 'ADJOURNED', next: { date } }));
      return [next!.id, next!.date, next!.itemNo, next!.withId];
    };
    const [made] = await enterNext(nextWeek);
    await calls.put(await calls.one(made as number), { itemNo: '12', withId: '11' });
    expect(await enterNext(nextWeek)).toEqual([made, nextWeek, '12', '11']);
    const later = dayFromToday(14);
    expect(await enterNext(later)).toEqual([made, later, null, null]);
  });

  it('a result links an existing hearing on the next date as the next hearing', async () => {
    const { proceedingId, caseFilingId } = await calls.addCase({ dateOfHearing02: nextWeek });
    const { id } = await calls.add({ proceedingId, date: yesterday });
    const { next } = answered(await calls.enterResult(id, { result: 'HEARD', next: { date: nextWeek } }));
    expect(next).toMatchObject({ origin: 'second', date: nextWeek });
    expect(await calls.list({ filter: { caseFilingId } })).toHaveLength(2);
  });

  it('a result that moves its next hearing onto another hearing’s day keeps the other one, and its own only if it has entries', async () => {
    const { proceedingId, caseFilingId } = await calls.addCase({ dateOfHearing02: nextWeek });
    const { id } = await calls.add({ proceedingId, date: yesterday });
    const enterNext = async (next: object) =>
      answered(await calls.enterResult(id, { result: 'ADJOURNED', next })).next!;
    const hearings = async () => {
      const found = await calls.list({ filter: { caseFilingId }, sort: ['date', 'ASC'] });
      return found.map(({ date, origin, purpose, note }) => [date, origin, purpose, note]);
    };
    await enterNext({ date: dayFromToday(2), purpose: 'RULE' });
    await enterNext({ date: nextWeek });
    expect(await hearings()).toEqual([
      [yesterday, 'own', null, null],
      [nextWeek, 'second', 'RULE', null],
    ]);
    const later = dayFromToday(14);
    const made = await enterNext({ date: later });
    await calls.put(await calls.one(made.id), { note: 'Bring the file' });
    expect(await enterNext({ date: nextWeek })).toMatchObject({ id: made.id, note: 'Bring the file' });
    expect(await hearings()).toEqual([
      [yesterday, 'own', null, null],
      [nextWeek, 'second', 'RULE', null],
      [nextWeek, 'own', null, 'Bring the file'],
    ]);
  });
});

describe('the date of a decision', () => {
  const decided = { result: 'DECIDED', decidedOn: yesterday };

  it('the result “decided” sets the decision date of a case that has no field for it', async () => {
    const caseFilling = { id: await calls.addFiling() };
    await calls.addRecord('high-court-cpa-cpl-cases', {
      caseFilling,
      cplCpaNothi: 'CPLA-1',
      status: 'ORDER_PASSED',
    });
    const { records } = await calls.proceedings({
      filter: { caseFilingId: caseFilling.id, kind: 'high-court-cpa-cpl-cases' },
    });
    const proceedingId = records[0]!.id;
    const { id } = await calls.add({ proceedingId, date: yesterday });
    const answer = answered(await calls.enterResult(id, decided));
    expect([answer.hearing.result, answer.hearing.decidedOn]).toEqual(['DECIDED', yesterday]);
    const { limits, timeline } = (await calls.call('GET', `/api/casebook/files/${caseFilling.id}`)).json<{
      limits: { code: string }[];
      timeline: { kind: string; date: string; proceedingId: number }[];
    }>();
    expect(limits.map(({ code }) => code)).toEqual(['REVIEW']);
    expect(timeline).toContainEqual(
      expect.objectContaining({ kind: 'decided', date: yesterday, proceedingId }),
    );
    await calls.enterResult(id, { result: 'RESERVED', decidedOn: null });
    expect((await calls.one(id)).decidedOn).toBeNull();
  });

  it('a result does not change a decision date that was entered in the case’s own field', async () => {
    const { proceedingId } = await calls.addCase({ tribunalOrderDate: dayFromToday(-4) });
    const { id } = await calls.add({ proceedingId, date: yesterday });
    expect(answered(await calls.enterResult(id, decided)).hearing.decidedOn).toBe(dayFromToday(-4));
  });
});

it('a result is validated like a hearing, and each error names its field', async () => {
  const { proceedingId } = await calls.addCase();
  const { id } = await calls.add({ proceedingId, date: yesterday });
  const refused = async (body: object) => refusal(await calls.enterResult(id, body));
  expect(await refused({ resultNote: 'no result' })).toBe('400 result fieldRequired');
  expect(await refused({ result: 'WON' })).toBe('400 result notAChoice');
  const heard = { result: 'HEARD' };
  expect(await refused({ ...heard, resultNote: 'a\u0000b' })).toBe('400 resultNote notText');
  expect(await refused({ ...heard, next: {} })).toBe('400 next.date fieldRequired');
  const time = { date: nextWeek, time: '25:00' };
  expect(await refused({ ...heard, next: time })).toBe('400 next.time notATime');
  const court = { date: nextWeek, court: 'a\u0007' };
  expect(await refused({ ...heard, next: court })).toBe('400 next.court notText');
  const lawOfficer = { date: nextWeek, lawOfficer: 'a\u0007' };
  expect(await refused({ ...heard, next: lawOfficer })).toBe('400 next.lawOfficer notText');
  expect((await calls.one(id)).version).toBe(1);
});

it('when a hearing between two others is deleted, the later one becomes the next of the earlier one', async () => {
  const { proceedingId } = await calls.addCase();
  const first = await calls.add({ proceedingId, date: dayFromToday(-9) });
  const { next: second } = answered(
    await calls.enterResult(first.id, { result: 'HEARD', next: { date: dayFromToday(-5) } }),
  );
  const { next: third } = answered(
    await calls.enterResult(second!.id, { result: 'HEARD', next: { date: nextWeek } }),
  );
  expect(refusal(await calls.put(await calls.one(third!.id), { date: dayFromToday(-6) }))).toBe(
    '400 date nextNotAfter',
  );
  expect((await calls.remove(second!.id)).statusCode).toBe(200);
  expect((await calls.one(first.id)).nextId).toBe(third!.id);
});
