import { afterEach, describe, expect, it } from 'vitest';
import { differencesOf } from '../../../server/programs/verification';
import { refusal } from '../hearings/calls';
import { checkAfterEach, useHistory } from '../history/calls';

const history = useHistory();
const { call, list, inBin, bringBack, sound, addFiling, proceedingOf } = history;

checkAfterEach(history);
// oxlint-disable-next-line vitest/no-standalone-expect -- true after each test, whatever it did
afterEach(async () => expect(await differencesOf(history.test.db)).toEqual([]));

type Stored = Record<string, unknown> & { id: number };

const add = (resource: string, values: object) => sound('POST', `/api/casebook/${resource}`, values);
const filing = (id: number) => sound('GET', `/api/casebook/case-fillings/${id}`);
const guaranteesOf = (caseFilingId: number) => list<Stored>('guarantees', { caseFilingId });
const ledger = async (caseFilingId: number) =>
  (await list<Stored>('money-entries', { caseFilingId }))
    .map(({ kind, head, amount, origin }) => [origin, kind, head, amount].join(' '))
    .toSorted();
const enter = (caseFilingId: number, values: object) =>
  add('money-entries', { caseFilingId, date: '2026-01-02', ...values });
const removeFiling = (id: number) => sound('DELETE', `/api/case/case-filling${id}`);
const addTribunal = async (caseFilingId: number) => {
  const { id } = await sound('POST', '/api/case/tribunal-cases', { caseFilling: { id: caseFilingId } });
  return { id, proceedingId: (await proceedingOf(caseFilingId, 'tribunal-cases')).id };
};

