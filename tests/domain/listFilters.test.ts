import { expect, it } from 'vitest';
import { filingFilters, isFilterValue } from '../../domain/listFilters';

it('a filter of a figure accepts only values that the figure can have', () => {
  const { status, month, workPlaceId, companyId } = filingFilters;
  const values = [
    [status, ['OPEN', 'SUBJUDICE'], ['', 'open', 'NOT_GIVEN', 'toString', 1]],
    [
      month,
      ['2026-03', '1971-12', '0001-01'],
      ['2026-3', '2026-13', '2026-00', '0000-01', '২০২৬-০৩', 202603],
    ],
    [companyId, ['3', 3], ['', '0', 'Padma', '1234567890123456']],
    [workPlaceId, ['3', 3, '123456789012345'], ['', '0', '-1', '1.5', 'AIR', '1234567890123456']],
  ] as const;
  for (const [filter, taken, refused] of values) {
    for (const value of taken) expect(isFilterValue(filter, value), String(value)).toBe(true);
    for (const value of refused) expect(isFilterValue(filter, value), String(value)).toBe(false);
  }
});
