import type { Example } from './example';

/** Periods in months. */
export const monthExamples: Example[] = [
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
  // The months end on 28 February, the last day of the month, a Saturday → Sunday 1 March; last open day before: Thursday 26 February
  [
    'a month from 30 January',
    { n: 1, unit: 'MONTHS' },
    { triggerDate: '2026-01-30' },
    ['2026-02-28', '2026-03-01', '2026-02-26', null],
  ],
  // The months end on 28 March, a Saturday → Sunday 29 March; last open day before: Wednesday 25 March
  [
    'a month from 28 February',
    { n: 1, unit: 'MONTHS' },
    { triggerDate: '2026-02-28' },
    ['2026-03-28', '2026-03-29', '2026-03-25', null],
  ],
  // The months end on 28 February, the last day of the month, a Saturday → Sunday 1 March; last open day before: Thursday 26 February. Extended: 30 April from the trigger, 28 April from the limit, a Tuesday
  [
    'three months from 30 November',
    { n: 3, unit: 'MONTHS', extensionN: 2, extensionUnit: 'MONTHS' },
    { triggerDate: '2025-11-30' },
    ['2026-02-28', '2026-03-01', '2026-02-26', '2026-04-28'],
  ],
  // The months end on 30 June, the last day of the month, a Tuesday. Extended: 31 August from the trigger, 30 August from the limit, a Sunday
  [
    'three months from 31 March',
    { n: 3, unit: 'MONTHS', extensionN: 2, extensionUnit: 'MONTHS' },
    { triggerDate: '2026-03-31' },
    ['2026-06-30', '2026-06-30', '2026-06-30', '2026-08-30'],
  ],
  // The months end on 30 November, the last day of the month, a Monday. Extended: 31 January from the trigger, 30 January from the limit, a Saturday → Sunday 31 January
  [
    'three months from 31 August',
    { n: 3, unit: 'MONTHS', extensionN: 2, extensionUnit: 'MONTHS' },
    { triggerDate: '2026-08-31' },
    ['2026-11-30', '2026-11-30', '2026-11-30', '2027-01-31'],
  ],
  // The months end on 15 January, a Friday → Sunday 17 January; last open day before: Thursday 14 January. Extended, by both counts: 15 March, a Monday
  [
    'three months over New Year',
    { n: 3, unit: 'MONTHS', extensionN: 2, extensionUnit: 'MONTHS' },
    { triggerDate: '2026-10-15' },
    ['2027-01-15', '2027-01-17', '2027-01-14', '2027-03-15'],
  ],
  // The months end on 29 May, a Wednesday. Extended, by both counts: 29 July, a Monday
  [
    'three months from 29 February',
    { n: 3, unit: 'MONTHS', extensionN: 2, extensionUnit: 'MONTHS' },
    { triggerDate: '2024-02-29' },
    ['2024-05-29', '2024-05-29', '2024-05-29', '2024-07-29'],
  ],
  // The months end on 28 February, the last day of the month, a Sunday
  [
    'six months from 31 August',
    { n: 6, unit: 'MONTHS' },
    { triggerDate: '2026-08-31' },
    ['2027-02-28', '2027-02-28', '2027-02-28', null],
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
];
