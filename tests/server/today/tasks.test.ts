import { expect, it } from 'vitest';
import { dayFromToday, shown, useAlerts, type Person } from '../alerts/alerts';

const alerts = useAlerts();

interface Task {
  kind: string;
  caseFilingId: number;
  nothiNumber: string;
  text: string;
  day: string | null;
}

const tasksOf = async (caseFilingId: number, person: Person = alerts.clerk, language = 'en') => {
  const headers = { ...person.headers, 'accept-language': language };
  const answer = await alerts.call('GET', '/api/casebook/today', undefined, headers);
  const { tasks } = answer.json<{ tasks: Task[] }>();
  return tasks.filter((task) => task.caseFilingId === caseFilingId).map(({ kind, text }) => [kind, text]);
};

const post = async (path: string, values: object) => {
  const answer = await alerts.call('POST', `/api/casebook/${path}`, values);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ id: number; version: number; [name: string]: unknown }>();
};
const put = (path: string, record: { id: number; version?: number }, change: object) =>
  alerts.call('PUT', `/api/casebook/${path}/${record.id}`, { ...record, ...change });

/** A file that owes a lakh by an order of 1 June 2025, in a case before the tribunal. */
async function owing() {
  const one = await alerts.addCase();
  const demand = await enter(one.caseFilingId, { kind: 'DEMAND', amount: 100_000, date: '2025-06-01' });
  return { ...one, demand };
}

const enter = (caseFilingId: number, values: object) => post('money-entries', { caseFilingId, ...values });

const stay = (proceedingId: number, values: object) =>
  post('stays', { proceedingId, orderedOn: dayFromToday(-100), until: 'DAY', ...values });

const secure = (caseFilingId: number, values: object = {}) =>
  post('guarantees', {
    number: 'BG-7',
    amount: 20_000,
    allocations: [{ caseFilingId, amount: 20_000 }],
    ...values,
  });

it('a stay that ends is a task, and after its end a question, until it is extended, in both languages', async () => {
  const { caseFilingId, proceedingId } = await owing();
  const ending = await stay(proceedingId, { untilDay: dayFromToday(15) });
  expect(await tasksOf(caseFilingId)).toEqual([
    ['STAY_ENDS', `Stay ends in 15 days (${shown(15)}): T-1, Tk 1,00,000.00`],
  ]);
  expect(await tasksOf(caseFilingId, alerts.other)).toEqual([]);
  await put('stays', ending, { untilDay: dayFromToday(16) });
  expect(await tasksOf(caseFilingId)).toEqual([]);
  await put('stays', { ...ending, version: 2 }, { untilDay: dayFromToday(-1) });
  expect(await tasksOf(caseFilingId)).toEqual([
    ['STAY_ENDED', `Stay ended on ${shown(-1)}. Extended or not? Ask the law officer: T-1, Tk 1,00,000.00`],
  ]);
  expect((await tasksOf(caseFilingId, alerts.clerk, 'bn'))[0]![1]).toMatch(
    /^[০-৯/]{10} তারিখে স্থগিতাদেশের মেয়াদ শেষ হয়েছে। মেয়াদ বেড়েছে কি না আইন কর্মকর্তার কাছে জেনে নিন: T-1, ১,০০,০০০.০০ টাকা$/,
  );
  await stay(proceedingId, { extendsId: ending.id, orderedOn: dayFromToday(0), until: 'DISPOSAL' });
  expect(await tasksOf(caseFilingId)).toEqual([]);
});

it.each([
  [
    'a payment in full',
    (file: number) => enter(file, { kind: 'PAYMENT', amount: 100_000, date: dayFromToday(0) }),
  ],
  [
    'a later notice',
    (file: number) => post('recovery-steps', { caseFilingId: file, kind: 'NOTICE', date: dayFromToday(0) }),
  ],
])('the question about a stay that ended is gone after %s', async (_, act) => {
  const { caseFilingId, proceedingId } = await owing();
  await stay(proceedingId, { untilDay: dayFromToday(-3), amount: 40_000 });
  expect(await tasksOf(caseFilingId)).toEqual([
    ['STAY_ENDED', `Stay ended on ${shown(-3)}. Extended or not? Ask the law officer: T-1, Tk 40,000.00`],
  ]);
  await act(caseFilingId);
  expect(await tasksOf(caseFilingId)).toEqual([]);
});

