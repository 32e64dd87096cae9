import { expect, it } from 'vitest';
import { kindOfPeriod, nextPeriod, periodOf, type PeriodKind } from '../../../domain/returns/periods';

it.each([
  ['month', '2026-02-14', '2026-02-01', '2026-02-28'],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['quarter', '2026-01-01', '2026-01-01', '2026-03-31'],
  ['quarter', '2026-12-31', '2026-10-01', '2026-12-31'],
  ['year', '2026-07-15', '2026-01-01', '2026-12-31'],
  ['fiscalYear', '2026-06-30', '2025-07-01', '2026-06-30'],
  ['fiscalYear', '2026-07-01', '2026-07-01', '2027-06-30'],
] as const)('the %s of %s is from %s to %s', (kind, day, from, to) => {
  expect(periodOf(kind, day)).toEqual({ from, to });
});

it.each([
  ['2026-04-01', '2026-04-30', 'month'],
  ['2026-04-01', '2026-06-30', 'quarter'],
  ['2026-01-01', '2026-12-31', 'year'],
  ['2025-07-01', '2026-06-30', 'fiscalYear'],
  ['2026-04-01', '2026-04-29', null],
  ['2026-04-02', '2026-04-30', null],
  ['2026-02-01', '2026-04-30', null],
  ['2026-01-01', '2027-12-31', null],
] as const)('%s to %s is a %s', (from, to, kind) => {
  expect(kindOfPeriod({ from, to })).toBe(kind);
});

it.each<[PeriodKind, string, string, 1 | -1, string, string]>([
  ['month', '2026-12-01', '2026-12-31', 1, '2027-01-01', '2027-01-31'],
  ['month', '2026-03-01', '2026-03-31', -1, '2026-02-01', '2026-02-28'],
  ['quarter', '2026-01-01', '2026-03-31', -1, '2025-10-01', '2025-12-31'],
  ['fiscalYear', '2025-07-01', '2026-06-30', 1, '2026-07-01', '2027-06-30'],
])('a %s from %s to %s, moved by %i, is %s to %s', (kind, from, to, by, nextFrom, nextTo) => {
  expect(nextPeriod(kind, { from, to }, by)).toEqual({ from: nextFrom, to: nextTo });
});
