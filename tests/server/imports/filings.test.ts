import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Cell } from '../../../domain/imports';
import { isLong } from '../../support/long';
import { contentOf, layoutOf, useImports, told } from './calls';

const imports = useImports();
beforeAll(async () => {
  await sql`update work_place set name = 'Air Unit', name_bn = 'এয়ার শাখা'`.execute(imports.db);
  await sql`insert into bank (bank_name, name_bn) values ('Sonali Bank PLC', 'সোনালী ব্যাংক')`.execute(
    imports.db,
  );
});

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

/** A valid row, except that `cells` replace the cells at their places. */
const row = (number: string, cells: Cells): Cell[] =>
  Object.assign<Cell[], Cells>(
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

type Cells = Record<number, Cell>;

/** The kinds of faults: the cells that give row `at` the fault, and the reason for which the row is refused. */
const faultsAt = (at: number): [cells: Cells, reason: string][] => [
  [{ 0: '' }, 'nothiNumber fieldRequired'],
  [{ 0: String(at).padStart(256, 'F') }, 'nothiNumber tooLong'],
  [{ 0: 'G-0' }, '- sameInSheet'],
  [{ 1: 'Mongla' }, 'workPlaceId unknownReference'],
  [{ 1: null }, 'workPlaceId workplaceRequired'],
  [{ 2: null, 3: '999888777' }, 'companyId partyNameMissing'],
  [{ 4: '31/02/2021' }, 'dateOfJudgement noSuchDate'],
  [{ 4: '2021' }, 'dateOfJudgement yearAlone'],
  [{ 4: '12/3/21 and 15/4/21' }, 'dateOfJudgement severalDates'],
  [{ 5: 'N/A' }, 'revenue notReadAsAmount'],
  [{ 5: '12.34.567' }, 'revenue amountUnclear'],
  [{ 5: -5 }, 'revenue belowZero'],
  [{ 5: '#REF!' }, 'revenue sheetError'],
  [{ 5: 0.001 }, 'revenue moreThanTwoDecimals'],
  [{ 6: 'perhaps' }, 'status notAChoice'],
  [{ 7: 'Bank of Nowhere' }, 'bankId unknownReference'],
  [{ 8: 'maybe' }, 'bankGuaranteeEncashment notYesOrNo'],
];

/** Other ways in which offices write the same values, all of them valid. */
const FORMS: Cells[] = [
  {},
  { 1: 'এয়ার শাখা', 4: '12-Mar-2021', 5: '12.345675 lakh', 6: 'Disposed of', 7: 'sonali bank plc', 8: 'Y' },
  { 4: '১২.০৩.২০২১', 5: '৳ ১২,৩৪,৫৬৭.৫০', 6: 'CLOSED', 8: 'নগদায়িত' },
  { 4: 44_267, 5: 1_234_567.5, 6: 'নিষ্পত্তি হয়েছে', 8: true },
  { 1: ' AIR UNIT ', 4: '2021-03-12 00:00:00', 5: 'Tk. 12,34,567.50/-', 6: 'disposed', 8: 1 },
  { 2: 'RAHIM TRADERS LIMITED', 3: null, 5: '১২ লক্ষ ৩৪ হাজার ৫৬৭.৫০' },
];

const ROWS = isLong ? 5000 : 400;
const FAULTY = 40;

/** A sheet in which 40 rows have a fault, and the reasons for which these rows are refused. */
function sheet() {
  const places = new Map(
    Array.from({ length: FAULTY }, (_, fault) => {
      const at = Math.floor(((fault + 1) * ROWS) / (FAULTY + 1));
      const faults = faultsAt(at);
      return [at, faults[fault % faults.length]!];
    }),
  );
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const company: Cells = at % 10 ? {} : { 2: `Trader ${at}`, 3: null };
    return row(`G-${at}`, { ...company, ...FORMS[at % FORMS.length], ...places.get(at)?.[0] });
  });
  const reasons = [...places].map(([at, [, reason]]) => `${at + 2} ${reason}`);
  return { rows, reasons };
}