it('an officer learns of the stay of a civil case by its day and amount alone', async () => {
  const caseFilingId = await alerts.addFiling();
  await enter(caseFilingId, { kind: 'DEMAND', amount: 100_000, date: '2025-06-01' });
  await alerts.addTo(caseFilingId, 'civil-case', { civilCaseNumber: 'Title Suit 4711' });
  const { records } = await alerts.proceedings({ filter: { caseFilingId, kind: 'civil-case' } });
  await stay(records[0]!.id, { untilDay: dayFromToday(1) });
  expect(await tasksOf(caseFilingId)).toEqual([
    ['STAY_ENDS', `Stay by order ends tomorrow (${shown(1)}): Tk 1,00,000.00`],
  ]);
  expect(await tasksOf(caseFilingId, alerts.boss)).toEqual([
    ['STAY_ENDS', `Stay ends tomorrow (${shown(1)}): Title Suit 4711, Tk 1,00,000.00`],
  ]);
});

it('the condition of a stay is a task before and after its last day, until it is met', async () => {
  const { caseFilingId, proceedingId } = await owing();
  const conditional = await stay(proceedingId, { until: 'DISPOSAL', condition: '5 % in cash' });
  const dueIn = (days: number) =>
    alerts.db
      .updateTable('stay')
      .set({ conditionDueOn: dayFromToday(days) })
      .where('id', '=', conditional.id)
      .execute();
  await dueIn(3);
  expect(await tasksOf(caseFilingId)).toEqual([
    ['CONDITION_DUE', `Last day for the condition of a stay in 3 days (${shown(3)}): T-1, Tk 1,00,000.00`],
  ]);
  await dueIn(-1);
  expect(await tasksOf(caseFilingId)).toEqual([
    [
      'CONDITION_UNMET',
      `Condition of a stay not met by ${shown(-1)}, recovery may go on: T-1, Tk 1,00,000.00`,
    ],
  ]);
  await alerts.db
    .updateTable('stay')
    .set({ metOn: dayFromToday(0) })
    .where('id', '=', conditional.id)
    .execute();
  expect(await tasksOf(caseFilingId)).toEqual([]);
});

it('a guarantee is a task before its last open day, after it while it is needed, and once nothing is owed', async () => {
  const { caseFilingId } = await owing();
  const other = await alerts.addFiling();
  const allocations = [
    { caseFilingId, amount: 12_000 },
    { caseFilingId: other, amount: 8000 },
  ];
  const guarantee = await secure(caseFilingId, { allocations, validUntil: dayFromToday(5) });
  const [[kind, text] = []] = await tasksOf(caseFilingId);
  expect(kind).toBe('GUARANTEE_EXPIRES');
  expect(text).toContain((guarantee.encashBy as string).split('-').reverse().join('/'));
  expect(text).toMatch(/^Last day to extend or encash a guarantee .*: BG-7, Tk 20,000.00$/);
  const { version } = (await put('guarantees', guarantee, { validUntil: dayFromToday(-1) })).json<{
    version: number;
  }>();
  expect(await tasksOf(caseFilingId)).toEqual([
    [
      'GUARANTEE_LAPSED_NEEDED',
      `Guarantee expired on ${shown(-1)}, although it is still needed: BG-7, Tk 20,000.00`,
    ],
  ]);
  await put('guarantees', { ...guarantee, version }, { validUntil: dayFromToday(300) });
  expect(await tasksOf(caseFilingId)).toEqual([]);
  await enter(caseFilingId, { kind: 'PAYMENT', amount: 100_000, date: dayFromToday(0) });
  const release = [
    'GUARANTEE_RELEASE',
    'Nothing is owed any more. Release the guarantee: BG-7, Tk 12,000.00',
  ];
  expect(await tasksOf(caseFilingId)).toEqual([release]);
  expect(await tasksOf(other)).toEqual([]); // its ledger is empty
  await alerts.db
    .updateTable('caseFiling')
    .set({ dateOfProvisionalTaxation: '2025-01-01' })
    .where('id', '=', caseFilingId)
    .execute();
  expect(await tasksOf(caseFilingId)).toEqual([]); // the final assessment may demand more
  await alerts.db
    .updateTable('caseFiling')
    .set({ dateOfFinalTaxation: '2025-05-01' })
    .where('id', '=', caseFilingId)
    .execute();
  expect(await tasksOf(caseFilingId)).toEqual([release]);
  const released = { kind: 'RELEASED', date: dayFromToday(0), caseFilingId };
  await post(`guarantees/${guarantee.id}/steps`, released);
  expect(await tasksOf(caseFilingId)).toEqual([]);
});

