import { http } from 'msw';
import type { ForeignRecord, Guarded } from './foreignAnswers';

/** A foreign server's figures. */
export const figures = {
  statuses: {
    caseFilling: { OPEN: 1200, CLOSED: 34, ONREMAND: 0, SUBJUDICE: 5 },
    tribunalCase: { ORDER_PASSED: 3, SUBJUDICE: 4 },
    civilCase: { ORDER_PASSED: 0, SUBJUDICE: 2 },
  } as ForeignRecord,
  months: [
    { yearMonth: '2024-06', customCase: 7 },
    { yearMonth: '2026-09', customCase: 12, tribunalCase: 3, civilCase: 2 },
    { yearMonth: '2026-11', customCase: 1234 },
  ] as ForeignRecord[],
  sections: [
    { wpName: 'AIR', caseStatus: 'OPEN', caseFiling: 1200, revenue: 123_456_789.05, civilCase: 2 },
    { wpName: 'AIR', caseStatus: 'CLOSED', caseFiling: 34, tribunalCase: 7, tribunalCaseRevenue: 10_050_000 },
    { wpName: 'Jetty', caseStatus: 'OPEN' },
  ] as ForeignRecord[],
};

export const figureHandlers = (guarded: Guarded) => [
  http.get(
    '/api/case/v2/dashboard-info',
    guarded(() => figures.statuses),
  ),
  http.get(
    '/api/case/month-wise-case-info',
    guarded(() => figures.months),
  ),
  http.get(
    '/api/case/section-wise-case-summary',
    guarded(() => figures.sections),
  ),
];
