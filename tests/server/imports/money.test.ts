import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { contentOf, layoutOf, told, useImports } from './calls';

const imports = useImports();
let files: number[];
beforeAll(async () => {
  await sql`insert into bank (bank_name) values ('Sonali Bank PLC')`.execute(imports.db);
  files = [
    await imports.file('C-1/2021', { revenue: 1_000_000, dateOfJudgement: '2021-02-01' }),
    await imports.file('C-2/2021'),
    await imports.file('C-3/2021'),
  ];
});

const collected = async () => {
  const { rows } = await sql<{ taka: number }>`
    select revenue_collected::float8 as taka from case_filing order by id
  `.execute(imports.db);
  return rows.map(({ taka }) => taka);
};

it('an import brings the payments of ten years into ledgers, adds them to what is collected, and takes them back', async () => {
  const before = await contentOf(imports.db);
  const fields = ['caseFilingId', 'date', 'amount', 'instrument', 'kind', 'head', 'bankId'];
  const layout = layoutOf(fields, { values: { kind: 'প্রারম্ভিক জের' } });
  const lines = [
    ['c-1/২০২১', '12/3/2021', '১,৫০,০০০.৫০', 'T-77', null, null, 'Sonali Bank Ltd.'],
    ['C-1/2021', '12/3/2021', 150_000.5, 't-77'],
    ['C-1/2021', '13/3/2021', 20_000, null, 'Paid', 'RF'],
    ['C-2/2021', '5/1/2019', '2 lakh', 'T-78', 'জমা'],
    ['C-9/2021', '5/1/2019', 1],
    ['C-2/2021', '5/1/2099', 1],
    ['C-2/2021', '5/1/2019', 0],
    ['C-2/2021', '5/1/2019', 1, null, 'Something else'],
  ];
  const { id } = await imports.checked('money-entries', layout, lines);
  expect(told(await imports.rows(id))).toEqual([
    '3 - sameInSheet',
    '6 caseFilingId noSuchFile',
    '7 date yearNotOffered',
    '8 amount fieldRequired',
    '9 kind notAChoice',
  ]);
  expect((await imports.step(id, 'run')).counts).toMatchObject({ done: 3, refused: 5 });
  const { rows } = await sql`
    select case_filing_id as file, date, kind, head, amount::float8, instrument, bank_id is not null as bank
    from money_entry where origin = 'own' order by id
  `.execute(imports.db);
  expect(rows).toEqual([
    {
      file: files[0],
      date: '2021-03-12',
      kind: 'OPENING',
      head: 'DUTY',
      amount: 150_000.5,
      instrument: 'T-77',
      bank: true,
    },
    {
      file: files[0],
      date: '2021-03-13',
      kind: 'PAYMENT',
      head: 'FINE',
      amount: 20_000,
      instrument: null,
      bank: false,
    },
    {
      file: files[1],
      date: '2019-01-05',
      kind: 'PAYMENT',
      head: 'DUTY',
      amount: 200_000,
      instrument: 'T-78',
      bank: false,
    },
  ]);
  expect(await collected()).toEqual([170_000.5, 200_000, 0]);
  const again = await imports.checked('money-entries', layout, lines.slice(0, 4));
  expect(again.counts).toMatchObject({ ready: 0, skipped: 3, refused: 1 });
  await imports.step(id, 'undo');
  expect(await collected()).toEqual([0, 0, 0]);
  const after = await contentOf(imports.db);
  expect(after.money_entry).toEqual(before.money_entry);
});

