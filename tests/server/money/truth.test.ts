import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { differencesOf } from '../../../server/programs/verification';
import { dayFromToday, refusal, useHearings } from '../hearings/calls';

const calls = useHearings();

interface Stored {
  id: number;
  version: number;
  [name: string]: unknown;
}

let made = 0;
const file = async (values: object = {}) =>
  (
    await calls.call('POST', '/api/case/case-fillings', {
      nothiNumber: `M-${++made}/26`,
      workPlace: { id: calls.parts.section },
      ...values,
    })
  ).json<Stored>();
const one = async (id: number) =>
  (await calls.call('GET', `/api/casebook/case-fillings/${id}`)).json<Stored>();
const put = (filing: Stored, change: object) =>
  calls.call('PUT', `/api/case/case-fillings/${filing.id}`, { ...filing, ...change });
const add = (resource: string, values: object) => calls.call('POST', `/api/casebook/${resource}`, values);
const ofFile = async (resource: string, id: number) =>
  (await calls.call('GET', `/api/casebook/${resource}?filter={"caseFilingId":${id}}`)).json<Stored[]>();
const ledger = async (id: number) =>
  (await ofFile('money-entries', id)).map(({ date, kind, head, amount, origin }) =>
    [origin, date, kind, head, amount].join(' '),
  );
const today = dayFromToday(0);

