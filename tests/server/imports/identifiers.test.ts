import { beforeAll, expect, it } from 'vitest';
import type { ImportLayout, SentRow } from '../../../domain/imports';
import { layoutOf, useImports, told } from './calls';

const imports = useImports();
beforeAll(async () => {
  for (const nothiNumber of ['S-5/DM/2016', 'S-4/CS/2016', 'CHC/4/6/2016-17', 'CHC/1/6/2016-17']) {
    await imports.file(nothiNumber);
  }
});

/** The rows after their check: each row's state, number, and the errors with what is proposed. */
async function checked(
  register: string,
  number: string,
  layout: ImportLayout,
  lines: SentRow['cells'][],
): Promise<{ id: number; rows: unknown[][] }> {
  const { id } = await imports.checked(register, layout, lines);
  const rows = await imports.rows(id);
  return {
    id,
    rows: rows.map(({ state, values, errors }) => [
      state,
      values[number] ??
        errors.map(({ code, params }) => `${code} ${params?.proposed ?? params?.shown ?? ''}`).join(),
    ]),
  };
}

it('a case number that a spreadsheet made a date of is to be decided, and comes in as it was typed', async () => {
  const layout = layoutOf(['caseFilingId', 'customCaseNo', 'dateOfCase']);
  const { id, rows } = await checked('custom-appeals', 'customCaseNo', layout, [
    ['S-5/DM/2016', 'Sep-08', '12/10/2008'],
    ['S-4/CS/2016', '2008-07-01', '13/10/2008'],
    ['CHC/4/6/2016-17', '53/2008', '15/10/2008'],
    ['CHC/1/6/2016-17', '2-Mar', null],
  ]);
  expect(rows).toEqual([
    ['undecided', 'becameDate 9/2008'],
    ['undecided', 'becameDate 7/2008'],
    ['ready', '53/2008'],
    ['undecided', 'becameDate 2/3'],
  ]);
  const [first, second, , last] = await imports.rows(id);
  await imports.edit(id, first!.id, { proposed: true, all: true });
  await imports.work();
  await imports.edit(id, last!.id, { decision: { values: { customCaseNo: '2-Mar' } } });
  expect((await imports.rows(id)).map(({ state, values }) => [state, values.customCaseNo])).toEqual([
    ['ready', '9/2008'],
    ['ready', '7/2008'],
    ['ready', '53/2008'],
    ['ready', '2-Mar'],
  ]);
  expect(second!.cells[1]).toBe('2008-07-01');
  await imports.step(id, 'run');
  expect((await imports.one(id)).counts).toMatchObject({ done: 4 });
});

it('taking what is proposed in one row leaves the others', async () => {
  const layout = layoutOf(['caseFilingId', 'customCaseNo']);
  const { id } = await checked('custom-appeals', 'customCaseNo', layout, [
    ['S-5/DM/2016', 'Nov-09'],
    ['S-4/CS/2016', 'Dec-09'],
  ]);
  const [first] = await imports.rows(id);
  await imports.edit(id, first!.id, { proposed: true });
  expect((await imports.rows(id)).map(({ state, values }) => [state, values.customCaseNo ?? null])).toEqual([
    ['ready', '11/2009'],
    ['undecided', null],
  ]);
});

it('a case number takes its year from the column for years', async () => {
  const layout = layoutOf(['caseFilingId', 'highCourtCaseNo', 'numberYear']);
  const { rows } = await checked('high-court-rits', 'highCourtCaseNo', layout, [
    ['S-5/DM/2016', 50023, 2021],
    ['S-4/CS/2016', '৫০০২৪', '২০২১'],
    ['CHC/4/6/2016-17', 'Writ Petition No. 50023', '2022 খ্রি.'],
    ['CHC/1/6/2016-17', '50025 of 2019', 2021],
    ['CHC/1/6/2016-17', '50026', null],
  ]);
  expect(rows).toEqual([
    ['ready', '50023/2021'],
    ['ready', '৫০০২৪/2021'],
    ['ready', 'Writ Petition No. 50023/2022'],
    ['ready', '50025 of 2019'],
    ['ready', '50026'],
  ]);
});

it('the year of a case number in a column that is left out, or of its date, is proposed', async () => {
  const layout = {
    ...layoutOf(['caseFilingId', 'highCourtCaseNo', '', 'dateOfCase']),
    headings: ['File No', 'মামলা নম্বর', 'সাল', 'দায়েরের তারিখ'],
  };
  layout.columns = layout.columns.filter(({ field }) => field);
  const { rows } = await checked('high-court-rits', 'highCourtCaseNo', layout, [
    ['S-5/DM/2016', 60023, 2021, '12/03/2022'],
    ['S-4/CS/2016', 'WP 60024', null, '12/03/2022'],
    ['CHC/4/6/2016-17', '60025/2020', 2021, '12/03/2022'],
    ['CHC/1/6/2016-17', '60026', null, null],
  ]);
  expect(rows).toEqual([
    ['undecided', 'yearElsewhere 60023/2021'],
    ['undecided', 'yearElsewhere WP 60024/2022'],
    ['ready', '60025/2020'],
    ['ready', '60026'],
  ]);
});