describe('a restored filing', () => {
  it('a restored filing has its ledger again, with the entries of its form beside the others', async () => {
    const { id } = await addFiling({ revenue: 100, monetaryPenalty: 20, revenueCollected: 10 });
    await enter(id, { kind: 'LOWERED', amount: 60 });
    await enter(id, { kind: 'RAISED', head: 'FINE', amount: 5.25 });
    await enter(id, { kind: 'PAYMENT', head: 'PENALTY', amount: 3, instrument: 'C-9' });
    await add('recovery-steps', { caseFilingId: id, kind: 'NOTICE', date: '2026-01-03' });
    const entries = await ledger(id);
    expect(entries).toEqual([
      'field DEMAND DUTY 100',
      'field DEMAND PENALTY 20',
      'field OPENING DUTY 10',
      'own LOWERED DUTY 60',
      'own PAYMENT PENALTY 3',
      'own RAISED FINE 5.25',
    ]);
    const fields = { revenue: 40, amortizationPenalty: 5.25, monetaryPenalty: 20, revenueCollected: 13 };
    expect(await filing(id)).toMatchObject(fields);
    await removeFiling(id);
    const bin = await list<Stored>('deleted', {});
    expect(bin.map(({ register }) => register)).toEqual(['case-fillings']);
    expect((await bringBack('case-fillings', id)).json()).toMatchObject({ id, ...fields });
    expect(await ledger(id)).toEqual(entries);
    expect(await list('recovery-steps', { caseFilingId: id })).toMatchObject([{ kind: 'NOTICE' }]);
  });

  it('a restored filing has its guarantees again, the one of its form as the first', async () => {
    const { id } = await addFiling({ bankGuranteeNo: 'BG-1', bankGuaranteeAmount: 500 });
    const second = await add('guarantees', {
      number: 'BG-2',
      amount: 70,
      allocations: [{ caseFilingId: id, amount: 70 }],
    });
    await sound('POST', `/api/casebook/guarantees/${second.id}/steps`, {
      kind: 'CLAIMED',
      date: '2026-01-05',
    });
    await removeFiling(id);
    await bringBack('case-fillings', id);
    expect(await filing(id)).toMatchObject({ bankGuranteeNo: 'BG-1', bankGuaranteeAmount: 500 });
    const [own, form] = await guaranteesOf(id);
    expect([own!.number, form!.number]).toEqual(['BG-2', 'BG-1']);
    expect(own).toMatchObject({
      id: second.id,
      steps: [{ kind: 'CLAIMED', date: '2026-01-05', amount: null, memo: null, validUntil: null }],
    });
  });

  it('a restored filing is secured by its edited first guarantee again, and by its part of a shared one, once', async () => {
    const [first, other] = [
      await addFiling({ bankGuranteeNo: 'BG-3', bankGuaranteeAmount: 40 }),
      await addFiling(),
    ];
    const [guarantee] = await guaranteesOf(first.id);
    const put = (allocations: object[]) =>
      sound('PUT', `/api/casebook/guarantees/${guarantee!.id}`, { number: 'BG-3', amount: 50, allocations });
    const part = { caseFilingId: first.id, amount: 40 };
    await put([part]);
    const expected = { bankGuranteeNo: 'BG-3', bankGuaranteeAmount: 40 };
    const again = async () => {
      await removeFiling(first.id);
      expect(await guaranteesOf(first.id)).toEqual([]);
      expect((await bringBack('case-fillings', first.id)).statusCode).toBe(200);
      return (await guaranteesOf(first.id)).map(({ id, number }) => ({ id, number }));
    };
    expect(await again()).toEqual([{ id: guarantee!.id, number: 'BG-3' }]);
    expect(await filing(first.id)).toMatchObject(expected);
    await put([{ caseFilingId: other.id, amount: 10 }, part]);
    expect(await again()).toEqual([{ id: guarantee!.id, number: 'BG-3' }]);
    expect(await filing(first.id)).toMatchObject(expected);
  });

  it.each([
    ['all of it', 50, 40, [], { bankGuranteeNo: null, bankGuaranteeAmount: 0 }],
    ['a part', 35.5, 25.5, ['BG-4 14.5'], { bankGuranteeNo: 'BG-4', bankGuaranteeAmount: 14.5 }],
  ])(
    'a restored filing gets no more of a shared guarantee than is left, and is told what others have: %s',
    async (_, taken, guaranteeTaken, left, fields) => {
      const bank = { bankGuranteeNo: 'BG-4', bankGuaranteeAmount: 40 };
      const [first, other] = [await addFiling(bank), await addFiling()];
      const [guarantee] = await guaranteesOf(first.id);
      const shares = (...allocations: object[]) =>
        sound('PUT', `/api/casebook/guarantees/${guarantee!.id}`, {
          number: 'BG-4',
          amount: 50,
          allocations,
        });
      await shares({ caseFilingId: other.id, amount: 10 }, { caseFilingId: first.id, amount: 40 });
      await removeFiling(first.id);
      await shares({ caseFilingId: other.id, amount: taken });
      expect((await bringBack('case-fillings', first.id)).json()).toMatchObject({ guaranteeTaken });
      const parts = (await guaranteesOf(first.id)).flatMap(({ number, allocations }) =>
        (allocations as { caseFilingId: number; amount: number }[])
          .filter(({ caseFilingId }) => caseFilingId === first.id)
          .map(({ amount }) => `${String(number)} ${amount}`),
      );
      expect(parts).toEqual(left);
      expect(await filing(first.id)).toMatchObject(fields);
    },
  );
});

