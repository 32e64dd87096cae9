import { expect, it } from 'vitest';
import { differencesOf } from '../../../server/programs/verification';
import { checkAfterEach, useHistory } from '../history/calls';

const history = useHistory();
const { addFiling, bringBack, call, inBin, list, proceedingOf, sound } = history;
checkAfterEach(history);

interface Stored {
  id: number;
  version: number;
  [name: string]: unknown;
}

const add = (resource: string, values: object) => sound('POST', `/api/casebook/${resource}`, values);
const one = (id: number) => sound('GET', `/api/casebook/case-fillings/${id}`);
const ledger = async (caseFilingId: number) =>
  (await list<Stored>('money-entries', { caseFilingId }))
    .map(({ kind, head, amount, origin }) => [origin, kind, head, amount].join(' '))
    .sort();
const guarantees = (caseFilingId: number) => list<Stored>('guarantees', { caseFilingId });
const restored = async (register: string, id: number) => {
  const answer = await bringBack(register, id);
  expect(`${answer.statusCode} ${answer.json().code ?? ''}`).toBe('200 ');
};
const remove = (id: number) => sound('DELETE', `/api/case/case-filling${id}`);
const date = '2025-02-01';

it('a filing comes back from the bin with its ledger, guarantees and recovery steps, and the same fields', async () => {
  const { id: caseFilingId } = await addFiling({
    revenue: 100,
    monetaryPenalty: 5,
    revenueCollected: 30,
    bankGuranteeNo: 'BG-1',
    bankGuaranteeAmount: 20,
  });
  const fields = { revenue: 0, monetaryPenalty: 5, revenueCollected: 25, bankGuranteeNo: 'BG-1' };
  await add('money-entries', { caseFilingId, date, kind: 'LOWERED', amount: 100 });
  await add('money-entries', { caseFilingId, date, kind: 'REFUND', amount: 5 });
  await add('money-entries', { caseFilingId, date, kind: 'DEPOSIT', amount: 3 });
  await add('guarantees', { number: 'BG-2', amount: 9, allocations: [{ caseFilingId, amount: 9 }] });
  await add('recovery-steps', { caseFilingId, kind: 'NOTICE', date });
  const proceeding = await proceedingOf(caseFilingId, 'case-fillings');
  await add('stays', { proceedingId: proceeding.id, orderedOn: date, until: 'DISPOSAL' });
  const expected = [
    'field DEMAND DUTY 100',
    'field DEMAND PENALTY 5',
    'field OPENING DUTY 30',
    'own DEPOSIT DUTY 3',
    'own LOWERED DUTY 100',
    'own REFUND DUTY 5',
  ];
  expect(await ledger(caseFilingId)).toEqual(expected);
  expect(await one(caseFilingId)).toMatchObject(fields);

  const [, second] = await guarantees(caseFilingId);
  await remove(caseFilingId);
  expect(await inBin('guarantees', second!.id)).toEqual([]);
  expect(await list('deleted', { register: 'money-entries' })).toEqual([]);
  await restored('case-fillings', caseFilingId);
  expect(await ledger(caseFilingId)).toEqual(expected);
  expect(await one(caseFilingId)).toMatchObject(fields);
  const numbers = (await guarantees(caseFilingId)).map(({ number }) => number);
  expect(numbers.sort()).toEqual(['BG-1', 'BG-2']);
  expect(await list('recovery-steps', { caseFilingId })).toHaveLength(1);
  expect(await list('stays', { caseFilingId })).toHaveLength(1);
  expect(await differencesOf(history.test.db)).toEqual([]);
});

it('a filing gets its part of a shared guarantee back, unless others need it by now', async () => {
  const files = [await addFiling(), await addFiling({ nothiNumber: 'X-2/26' })].map(({ id }) => id);
  const [gone, other] = files as [number, number];
  const values = {
    number: 'BG-3',
    amount: 50,
    allocations: [
      { caseFilingId: gone, amount: 20 },
      { caseFilingId: other, amount: 30 },
    ],
  };
  const { id } = await add('guarantees', values);
  await remove(gone);
  await restored('case-fillings', gone);
  expect(await guarantees(gone)).toMatchObject([
    {
      id,
      allocations: [
        { caseFilingId: other, amount: 30 },
        { caseFilingId: gone, amount: 20 },
      ],
    },
  ]);

  await remove(gone);
  const [left] = await guarantees(other);
  const all = { ...left, allocations: [{ caseFilingId: other, amount: 50 }] };
  await sound('PUT', `/api/casebook/guarantees/${id}`, all);
  await restored('case-fillings', gone);
  // nothing is left of it, and no other is made in its place
  expect(await one(gone)).toMatchObject({ bankGuranteeNo: null, bankGuaranteeAmount: 0 });
  expect(await guarantees(gone)).toEqual([]);
  expect(await differencesOf(history.test.db)).toEqual([]);
});

it('a court case takes its stays and entries along, the fields follow, and restoring brings them back', async () => {
  const { id: caseFilingId } = await addFiling({ revenue: 100 });
  const body = { caseFilling: { id: caseFilingId }, tribunalCaseNo: 'T-1/26' };
  const tribunal = await sound('POST', '/api/case/tribunal-cases', body);
  const { id: proceedingId } = await proceedingOf(caseFilingId, 'tribunal-cases');
  await add('money-entries', { caseFilingId, proceedingId, date, kind: 'RAISED', amount: 7 });
  await add('stays', { proceedingId, orderedOn: date, until: 'DISPOSAL' });
  await sound('DELETE', `/api/case/tribunal-cases/${tribunal.id}`);
  expect(await one(caseFilingId)).toMatchObject({ revenue: 100 });
  expect(await list('stays', { caseFilingId })).toEqual([]);
  await restored('tribunal-cases', tribunal.id);
  expect(await ledger(caseFilingId)).toEqual(['field DEMAND DUTY 100', 'own RAISED DUTY 7']);
  expect(await one(caseFilingId)).toMatchObject({ revenue: 107 });
  expect(await list('stays', { caseFilingId })).toHaveLength(1);

  await add('money-entries', { caseFilingId, date, kind: 'LOWERED', amount: 105 });
  const refused = await call('DELETE', `/api/case/tribunal-cases/${tribunal.id}`);
  expect(`${refused.statusCode} ${refused.json().code}`).toBe('409 totalOutside');
  expect(await differencesOf(history.test.db)).toEqual([]);
});

it('a guarantee comes back only once its filings have', async () => {
  const { id: caseFilingId } = await addFiling();
  const { id } = await add('guarantees', { amount: 1, allocations: [{ caseFilingId, amount: 1 }] });
  await sound('DELETE', `/api/casebook/guarantees/${id}`);
  await remove(caseFilingId);
  expect((await bringBack('guarantees', id)).json()).toMatchObject({ status: 409, code: 'restoreFirst' });
  await restored('case-fillings', caseFilingId);
  await restored('guarantees', id);
  expect(await guarantees(caseFilingId)).toMatchObject([{ id, left: 1 }]);
});
