import { describe, expect, it } from 'vitest';
import { useHistory } from './calls';

const history = useHistory();
const { changesOf, sound, addFiling } = history;

describe('the record that a change refers to', () => {
  it('a change names the records that it refers to in Bengali too, even after their deletion', async () => {
    const section = await sound('POST', '/api/casebook/sections', { name: 'Export', nameBn: 'রপ্তানি' });
    const bank = await sound('POST', '/api/casebook/banks', { name: 'Sonali Bank', nameBn: 'সোনালী ব্যাংক' });
    const filing = await addFiling({ workPlace: { id: section.id }, bank: { id: bank.id } });
    await sound('PUT', `/api/case/case-fillings/${filing.id}`, {
      ...filing,
      workPlace: { id: history.section },
      bank: null,
    });
    await sound('DELETE', `/api/casebook/banks/${bank.id}`);
    const [edit] = await changesOf('case-fillings', filing.id);
    expect(edit).toMatchObject({
      was: {
        workPlace: { id: section.id, name: 'Export', nameBn: 'রপ্তানি' },
        bank: { id: bank.id, name: 'Sonali Bank', nameBn: 'সোনালী ব্যাংক' },
      },
      became: { workPlace: { id: history.section, name: 'AIR' }, bank: null },
    });
    expect(edit!.became!.workPlace).not.toHaveProperty('nameBn');
  });

  it('the history and the bin show a record’s name in both languages', async () => {
    const { id } = await sound('POST', '/api/casebook/banks', { name: 'Janata Bank', nameBn: 'জনতা ব্যাংক' });
    const called = { title: 'Janata Bank', titleBn: 'জনতা ব্যাংক' };
    expect(await changesOf('banks', id)).toMatchObject([{ action: 'create', ...called }]);
    expect(await changesOf('sections', history.section)).toMatchObject([{ title: 'AIR', titleBn: null }]);
    await sound('DELETE', `/api/casebook/banks/${id}`);
    expect(await history.inBin('banks', id)).toMatchObject([called]);
    const filing = await addFiling({ nothiNumber: 'N-9/26' });
    await sound('DELETE', `/api/case/case-filling${filing.id}`);
    expect(await history.inBin('case-fillings', filing.id)).toMatchObject([
      { title: 'N-9/26', titleBn: null },
    ]);
  });

  it('a change does not name a challenged case of a register that the reader may not read', async () => {
    const caseFilling = { id: (await addFiling()).id };
    await sound('POST', '/api/case/civil-case', { caseFilling, civilCaseNumber: 'Secret 7' });
    await sound('POST', '/api/case/high-court-rits', { caseFilling });
    await sound('POST', '/api/case/tribunal-cases', { caseFilling, tribunalCaseNo: 'T-7' });
    const of = async (kind: string) => (await history.proceedingOf(caseFilling.id, kind)).id;
    const [civil, tribunal, writ] = [
      await of('civil-case'),
      await of('tribunal-cases'),
      await of('high-court-rits'),
    ];
    const url = `/api/casebook/proceedings/${writ}`;
    await sound('PUT', url, { fromId: civil, court: 'Bench 1', version: 1 });
    await sound('PUT', url, { fromId: tribunal, court: 'Bench 1', version: 2 });
    const seenBy = async (headers: typeof history.admin) =>
      (await changesOf('proceedings', writ, headers)).map(({ was, became }) => ({
        was,
        became,
      }));
    const tribunalNamed = { id: tribunal, name: 'T-7' };
    const civilNamed = { id: civil, name: 'Secret 7' };
    expect(await seenBy(history.admin)).toEqual([
      { was: { fromId: civilNamed }, became: { fromId: tribunalNamed } },
      { was: { fromId: null, court: null }, became: { fromId: civilNamed, court: 'Bench 1' } },
    ]);
    expect(await seenBy(history.customs)).toEqual([
      { was: { fromId: null }, became: { fromId: tribunalNamed } },
      { was: { court: null }, became: { court: 'Bench 1' } },
    ]);
    const [, first] = await changesOf('proceedings', writ, history.customs);
    const one = await sound('GET', `/api/casebook/changes/${first!.id}`, undefined, history.customs);
    expect(one.record).toEqual({ court: 'Bench 1' });
  });
});

