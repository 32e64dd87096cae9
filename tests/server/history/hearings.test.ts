import { describe, expect, it } from 'vitest';
import { dayFromToday } from '../hearings/calls';
import { checkAfterEach, useHistory } from './calls';

const history = useHistory();
const { call, list, sound, addFiling } = history;

checkAfterEach(history);

const [yesterday, soon, later] = [dayFromToday(-1), dayFromToday(3), dayFromToday(9)];

async function addCase(values: object) {
  const filing = await addFiling();
  const made = await sound('POST', '/api/case/tribunal-cases', { caseFilling: { id: filing.id }, ...values });
  const { id: proceedingId } = await history.proceedingOf(filing.id, 'tribunal-cases');
  return { filing, recordId: made.id, proceedingId };
}

const hearings = (caseFilingId: number) => list('hearings', { caseFilingId });
const bin = async (caseFilingId: number) =>
  (await list('deleted', {})).filter((entry) => entry.caseFilingId === caseFilingId);

it('each change of a hearing is recorded in the history', async () => {
  const { proceedingId, filing } = await addCase({});
  const { id } = await sound('POST', '/api/casebook/hearings', { proceedingId, date: yesterday });
  await sound('POST', `/api/casebook/hearings/${id}/result`, { result: 'ADJOURNED', next: { date: soon } });
  const changes = await list('changes', { register: 'hearings', recordId: id });
  expect(changes).toMatchObject([
    { action: 'edit', caseFilingId: filing.id, was: { result: null }, became: { result: 'ADJOURNED' } },
    { action: 'create', title: yesterday, file: filing.nothiNumber, became: { date: yesterday } },
  ]);
});

it('users who may read a deleted case’s register see the changes of the case’s hearings', async () => {
  const { id: caseFilingId } = await addFiling();
  const made = { caseFilling: { id: caseFilingId } };
  const civil = await sound('POST', '/api/case/civil-case', { ...made, hearingDate01: soon });
  const tribunal = await sound('POST', '/api/case/tribunal-cases', { ...made, dateOfHearing01: later });
  await sound('DELETE', `/api/case/civil-case/${civil.id}`);
  await sound('DELETE', `/api/case/tribunal-cases/${tribunal.id}`);
  const filter = { register: 'hearings', caseFilingId };
  const days = (changes: { was: object | null; became: object | null }[]) =>
    changes.map(({ was, became }) => was ?? became);
  expect(days(await list('changes', filter))).toMatchObject([
    { date: later },
    { date: soon },
    { date: later },
    { date: soon },
  ]);
  expect(days(await list('changes', filter, history.customs))).toMatchObject([
    { date: later },
    { date: later },
  ]);
});

it('restoring a deleted case restores its hearings too, under their old ids', async () => {
  const { filing, recordId, proceedingId } = await addCase({ dateOfHearing01: soon });
  const { id } = await sound('POST', '/api/casebook/hearings', { proceedingId, date: yesterday });
  await sound('POST', `/api/casebook/hearings/${id}/result`, { result: 'HEARD', next: { date: later } });
  await sound('PUT', `/api/casebook/proceedings/${proceedingId}`, { court: 'Bench 4' });
  const before = await hearings(filing.id);
  expect(before.map(({ origin }) => origin)).toEqual(['first', 'own', 'own']);
  await sound('DELETE', `/api/case/tribunal-cases/${recordId}`);
  expect(await hearings(filing.id)).toEqual([]);
  const [deletion, ...others] = await bin(filing.id);
  expect([deletion!.register, others]).toEqual(['tribunal-cases', []]);
  await sound('POST', `/api/casebook/deleted/${deletion!.id}/restore`);
  const after = await hearings(filing.id);
  const facts = ({ id: hearingId, date, court, result, nextId, origin }: (typeof after)[number]) => [
    hearingId,
    date,
    court,
    result,
    nextId,
    origin,
  ];
  expect(after.map(facts)).toEqual(before.map(facts));
});

it('restoring a deleted filing restores its notes and its hearing too', async () => {
  const { id: caseFilingId } = await addFiling();
  const [adjudication] = await list('proceedings', { caseFilingId });
  await sound('POST', '/api/casebook/notes', { caseFilingId, text: 'Papers asked for' });
  await sound('POST', '/api/casebook/hearings', { proceedingId: adjudication!.id, date: soon });
  await sound('DELETE', `/api/case/case-filling${caseFilingId}`);
  const [deletion, ...others] = await bin(caseFilingId);
  expect(others).toEqual([]);
  await sound('POST', `/api/casebook/deleted/${deletion!.id}/restore`);
  expect(await list('notes', { caseFilingId })).toMatchObject([{ text: 'Papers asked for' }]);
  expect(await hearings(caseFilingId)).toMatchObject([{ date: soon }]);
});

