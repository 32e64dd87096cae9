import type { Example } from './example';

/** Periods with the days that a certified copy took. */
export const copyExamples: Example[] = [
  // 30 days of January + 28 of February + 31 of March + 1 of April: 1 April; 1 more day for the copy: 2 April, a Thursday
  [
    'a copy of one day',
    { n: 90, unit: 'DAYS' },
    { triggerDate: '2026-01-01', copyApplied: '2026-01-05', copyReady: '2026-01-05' },
    ['2026-04-02', '2026-04-02', '2026-04-02', null],
  ],
  // 27 days of February + 31 of March + 30 of April + 2 of May: 2 May; 12 more days for the copy: 14 May, a Wednesday
  [
    'a copy of twelve days',
    { n: 90, unit: 'DAYS' },
    { triggerDate: '2025-02-01', copyApplied: '2025-02-10', copyReady: '2025-02-21' },
    ['2025-05-14', '2025-05-14', '2025-05-14', null],
  ],
  // 30 days of January: 31 January; 10 more days for the copy: 10 February, a Tuesday
  [
    'a copy applied for on the last day',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2026-01-01', copyApplied: '2026-01-31', copyReady: '2026-02-09' },
    ['2026-02-10', '2026-02-10', '2026-02-10', null],
  ],
  // 30 days of January: 31 January; applied for on 1 February, so nothing is added; a Saturday → Sunday 1 February; last open day before: Thursday 29 January
  [
    'a copy applied for a day too late',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2026-01-01', copyApplied: '2026-02-01', copyReady: '2026-02-09' },
    ['2026-01-31', '2026-02-01', '2026-01-29', null],
  ],
  // 30 days of January: 31 January, a Saturday → Sunday 1 February; last open day before: Thursday 29 January
  [
    'a copy under a rule that adds none',
    { n: 30, unit: 'DAYS', copyExcluded: false },
    { triggerDate: '2026-01-01', copyApplied: '2026-01-05', copyReady: '2026-01-20' },
    ['2026-01-31', '2026-02-01', '2026-01-29', null],
  ],
  // The months end on 30 April, the last day of the month; 10 more days for the copy: 10 May, a Sunday. Extended, by both counts: 10 July, a Friday → Sunday 12 July
  [
    'a copy with months and an extension',
    { n: 3, unit: 'MONTHS', extensionN: 2, extensionUnit: 'MONTHS' },
    { triggerDate: '2026-01-31', copyApplied: '2026-02-01', copyReady: '2026-02-10' },
    ['2026-05-10', '2026-05-10', '2026-05-10', '2026-07-12'],
  ],
  // 30 days of January + 28 of February + 2 of March: 2 March; 4 more days for the copy: 6 March, a Friday → Sunday 8 March; last open day before: Thursday 5 March
  [
    'a copy that moves the last day onto a Friday',
    { n: 60, unit: 'DAYS' },
    { triggerDate: '2026-01-01', copyApplied: '2026-01-05', copyReady: '2026-01-08' },
    ['2026-03-06', '2026-03-08', '2026-03-05', null],
  ],
];
