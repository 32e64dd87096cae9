import { afterEach, describe, expect, it } from 'vitest';
import { driftOfHearings } from '../../../server/features/dates/hearings/check';
import { dayFromToday, refusal, useHearings, type Hearing } from './calls';

const calls = useHearings();

// oxlint-disable-next-line vitest/no-standalone-expect -- true after each test, whatever it did
afterEach(async () => expect(await driftOfHearings(calls.parts.test.db)).toEqual([]));

const yesterday = dayFromToday(-1);
const soon = dayFromToday(3);
const later = dayFromToday(10);

/** Enters a result as staff, who may not delete hearings. */
async function asStaff(id: number, body: object) {
  const answer = await calls.enterResult(id, body, calls.parts.customs);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return (answer.json() as { next: Hearing | null }).next;
}

const listed = async (caseFilingId: number) =>
  (await calls.list({ filter: { caseFilingId }, sort: ['date', 'ASC'] })).map(({ id, date, nextId }) => [
    id,
    date,
    nextId,
  ]);

describe('a result removes and moves only what it made', () => {
  it('staff cannot delete a hearing by linking it as the next one and then emptying the next date', async () => {
    const { proceedingId, caseFilingId } = await calls.addCase();
    const { id } = await calls.add({ proceedingId, date: yesterday });
    const found = await calls.add({ proceedingId, date: soon });
    const url = `/api/casebook/hearings/${found.id}`;
    expect((await calls.call('DELETE', url, undefined, calls.parts.customs)).statusCode).toBe(403);
    expect(await asStaff(id, { result: 'HEARD', next: { date: soon } })).toMatchObject({ id: found.id });
    expect(await asStaff(id, { result: 'HEARD', next: null })).toBeNull();
    expect(await listed(caseFilingId)).toEqual([
      [id, yesterday, null],
      [found.id, soon, null],
    ]);
  });

  it('a next hearing that a result found stays on its day when the result gets another next date', async () => {
    const { proceedingId, caseFilingId } = await calls.addCase();
    const { id } = await calls.add({ proceedingId, date: yesterday });
    const given = { time: '10:30', court: 'Bench 1', itemNo: '7', purpose: 'JUDGMENT' };
    const found = await calls.add({ proceedingId, date: soon, ...given });
    await asStaff(id, { result: 'HEARD', next: { date: soon, time: null, court: null, purpose: null } });
    const made = await asStaff(id, { result: 'HEARD', next: { date: later } });
    expect(await listed(caseFilingId)).toEqual([
      [id, yesterday, made!.id],
      [found.id, soon, null],
      [made!.id, later, null],
    ]);
    expect(await calls.one(found.id)).toMatchObject(given);
  });

  it('a next hearing to which something was added later stays when the result’s next date is emptied', async () => {
    for (const added of [{ note: 'Bring the file' }, { itemNo: '12' }, { withId: '11' }]) {
      const { proceedingId, caseFilingId } = await calls.addCase();
      const { id } = await calls.add({ proceedingId, date: yesterday });
      const made = await asStaff(id, { result: 'HEARD', next: { date: soon } });
      await calls.put(await calls.one(made!.id), added);
      await asStaff(id, { result: 'HEARD', next: null });
      expect(await listed(caseFilingId)).toEqual([
        [id, yesterday, null],
        [made!.id, soon, null],
      ]);
    }
  });

  it('a hearing date of a case’s form that a result linked stays when the next date is emptied', async () => {
    const { proceedingId, recordId } = await calls.addCase({ dateOfHearing02: soon });
    const { id } = await calls.add({ proceedingId, date: yesterday });
    await asStaff(id, { result: 'HEARD', next: { date: soon } });
    await asStaff(id, { result: 'HEARD', next: null });
    expect((await calls.tribunalCase(recordId)).dateOfHearing02).toEqual(soon.split('-').map(Number));
  });

  it('a next hearing that became the next of an earlier result by a deletion stays when that result’s next date is emptied', async () => {
    const { proceedingId, caseFilingId } = await calls.addCase();
    const { id } = await calls.add({ proceedingId, date: dayFromToday(-9) });
    const second = await asStaff(id, { result: 'HEARD', next: { date: dayFromToday(-5) } });
    const third = await asStaff(second!.id, { result: 'HEARD', next: { date: soon } });
    await calls.remove(second!.id);
    await asStaff(id, { result: 'HEARD', next: null });
    expect(await listed(caseFilingId)).toEqual([
      [id, dayFromToday(-9), null],
      [third!.id, soon, null],
    ]);
  });

  it('a next hearing that was deleted and restored is still removed by the result that made it', async () => {
    const { proceedingId, caseFilingId } = await calls.addCase();
    const { id } = await calls.add({ proceedingId, date: yesterday });
    const made = await asStaff(id, { result: 'HEARD', next: { date: soon } });
    await calls.remove(made!.id);
    const [deleted] = (
      await calls.call('GET', '/api/casebook/deleted?filter={"register":"hearings"}&range=[0,0]')
    ).json<{ id: number }[]>();
    await calls.call('POST', `/api/casebook/deleted/${deleted!.id}/restore`);
    expect(await listed(caseFilingId)).toEqual([
      [id, yesterday, made!.id],
      [made!.id, soon, null],
    ]);
    await asStaff(id, { result: 'HEARD', next: null });
    expect(await listed(caseFilingId)).toEqual([[id, yesterday, null]]);
  });
});

describe('a hearing date of a case removes only the hearing that it made', () => {
  const emptied = async (
    { recordId, caseFilingId }: { recordId: number; caseFilingId: number },
    date: string,
  ) => {
    for (const values of [{ dateOfHearing01: date }, {}])
      expect((await calls.putCase(recordId, caseFilingId, values, calls.parts.customs)).statusCode).toBe(200);
    return listed(caseFilingId);
  };

  it('staff cannot delete a hearing of the diary by entering its day in the case’s form and emptying it', async () => {
    const added = await calls.addCase();
    const { id } = await calls.add({ proceedingId: added.proceedingId, date: soon });
    expect(await emptied(added, soon)).toEqual([[id, soon, null]]);
  });

  it('staff cannot delete the next hearing of a result by the case’s form', async () => {
    const added = await calls.addCase();
    const { id } = await calls.add({ proceedingId: added.proceedingId, date: yesterday });
    const made = await asStaff(id, { result: 'HEARD', next: { date: soon } });
    expect(await emptied(added, soon)).toEqual([
      [id, yesterday, made!.id],
      [made!.id, soon, null],
    ]);
  });
});

it('a corrected result cannot take another date while the next hearing has a result, though it did not make it', async () => {
  const { proceedingId } = await calls.addCase();
  const { id } = await calls.add({ proceedingId, date: dayFromToday(-9) });
  const found = await calls.add({ proceedingId, date: yesterday });
  await asStaff(id, { result: 'HEARD', next: { date: yesterday } });
  await asStaff(found.id, { result: 'HEARD' });
  expect(refusal(await calls.enterResult(id, { result: 'HEARD', next: null }))).toBe(
    '400 next nextHasResult',
  );
});