describe('the money fields of a filing and its ledger', () => {
  it('what is typed into a new filing are entries of its ledger, dated with its order or its entry', async () => {
    const amounts = { revenue: 1000, amortizationPenalty: 200.5, monetaryPenalty: 50, revenueCollected: 10 };
    const ordered = await file({ ...amounts, dateOfJudgement: '2025-02-01' });
    expect(await ledger(ordered.id)).toEqual([
      'field 2025-02-01 DEMAND DUTY 1000',
      'field 2025-02-01 DEMAND FINE 200.5',
      'field 2025-02-01 DEMAND PENALTY 50',
      'field 2025-02-01 OPENING DUTY 10',
    ]);
    const fresh = await file({ revenue: 7 });
    expect(await ledger(fresh.id)).toEqual([`field ${today} DEMAND DUTY 7`]);
    await put(fresh, { dateOfJudgement: '2025-03-01', monetaryPenalty: 1 });
    expect(await ledger(fresh.id)).toEqual([
      'field 2025-03-01 DEMAND DUTY 7',
      'field 2025-03-01 DEMAND PENALTY 1',
    ]);
  });

  it('the fields follow what is entered in the ledger, as edits of the filing', async () => {
    const { id } = await file({ revenue: 1000 });
    await add('money-entries', { caseFilingId: id, date: today, kind: 'RAISED', amount: 500 });
    await add('money-entries', { caseFilingId: id, date: today, kind: 'LOWERED', amount: 200.25 });
    const paid = { caseFilingId: id, date: today, kind: 'PAYMENT', head: 'PENALTY', amount: 99.99 };
    const { id: payment } = (await add('money-entries', paid)).json<Stored>();
    await add('money-entries', {
      caseFilingId: id,
      date: today,
      kind: 'DEMAND',
      head: 'INTEREST',
      amount: 5,
    });
    expect(await one(id)).toMatchObject({
      revenue: 1299.75,
      revenueCollected: 99.99,
      payableRevenue: 1299.75,
      version: 4,
    });
    await calls.call('DELETE', `/api/casebook/money-entries/${payment}`);
    expect(await one(id)).toMatchObject({ revenueCollected: 0, version: 5 });
  });

  it('typing into a field sets its own entry, and below the other entries makes one to be explained', async () => {
    const filing = await file({ revenue: 1000, revenueCollected: 300 });
    await add('money-entries', { caseFilingId: filing.id, date: '2025-01-01', kind: 'RAISED', amount: 500 });
    await add('money-entries', { caseFilingId: filing.id, date: '2025-01-01', kind: 'PAYMENT', amount: 100 });
    const stale = await put(filing, { revenue: 1200 });
    expect(refusal(stale)).toBe('409 stale');
    await put(await one(filing.id), { revenue: 1200, revenueCollected: 400 });
    expect(await ledger(filing.id)).toEqual([
      `field ${today} DEMAND DUTY 700`,
      `field ${today} OPENING DUTY 300`,
      'own 2025-01-01 RAISED DUTY 500',
      'own 2025-01-01 PAYMENT DUTY 100',
    ]);
    await put(await one(filing.id), { revenue: 450, revenueCollected: 100 });
    expect(await ledger(filing.id)).toEqual([
      'own 2025-01-01 RAISED DUTY 500',
      'own 2025-01-01 PAYMENT DUTY 100',
      `explain ${today} LOWERED DUTY 50`,
    ]);
    const [, , explain] = await ofFile('money-entries', filing.id);
    const { id, ...rest } = explain!;
    await calls.call('PUT', `/api/casebook/money-entries/${id}`, { ...rest, note: 'Typed wrong' });
    expect(await ledger(filing.id)).toContain(`own ${today} LOWERED DUTY 50`);
    expect(await one(filing.id)).toMatchObject({ revenue: 450, revenueCollected: 100 });
  });

  it.each([
    ['REFUND', 'DUTY', 0.01],
    ['LOWERED', 'FINE', 0.01],
    ['DEPOSIT_REFUNDED', 'DUTY', 0.01],
    ['RAISED', 'DUTY', 9_999_999_999_999.99],
  ])('a %s of %s that takes a total of the file out of its range is refused', async (kind, head, amount) => {
    const { id } = await file({ revenue: 1 });
    const answer = await add('money-entries', { caseFilingId: id, date: today, kind, head, amount });
    expect(refusal(answer)).toBe('400 amount totalOutside');
    expect(await ledger(id)).toEqual([`field ${today} DEMAND DUTY 1`]);
  });

  it('an entry of the form can neither be edited nor deleted in the ledger', async () => {
    const { id } = await file({ revenue: 1 });
    const [entry] = await ofFile('money-entries', id);
    const url = `/api/casebook/money-entries/${entry!.id}`;
    expect(refusal(await calls.call('PUT', url, { ...entry, amount: 2 }))).toBe('409 entryOfField');
    expect(refusal(await calls.call('DELETE', url))).toBe('409 entryOfField');
  });

  it('of twenty payments that are entered at the same time each counts', async () => {
    const { id } = await file({ revenue: 1000 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        add('money-entries', { caseFilingId: id, date: today, kind: 'PAYMENT', amount: 1.25 }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(await one(id)).toMatchObject({ revenueCollected: 25 });
  });
});

describe('the bank fields of a filing and its guarantees', () => {
  const typed = {
    bankGuranteeNo: 'BG-7',
    bankGuaranteeAmount: 500,
    bankGuaranteeDate: '2025-02-02',
  };

  it('the bank fields of a filing are its first guarantee, without an expiry', async () => {
    const { id } = await file(typed);
    const [guarantee] = await ofFile('guarantees', id);
    expect(guarantee).toMatchObject({
      number: 'BG-7',
      amount: 500,
      issuedOn: '2025-02-02',
      state: 'NO_EXPIRY',
      allocations: [{ caseFilingId: id, amount: 500 }],
    });
    const change = { number: 'BG-8', amount: 900, allocations: [{ caseFilingId: id, amount: 800 }] };
    const saved = { ...guarantee, ...change, validUntil: '2027-01-01' };
    await calls.call('PUT', `/api/casebook/guarantees/${guarantee!.id}`, saved);
    expect(await one(id)).toMatchObject({ bankGuranteeNo: 'BG-8', bankGuaranteeAmount: 800, version: 2 });
    await put(await one(id), { bankGuaranteeAmount: 850, bankGuaranteeEncashment: true });
    expect(await ofFile('guarantees', id)).toMatchObject([
      {
        amount: 900,
        allocations: [{ amount: 850 }],
        steps: [{ kind: 'ENCASHED', amount: null, date: today }],
        state: 'ENCASHED',
        left: 0,
      },
    ]);
  });

  it('an encashment that was ticked enters the ledger once its amount is known', async () => {
    const { id } = await file({ ...typed, revenue: 1000, bankGuaranteeEncashment: true });
    const [guarantee] = await ofFile('guarantees', id);
    const step = { kind: 'ENCASHED', date: today, amount: 400, memo: 'M-1' };
    const url = `/api/casebook/guarantees/${guarantee!.id}/steps`;
    expect(refusal(await calls.call('POST', url, { ...step, amount: 500.01 }))).toBe(
      '400 amount moreThanLeft',
    );
    expect((await calls.call('POST', url, step)).json()).toMatchObject({
      steps: [{ kind: 'ENCASHED', amount: 400 }],
      left: 100,
      state: 'NO_EXPIRY',
    });
    expect(await ledger(id)).toContain(`own ${today} ENCASHED DUTY 400`);
    expect(await one(id)).toMatchObject({ revenueCollected: 400, bankGuaranteeEncashment: true });
  });

  it('another number typed where the guarantee is shared begins a new one for the file', async () => {
    const [first, second] = [await file(typed), await file()];
    const [guarantee] = await ofFile('guarantees', first.id);
    const allocations = [
      { caseFilingId: first.id, amount: 500 },
      { caseFilingId: second.id, amount: 300 },
    ];
    await calls.call('PUT', `/api/casebook/guarantees/${guarantee!.id}`, {
      ...guarantee,
      amount: 800,
      allocations,
    });
    expect(await one(second.id)).toMatchObject({ bankGuranteeNo: 'BG-7', bankGuaranteeAmount: 300 });
    await put(await one(second.id), { bankGuranteeNo: 'BG-9' });
    expect(await ofFile('guarantees', second.id)).toMatchObject([{ number: 'BG-9', amount: 300 }]);
    expect(await ofFile('guarantees', first.id)).toMatchObject([
      { number: 'BG-7', allocations: [{ caseFilingId: first.id }] },
    ]);
    await put(await one(second.id), { bankGuranteeNo: '', bankGuaranteeAmount: 0 });
    expect(await ofFile('guarantees', second.id)).toEqual([]);
  });

  it('a filing that is deleted takes its ledger and its own guarantees along, and leaves shared ones', async () => {
    const [first, second] = [await file({ ...typed, revenue: 5 }), await file({ revenue: 3 })];
    const [guarantee] = await ofFile('guarantees', first.id);
    await calls.call('PUT', `/api/casebook/guarantees/${guarantee!.id}`, {
      ...guarantee,
      amount: 600,
      allocations: [
        { caseFilingId: first.id, amount: 500 },
        { caseFilingId: second.id, amount: 100 },
      ],
    });
    await add('money-entries', { caseFilingId: first.id, date: today, kind: 'DEPOSIT', amount: 1 });
    expect((await calls.call('DELETE', `/api/case/case-filling${first.id}`)).statusCode).toBe(200);
    expect(await ofFile('guarantees', second.id)).toMatchObject([
      { allocations: [{ caseFilingId: second.id, amount: 100 }] },
    ]);
    expect(await ledger(first.id)).toEqual([]);
  });
});

it('merging two banks moves guarantees and entries', async () => {
  const bank = async (name: string) => (await add('banks', { name })).json<Stored>().id;
  const [from, into] = [await bank('Sonaly'), await bank('Sonali')];
  const { id } = await file({ bank: { id: from }, bankGuranteeNo: 'BG-1', bankGuaranteeAmount: 5 });
  await add('money-entries', { caseFilingId: id, date: today, kind: 'PAYMENT', amount: 1, bankId: from });
  await calls.call('POST', `/api/casebook/banks/${from}/merge`, { into });
  expect(await ofFile('guarantees', id)).toMatchObject([{ bankId: into, number: 'BG-1' }]);
  expect(await ofFile('money-entries', id)).toContainEqual(expect.objectContaining({ bankId: into }));
  expect(await one(id)).toMatchObject({ bank: { id: into } });
});

it('after all of this, fields, ledgers, guarantees and the history agree', async () => {
  expect(await differencesOf(calls.parts.test.db)).toEqual([]);
  await sql`set session_replication_role = replica; update case_filing set revenue = revenue + 1
    where id = (select min(id) from case_filing); update guarantee_allocation set liability = 'GONE', ended = 'LAPSED'
    where guarantee_id = (select min(id) from guarantee); update guarantee set liability = 'other'
    where id = (select max(id) from guarantee); set session_replication_role = origin`.execute(
    calls.parts.test.db,
  );
  expect((await differencesOf(calls.parts.test.db)).filter((line) => /^money|^copies/.test(line))).toEqual([
    expect.stringMatching(/^money of filing \{"id":\d+,"differs":\["revenue"\]\}$/),
    expect.stringMatching(/^copies of \{"guarantee":\d+,"stay":null\}$/),
    expect.stringMatching(/^copies of \{"guarantee":\d+,"stay":null\}$/),
  ]);
});
