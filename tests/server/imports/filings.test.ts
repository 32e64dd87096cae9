import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentOf, layoutOf, startImports, told } from './calls';

let imports: Awaited<ReturnType<typeof startImports>>;
beforeAll(async () => {
  imports = await startImports();
  await sql`update work_place set name = 'Air Unit', name_bn = 'এয়ার শাখা'`.execute(imports.db);
  await sql`insert into bank (bank_name, name_bn) values ('Sonali Bank PLC', 'সোনালী ব্যাংক')`.execute(
    imports.db,
  );
});
afterAll(() => imports.close());

const FIELDS = [
  'nothiNumber',
  'workPlaceId',
  'companyId',
  'company.vatRegNo',
  'dateOfJudgement',
  'revenue',
  'status',
  'bankId',
  'bankGuaranteeEncashment',
];

/** A row without a fault, with other cells in these places. */
const row = (number: string, cells: Record<number, string | number | null> = {}) =>
  Object.assign(
    [
      number,
      'air unit',
      'M/S Rahim Traders',
      '000123456-0101',
      '12/3/21',
      '১২,৩৪,৫৬৭.৫০',
      'নিষ্পন্ন',
      'সোনালী ব্যাংক',
      'হ্যাঁ',
    ],
    cells,
  );

const FAULTS = [
  row('', {}),
  row('F-2', { 1: 'Mongla' }),
  row('F-3', { 1: null }),
  row('F-4', { 4: '31/02/2021' }),
  row('F-5', { 5: 'N/A' }),
  row('F-6', { 5: '12.34.567' }),
  row('F-7', { 5: -5 }),
  row('F-8', { 6: 'perhaps' }),
  row('F-9', { 7: 'Bank of Nowhere' }),
  row('F-10', { 8: 'maybe' }),
  row('G-1'),
  row('F-12', { 2: null, 3: '999888777' }),
  row('F'.repeat(256)),
];

it('brings in a sheet with faults of thirteen kinds, refuses each with its reason, and takes all back', async () => {
  const before = await contentOf(imports.db);
  const good = Array.from({ length: 30 }, (_, at) =>
    row(`G-${at + 1}`, {
      2: at < 20 ? 'M/S Rahim Traders' : `Trader ${at}`,
      3: at < 20 ? '000123456-0101' : null,
    }),
  );
  const { id, state, counts, total } = await imports.checked('case-fillings', layoutOf(FIELDS), [
    ...good,
    ...FAULTS,
  ]);
  expect([state, total]).toEqual(['CHECKED', 43]);
  expect(counts).toEqual({ ready: 30, undecided: 0, refused: 13, skipped: 0, done: 0, kept: 0 });
  const reasons = [
    '32 nothiNumber fieldRequired',
    '33 workPlaceId unknownReference',
    '34 workPlaceId workplaceRequired',
    '35 dateOfJudgement noSuchDate',
    '36 revenue notReadAsAmount',
    '37 revenue amountUnclear',
    '38 revenue belowZero',
    '39 status notAChoice',
    '40 bankId unknownReference',
    '41 bankGuaranteeEncashment notYesOrNo',
    '42 - sameInSheet',
    '43 companyId partyNameMissing',
    '44 nothiNumber tooLong',
  ];
  const refused = await imports.rows(id, { state: 'refused' });
  expect(told(refused)).toEqual(reasons);
  expect(refused[10]!.errors[0]!.message).toBe('Row 2 of this sheet is the same');
  expect(await contentOf(imports.db)).toEqual(before);

  const done = await imports.step(id, 'run');
  expect([done.state, done.counts.done, done.counts.refused]).toEqual(['DONE', 30, 13]);
  const { rows } = await sql`
    select nothi_number, w.name as section, c.company_name, c.vat_reg_no, date_of_judgement, revenue, status,
      b.bank_name, bank_guarantee_encashment
    from case_filing f join work_place w on w.id = f.work_place_id join company c on c.id = f.company_id
      join bank b on b.id = f.bank_id
    where nothi_number in ('G-1', 'G-25') order by 1
  `.execute(imports.db);
  const same = {
    section: 'Air Unit',
    dateOfJudgement: '2021-03-12',
    revenue: '1234567.50',
    status: 'CLOSED',
    bankName: 'Sonali Bank PLC',
    bankGuaranteeEncashment: true,
  };
  expect(rows).toEqual([
    { nothiNumber: 'G-1', companyName: 'M/S Rahim Traders', vatRegNo: '000123456-0101', ...same },
    { nothiNumber: 'G-25', companyName: 'Trader 24', vatRegNo: null, ...same },
  ]);
  const companies = await sql<{ count: number }>`select count(*) from company`.execute(imports.db);
  expect(companies.rows[0]!.count).toBe(11);

  const undone = await imports.step(id, 'undo');
  expect([undone.state, undone.counts]).toEqual([
    'UNDONE',
    { ready: 30, undecided: 0, refused: 13, skipped: 0, done: 0, kept: 0 },
  ]);
  expect(await contentOf(imports.db)).toEqual(before);
});
