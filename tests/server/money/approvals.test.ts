import { describe, expect, it } from 'vitest';
import { differencesOf } from '../../../server/programs/verification';
import { told, useApprovedMoney, type Stored } from './approvalCalls';

const { history, add, remove, stored, one, money, approved, office, propose, approve, approveAsOther } =
  useApprovedMoney();
const { addFiling, bringBack, call, inBin, list, proceedingOf, restore, sound, changesOf } = history;

const put = (resource: string, record: Stored, change: object) =>
  call('PUT', `/api/casebook/${resource}/${record.id}`, { ...record, ...change });

const date = '2025-02-01';

describe('entries', () => {
  it.each([
    ['LOWERED', '409 needsApproval'],
    ['WAIVED', '409 needsApproval'],
    ['WRITTEN_OFF', '409 needsApproval'],
    ['REFUND', '409 needsApproval'],
    ['PAYMENT', '200'],
    ['DEPOSIT', '200'],
    ['RAISED', '200'],
    ['ENCASHED', '200'],
  ])('with approvals on, an entry %s is answered %s', async (kind, expected) => {
    const { id: caseFilingId } = await addFiling({ revenue: 100, revenueCollected: 50 });
    const answer = await add('money-entries', { caseFilingId, date, kind, amount: 5 });
    expect(told(answer)).toBe(expected);
  });

  it('with approvals on, no edit or deletion of an entry takes more from what is owed', async () => {
    const { id: caseFilingId } = await addFiling({ revenue: 100 });
    const enter = (kind: string, amount: number, head = 'INTEREST') =>
      approved(() => stored('money-entries', { caseFilingId, date, kind, amount, head }));
    const waived = await enter('WAIVED', 5);
    const raised = await enter('RAISED', 7);
    const paid = await enter('PAYMENT', 1);
    expect(told(await put('money-entries', waived, { amount: 6 }))).toBe('409 needsApproval');
    expect(told(await put('money-entries', waived, { kind: 'WRITTEN_OFF' }))).toBe('409 needsApproval');
    expect(told(await put('money-entries', waived, { head: 'PENALTY' }))).toBe('409 needsApproval');
    expect(told(await put('money-entries', paid, { kind: 'WAIVED' }))).toBe('409 needsApproval');
    expect(told(await put('money-entries', raised, { amount: 6 }))).toBe('409 needsApproval');
    expect(told(await put('money-entries', raised, { kind: 'PAYMENT' }))).toBe('409 needsApproval');
    expect(told(await remove('money-entries', raised.id))).toBe('409 needsApproval');
    const less = await put('money-entries', waived, { amount: 4, memo: 'Board 7' });
    expect(told(less)).toBe('200');
    const [, created] = await changesOf('money-entries', waived.id);
    expect(told(await restore(created!.id))).toBe('409 needsApproval');
    expect(told(await put('money-entries', raised, { amount: 8 }))).toBe('200');
    expect(told(await remove('money-entries', paid.id))).toBe('200');
    expect(told(await remove('money-entries', waived.id))).toBe('200');
    expect(told(await bringBack('money-entries', waived.id))).toBe('409 needsApproval');
  });

  it('with approvals on, the form of a file lowers no penalty or fine, and gives nothing back', async () => {
    const { id } = await addFiling({ monetaryPenalty: 9, amortizationPenalty: 9, revenueCollected: 20 });
    await stored('money-entries', { caseFilingId: id, date, kind: 'PAYMENT', amount: 5 });
    const filing = await one(id);
    const save = (change: object) => call('PUT', `/api/case/case-fillings/${id}`, { ...filing, ...change });
    for (const change of [{ monetaryPenalty: 8 }, { amortizationPenalty: 8 }, { revenueCollected: 4 }])
      expect(told(await save(change))).toBe('409 needsApproval');
    const body = { ...filing, revenueCollected: 4 };
    const edit = { register: 'case-fillings', recordId: id, action: 'edit', body, version: filing.version };
    const proposed = (await propose(edit)).json<Stored>();
    expect(told(await approveAsOther(proposed.id))).toBe('200');
    const { entries } = await money(id);
    expect(entries.map(({ kind, amount }) => [kind, amount])).toContainEqual(['REFUND', 1]);
    expect(told(await save({ revenueCollected: 5, monetaryPenalty: 10, version: undefined }))).toBe('200');
  });

  it('a proposed entry shows itself, is made in the name of the approver, and is checked again', async () => {
    const filing = await addFiling({ revenue: 100 });
    const entry = { date, kind: 'LOWERED', head: 'DUTY', amount: 60, memo: 'Tribunal 7' };
    const proposal = { register: 'case-fillings', recordId: filing.id, action: 'entry', body: entry };
    const first = await propose({ ...proposal, reason: 'Order' }, history.customs);
    expect(first.json()).toMatchObject({
      action: 'entry',
      caseFilingId: filing.id,
      title: filing.nothiNumber,
      file: filing.nothiNumber,
      body: { kind: 'LOWERED', amount: 60, memo: 'Tribunal 7' },
      was: null,
      became: { kind: 'LOWERED', head: 'DUTY', amount: 60, date, memo: 'Tribunal 7' },
      disobeys: [],
    });
    expect(await one(filing.id)).toMatchObject({ revenue: 100, version: 1 });
    const again = (await propose(proposal)).json<Stored>();
    expect(told(await approve(again.id))).toBe('409 ownProposal');
    expect(told(await approve(first.json<Stored>().id, history.customs))).toBe('403 notAllowed');
    expect(told(await approve(first.json<Stored>().id))).toBe('200');
    expect(await one(filing.id)).toMatchObject({ revenue: 40 });
    const [made] = await list('money-entries', { caseFilingId: filing.id, kind: 'LOWERED' });
    const [change] = await changesOf('money-entries', made!.id);
    expect(change).toMatchObject({ action: 'create', by: { userName: 'role_admin' }, reason: 'Order' });
    // what is left by now is less than what was proposed
    expect(told(await approveAsOther(again.id))).toBe('400 invalid amount:totalOutside');
    expect(told(await propose(proposal))).toBe('400 invalid amount:totalOutside');
    expect(told(await propose({ ...proposal, body: { ...entry, bankId: 999_999 } }))).toBe(
      '400 invalid bankId:unknownReference',
    );
    expect(await differencesOf(history.test.db)).toEqual([]);
  });

  it('an edit, a deletion and a return from the bin of an entry can be proposed', async () => {
    const { id: caseFilingId } = await addFiling({ revenue: 100 });
    const raised = await stored('money-entries', { caseFilingId, date, kind: 'RAISED', amount: 7 });
    const of = { register: 'money-entries', recordId: raised.id };
    const edit = await propose({ ...of, action: 'edit', body: { ...raised, amount: 6 }, version: 1 });
    expect(edit.json()).toMatchObject({ caseFilingId, was: { amount: 7 }, became: { amount: 6 } });
    expect(told(await approveAsOther(edit.json<Stored>().id))).toBe('200');
    expect(told(await propose({ ...of, action: 'delete', version: 1 }))).toBe('409 stale');
    expect(told(await propose({ ...of, action: 'delete' }))).toBe('400 invalid version:notANumber');
    expect(told(await propose({ ...of, action: 'delete', version: 2 }, history.customs))).toBe(
      '403 notAllowed',
    );
    const deletion = await propose({ ...of, action: 'delete', version: 2 });
    expect(deletion.json()).toMatchObject({ caseFilingId, was: { kind: 'RAISED', amount: 6 }, became: null });
    expect(told(await approveAsOther(deletion.json<Stored>().id))).toBe('200');
    expect(await one(caseFilingId)).toMatchObject({ revenue: 100 });

    const waived = await approved(() =>
      stored('money-entries', { caseFilingId, date, kind: 'WAIVED', amount: 3 }),
    );
    await remove('money-entries', waived.id);
    const [gone] = await inBin('money-entries', waived.id);
    const back = {
      register: 'money-entries',
      recordId: waived.id,
      action: 'restore',
      body: { changeId: gone!.id },
    };
    expect(told(await propose({ ...back, version: 1 }, history.customs))).toBe('404 notFound');
    const proposed = await propose({ ...back, version: 1 });
    expect(proposed.json()).toMatchObject({ caseFilingId, became: { kind: 'WAIVED', amount: 3 } });
    expect(told(await approveAsOther(proposed.json<Stored>().id))).toBe('200');
    expect(await money(caseFilingId)).toMatchObject({ outstanding: 97 });
  });
});