it('a file number takes its year from the column for years', async () => {
  const { rows } = await checked(
    'case-fillings',
    'nothiNumber',
    layoutOf(['nothiNumber', 'workPlaceId', 'numberYear']),
    [
      ['801', 'Air Unit', '2021'],
      ['H4-802/2021', 'Air Unit', '2021'],
    ],
  );
  expect(rows.map(([, number]) => number)).toEqual(['801/2021', 'H4-802/2021']);
});

it('an entry and its date in one cell come into their two fields, or are to be decided if the dates differ', async () => {
  const layout = layoutOf(['nothiNumber', 'workPlaceId', 'boe', 'boeDate']);
  const { id } = await imports.checked('case-fillings', layout, [
    ['H5-1', 'Air Unit', 'C-14176 dated 5-7-2015', null],
    ['H5-2', 'Air Unit', 'সি-১২৩৪৫ তাং- ১২/০৩/২০২১ খ্রিঃ', '12/3/2021'],
    ['H5-3', 'Air Unit', 'C-6 dated 5/7/2015', '6/7/2015'],
  ]);
  const rows = await imports.rows(id);
  expect(rows.map(({ values: { boe, boeDate } }) => [boe, boeDate])).toEqual([
    ['C-14176', '2015-07-05'],
    ['C-১২৩৪৫', '2021-03-12'],
    [null, '2015-07-06'],
  ]);
  expect(told(rows)).toEqual(['4 boe dateInNumber']);
  expect(rows[2]!.errors[0]!.params).toEqual({ proposed: 'C-6' });
});

it('a file in another spelling is there already, and keeps its own number when it is updated', async () => {
  const layout = layoutOf(['nothiNumber', 'workPlaceId', 'productName'], { existing: 'update' });
  const { id } = await imports.checked('case-fillings', layout, [
    ['CHC/4/6/2016–17', 'Air Unit', 'Silk'],
    ['CHC/1/6/2016\u201117', 'Air Unit', 'Silk'],
    ['S - 5 / DM / 2016', 'Air Unit', 'Silk'],
    ['\u200BS-৪/CS/২০১৬', 'Air Unit', 'Silk'],
  ]);
  const rows = await imports.rows(id);
  expect(rows.map(({ existing }) => existing)).toEqual(['update', 'update', 'update', 'update']);
});

it('a case that its file has in other words is there already', async () => {
  const layout = layoutOf(['caseFilingId', 'highCourtCaseNo']);
  const first = await imports.checked('high-court-rits', layout, [['S-5/DM/2016', 'W.P. 11477 of 2017']]);
  await imports.step(first.id, 'run');
  const { rows } = await checked('high-court-rits', 'highCourtCaseNo', layout, [
    ['S–5/DM/2016', 'রিট ১১৪৭৭/২০১৭'],
    ['S-4/CS/2016', 'রিট ১১৪৭৭/২০১৭'],
    ['S-4/CS/2016', 'Writ Petition No. 11477–2017'],
  ]);
  expect(rows.map(([state]) => state)).toEqual(['skipped', 'ready', 'refused']);
});

it('identifiers in scientific notation are refused', async () => {
  const layout = layoutOf(['nothiNumber', 'workPlaceId', 'boe', 'companyId', 'company.vatRegNo']);
  const { id } = await imports.checked('case-fillings', layout, [
    ['H6-1', 'Air Unit', '1.23457E+11', 'Alpha Test Ltd', '1.23457E+12'],
    ['4.50E+10', 'Air Unit', 'C-101', 'Beta Test Ltd', '001234567-0101'],
  ]);
  expect(told(await imports.rows(id)).filter((text) => text.includes('digitsLost'))).toEqual([
    '2 boe digitsLost',
    '2 company.vatRegNo digitsLost',
    '3 nothiNumber digitsLost',
  ]);
});

it('the status of a court case is understood in the words of a filing’s status, and how it ended is asked about', async () => {
  const layout = layoutOf(['caseFilingId', 'highCourtCaseNo', 'status']);
  const words = ['Pending', 'চলমান', 'অনিষ্পন্ন', 'নিষ্পন্ন', 'Dismissed', 'খারিজ', 'Rule absolute', 'Lost'];
  const { rows } = await checked(
    'high-court-rits',
    'status',
    layout,
    words.map((word, at) => ['S-5/DM/2016', `${61_001 + at}/2026`, word]),
  );
  expect(rows).toEqual([
    ['ready', 'SUBJUDICE'],
    ['ready', 'SUBJUDICE'],
    ['ready', 'SUBJUDICE'],
    ['ready', 'ORDER_PASSED'],
    ['undecided', 'likelyChoice ORDER_PASSED'],
    ['undecided', 'likelyChoice ORDER_PASSED'],
    ['undecided', 'likelyChoice ORDER_PASSED'],
    ['refused', 'notAChoice '],
  ]);
});
