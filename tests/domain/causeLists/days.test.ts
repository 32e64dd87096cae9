import { expect, it } from 'vitest';
import { entriesOf } from '../../../domain/causeLists/entries';

/** The date of each row. */
const days = (lines: string[]) => entriesOf(lines.join('\n')).map(({ date }) => date);

it.each([
  ['Date : 24/08/26', '2026-08-24'],
  ['Date : 24.8.26', '2026-08-24'],
  ['Date : 2026-08-24', '2026-08-24'],
  ['Date : 24-Aug-2026', '2026-08-24'],
  ['Date: 24 Aug 26', '2026-08-24'],
  ['Dt. 24th day of August, 2026', '2026-08-24'],
  ['August 24, 2026', '2026-08-24'],
  ['24/08/26', '2026-08-24'],
  ['24.08.2026', '2026-08-24'],
  ['2026-08-24', '2026-08-24'],
  ['24 August 2026', '2026-08-24'],
  ['LIST FOR 24-08-2026', '2026-08-24'],
  ['Monday, 24-Aug-2026', '2026-08-24'],
  ['২৪শে আগস্ট ২০২৬', '2026-08-24'],
  ['তারিখ: ৯ ভাদ্র ১৪৩৩, ২৪ আগস্ট ২০২৬', '2026-08-24'],
  // a date that cannot be read is null, so that the user is asked for the date
  ['তারিখ: ৯ ভাদ্র ১৪৩৩', null],
  ['Date : 24.08', null],
  // these lines are no headings, so the date above them stays valid
  ['Date | Case No. | Parties', '2026-08-23'],
  ['dated 12.01.2023 passed by the High Court Division', '2026-08-23'],
  ['(26.08.2026)', '2026-08-23'],
])('below the line “%s” a row of a cause list has the date %s', (head, day) => {
  const text = ['Date : 23/08/2026', '1 | W.P. 1/2022 | A vs B', head, '2 | W.P. 2/2022 | A vs B'];
  expect(days(text).at(-1)).toEqual(day);
});

it.each([
  ['(25.08.2026)', '2026-08-25'],
  ['(25.08.26)', '2026-08-25'],
  ['(২৮/০৮/২৬)', '2026-08-28'],
  ['(25-Aug-2026)', '2026-08-25'],
  ['(2026-08-25)', '2026-08-25'],
  ['(at 2:00 PM 27.08.2026)', '2026-08-27'],
  ['(27.08.26, 10.30 a.m.)', '2026-08-27'],
  ['(২৭.০৮.২০২৬ সকাল ১০.৩০ টায়)', '2026-08-27'],
  ['(fixed for 27/8/26)', '2026-08-27'],
  ['(order dated 28.08.26)', '2026-08-24'],
  ['(with 27-29/2026)', '2026-08-24'],
  ['(12.01.23)', '2026-08-24'],
])('a row of a cause list with the note “%s” has the date %s', (note, day) => {
  expect(days(['Date : 24/08/2026', `8 | Writ Petition, 4/2022, ${note} | A vs B`])).toEqual([day]);
});

it('a note with a date below a row of a cause list applies to that row and not to the next one', () => {
  const text = ['Date : 24/08/2026', '1 | W.P. 1/2022 | A', '(25.08.2026)', '2 | W.P. 2/2022 | B'];
  expect(days(text)).toEqual(['2026-08-25', '2026-08-24']);
});

it('the name of a court in a cause list is read without the date on the same line', () => {
  const [entry] = entriesOf('Court No. 5, Date : 24-Aug-2026\n1 | W.P. 1/2022');
  expect(entry).toMatchObject({ court: 'Court No. 5', date: '2026-08-24' });
});