it('a court case that raised the duty is deleted, and comes back having lowered it, by proposals', async () => {
  const { id: caseFilingId } = await addFiling({ revenue: 100 });
  const body = { caseFilling: { id: caseFilingId }, tribunalCaseNo: 'T-9/26' };
  const tribunal = await sound('POST', '/api/case/tribunal-cases', body);
  const { id: proceedingId } = await proceedingOf(caseFilingId, 'tribunal-cases');
  const ordered = { caseFilingId, proceedingId, date };
  await stored('money-entries', { ...ordered, kind: 'RAISED', amount: 7 });
  const path = `/api/case/tribunal-cases/${tribunal.id}`;
  expect(told(await call('DELETE', path))).toBe('409 needsApproval');
  const of = { register: 'tribunal-cases', recordId: tribunal.id };
  const deletion = await propose({ ...of, action: 'delete', version: 1 });
  expect(deletion.json()).toMatchObject({
    title: 'T-9/26',
    caseFilingId,
    was: { revenue: 107 },
    became: { revenue: 100 },
  });
  expect(told(await approveAsOther(deletion.json<Stored>().id))).toBe('200');
  expect(await one(caseFilingId)).toMatchObject({ revenue: 100 });
  expect(told(await bringBack('tribunal-cases', tribunal.id))).toBe('200');

  await approved(async () => {
    await stored('money-entries', { ...ordered, kind: 'LOWERED', amount: 50 });
    await sound('DELETE', path);
  });
  expect(told(await bringBack('tribunal-cases', tribunal.id))).toBe('409 needsApproval');
  const [gone] = await inBin('tribunal-cases', tribunal.id);
  const back = await propose({ ...of, action: 'restore', body: { changeId: gone!.id }, version: 2 });
  expect(back.json()).toMatchObject({ was: { revenue: 100 }, became: { revenue: 57 } });
  expect(told(await approveAsOther(back.json<Stored>().id))).toBe('200');
  expect(await one(caseFilingId)).toMatchObject({ revenue: 57 });
  expect(await differencesOf(history.test.db)).toEqual([]);
});

it('without approvals everything is entered at once', async () => {
  const { version } = await office();
  await approved(async () => {
    const { id: caseFilingId } = await addFiling({ revenue: 100 });
    expect(told(await add('money-entries', { caseFilingId, date, kind: 'LOWERED', amount: 5 }))).toBe('200');
    const entry = { register: 'case-fillings', recordId: caseFilingId, action: 'entry' };
    const body = { date, kind: 'WAIVED', amount: 5 };
    expect(told(await propose({ ...entry, body }))).toBe('409 noApprovalNeeded');
  });
  expect((await office()).version).toBe(version);
});
