import { expect, it } from 'vitest';
import type { Cell, ImportLayout, ImportRow } from '../../../domain/imports';
import { refusedColumns } from '../../../src/import/refusedRows';

const layout: ImportLayout = {
  columns: [
    { column: 1, field: 'nothiNumber' },
    { column: 2, field: 'companyId', reading: 'bijoy' },
    { column: 3, field: 'boeDate', reading: 'mdy' },
    { column: 4, field: 'revenue', reading: 'lakh' },
    { column: 5, field: 'monetaryPenalty', reading: 'crore' },
    { column: 7, field: 'boe' },
  ],
  headings: ['SL', 'Our ref', 'cÖwZôvb', 'তাং', 'Money (in lakh)', 'Fine', 'Seen by', '', ''],
  values: { workPlaceId: 'AIR' },
  existing: 'skip',
  parties: 'make',
};

const row = (cells: Cell[], values: Record<string, Cell> = {}) =>
  ({ cells, decision: { values } }) as ImportRow;

const rows = [
  row([1, 'S-1', 'XvKv', '3/25/2021', 12.5, 'N/A', 'Karim, at the jetty', 'C-1', null, 'beside the table']),
  row([2, 'S-2', null, '25/3/2021', 1, 2], { remarks: 'Papers asked for', workPlaceId: 'CEPZ' }),
];

const sheetOf = (given: ImportLayout) => {
  const columns = refusedColumns({ register: 'case-fillings', layout: given }, rows, (field) => `[${field}]`);
  return [
    columns.map(({ heading }) => heading),
    ...rows.map((each) => columns.map(({ cellOf }) => cellOf(each))),
  ];
};

it('the sheet of refused rows has all columns and headings, and values entered for fields without a column', () => {
  expect(sheetOf(layout)).toEqual([
    [
      'SL',
      'Our ref',
      'প্রতিষ্ঠান',
      'তাং',
      'Money (in lakh)',
      '[monetaryPenalty]',
      'Seen by',
      '[boe]',
      '',
      '[workPlaceId]',
      '[remarks]',
    ],
    [
      '1',
      'S-1',
      'ঢাকা',
      '25/03/2021',
      '12.5',
      'N/A',
      'Karim, at the jetty',
      'C-1',
      'beside the table',
      'AIR',
      '',
    ],
    ['2', 'S-2', '', '25/3/2021', '1', '2', '', '', '', 'CEPZ', 'Papers asked for'],
  ]);
});

it('the sheet of refused rows states for each column how it is read when it is imported again', () => {
  const columns = refusedColumns({ register: 'case-fillings', layout }, rows, (field) => field);
  expect(columns.flatMap(({ field, reading }) => (reading ? `${field} ${reading}` : []))).toEqual([
    'boeDate dmy',
    'revenue lakh',
    'monetaryPenalty crore',
  ]);
});

it('columns of refused rows are named by their fields if the headings were not kept', () => {
  const { headings: _headings, ...older } = layout;
  expect(sheetOf(older)[0]).toEqual([
    '',
    '[nothiNumber]',
    '[companyId]',
    '[boeDate]',
    '[revenue]',
    '[monetaryPenalty]',
    '',
    '[boe]',
    '',
    '[workPlaceId]',
    '[remarks]',
  ]);
});