describe('a challenged civil case', () => {
  const addAppeal = async () => {
    const caseFilling = { id: (await addFiling()).id };
    const values = { caseFilling, civilCaseNumber: 'Secret 8' };
    const civilCase = await sound('POST', '/api/case/civil-case', values);
    await sound('POST', '/api/case/high-court-rits', { caseFilling });
    const { id: civil } = await history.proceedingOf(caseFilling.id, 'civil-case');
    const { id: writ } = await history.proceedingOf(caseFilling.id, 'high-court-rits');
    const put = (body: object) => sound('PUT', `/api/casebook/proceedings/${writ}`, body);
    await put({ fromId: civil, court: 'Bench 1' });
    return { civil, civilCaseId: civilCase.id, writ, put };
  };
  const becameSeenBy = async (writ: number, headers: typeof history.admin) =>
    (await changesOf('proceedings', writ, headers)).map(({ became }) => became).at(-1);

  it('a change does not name a deleted or restored civil case to customs staff', async () => {
    const { civil, civilCaseId, writ } = await addAppeal();
    const named = { fromId: { id: civil, name: 'Secret 8' }, court: 'Bench 1' };
    await sound('DELETE', `/api/case/civil-case/${civilCaseId}`);
    const unnamed = { ...named, fromId: { id: civil, name: null } };
    expect(await becameSeenBy(writ, history.admin)).toEqual(unnamed);
    expect(await becameSeenBy(writ, history.customs)).toEqual({ court: 'Bench 1' });
    expect((await history.bringBack('civil-case', civilCaseId)).statusCode).toBe(200);
    expect(await becameSeenBy(writ, history.admin)).toEqual(named);
    expect(await becameSeenBy(writ, history.customs)).toEqual({ court: 'Bench 1' });
  });

  it('customs staff restore a version without the civil case that it challenges, even a deleted one', async () => {
    const { civil, civilCaseId, writ, put } = await addAppeal();
    await put({ fromId: null, court: 'Bench 2' });
    const version = async () =>
      (await changesOf('proceedings', writ, history.customs)).find(
        ({ became }) => became?.court === 'Bench 1',
      )!.id;
    const fromId = async () => (await sound('GET', `/api/casebook/proceedings/${writ}`)).fromId;
    const restored = await history.restore(await version(), undefined, history.customs);
    expect([restored.statusCode, restored.json()]).toMatchObject([200, { court: 'Bench 1', fromId: null }]);
    expect(await fromId()).toBeNull();
    await put({ fromId: civil, court: 'Bench 2' });
    expect((await history.restore(await version(), undefined, history.customs)).statusCode).toBe(200);
    expect(await fromId()).toBe(civil);
    await put({ fromId: null, court: 'Bench 2' });
    await sound('DELETE', `/api/case/civil-case/${civilCaseId}`);
    const last = await history.restore(await version(), undefined, history.customs);
    expect([last.statusCode, last.json()]).toMatchObject([200, { court: 'Bench 1', fromId: null }]);
    expect(last.body).not.toContain('Secret');
  });
});

it('customs staff see the changes of a deleted hearing of an existing case, but not of a civil case', async () => {
  const caseFilling = { id: (await addFiling()).id };
  await sound('POST', '/api/case/tribunal-cases', { caseFilling });
  await sound('POST', '/api/case/civil-case', { caseFilling });
  const actions = async (kind: string) => {
    const { id: proceedingId } = await history.proceedingOf(caseFilling.id, kind);
    const { id } = await sound('POST', '/api/casebook/hearings', { proceedingId, date: '2026-01-05' });
    await sound('DELETE', `/api/casebook/hearings/${id}`);
    return (await changesOf('hearings', id, history.customs)).map(({ action }) => action);
  };
  expect(await actions('tribunal-cases')).toEqual(['delete', 'create']);
  expect(await actions('civil-case')).toEqual([]);
});
