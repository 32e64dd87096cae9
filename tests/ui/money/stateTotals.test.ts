import { expect, it } from 'vitest';
import { totalsTable } from '../../../src/money/StateTable';
import { filesAddress, sectionsOf } from '../../../src/money/stateTotals';

const total = (workPlaceId: number, state: string, amount: number) => ({
  workPlaceId,
  wpName: `Section ${workPlaceId}`,
  wpNameBn: null,
  state,
  amount,
  files: 1,
});

it('the spreadsheet of the totals rounds the exact sum once: three times 0.15 crore are 0.44', () => {
  const bySection = [1, 2, 3].map((section) => total(section, 'OUTSTANDING', 1_450_000));
  const totals = sectionsOf([total(0, 'OUTSTANDING', 4_350_000)], bySection);
  const { rows, totals: foot } = totalsTable(totals, 'Custom House', (key) => key);
  expect(rows).toEqual([
    ['Section 1', 0.15],
    ['Section 2', 0.15],
    ['Section 3', 0.15],
  ]);
  expect(foot).toEqual(['moneyLists.totals.inAll', 0.44]);
});

it('a figure opens the files of its state and section, those with the most first', () => {
  expect(decodeURIComponent(filesAddress('NOT_CONFIRMED', 3))).toBe(
    '/money/files?filter={"state":"NOT_CONFIRMED","workPlaceId":3}&sort=notConfirmed&order=DESC',
  );
});