it('a guarantee without an expiry is a task unless it is continuing', async () => {
  const { caseFilingId } = await owing();
  const guarantee = await secure(caseFilingId);
  expect(await tasksOf(caseFilingId)).toEqual([
    [
      'GUARANTEE_NO_EXPIRY',
      'Guarantee without an expiry secures nothing. Enter its expiry: BG-7, Tk 20,000.00',
    ],
  ]);
  await put('guarantees', guarantee, { continuing: true });
  expect(await tasksOf(caseFilingId)).toEqual([]);
});

it('an amount that is missing after encashment and an entry that the form has corrected are tasks', async () => {
  const { caseFilingId } = await owing();
  const guarantee = await secure(caseFilingId, { validUntil: dayFromToday(300) });
  await post(`guarantees/${guarantee.id}/steps`, { kind: 'ENCASHED', date: dayFromToday(0) });
  expect(await tasksOf(caseFilingId)).toEqual([
    ['ENCASHED_AMOUNT', 'Guarantee encashed. Enter the amount: BG-7'],
  ]);
  await post(`guarantees/${guarantee.id}/steps`, { kind: 'ENCASHED', date: dayFromToday(0), amount: 20_000 });
  expect(await tasksOf(caseFilingId)).toEqual([]);
  const entry = await enter(caseFilingId, { kind: 'LOWERED', amount: 500, date: dayFromToday(0) });
  await alerts.db.updateTable('moneyEntry').set({ origin: 'explain' }).where('id', '=', entry.id).execute();
  expect(await tasksOf(caseFilingId)).toEqual([
    [
      'EXPLAIN',
      `An amount of the filing was set below its ledger on ${shown(0)}. Explain the entry: Tk 500.00`,
    ],
  ]);
  await put('money-entries', entry, { note: 'Corrected at the bench' });
  expect(await tasksOf(caseFilingId)).toEqual([]);
});

it('an appeal of the other side without its deposit is a task that says how much the Act asks, until it is entered', async () => {
  const { caseFilingId, recordId, proceedingId } = await alerts.addCase({ dateOfCase: dayFromToday(-5) });
  const path = `/api/case/case-fillings/${caseFilingId}`;
  const filing = (await alerts.call('GET', `/api/casebook/case-fillings/${caseFilingId}`)).json<object>();
  await alerts.call('PUT', path, {
    ...filing,
    dateOfJudgement: '2025-06-01',
    revenue: 12_345.67,
    monetaryPenalty: 5000,
  });
  expect(recordId).toBeGreaterThan(0);
  expect(await tasksOf(caseFilingId)).toEqual([]); // nobody has said who appealed
  const proceeding = (await alerts.call('GET', `/api/casebook/proceedings/${proceedingId}`)).json<{
    id: number;
  }>();
  await put('proceedings', proceeding, { filedBy: 'other' });
  expect(await tasksOf(caseFilingId)).toEqual([
    [
      'DEPOSIT_NOT_MADE',
      `No deposit entered for the appeal of ${shown(-5)} (amount not verified): T-1, Tk 1,234.57`,
    ],
  ]);
  await enter(caseFilingId, { proceedingId, kind: 'DEPOSIT', amount: 1234.57, date: dayFromToday(0) });
  expect(await tasksOf(caseFilingId)).toEqual([]);
});
