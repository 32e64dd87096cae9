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

describe('the counts of Home', () => {
  it('have the names of the contract, in court order', () => {
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

  it('by status: its own statuses in their order, 0 where a server says nothing, and their sum', () => {
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

  it('by status: names what else a server has cases of, so that the total is all of them', () => {
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

  it('by month: the oldest first, without what is no month', () => {
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

  it('of a range of months are 0 where a month has no case', () => {
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

describe('the months that Home shows', () => {
  it('are so many up to this one, with both ends', () => {
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

  it('can be chosen from all that have a case, but for the slips of the pen', () => {
    const shown = { from: '2024-12', to: '2026-11' };
    expect(monthsToChooseFrom([], shown)).toEqual(shown);
    const counted = ['0201-03', '1999-06', '2025-01', '2027-02', '9202-01'].map((yearMonth) => ({
      yearMonth,
    }));
    expect(monthsToChooseFrom(countsByMonth(counted), shown)).toEqual({ from: '1999-06', to: '2027-02' });
  });
});
