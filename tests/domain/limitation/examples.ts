import type { CountingRule, Entered } from '../../../domain/limitation/count';

export type Dates = [byCount: string, mayFile: string, aimFor: string, extended: string | null];

/** Worked by hand with a calendar of the years; the comment says what day the count ends on. */
export const examples: [
  title: string,
  counting: Partial<CountingRule>,
  entered: Entered,
  dates: Dates,
  closed?: readonly (readonly [string, string])[],
][] = [
  // a Saturday, closed; open again on Sunday, open before on Thursday
  [
    '30 days within one month',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2026-01-01' },
    ['2026-01-31', '2026-02-01', '2026-01-29', null],
  ],
  // a Saturday, closed; open again on Sunday, open before on Thursday
  [
    '30 days over a short February',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2026-02-05' },
    ['2026-03-07', '2026-03-08', '2026-03-05', null],
  ],
  // a Wednesday, open
  [
    '30 days over the February of a leap year',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2024-02-05' },
    ['2024-03-06', '2024-03-06', '2024-03-06', null],
  ],
  // a Thursday, open
  [
    '60 days that end on a Thursday',
    { n: 60, unit: 'DAYS' },
    { triggerDate: '2026-03-01' },
    ['2026-04-30', '2026-04-30', '2026-04-30', null],
  ],
  // a Friday, closed; open again on Sunday, open before on Thursday
  [
    '90 days over the end of a year',
    { n: 90, unit: 'DAYS' },
    { triggerDate: '2025-11-15' },
    ['2026-02-13', '2026-02-15', '2026-02-12', null],
  ],
  // a Friday, closed; open again on Sunday, open before on Wednesday
  [
    '90 days that end on a Friday',
    { n: 90, unit: 'DAYS' },
    { triggerDate: '2025-02-01' },
    ['2025-05-02', '2025-05-04', '2025-04-30', null],
  ],
  // a Saturday, closed; open again on Sunday, open before on Wednesday
  [
    '90 days that end on a Saturday',
    { n: 90, unit: 'DAYS' },
    { triggerDate: '2025-02-02' },
    ['2025-05-03', '2025-05-04', '2025-04-30', null],
  ],
  // a Sunday, open
  [
    '90 days that end on a Sunday',
    { n: 90, unit: 'DAYS' },
    { triggerDate: '2025-02-03' },
    ['2025-05-04', '2025-05-04', '2025-05-04', null],
  ],
  // a Friday, closed; open again on Sunday, open before on Thursday
  [
    'one day into a weekend',
    { n: 1, unit: 'DAYS' },
    { triggerDate: '2026-11-19' },
    ['2026-11-20', '2026-11-22', '2026-11-19', null],
  ],
  // a Wednesday, closed; open again on Thursday, open before on Tuesday
  [
    'a last day on Victory Day',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2026-11-16' },
    ['2026-12-16', '2026-12-17', '2026-12-15', null],
  ],
  // a Friday, closed; open again on Sunday, open before on Thursday
  [
    'a last day on Christmas, a Friday',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2026-11-25' },
    ['2026-12-25', '2026-12-27', '2026-12-24', null],
  ],
  // a Sunday, closed; open again on Monday, open before on Thursday
  [
    'a last day on the Language Martyrs’ Day',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2027-01-22' },
    ['2027-02-21', '2027-02-22', '2027-02-18', null],
  ],
  // a Thursday, closed; open again on Sunday, open before on Wednesday
  [
    'Independence Day before a weekend',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2026-02-24' },
    ['2026-03-26', '2026-03-29', '2026-03-25', null],
  ],
  // a Tuesday, closed; open again on Wednesday, open before on Monday
  [
    'Bengali New Year in the middle of a week',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2026-03-15' },
    ['2026-04-14', '2026-04-15', '2026-04-13', null],
  ],
  // a Monday, open
  [
    '5 August as a working day in 2024',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2024-07-06' },
    ['2024-08-05', '2024-08-05', '2024-08-05', null],
  ],
  // a Tuesday, closed; open again on Wednesday, open before on Monday
  [
    '5 August as a holiday from 2025',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2025-07-06' },
    ['2025-08-05', '2025-08-06', '2025-08-04', null],
  ],
  // a Sunday, open
  [
    'a month that ends on the same day',
    { n: 1, unit: 'MONTHS' },
    { triggerDate: '2026-01-15' },
    ['2026-02-15', '2026-02-15', '2026-02-15', null],
  ],
  // a Saturday, closed; open again on Sunday, open before on Thursday
  [
    'a month from 31 January',
    { n: 1, unit: 'MONTHS' },
    { triggerDate: '2026-01-31' },
    ['2026-02-28', '2026-03-01', '2026-02-26', null],
  ],
  // a Thursday, open
  [
    'a month from 31 January of a leap year',
    { n: 1, unit: 'MONTHS' },
    { triggerDate: '2024-01-31' },
    ['2024-02-29', '2024-02-29', '2024-02-29', null],
  ],
  // a Saturday, closed; open again on Sunday, open before on Thursday
  [
    'a month from 30 January',
    { n: 1, unit: 'MONTHS' },
    { triggerDate: '2026-01-30' },
    ['2026-02-28', '2026-03-01', '2026-02-26', null],
  ],
  // a Saturday, closed; open again on Sunday, open before on Wednesday
  [
    'a month from 28 February',
    { n: 1, unit: 'MONTHS' },
    { triggerDate: '2026-02-28' },
    ['2026-03-28', '2026-03-29', '2026-03-25', null],
  ],
  // a Saturday, closed; open again on Sunday, open before on Thursday; extended to a Tuesday
  [
    'three months from 30 November',
    { n: 3, unit: 'MONTHS', extensionN: 2, extensionUnit: 'MONTHS' },
    { triggerDate: '2025-11-30' },
    ['2026-02-28', '2026-03-01', '2026-02-26', '2026-04-28'],
  ],
  // a Tuesday, open; extended to a Sunday
  [
    'three months from 31 March',
    { n: 3, unit: 'MONTHS', extensionN: 2, extensionUnit: 'MONTHS' },
    { triggerDate: '2026-03-31' },
    ['2026-06-30', '2026-06-30', '2026-06-30', '2026-08-30'],
  ],
  // a Monday, open; extended to a Sunday
  [
    'three months from 31 August',
    { n: 3, unit: 'MONTHS', extensionN: 2, extensionUnit: 'MONTHS' },
    { triggerDate: '2026-08-31' },
    ['2026-11-30', '2026-11-30', '2026-11-30', '2027-01-31'],
  ],
  // a Friday, closed; open again on Sunday, open before on Thursday; extended to a Monday
  [
    'three months over New Year',
    { n: 3, unit: 'MONTHS', extensionN: 2, extensionUnit: 'MONTHS' },
    { triggerDate: '2026-10-15' },
    ['2027-01-15', '2027-01-17', '2027-01-14', '2027-03-15'],
  ],
  // a Wednesday, open; extended to a Monday
  [
    'three months from 29 February',
    { n: 3, unit: 'MONTHS', extensionN: 2, extensionUnit: 'MONTHS' },
    { triggerDate: '2024-02-29' },
    ['2024-05-29', '2024-05-29', '2024-05-29', '2024-07-29'],
  ],
  // a Sunday, open
  [
    'six months from 31 August',
    { n: 6, unit: 'MONTHS' },
    { triggerDate: '2026-08-31' },
    ['2027-02-28', '2027-02-28', '2027-02-28', null],
  ],
  // a Thursday, open
  [
    '48 months from 29 February',
    { n: 48, unit: 'MONTHS' },
    { triggerDate: '2020-02-29' },
    ['2024-02-29', '2024-02-29', '2024-02-29', null],
  ],
  // a Friday, closed
  [
    '48 months that end on a Friday and do not roll',
    { n: 48, unit: 'MONTHS', rolls: false },
    { triggerDate: '2021-03-07' },
    ['2025-03-07', '2025-03-07', '2025-03-06', null],
  ],
  // a Tuesday, open; extended to a Sunday
  [
    '90 days with 60 days more',
    { n: 90, unit: 'DAYS', extensionN: 60, extensionUnit: 'DAYS' },
    { triggerDate: '2026-04-01' },
    ['2026-06-30', '2026-06-30', '2026-06-30', '2026-08-30'],
  ],
  // a Tuesday, open; extended to a Sunday
  [
    '90 days whose 60 days more end on a Saturday',
    { n: 90, unit: 'DAYS', extensionN: 60, extensionUnit: 'DAYS' },
    { triggerDate: '2026-04-08' },
    ['2026-07-07', '2026-07-07', '2026-07-07', '2026-09-06'],
  ],
  // a Friday, closed; open again on Sunday, open before on Thursday; extended to a Sunday
  [
    'three months with 30 days more',
    { n: 3, unit: 'MONTHS', extensionN: 30, extensionUnit: 'DAYS' },
    { triggerDate: '2026-01-10' },
    ['2026-04-10', '2026-04-12', '2026-04-09', '2026-05-10'],
  ],
  // 1 days for the copy; a Thursday, open
  [
    'a copy of one day',
    { n: 90, unit: 'DAYS' },
    { triggerDate: '2026-01-01', copyApplied: '2026-01-05', copyReady: '2026-01-05' },
    ['2026-04-02', '2026-04-02', '2026-04-02', null],
  ],
  // 12 days for the copy; a Wednesday, open
  [
    'a copy of twelve days',
    { n: 90, unit: 'DAYS' },
    { triggerDate: '2025-02-01', copyApplied: '2025-02-10', copyReady: '2025-02-21' },
    ['2025-05-14', '2025-05-14', '2025-05-14', null],
  ],
  // 10 days for the copy; a Tuesday, open
  [
    'a copy applied for on the last day',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2026-01-01', copyApplied: '2026-01-31', copyReady: '2026-02-09' },
    ['2026-02-10', '2026-02-10', '2026-02-10', null],
  ],
  // a Saturday, closed; open again on Sunday, open before on Thursday
  [
    'a copy applied for a day too late',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2026-01-01', copyApplied: '2026-02-01', copyReady: '2026-02-09' },
    ['2026-01-31', '2026-02-01', '2026-01-29', null],
  ],
  // a Saturday, closed; open again on Sunday, open before on Thursday
  [
    'a copy under a rule that adds none',
    { n: 30, unit: 'DAYS', copyExcluded: false },
    { triggerDate: '2026-01-01', copyApplied: '2026-01-05', copyReady: '2026-01-20' },
    ['2026-01-31', '2026-02-01', '2026-01-29', null],
  ],
  // 10 days for the copy; a Sunday, open; extended to a Sunday
  [
    'a copy with months and an extension',
    { n: 3, unit: 'MONTHS', extensionN: 2, extensionUnit: 'MONTHS' },
    { triggerDate: '2026-01-31', copyApplied: '2026-02-01', copyReady: '2026-02-10' },
    ['2026-05-10', '2026-05-10', '2026-05-10', '2026-07-12'],
  ],
  // 4 days for the copy; a Friday, closed; open again on Sunday, open before on Thursday
  [
    'a copy that moves the last day onto a Friday',
    { n: 60, unit: 'DAYS' },
    { triggerDate: '2026-01-01', copyApplied: '2026-01-05', copyReady: '2026-01-08' },
    ['2026-03-06', '2026-03-08', '2026-03-05', null],
  ],
  // a Wednesday, closed; open again on Tuesday, open before on Monday
  [
    'a vacation of seven days',
    { n: 60, unit: 'DAYS' },
    { triggerDate: '2026-01-17' },
    ['2026-03-18', '2026-03-24', '2026-03-16', null],
    [['2026-03-17', '2026-03-23']],
  ],
  // a Wednesday, closed; open again on Sunday, open before on Monday
  [
    'a vacation that meets a weekend',
    { n: 60, unit: 'DAYS' },
    { triggerDate: '2026-01-17' },
    ['2026-03-18', '2026-03-29', '2026-03-16', null],
    [['2026-03-17', '2026-03-26']],
  ],
  // a Wednesday, open
  [
    'a holiday the day before the last day',
    { n: 60, unit: 'DAYS' },
    { triggerDate: '2026-01-17' },
    ['2026-03-18', '2026-03-18', '2026-03-18', null],
    [['2026-03-17', '2026-03-17']],
  ],
  // a Sunday, open
  [
    'ten working days without a holiday',
    { n: 10, unit: 'WORKING_DAYS' },
    { triggerDate: '2026-11-01' },
    ['2026-11-15', '2026-11-15', '2026-11-15', null],
  ],
  // a Thursday, open
  [
    'ten working days over Victory Day',
    { n: 10, unit: 'WORKING_DAYS' },
    { triggerDate: '2026-12-09' },
    ['2026-12-24', '2026-12-24', '2026-12-24', null],
  ],
  // a Sunday, open
  [
    '120 working days',
    { n: 120, unit: 'WORKING_DAYS' },
    { triggerDate: '2024-01-01' },
    ['2024-06-23', '2024-06-23', '2024-06-23', null],
  ],
  // a Thursday, open
  [
    'five working days from a Friday',
    { n: 5, unit: 'WORKING_DAYS' },
    { triggerDate: '2026-11-20' },
    ['2026-11-26', '2026-11-26', '2026-11-26', null],
  ],
  // a Sunday, open; extended to a Sunday
  [
    'five working days with five more',
    { n: 5, unit: 'WORKING_DAYS', extensionN: 5, extensionUnit: 'WORKING_DAYS' },
    { triggerDate: '2026-11-22' },
    ['2026-11-29', '2026-11-29', '2026-11-29', '2026-12-06'],
  ],
];
