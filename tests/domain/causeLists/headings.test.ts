import { expect, it } from 'vitest';
import { entriesOf } from '../../../domain/causeLists/entries';

/** The date of each row below these lines. */
const daysBelow = (...lines: string[]) =>
  entriesOf([...lines, '1 | W.P. 1/2022 | A vs B'].join('\n')).at(-1)!.date;

const BENCH =
  '(২৭ নভেম্বর, ২০২৬খ্রিঃ তারিখ রোজ শুক্রবার সকাল ১০:৩০ মিনিট হইতে ০৩ ডিসেম্বর, ২০২৬খ্রিঃ তারিখ রোজ বৃহস্পতিবার বিকাল ৪:১৫ মিনিট পর্যন্ত।) একক বেঞ্চে বসিবেন';

it.each([
  ['a paragraph about the days of a bench', BENCH],
  ['the day on which it was published', 'Published on Friday, 27 November 2026 at 5:30 PM'],
  ['the day on which it was printed', 'Friday, 27 November 2026'],
  ['a print date', 'Print date: 27/11/2026'],
  ['the title of another list', 'Daily Cause List (Friday 27/11/2026)'],
  [
    'a court that sits for some days',
    'আদালত নং ২৪-এ ২৭ নভেম্বর, ২০২৬ তারিখ হইতে ০৩ ডিসেম্বর, ২০২৬ তারিখ পর্যন্ত বসিবেন',
  ],
])('a cause list’s own `Date :` wins over %s, above and below it', (_, line) => {
  expect(daysBelow('Date : 29/11/2026', line)).toBe('2026-11-29');
  expect(daysBelow(line, 'Date : 29/11/2026')).toBe('2026-11-29');
});

it('a paragraph about the days of a bench between the rows does not change the date of a cause list', () => {
  expect(daysBelow('Date : 29/11/2026', '1 | W.P. 2/2022 | A vs B', 'Mr. Justice B. Karim', BENCH)).toBe(
    '2026-11-29',
  );
});

it.each([
  [['CAUSE LIST FOR SUNDAY, THE 29TH DAY OF', 'NOVEMBER, 2026']],
  [['Sunday, the 29th', 'November 2026']],
  [['Dated, Sunday, the 29th November, 2026']],
  [['Cause List for : Sunday, 29/11/2026']],
  [['29 November 2026 (Sunday)']],
  [['29th of November, 2026']],
  [['NOVEMBER 29, 2026']],
  [['Date :', '29/11/2026']],
  [['তারিখ:', '২৯/১১/২০২৬ খ্রিঃ']],
  [['তাং ২৯.১১.২০২৬ খ্রিঃ']],
  [['২৯শে নভেম্বর, ২০২৬ খ্রিঃ রোজ রবিবার']],
  [['২০২৬ সালের ২৯ নভেম্বর তারিখের কার্যতালিকা']],
  [['২০২৬ খ্রিস্টাব্দের ২৯শে নভেম্বর, রবিবার']],
  [['রবিবার ১৪৩৩ সালের', '১৪ অগ্রহায়ণ মোতাবেক', '২০২৬ সালের', '২৯ নভেম্বর তারিখের শুনানীর জন্য তালিকা।']],
  [['১৪ অগ্রহায়ণ, ১৪৩৩ বঙ্গাব্দ', '২৯ নভেম্বর, ২০২৬ খ্রিস্টাব্দ']],
  [['তারিখ: ১৪/০৮/১৪৩৩ বঙ্গাব্দ, ২৯/১১/২০২৬ খ্রিঃ']],
  [['২৯/১১/২০২৬ খ্রিঃ, ১৪/০৮/১৪৩৩ বঙ্গাব্দ']],
])('a cause list’s date is read from the heading %j', (lines) => {
  expect(daysBelow(...lines)).toBe('2026-11-29');
});

it.each([
  ['a date of the Bengali calendar alone', 'তারিখ: ১৪/০৮/১৪৩৩ বঙ্গাব্দ'],
  ['such a date in words', '১৪ অগ্রহায়ণ, ১৪৩৩ বঙ্গাব্দ'],
  ['such a date without a word for it', 'Date : 14/08/1433'],
  ['a year of the past', 'Date : 29/11/0206'],
  ['a year far ahead', 'Date : 29/11/2062'],
  ['a date without a year', '২৯ নভেম্বর তারিখের কার্যতালিকা'],
  ['several days', 'Date : 29/11/2026 to 03/12/2026'],
  ['a date that does not exist', 'Date : 31/11/2026'],
  ['no date', 'Date :'],
])('a cause list asks for its date if its heading gives %s', (_, line) => {
  expect(daysBelow(line)).toBeNull();
});

/** Number, date and court of each row. */
const diary = (text: string) =>
  entriesOf(text).map(({ numbers: [first], date, court }) => [first!.number, date, court]);

it.each([
  [
    'Date\tCase No\tCourt\tPurpose\n06/12/2026\tWrit Petition No. 1/2022\tAnnex 5\tHearing\n08.12.2026\tCustoms Appeal 2/2019\tAnnex 7\tOrder',
    'Annex 5',
    'Annex 7',
  ],
  [
    'SL\tCase No\tCase Date\tNext Date\n1\tWP 1/2022\t12/05/2022\t06-Dec-26\n2\tWP 2/2022\t12/05/2022\t08.12.26',
    null,
    null,
  ],
  [
    '| তারিখ | মামলা নম্বর | আদালত |\n| ০৬/১২/২০২৬ | রিট পিটিশন নং ১/২০২২ | এনেক্স ৫ |\n| ৮ ডিসেম্বর ২০২৬ | রিট নং ২/২০২২ | এনেক্স ৭ |',
    'এনেক্স ৫',
    'এনেক্স ৭',
  ],
  ['WP 1/2022 | 06/12/2026 | Annex 5\nWP 2/2022 | 08/12/2026 | Annex 7', null, null],
  ['Date,Case No,Court\n06/12/2026,W.P. 1/2022,Annex 5\n08/12/2026,W.P. 2/2022,Annex 7', null, null],
  ['Sun 6 Dec 2026: W.P. 1/2022\n8 December 2026 W.P. 2/2022 (for hearing)', null, null],
  ['2026-12-06 WP 1/2022\n০৮ ডিসেম্বর ২০২৬ঃ রিট পিটিশন ২/২০২২', null, null],
  ['Case: WP 1/2022\nDate: 06/12/2026\nCase: WP 2/2022\nDate: 08/12/2026', null, null],
  ['Writ Petition 1/2022\nNext date: 06/12/2026\n\nWrit Petition 2/2022\nNext date: 08/12/2026', null, null],
])('each row of a diary has its own date: %j', (text, first, second) => {
  expect(diary(text)).toEqual([
    ['1', '2026-12-06', first],
    ['2', '2026-12-08', second],
  ]);
});

it('an empty date in a diary’s table stands for the date above it, and not for a case heard with another', () => {
  const text = 'Date\tCase No\n06/12/2026\tW.P. 1/2022\n\tW.P. 2/2022\n07/12/2026\tW.P. 3/2022';
  expect(entriesOf(text).map(({ date, with: above }) => [date, above])).toEqual([
    ['2026-12-06', null],
    ['2026-12-06', null],
    ['2026-12-07', null],
  ]);
});

it('a past date in a row of a list without a date is no date of a hearing', () => {
  expect(diary('W.P. 1/2022 | 12/05/2022 | A vs B\nW.P. 2/2022 filed on 01/01/2027')).toEqual([
    ['1', null, null],
    ['2', null, null],
  ]);
});