it('the check of payments says how much paid revenue stands in the forms of their files already', async () => {
  await imports.file('C-4/2021', { revenueCollected: 700.5 });
  await imports.file('C-5/2021');
  await imports.file('C-6/2021', { revenueCollected: 300 });
  const layout = layoutOf(['caseFilingId', 'date', 'amount', 'kind']);
  const { paidTwice } = await imports.checked('money-entries', layout, [
    ['C-4/2021', '1/2/2021', 500, 'Paid'],
    ['C-4/2021', '2/2/2021', 200.5, 'Paid'],
    ['C-5/2021', '1/2/2021', 500, 'Paid'],
    ['C-6/2021', '1/2/2021', 100, 'Waived'],
  ]);
  expect(paidTwice).toEqual({ files: 1, amount: 700.5 });
  const paid = await imports.checked('money-entries', layout, [['C-5/2021', '1/2/2021', 1, 'Paid']]);
  expect(paid.paidTwice).toBeNull();
});

it('the undo keeps a payment after which somebody entered a refund, and a filing with a payment', async () => {
  const filing = await imports.broughtIn(
    'case-fillings',
    ['nothiNumber', 'workPlaceId', 'revenue', 'bankGuranteeNo', 'bankGuaranteeAmount'],
    [
      ['C-7/2021', 'Air Unit', 500, 'G-1', 400],
      ['C-8/2021', 'Air Unit', 500, 'G-2', 400],
    ],
  );
  const id = await imports.broughtIn(
    'money-entries',
    ['caseFilingId', 'date', 'amount', 'kind'],
    [
      ['C-3/2021', '1/2/2021', 500, 'Paid'],
      ['C-7/2021', '1/2/2021', 500, 'Paid'],
    ],
  );
  const refund = { caseFilingId: files[2], date: '2021-03-01', kind: 'REFUND', amount: 500 };
  expect((await imports.call('POST', '/api/casebook/money-entries', refund)).statusCode).toBe(200);
  expect(told(await imports.keptByUndo(filing))).toEqual(['2 - touched']);
  expect(told(await imports.keptByUndo(id))).toEqual(['2 - touched']);
});

it('an import adds guarantees over one file or several, and a further file of one that is there', async () => {
  const before = await contentOf(imports.db);
  const fields = ['allocations', 'number', 'bankId', 'amount', 'validUntil', 'kind', 'continuing'];
  const id = await imports.broughtIn('guarantees', fields, [
    ['C-1/2021', 'BG-1', 'Sonali Bank PLC', 500_000, '9/3/2026', 'ব্যাংক গ্যারান্টি'],
    ['c-1/2021: 20,00,000; C-2/2021: ১৮,০০,০০০', 'BG-2', 'sonali bank', '50 lakh', null, 'Bond', 'yes'],
  ]);
  const stored = async () => {
    const { rows } = await sql`
      select number, kind, allocations, left_amount::float8 as left, continuing from guarantee
      where number like 'BG%' order by id
    `.execute(imports.db);
    return rows;
  };
  const first = {
    number: 'BG-1',
    kind: 'BANK_GUARANTEE',
    allocations: [{ caseFilingId: files[0], amount: 500_000 }],
    left: 500_000,
    continuing: null,
  };
  const both = [
    { caseFilingId: files[0], amount: 2_000_000 },
    { caseFilingId: files[1], amount: 1_800_000 },
  ];
  const second = { number: 'BG-2', kind: 'BOND', allocations: both, left: 3_800_000, continuing: true };
  expect(await stored()).toEqual([first, second]);
  const more = await imports.checked('guarantees', layoutOf(fields, { existing: 'update' }), [
    ['C-3/2021: 12,00,000', 'BG-2', 'Sonali Bank PLC'],
    ['C-1/2021: 9; C-2/2021', 'BG-4', null, 10],
    ['C-1/2021: 9; C-2/2021: 2', 'BG-5', null, 10],
    ['C-9/2021', 'BG-6', null, 10],
    [null, 'BG-7', null, 10],
  ]);
  expect(told(await imports.rows(more.id))).toEqual([
    '3 allocations amountOfEachFile',
    '4 allocations overAllocated',
    '5 allocations noSuchFile',
    '6 allocations fieldRequired',
  ]);
  await imports.step(more.id, 'run');
  expect(await stored()).toEqual([
    first,
    { ...second, allocations: [...both, { caseFilingId: files[2], amount: 1_200_000 }], left: 5_000_000 },
  ]);
  await imports.step(more.id, 'undo');
  expect(await stored()).toEqual([first, second]);
  await imports.step(id, 'undo');
  // the second was changed, and changed back, since
  expect(await stored()).toEqual([second]);
  expect((await contentOf(imports.db)).case_filing).not.toEqual(before.case_filing);
});

