import { describe, expect, it } from 'vitest';
import {
  countedRegisters,
  countsByMonth,
  countsByStatus,
  countsOfRange,
  lastMonths,
  monthsOf,
  monthsToChooseFrom,
} from '../../domain/caseCounts';

describe("Home's counts", () => {
  it("Home's counts have the contract’s names, from the lowest court to the highest", () => {
    expect(countedRegisters.map(({ byStatus, byMonth }) => [byStatus, byMonth])).toEqual([
      ['caseFilling', 'customCase'],
      ['applicateCommCase', 'applicateCommCase'],
      ['tribunalCase', 'tribunalCase'],
      ['customsAppeal', 'customAppeal'],
      ['highCourtRit', 'highCourtRit'],
      ['highCourtCpaCplCase', 'highCourtCpaCpl'],
      ['highCourtCpCase', 'highCourtCp'],
      ['admiralSuit', 'admiral'],
      ['foujdariCase', 'foujdari'],
      ['civilCase', 'civilCase'],
    ]);
  });

  it('the counts by status list a register’s statuses in order, with 0 for missing ones, and the total', () => {
    const [filings, appeals] = countsByStatus({ caseFilling: { SUBJUDICE: 2, OPEN: 40 } });
    expect(filings).toEqual({
      register: 'case-fillings',
      counts: [
        { status: 'OPEN', cases: 40 },
        { status: 'CLOSED', cases: 0 },
        { status: 'ONREMAND', cases: 0 },
        { status: 'SUBJUDICE', cases: 2 },
      ],
      total: 42,
    });
    expect(appeals).toMatchObject({ register: 'applicate-comm-cases', total: 0 });
  });

  it('the counts by status include unknown statuses, so that the total covers all cases', () => {
    const [, appeals] = countsByStatus({
      applicateCommCase: { ORDER_PASSED: 1, NOT_GIVEN: 3, PENDING: 2, ARCHIVED: 0 },
    });
    expect(appeals).toEqual({
      register: 'applicate-comm-cases',
      counts: [
        { status: 'ORDER_PASSED', cases: 1 },
        { status: 'SUBJUDICE', cases: 0 },
        { status: 'NOT_GIVEN', cases: 3 },
        { status: 'PENDING', cases: 2 },
      ],
      total: 6,
    });
  });

  it('the counts by month list the oldest month first and skip rows without a month', () => {
    const months = countsByMonth([
      { yearMonth: '2026-02', customCase: 5, civilCase: 1 },
      { yearMonth: '2025-11', highCourtCpaCpl: 2 },
      { yearMonth: null, customCase: 9 },
      { yearMonth: '2026-13', customCase: 9 },
    ]);
    expect(months.map(({ month, total }) => [month, total])).toEqual([
      ['2025-11', 2],
      ['2026-02', 6],
    ]);
    expect(months[1]!.counts).toMatchObject({ 'case-fillings': 5, 'civil-case': 1, 'tribunal-cases': 0 });
  });

  it('the counts of a range of months are 0 for months without cases', () => {
    const counted = countsByMonth([
      { yearMonth: '2025-10', customCase: 7 },
      { yearMonth: '2025-12', customCase: 5 },
    ]);
    const shown = countsOfRange(counted, { from: '2025-11', to: '2026-01' });
    expect(shown.map(({ month, total }) => [month, total])).toEqual([
      ['2025-11', 0],
      ['2025-12', 5],
      ['2026-01', 0],
    ]);
    expect(shown[0]!.counts['case-fillings']).toBe(0);
  });
});

describe('the months of Home', () => {
  it('Home shows the given number of months, ending with the current one', () => {
    expect(lastMonths(24, '2026-11')).toEqual({ from: '2024-12', to: '2026-11' });
    expect(lastMonths(24, '2026-01')).toEqual({ from: '2024-02', to: '2026-01' });
    expect(monthsOf(lastMonths(24, '2026-11'))).toHaveLength(24);
    expect(monthsOf({ from: '2025-11', to: '2026-02' })).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
  });

  it('Home offers all months from the first to the last with cases, except impossible ones such as 0201-03', () => {
    const shown = { from: '2024-12', to: '2026-11' };
    expect(monthsToChooseFrom([], shown)).toEqual(shown);
    const counted = ['0201-03', '1999-06', '2025-01', '2027-02', '9202-01'].map((yearMonth) => ({
      yearMonth,
    }));
    expect(monthsToChooseFrom(countsByMonth(counted), shown)).toEqual({ from: '1999-06', to: '2027-02' });
  });
});
