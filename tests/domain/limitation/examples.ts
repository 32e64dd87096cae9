import type { CountingRule, Entered } from '../../../domain/limitation/count';

export type Dates = [byCount: string, mayFile: string, aimFor: string, extended: string | null];

/**
 * A limit worked by hand with a printed calendar. The comment above each example shows the work: the days counted in
 * the first month and in each month after it, and the day on which the count ends. If that day is closed, "→" leads to
 * the next open day, and the last open day before follows. "Extended" is the last day of the extension, counted from
 * the trigger and from the limit; "by both counts" means that they give the same day.
 */
type Example = [
  title: string,
  counting: Partial<CountingRule>,
  entered: Entered,
  dates: Dates,
  closed?: readonly (readonly [string, string])[],
];

export const examples: Example[] = [
  // 30 days of January: 31 January, a Saturday → Sunday 1 February; last open day before: Thursday 29 January
  [
    '30 days within one month',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2026-01-01' },
    ['2026-01-31', '2026-02-01', '2026-01-29', null],
  ],
  // 23 days of February + 7 of March: 7 March, a Saturday → Sunday 8 March; last open day before: Thursday 5 March
  [
    '30 days over a short February',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2026-02-05' },
    ['2026-03-07', '2026-03-08', '2026-03-05', null],
  ],
  // 24 days of February + 6 of March: 6 March, a Wednesday
  [
    '30 days over the February of a leap year',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2024-02-05' },
    ['2024-03-06', '2024-03-06', '2024-03-06', null],
  ],
  // 27 days of February + 31 of March + 30 of April + 2 of May: 2 May, a Friday → Sunday 4 May; last open day before: Wednesday 30 April
  [
    '90 days that end on a Friday',
    { n: 90, unit: 'DAYS' },
    { triggerDate: '2025-02-01' },
    ['2025-05-02', '2025-05-04', '2025-04-30', null],
  ],
  // 1 day of November: 20 November, a Friday → Sunday 22 November; last open day before: Thursday 19 November
  [
    'one day into a weekend',
    { n: 1, unit: 'DAYS' },
    { triggerDate: '2026-11-19' },
    ['2026-11-20', '2026-11-22', '2026-11-19', null],
  ],
  // 29 days of April + 31 of May + 30 of June: 30 June, a Tuesday. Extended, by both counts: 29 August, a Saturday → Sunday 30 August
  [
    '90 days with 60 days more',
    { n: 90, unit: 'DAYS', extensionN: 60, extensionUnit: 'DAYS' },
    { triggerDate: '2026-04-01' },
    ['2026-06-30', '2026-06-30', '2026-06-30', '2026-08-30'],
  ],
  // 22 days of April + 31 of May + 30 of June + 7 of July: 7 July, a Tuesday. Extended, by both counts: 5 September, a Saturday → Sunday 6 September
  [
    '90 days whose 60 days more end on a Saturday',
    { n: 90, unit: 'DAYS', extensionN: 60, extensionUnit: 'DAYS' },
    { triggerDate: '2026-04-08' },
    ['2026-07-07', '2026-07-07', '2026-07-07', '2026-09-06'],
  ],
  // 14 days of January + 28 of February + 18 of March: 18 March, a Wednesday; 17 to 23 March are closed → Tuesday 24 March; last open day before: Monday 16 March
  [
    'a vacation of seven days',
    { n: 60, unit: 'DAYS' },
    { triggerDate: '2026-01-17' },
    ['2026-03-18', '2026-03-24', '2026-03-16', null],
    [['2026-03-17', '2026-03-23']],
  ],
  // 14 days of January + 28 of February + 18 of March: 18 March, a Wednesday; 17 to 26 March are closed, then a weekend → Sunday 29 March; last open day before: Monday 16 March
  [
    'a vacation that meets a weekend',
    { n: 60, unit: 'DAYS' },
    { triggerDate: '2026-01-17' },
    ['2026-03-18', '2026-03-29', '2026-03-16', null],
    [['2026-03-17', '2026-03-26']],
  ],
  // 14 days of January + 28 of February + 18 of March: 18 March, a Wednesday, open: the holiday before it changes nothing
  [
    'a holiday the day before the last day',
    { n: 60, unit: 'DAYS' },
    { triggerDate: '2026-01-17' },
    ['2026-03-18', '2026-03-18', '2026-03-18', null],
    [['2026-03-17', '2026-03-17']],
  ],
  // Working days: 2, 3, 4, 5, 8, 9, 10, 11, 12, 15 November, a Sunday
  [
    'ten working days without a holiday',
    { n: 10, unit: 'WORKING_DAYS' },
    { triggerDate: '2026-11-01' },
    ['2026-11-15', '2026-11-15', '2026-11-15', null],
  ],
  // Working days: 10, 13, 14, 15, 17, 20, 21, 22, 23, 24 December, a Thursday; 16 December is Victory Day
  [
    'ten working days over Victory Day',
    { n: 10, unit: 'WORKING_DAYS' },
    { triggerDate: '2026-12-09' },
    ['2026-12-24', '2026-12-24', '2026-12-24', null],
  ],
  // 22 working days in January + 20 in February + 20 in March + 21 in April + 21 in May + 16 in June: 23 June, a Sunday
  [
    '120 working days',
    { n: 120, unit: 'WORKING_DAYS' },
    { triggerDate: '2024-01-01' },
    ['2024-06-23', '2024-06-23', '2024-06-23', null],
  ],
  // Working days: 22, 23, 24, 25, 26 November, a Thursday
  [
    'five working days from a Friday',
    { n: 5, unit: 'WORKING_DAYS' },
    { triggerDate: '2026-11-20' },
    ['2026-11-26', '2026-11-26', '2026-11-26', null],
  ],
  // Working days: 23, 24, 25, 26, 29 November, a Sunday. Extended, by both counts: 6 December, a Sunday
  [
    'five working days with five more',
    { n: 5, unit: 'WORKING_DAYS', extensionN: 5, extensionUnit: 'WORKING_DAYS' },
    { triggerDate: '2026-11-22' },
    ['2026-11-29', '2026-11-29', '2026-11-29', '2026-12-06'],
  ],
  // The months end on 15 February, a Sunday
  [
    'a month that ends on the same day',
    { n: 1, unit: 'MONTHS' },
    { triggerDate: '2026-01-15' },
    ['2026-02-15', '2026-02-15', '2026-02-15', null],
  ],
  // The months end on 28 February, the last day of the month, a Saturday → Sunday 1 March; last open day before: Thursday 26 February
  [
    'a month from 31 January',
    { n: 1, unit: 'MONTHS' },
    { triggerDate: '2026-01-31' },
    ['2026-02-28', '2026-03-01', '2026-02-26', null],
  ],
  // The months end on 29 February, the last day of the month, a Thursday
  [
    'a month from 31 January of a leap year',
    { n: 1, unit: 'MONTHS' },
    { triggerDate: '2024-01-31' },
    ['2024-02-29', '2024-02-29', '2024-02-29', null],
  ],
  // The months end on 29 May, a Wednesday. Extended, by both counts: 29 July, a Monday
  [
    'three months from 29 February',
    { n: 3, unit: 'MONTHS', extensionN: 2, extensionUnit: 'MONTHS' },
    { triggerDate: '2024-02-29' },
    ['2024-05-29', '2024-05-29', '2024-05-29', '2024-07-29'],
  ],
  // The months end on 29 February 2024, a Thursday
  [
    '48 months from 29 February',
    { n: 48, unit: 'MONTHS' },
    { triggerDate: '2020-02-29' },
    ['2024-02-29', '2024-02-29', '2024-02-29', null],
  ],
  // The months end on 7 March 2025, a Friday, which stays the last day; last open day before: Thursday 6 March
  [
    '48 months that end on a Friday and do not roll',
    { n: 48, unit: 'MONTHS', rolls: false },
    { triggerDate: '2021-03-07' },
    ['2025-03-07', '2025-03-07', '2025-03-06', null],
  ],
  // The months end on 10 April, a Friday → Sunday 12 April; last open day before: Thursday 9 April. Extended, by both counts: 10 May, a Sunday
  [
    'three months with 30 days more',
    { n: 3, unit: 'MONTHS', extensionN: 30, extensionUnit: 'DAYS' },
    { triggerDate: '2026-01-10' },
    ['2026-04-10', '2026-04-12', '2026-04-09', '2026-05-10'],
  ],
  // 30 days of January + 28 of February + 31 of March + 1 of April: 1 April; 1 more day for the copy: 2 April, a Thursday
  [
    'a copy of one day',
    { n: 90, unit: 'DAYS' },
    { triggerDate: '2026-01-01', copyApplied: '2026-01-05', copyReady: '2026-01-05' },
    ['2026-04-02', '2026-04-02', '2026-04-02', null],
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