it('an import adds stays to cases by file, type and number', async () => {
  await imports.add('high-court-rits', { caseFilling: { id: files[0] }, highCourtCaseNo: 'W-1' });
  const fields = [
    'caseFilingId',
    'kind',
    'number',
    'orderedOn',
    'until',
    'untilDay',
    'untilMonths',
    'of',
    'amount',
  ];
  const before = await contentOf(imports.db);
  const { id } = await imports.checked('stays', layoutOf(fields), [
    ['C-1/2021', 'রিট মামলা, হাইকোর্ট বিভাগ', 'w-1', '20/4/2025', 'মাস', null, 6],
    [null, 'Writ', 'W-1', '20/4/2025', 'নিষ্পত্তি পর্যন্ত'],
    ['C-1/2021', 'Writ', null, '21/4/2025', 'till disposal', null, null, 'নিলাম', '10 lakh'],
    ['C-1/2021', 'Writ', null, '22/4/2025', 'A day'],
    ['C-1/2021', 'Criminal', null, '22/4/2025', 'Disposal'],
  ]);
  expect(told(await imports.rows(id))).toEqual([
    '3 - sameInSheet',
    '5 untilDay fieldRequired',
    '6 kind noSuchCase',
  ]);
  await imports.step(id, 'run');
  const { rows } = await sql`
    select ordered_on, until, until_months, of, amount::float8, ends_on, case_filing_id from stay order by id
  `.execute(imports.db);
  expect(rows).toEqual([
    {
      orderedOn: '2025-04-20',
      until: 'MONTHS',
      untilMonths: 6,
      of: 'REALISATION',
      amount: 0,
      endsOn: '2025-10-20',
      caseFilingId: files[0],
    },
    {
      orderedOn: '2025-04-21',
      until: 'DISPOSAL',
      untilMonths: null,
      of: 'AUCTION',
      amount: 1_000_000,
      endsOn: null,
      caseFilingId: files[0],
    },
  ]);
  await imports.step(id, 'undo');
  expect(await contentOf(imports.db)).toEqual(before);
});

it('an import refuses entries that need the approval of another administrator, and names a disobeyed order', async () => {
  await sql`
    insert into stay (proceeding_id, ordered_on, until, kind, case_filing_id)
    select id, '2021-03-01', 'DISPOSAL', kind, case_filing_id from proceeding where case_filing_id = ${files[2]!}
  `.execute(imports.db);
  await sql`update office set needs_approval = true`.execute(imports.db);
  const layout = layoutOf(['caseFilingId', 'date', 'amount', 'kind']);
  const { id } = await imports.checked('money-entries', layout, [
    ['C-1/2021', '14/3/2021', 1, 'Lowered by order'],
    ['C-1/2021', '14/3/2021', 2, 'Waived'],
    ['C-1/2021', '14/3/2021', 3, 'Paid'],
    ['C-3/2021', '14/3/2021', 4, 'Guarantee encashed'],
    ['C-3/2021', '28/2/2021', 5, 'Guarantee encashed'],
  ]);
  expect(told(await imports.rows(id))).toEqual(['2 kind needsApproval', '3 kind needsApproval']);
  expect((await imports.step(id, 'run')).counts).toMatchObject({ done: 2, refused: 3 });
  expect(told(await imports.rows(id)).at(-1)).toBe('5 - againstOrder');
  await sql`update office set needs_approval = false`.execute(imports.db);
});
