import { describe, expect, it } from 'vitest';
import { driftOfHearings } from '../../../server/features/dates/hearings/check';
import { dayFromToday, useHearings } from './calls';

const calls = useHearings();

const today = dayFromToday(0);
const soon = dayFromToday(3);
const later = dayFromToday(10);
const wire = (day: string) => day.split('-').map(Number);

describe('a hearing date of a case', () => {
  it('a case’s hearing date adds a hearing, which is moved or deleted when the date is changed or emptied', async () => {
    const { recordId, caseFilingId } = await calls.addCase({ dateOfHearing01: soon });
    const hearings = async () =>
      (await calls.list({ filter: { caseFilingId } })).map(({ date, origin }) => [date, origin]);
    expect(await hearings()).toEqual([[soon, 'first']]);
    await calls.putCase(recordId, caseFilingId, { dateOfHearing01: later, dateOfHearing02: soon });
    expect(await hearings()).toEqual([
      [later, 'first'],
      [soon, 'second'],
    ]);
    await calls.putCase(recordId, caseFilingId, { dateOfHearing02: soon });
    expect(await hearings()).toEqual([[soon, 'second']]);
  });

  it('moving or deleting a hearing changes the hearing date of its case, which gets a new version', async () => {
    const { recordId, caseFilingId } = await calls.addCase({ dateOfHearing01: soon });
    const { version } = await calls.tribunalCase(recordId);
    const [hearing] = await calls.list({ filter: { caseFilingId } });
    expect((await calls.put(hearing!, { date: later })).json()).toMatchObject({
      date: later,
      origin: 'first',
    });
    const moved = await calls.tribunalCase(recordId);
    expect([moved.dateOfHearing01, moved.version]).toEqual([wire(later), version + 1]);
    await calls.remove(hearing!.id);
    const emptied = await calls.tribunalCase(recordId);
    expect([emptied.dateOfHearing01, emptied.version]).toEqual([null, version + 2]);
  });

  it('emptying a case’s hearing date keeps a hearing that has details of its own, such as an item number', async () => {
    const { recordId, caseFilingId } = await calls.addCase({ dateOfHearing01: soon });
    const [hearing] = await calls.list({ filter: { caseFilingId } });
    await calls.put(hearing!, { itemNo: '7' });
    await calls.putCase(recordId, caseFilingId, {});
    expect(await calls.list({ filter: { caseFilingId } })).toMatchObject([
      { id: hearing!.id, origin: 'own' },
    ]);
    await calls.putCase(recordId, caseFilingId, { dateOfHearing02: soon });
    expect(await calls.list({ filter: { caseFilingId } })).toMatchObject([
      { id: hearing!.id, origin: 'second' },
    ]);
  });

  it('overwriting a case’s hearing date keeps a hearing that has a result, and adds another hearing', async () => {
    const { recordId, caseFilingId } = await calls.addCase({ dateOfHearing01: today });
    const [heard] = await calls.list({ filter: { caseFilingId } });
    await calls.enterResult(heard!.id, { result: 'ADJOURNED', next: { date: soon } });
    await calls.putCase(recordId, caseFilingId, { dateOfHearing01: later });
    const found = await calls.list({ filter: { caseFilingId } });
    expect(found.map(({ date, origin, result, nextDate }) => [date, origin, result, nextDate])).toEqual([
      [today, 'own', 'ADJOURNED', soon],
      [soon, 'own', null, null],
      [later, 'first', null, null],
    ]);
    expect((await calls.enterResult(heard!.id, { result: 'HEARD' })).statusCode).toBe(200);
    expect((await calls.put(found[1]!, { date: later })).statusCode).toBe(200);
    expect(await driftOfHearings(calls.parts.test.db)).toEqual([]);
  });

  it('overwriting a case’s hearing date with the day of the next hearing links the date to that hearing', async () => {
    const { recordId, caseFilingId } = await calls.addCase({ dateOfHearing01: today });
    const [heard] = await calls.list({ filter: { caseFilingId } });
    await calls.enterResult(heard!.id, { result: 'ADJOURNED', next: { date: soon } });
    await calls.putCase(recordId, caseFilingId, { dateOfHearing01: soon });
    const found = await calls.list({ filter: { caseFilingId } });
    expect(found.map(({ date, origin, nextDate }) => [date, origin, nextDate])).toEqual([
      [today, 'own', soon],
      [soon, 'first', null],
    ]);
    await calls.putCase(recordId, caseFilingId, { dateOfHearing01: later });
    expect((await calls.one(heard!.id)).nextDate).toBe(later);
  });

  it('overwriting a case’s hearing date with a day before the preceding hearing does not move the hearing', async () => {
    const { recordId, proceedingId, caseFilingId } = await calls.addCase({ dateOfHearing01: soon });
    const { id } = await calls.add({ proceedingId, date: today });
    await calls.enterResult(id, { result: 'HEARD', next: { date: soon } });
    await calls.putCase(recordId, caseFilingId, { dateOfHearing01: dayFromToday(-2) });
    const found = await calls.list({ filter: { caseFilingId }, sort: ['date', 'ASC'] });
    expect(found.map(({ date, origin, nextDate }) => [date, origin, nextDate])).toEqual([
      [dayFromToday(-2), 'first', null],
      [today, 'own', soon],
      [soon, 'own', null],
    ]);
  });

  it('overwriting a case’s hearing date hides the item number until the former date is entered again', async () => {
    const { recordId, caseFilingId } = await calls.addCase({ dateOfHearing01: soon });
    const [hearing] = await calls.list({ filter: { caseFilingId } });
    await calls.put(hearing!, { itemNo: '12', withId: '11' });
    const onForm = async (dateOfHearing01: string) => {
      await calls.putCase(recordId, caseFilingId, { dateOfHearing01 });
      return (await calls.list({ filter: { caseFilingId } })).map(({ date, itemNo, withId }) => [
        date,
        itemNo,
        withId,
      ]);
    };
    expect(await onForm(later)).toEqual([[later, null, null]]);
    expect(await onForm(soon)).toEqual([[soon, '12', '11']]);
    expect(await onForm(later)).toEqual([[later, null, null]]);
    await calls.put(await calls.one(hearing!.id), { itemNo: '3' });
    expect(await onForm(soon)).toEqual([[soon, null, null]]);
  });

  it('a case’s empty hearing date stays empty when a hearing is added in the diary', async () => {
    const { recordId, proceedingId } = await calls.addCase();
    await calls.add({ proceedingId, date: soon });
    expect((await calls.tribunalCase(recordId)).dateOfHearing01).toBeNull();
  });

  it('the hearing of a case’s hearing date is deleted with the case', async () => {
    const { recordId, caseFilingId } = await calls.addCase({ dateOfHearing01: soon });
    const answer = await calls.call('DELETE', `/api/case/tribunal-cases/${recordId}`);
    expect(answer.statusCode).toBe(200);
    expect(await calls.list({ filter: { caseFilingId } })).toEqual([]);
  });

  it('the hearing dates of a civil case are hearings too', async () => {
    const caseFilling = { id: await calls.addFiling() };
    await calls.call('POST', '/api/case/civil-case', {
      caseFilling,
      hearingDate01: soon,
      addHearingDate: later,
    });
    const found = await calls.list({ filter: { caseFilingId: caseFilling.id } });
    expect(found.map(({ date, origin, kind }) => [date, origin, kind])).toEqual([
      [soon, 'first', 'civil-case'],
      [later, 'second', 'civil-case'],
    ]);
  });
});

it('hearings move with their case to another section', async () => {
  const { caseFilingId } = await calls.addCase({ dateOfHearing01: soon });
  const other = await calls.call('POST', '/api/casebook/sections', { name: `Other ${Date.now()}` });
  const { id } = other.json<{ id: number }>();
  const filing = (await calls.call('GET', `/api/casebook/case-fillings/${caseFilingId}`)).json<object>();
  await calls.call('PUT', `/api/case/case-fillings/${caseFilingId}`, { ...filing, workPlace: { id } });
  expect(await calls.list({ filter: { caseFilingId, workPlaceId: id } })).toHaveLength(1);
});
