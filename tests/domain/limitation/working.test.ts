import { expect, it } from 'vitest';
import { countLimit } from '../../../domain/limitation/count';
import { workingTexts } from '../../../domain/limitation/steps';
import { calendarWith, rule } from './calendar';

const law = { act: 'Customs Act 2023', section: '229', isVerified: false, yearNotEntered: null };

it('the explanation of a limit says how it was counted, in both languages', () => {
  const { steps } = countLimit(rule({}), { triggerDate: '2025-02-01' }, calendarWith());
  expect(workingTexts(steps, law, 'en')).toEqual([
    'Issued 01/02/2025',
    '90 days → 02/05/2025, a Friday',
    'may be filed 04/05/2025',
    'last working day before 30/04/2025',
    '01/05 is a holiday: Holiday',
    'Customs Act 2023 s.229',
    'not verified',
  ]);
  expect(workingTexts(steps, law, 'bn')).toEqual([
    'জারি ০১/০২/২০২৫',
    '৯০ দিন → ০২/০৫/২০২৫, শুক্রবার',
    '০৪/০৫/২০২৫ পর্যন্ত দাখিল করা যাবে',
    'তার আগের শেষ কর্মদিবস ৩০/০৪/২০২৫',
    '০১/০৫ ছুটির দিন: ছুটি',
    'Customs Act 2023 ধারা ২২৯',
    'যাচাই হয়নি',
  ]);
});

it('the explanation of a limit says how many days a certified copy adds, or why it adds none', () => {
  const copy = { triggerDate: '2025-02-01', copyApplied: '2025-02-10', copyReady: '2025-02-21' };
  const said = (values: object, entered = copy) =>
    workingTexts(countLimit(rule(values), entered, calendarWith()).steps, null, 'en');
  expect(said({})).toEqual([
    'Issued 01/02/2025',
    '90 days → 02/05/2025',
    'copy applied for 10/02/2025, ready 21/02/2025: 12 days → 14/05/2025',
  ]);
  expect(said({ copyExcluded: false })[2]).toBe(
    'copy applied for 10/02/2025, ready 21/02/2025: this rule adds no days for it',
  );
  expect(said({}, { ...copy, copyApplied: '2025-05-03', copyReady: '2025-05-06' })[2]).toBe(
    'copy applied for 03/05/2025, after the last day: adds nothing',
  );
});

it('the explanation of a limit names an extension’s dates, a run of holidays, and a year without holidays', () => {
  const months = rule({ n: 3, unit: 'MONTHS', extensionN: 2, extensionUnit: 'MONTHS', trigger: 'RECEIPT' });
  expect(
    workingTexts(countLimit(months, { triggerDate: '2025-11-30' }, calendarWith()).steps, null, 'en').at(-1),
  ).toBe(
    'with 2 months more 30/04/2026 from the first day, 28/04/2026 from the limit: at the latest 28/04/2026',
  );
  const vacation = calendarWith([['2026-03-17', '2026-03-23']]);
  const leave = countLimit(rule({ n: 60, trigger: 'JUDGMENT' }), { triggerDate: '2026-01-17' }, vacation);
  expect(workingTexts(leave.steps, null, 'en')).toContain('17/03–23/03 are holidays: Holiday');
  expect(workingTexts([], { ...law, isVerified: true, yearNotEntered: 2031 }, 'en')).toEqual([
    'the holidays of 2031 are not entered yet',
    'Customs Act 2023 s.229',
  ]);
});