describe('a restored hearing', () => {
  const [first, second, third] = [dayFromToday(-9), dayFromToday(-5), dayFromToday(-2)];
  /** Three hearings that follow each other, of which the second is deleted. */
  async function addChain() {
    const { filing, proceedingId } = await addCase({});
    let { id } = await sound('POST', '/api/casebook/hearings', { proceedingId, date: first });
    for (const date of [second, third]) {
      const answer = await sound('POST', `/api/casebook/hearings/${id}/result`, {
        result: 'ADJOURNED',
        next: { date },
      });
      ({ id } = answer.next as { id: number });
    }
    const dates = async () =>
      (await hearings(filing.id)).map(({ date, nextDate }) => [date, nextDate]) as [string, string | null][];
    const [earlier, deleted, later] = await hearings(filing.id);
    await sound('DELETE', `/api/casebook/hearings/${deleted!.id}`);
    const [deletion] = await bin(filing.id);
    const takeOut = () => sound('POST', `/api/casebook/deleted/${deletion!.id}/restore`);
    return { dates, earlier: earlier!, later: later!, takeOut };
  }

  it('a restored hearing stands again between its preceding and its following hearing', async () => {
    const { dates, takeOut } = await addChain();
    expect(await dates()).toEqual([
      [first, third],
      [third, null],
    ]);
    await takeOut();
    expect(await dates()).toEqual([
      [first, second],
      [second, third],
      [third, null],
    ]);
  });

  it('a restored hearing does not replace a next hearing that was entered after its deletion', async () => {
    const { dates, earlier, later, takeOut } = await addChain();
    await sound('DELETE', `/api/casebook/hearings/${later.id}`);
    await sound('POST', `/api/casebook/hearings/${earlier.id}/result`, {
      result: 'ADJOURNED',
      next: { date: yesterday },
    });
    await takeOut();
    expect(await dates()).toEqual([
      [first, yesterday],
      [second, null],
      [yesterday, null],
    ]);
  });

  it('a hearing that was deleted by emptying its case’s date becomes the next hearing again when it is restored', async () => {
    const { filing, recordId, proceedingId } = await addCase({ dateOfHearing01: soon });
    const { id } = await sound('POST', '/api/casebook/hearings', { proceedingId, date: yesterday });
    await sound('POST', `/api/casebook/hearings/${id}/result`, { result: 'HEARD', next: { date: soon } });
    await sound('PUT', `/api/case/tribunal-cases/${recordId}`, { caseFilling: { id: filing.id } });
    expect(await hearings(filing.id)).toMatchObject([{ date: yesterday, nextDate: null }]);
    await sound('POST', `/api/casebook/deleted/${(await bin(filing.id))[0]!.id}/restore`);
    const following = (await hearings(filing.id)).find(({ date }) => date === soon);
    expect(await hearings(filing.id)).toContainEqual(
      expect.objectContaining({ date: yesterday, nextId: following!.id, nextDate: soon }),
    );
  });
});

describe('a deleted hearing that was the first date of its case', () => {
  const addDeleted = async () => {
    const { filing, recordId } = await addCase({ dateOfHearing01: soon });
    const { id } = (await hearings(filing.id))[0]!;
    await sound('DELETE', `/api/casebook/hearings/${id}`);
    return { caseFilingId: filing.id, url: `/api/case/tribunal-cases/${recordId}`, id };
  };

  it('restoring a hearing that was the first date of its case restores that date', async () => {
    const { caseFilingId, url, id } = await addDeleted();
    await history.bringBack('hearings', id);
    expect((await sound('GET', url)).dateOfHearing01).toEqual(soon.split('-').map(Number));
    expect(await hearings(caseFilingId)).toMatchObject([{ id, origin: 'first', date: soon }]);
  });

  it('a restored hearing is no longer the first date of its case if the case has another first date by now', async () => {
    const { caseFilingId, url, id } = await addDeleted();
    await sound('PUT', url, { caseFilling: { id: caseFilingId }, dateOfHearing01: later });
    await history.bringBack('hearings', id);
    expect(await hearings(caseFilingId)).toMatchObject([
      { id, origin: 'own', date: soon },
      { origin: 'first', date: later },
    ]);
  });
});

it('an earlier version of a hearing is not restored if its day is before the preceding hearing', async () => {
  const { proceedingId } = await addCase({});
  const first = await sound('POST', '/api/casebook/hearings', { proceedingId, date: dayFromToday(-5) });
  const second = await sound('POST', '/api/casebook/hearings', { proceedingId, date: dayFromToday(-7) });
  await sound('PUT', `/api/casebook/hearings/${second.id}`, { ...second, date: yesterday });
  await sound('POST', `/api/casebook/hearings/${first.id}/result`, {
    result: 'ADJOURNED',
    next: { date: yesterday },
  });
  const changes = await list('changes', { register: 'hearings', recordId: second.id });
  const { version } = await sound('GET', `/api/casebook/hearings/${second.id}`);
  const restored = await call('POST', `/api/casebook/changes/${changes.at(-1)!.id}/restore`, { version });
  expect(restored.json()).toMatchObject({ status: 400, errors: [{ field: 'date', code: 'nextNotAfter' }] });
});

it('a note’s earlier text is restored only by its author or an administrator', async () => {
  const { id: caseFilingId } = await addFiling();
  const note = await sound('POST', '/api/casebook/notes', { caseFilingId, text: 'First' });
  const { version } = await sound('PUT', `/api/casebook/notes/${note.id}`, { ...note, text: 'Second' });
  const [, created] = await list('changes', { register: 'notes', recordId: note.id });
  const restore = (headers: object) =>
    call('POST', `/api/casebook/changes/${created!.id}/restore`, { version }, headers);
  expect((await restore(history.customs)).statusCode).toBe(403);
  expect((await restore(history.admin)).json()).toMatchObject({ text: 'First' });
});
