import type { Example } from './example';

/** Periods in days and working days. */
export const dayExamples: Example[] = [
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
  // 30 days of March + 30 of April: 30 April, a Thursday
  [
    '60 days that end on a Thursday',
    { n: 60, unit: 'DAYS' },
    { triggerDate: '2026-03-01' },
    ['2026-04-30', '2026-04-30', '2026-04-30', null],
  ],
  // 15 days of November + 31 of December + 31 of January + 13 of February: 13 February, a Friday → Sunday 15 February; last open day before: Thursday 12 February
  [
    '90 days over the end of a year',
    { n: 90, unit: 'DAYS' },
    { triggerDate: '2025-11-15' },
    ['2026-02-13', '2026-02-15', '2026-02-12', null],
  ],
  // 27 days of February + 31 of March + 30 of April + 2 of May: 2 May, a Friday → Sunday 4 May; last open day before: Wednesday 30 April
  [
    '90 days that end on a Friday',
    { n: 90, unit: 'DAYS' },
    { triggerDate: '2025-02-01' },
    ['2025-05-02', '2025-05-04', '2025-04-30', null],
  ],
  // 26 days of February + 31 of March + 30 of April + 3 of May: 3 May, a Saturday → Sunday 4 May; last open day before: Wednesday 30 April
  [
    '90 days that end on a Saturday',
    { n: 90, unit: 'DAYS' },
    { triggerDate: '2025-02-02' },
    ['2025-05-03', '2025-05-04', '2025-04-30', null],
  ],
  // 25 days of February + 31 of March + 30 of April + 4 of May: 4 May, a Sunday
  [
    '90 days that end on a Sunday',
    { n: 90, unit: 'DAYS' },
    { triggerDate: '2025-02-03' },
    ['2025-05-04', '2025-05-04', '2025-05-04', null],
  ],
  // 1 day of November: 20 November, a Friday → Sunday 22 November; last open day before: Thursday 19 November
  [
    'one day into a weekend',
    { n: 1, unit: 'DAYS' },
    { triggerDate: '2026-11-19' },
    ['2026-11-20', '2026-11-22', '2026-11-19', null],
  ],
  // 14 days of November + 16 of December: 16 December, a Wednesday, Victory Day → Thursday 17 December; last open day before: Tuesday 15 December
  [
    'a last day on Victory Day',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2026-11-16' },
    ['2026-12-16', '2026-12-17', '2026-12-15', null],
  ],
  // 5 days of November + 25 of December: 25 December, a Friday, Christmas → Sunday 27 December; last open day before: Thursday 24 December
  [
    'a last day on Christmas, a Friday',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2026-11-25' },
    ['2026-12-25', '2026-12-27', '2026-12-24', null],
  ],
  // 9 days of January + 21 of February: 21 February, a Sunday, Language Martyrs’ Day → Monday 22 February; last open day before: Thursday 18 February
  [
    'a last day on the Language Martyrs’ Day',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2027-01-22' },
    ['2027-02-21', '2027-02-22', '2027-02-18', null],
  ],
  // 4 days of February + 26 of March: 26 March, a Thursday, Independence Day → Sunday 29 March; last open day before: Wednesday 25 March
  [
    'Independence Day before a weekend',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2026-02-24' },
    ['2026-03-26', '2026-03-29', '2026-03-25', null],
  ],
  // 16 days of March + 14 of April: 14 April, a Tuesday, Bengali New Year → Wednesday 15 April; last open day before: Monday 13 April
  [
    'Bengali New Year in the middle of a week',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2026-03-15' },
    ['2026-04-14', '2026-04-15', '2026-04-13', null],
  ],
  // 25 days of July + 5 of August: 5 August, a Monday
  [
    '5 August as a working day in 2024',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2024-07-06' },
    ['2024-08-05', '2024-08-05', '2024-08-05', null],
  ],
  // 25 days of July + 5 of August: 5 August, a Tuesday and a holiday → Wednesday 6 August; last open day before: Monday 4 August
  [
    '5 August as a holiday from 2025',
    { n: 30, unit: 'DAYS' },
    { triggerDate: '2025-07-06' },
    ['2025-08-05', '2025-08-06', '2025-08-04', null],
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
];
