import { describe, expect, it } from 'vitest';
import { sectionReport, subjectSummary, summaryRegisters } from '../../domain/sectionSummary';

const ZEROS = Object.fromEntries(
  [
    'caseFiling',
    'revenue',
    'applicateCommCase',
    'applicateCommCaseRevenue',
    'tribunalCase',
    'tribunalCaseRevenue',
    'customsAppeal',
    'customsAppealRevenue',
    'highCourtRit',
    'highCourtRitRevenue',
    'highCourtCpaCplCase',
    'highCourtCpaCplCaseRevenue',
    'highCourtCpCase',
    'highCourtCpCaseRevenue',
    'admiralSuit',
    'admiralSuitRevenue',
    'foujdariCase',
    'foujdariCaseRevenue',
    'civilCase',
    'civilCaseRevenue',
  ].map((name) => [name, 0]),
);
const row = (wpName: string, caseStatus: string, given: object = {}) => ({
  wpName,
  caseStatus,
  ...ZEROS,
  ...given,
});

const zeros = (registers: number) => Array.from({ length: registers }, () => ({ count: 0, revenue: 0 }));

describe('the section-wise report', () => {
  it('the section-wise report has the ten registers by the contract’s names, the lowest court first', () => {
    expect(summaryRegisters.flatMap(({ count, revenue }) => [count, revenue])).toEqual(Object.keys(ZEROS));
  });

  it('the section-wise report sums the statuses of each section and lists sections without a case', () => {
    const { sections, counts, total } = sectionReport([
      row('Jetty', 'OPEN', { caseFiling: 3, revenue: 0.1, tribunalCase: 1, tribunalCaseRevenue: 0.1 }),
      row('Jetty', 'CLOSED', { caseFiling: 2, revenue: 0.2, civilCase: 1, civilCaseRevenue: 5 }),
      row('AIR', 'OPEN'),
      row('Bond', 'ONREMAND', { caseFiling: 1, revenue: 12_345_678.9 }),
    ]);
    expect(sections.map(({ section, total: ofSection }) => [section, ofSection])).toEqual([
      ['Jetty', 7],
      ['AIR', 0],
      ['Bond', 1],
    ]);
    expect(sections[0]!.figures).toEqual([
      { count: 5, revenue: 0.3 },
      ...zeros(1),
      { count: 1, revenue: 0.1 },
      ...zeros(6),
      { count: 1, revenue: 5 },
    ]);
    expect(sections[1]!.figures).toEqual(zeros(10));
    expect(counts).toEqual([6, 0, 1, 0, 0, 0, 0, 0, 0, 1]);
    expect(total).toBe(8);
  });

  it('the section-wise report counts figures that a server omits as 0', () => {
    const { sections, total } = sectionReport([{ wpName: 'AIR', caseFiling: 4, tribunalCase: null }]);
    expect(sections[0]).toMatchObject({ section: 'AIR', total: 4 });
    expect(sections[0]!.figures[2]).toEqual({ count: 0, revenue: 0 });
    expect(total).toBe(4);
  });

  it('the section-wise report is empty without sections', () => {
    expect(sectionReport([])).toEqual({ sections: [], counts: Array(10).fill(0), total: 0 });
  });
});

describe('the summary by section and subject', () => {
  it('the summary by section and subject has a row per section and status, and totals of the counts', () => {
    const { sections, counts, total } = subjectSummary([
      row('AIR', 'OPEN', {
        workPlaceId: 3,
        caseFiling: 2,
        revenue: 0.1,
        civilCase: 1,
        civilCaseRevenue: 0.2,
      }),
      row('AIR', 'CLOSED', { workPlaceId: 3, caseFiling: 1, revenue: 7 }),
      row('Jetty', 'OPEN'),
    ]);
    expect(sections.map(({ section, workPlaceId }) => [section, workPlaceId])).toEqual([
      ['AIR', 3],
      ['Jetty', undefined],
    ]);
    expect(sections[0]!.subjects).toEqual([
      {
        status: 'OPEN',
        figures: [{ count: 2, revenue: 0.1 }, ...zeros(8), { count: 1, revenue: 0.2 }],
        total: 3,
      },
      { status: 'CLOSED', figures: [{ count: 1, revenue: 7 }, ...zeros(9)], total: 1 },
    ]);
    expect(counts).toEqual([3, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(total).toBe(4);
  });
});