describe('a deleted court case', () => {
  it('a deleted court case takes its stays and entries along, and the fields of its filing follow, until it is restored', async () => {
    const { id: caseFilingId } = await addFiling({
      revenue: 100,
      bankGuranteeNo: 'BG-5',
      bankGuaranteeAmount: 1,
    });
    const { id, proceedingId } = await addTribunal(caseFilingId);
    await enter(caseFilingId, { proceedingId, kind: 'RAISED', amount: 30 });
    const stay = { proceedingId, orderedOn: '2026-01-10', until: 'FURTHER_ORDER' };
    const earlier = await add('stays', stay);
    await add('stays', { ...stay, orderedOn: '2026-02-10', extendsId: earlier.id });
    const [guarantee] = await guaranteesOf(caseFilingId);
    await sound('PUT', `/api/casebook/guarantees/${guarantee!.id}`, {
      ...guarantee,
      orderedById: proceedingId,
    });
    expect(await filing(caseFilingId)).toMatchObject({ revenue: 130 });

    await sound('DELETE', `/api/case/tribunal-cases/${id}`);
    expect(await filing(caseFilingId)).toMatchObject({ revenue: 100 });
    expect(await list('stays', { caseFilingId })).toEqual([]);
    expect(await guaranteesOf(caseFilingId)).toMatchObject([{ orderedById: null }]);

    expect((await bringBack('tribunal-cases', id)).statusCode).toBe(200);
    expect(await filing(caseFilingId)).toMatchObject({ revenue: 130 });
    expect(await ledger(caseFilingId)).toEqual(['field DEMAND DUTY 100', 'own RAISED DUTY 30']);
    expect(await list('stays', { caseFilingId })).toMatchObject([
      { extendsId: null },
      { extendsId: earlier.id },
    ]);
    expect(await guaranteesOf(caseFilingId)).toMatchObject([{ orderedById: proceedingId }]);
  });

  it('neither a deletion nor a restoration takes a total of a file below zero', async () => {
    const { id: caseFilingId } = await addFiling({ revenue: 100 });
    const { id, proceedingId } = await addTribunal(caseFilingId);
    const raised = await enter(caseFilingId, { proceedingId, kind: 'RAISED', amount: 30 });
    const lowered = await enter(caseFilingId, { kind: 'LOWERED', amount: 120 });
    expect(refusal(await call('DELETE', `/api/case/tribunal-cases/${id}`))).toBe('409 totalOutside');
    await sound('DELETE', `/api/casebook/money-entries/${lowered.id}`);
    await sound('DELETE', `/api/casebook/money-entries/${raised.id}`);
    expect(refusal(await bringBack('money-entries', lowered.id))).toBe('409 totalOutside');
    expect((await bringBack('money-entries', raised.id)).statusCode).toBe(200);
    expect((await bringBack('money-entries', lowered.id)).statusCode).toBe(200);
    expect(await filing(caseFilingId)).toMatchObject({ revenue: 10 });
  });
});

it('a stay and a guarantee that were deleted alone are restored with their links', async () => {
  const { id: caseFilingId } = await addFiling();
  const { id: tribunal, proceedingId } = await addTribunal(caseFilingId);
  const stay = { proceedingId, orderedOn: '2026-01-10', until: 'FURTHER_ORDER' };
  const earlier = await add('stays', stay);
  const later = await add('stays', { ...stay, orderedOn: '2026-02-10', extendsId: earlier.id });
  await sound('DELETE', `/api/casebook/stays/${earlier.id}`);
  await bringBack('stays', earlier.id);
  expect(await sound('GET', `/api/casebook/stays/${later.id}`)).toMatchObject({ extendsId: earlier.id });

  const allocations = [{ caseFilingId, amount: 5 }];
  const guarantee = await add('guarantees', { number: 'BG-6', amount: 5, allocations });
  await sound('DELETE', `/api/casebook/guarantees/${guarantee.id}`);
  await bringBack('guarantees', guarantee.id);
  expect(await filing(caseFilingId)).toMatchObject({ bankGuranteeNo: 'BG-6', bankGuaranteeAmount: 5 });
  await sound('DELETE', `/api/casebook/guarantees/${guarantee.id}`);
  await sound('DELETE', `/api/case/tribunal-cases/${tribunal}`);
  await removeFiling(caseFilingId);
  expect(await inBin('guarantees', guarantee.id)).toHaveLength(1);
  expect(refusal(await bringBack('guarantees', guarantee.id))).toBe('409 restoreFirst');
});