it(
  `an import finds ${FAULTY} faults in ${ROWS} rows, adds all other rows, and its undo removes them`,
  { timeout: 600_000 },
  async () => {
    const before = await contentOf(imports.db);
    const { rows: lines, reasons } = sheet();
    const { id, state, counts, total } = await imports.checked('case-fillings', layoutOf(FIELDS), lines);
    expect([state, total]).toEqual(['CHECKED', ROWS]);
    const none = { undecided: 0, skipped: 0, kept: 0 };
    expect(counts).toEqual({ ready: ROWS - FAULTY, refused: FAULTY, done: 0, ...none });
    const refused = await imports.rows(id, { state: 'refused' });
    expect(told(refused)).toEqual(reasons);
    expect(refused[2]!.errors[0]!.message).toBe(
      'Row 2 of this sheet is the same. Change this one, or leave it: it will not be brought in',
    );
    expect(await contentOf(imports.db)).toEqual(before);

    const done = await imports.step(id, 'run');
    expect([done.state, done.counts]).toEqual([
      'DONE',
      { ready: 0, refused: FAULTY, done: ROWS - FAULTY, ...none },
    ]);
    const { rows } = await sql`
    select nothi_number, w.name as section, c.company_name, c.vat_reg_no, date_of_judgement, revenue, status,
      b.bank_name, bank_guarantee_encashment
    from case_filing f join work_place w on w.id = f.work_place_id join company c on c.id = f.company_id
      join bank b on b.id = f.bank_id
    where nothi_number in ('G-0', 'G-1', 'G-2', 'G-3', 'G-4', 'G-5') order by 1
  `.execute(imports.db);
    const same = {
      section: 'Air Unit',
      dateOfJudgement: '2021-03-12',
      revenue: '1234567.50',
      status: 'CLOSED',
      bankName: 'Sonali Bank PLC',
      bankGuaranteeEncashment: true,
    };
    const rahim = { companyName: 'M/S Rahim Traders', vatRegNo: '000123456-0101' };
    expect(rows).toEqual([
      { nothiNumber: 'G-0', companyName: 'Trader 0', vatRegNo: null, ...same },
      ...[1, 2, 3, 4, 5].map((at) => ({ nothiNumber: `G-${at}`, ...rahim, ...same })),
    ]);
    const undone = await imports.step(id, 'undo');
    expect([undone.state, undone.counts]).toEqual([
      'UNDONE',
      { ready: ROWS - FAULTY, refused: FAULTY, done: 0, ...none },
    ]);
    expect(await contentOf(imports.db)).toEqual(before);
  },
);

it('an import recognises a bank whatever its legal form, unless two banks differ only in that', async () => {
  await sql`
    insert into bank (bank_name, name_bn) values ('The Delta Bank Limited', 'দি ডেল্টা ব্যাংক পিএলসি'),
      ('Padma Bank PLC', null), ('Padma Bank Ltd.', null)
  `.execute(imports.db);
  const banks = [
    'Delta Bank PLC',
    'ডেল্টা ব্যাংক লিঃ',
    'SONALI BANK LTD.',
    'Padma Bank',
    'Padma Bank Ltd.',
    'Bank',
  ];
  const { id } = await imports.checked(
    'case-fillings',
    layoutOf(FIELDS),
    banks.map((bank, at) => row(`Bank-${at}`, { 7: bank })),
  );
  const rows = await imports.rows(id);
  expect(rows.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready', 'refused', 'ready', 'refused']);
  expect(told(rows)).toEqual(['5 bankId unknownReference', '7 bankId unknownReference']);
});

it('for an import that fills empty fields, status open and answer no count as filled, and 0 as empty', async () => {
  await imports.file('Fill-1', { bankGuaranteeEncashment: false });
  const layout = layoutOf(FIELDS, { existing: 'fill' });
  const { id } = await imports.checked('case-fillings', layout, [row('Fill-1', { 6: 'Disposed', 8: 'Yes' })]);
  await imports.step(id, 'run');
  const { rows } = await sql`
    select status, bank_guarantee_encashment, revenue, date_of_judgement from case_filing
    where nothi_number = 'Fill-1'
  `.execute(imports.db);
  expect(rows).toEqual([
    {
      status: 'OPEN',
      bankGuaranteeEncashment: false,
      revenue: '1234567.50',
      dateOfJudgement: '2021-03-12',
    },
  ]);
});

it('an import that fills empty fields ignores invalid cells of fields that are filled already', async () => {
  await imports.file('Full-1', { revenue: 5 });
  await imports.file('Full-2', { status: 'CLOSED' });
  await sql`update office set needs_approval = true`.execute(imports.db);
  const layout = layoutOf(FIELDS, { existing: 'fill' });
  const { id } = await imports.checked('case-fillings', layout, [
    row('Full-1', { 1: 'Mongla', 5: 'N/A', 6: 'perhaps' }),
    row('Full-2', { 1: 'Mongla', 4: '12/3/1850', 7: 'Bank of Nowhere' }),
  ]);
  expect(told(await imports.rows(id))).toEqual([
    '3 bankId unknownReference',
    '3 dateOfJudgement yearNotOffered',
  ]);
  expect((await imports.step(id, 'run')).counts).toMatchObject({ done: 1, refused: 1 });
  await sql`update office set needs_approval = false`.execute(imports.db);
});
