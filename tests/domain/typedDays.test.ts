import { describe, expect, it } from 'vitest';
import { parseWrittenDay } from '../../domain/typedDays';

const today = '2026-11-22';

describe('a written day', () => {
  it.each([
    ['5/2/2026', '2026-02-05'],
    ['05-02-26', '2026-02-05'],
    ['5.2.26', '2026-02-05'],
    ['5 2 26', '2026-02-05'],
    ['০৫/০২/২৬', '2026-02-05'],
    ['050226', '2026-02-05'],
    ['05022026', '2026-02-05'],
    ['2026-02-05', '2026-02-05'],
    ['1 Apr 2026', '2026-04-01'],
    ['1 April 2026', '2026-04-01'],
    ['1apr26', '2026-04-01'],
    ['1st April, 2026', '2026-04-01'],
    ['03-SEPT-2025', '2025-09-03'],
    ['১ এপ্রিল ২০২৬', '2026-04-01'],
    ['১লা এপ্রিল, ২০২৬', '2026-04-01'],
    ['২১শে ফেব্রুয়ারী ২৬', '2026-02-21'],
    ['২১ ফেব্রুয়ারি ২০২৬', '2026-02-21'], // য় as one character, as another keyboard types it
    ['৫ মে ২০২৬', '2026-05-05'],
    ['৫ জুল ২০২৬', '2026-07-05'],
    ['১৬ ডিসেম্বর ১৯৭১', '1971-12-16'],
    ['today', '2026-11-22'],
    [' Today ', '2026-11-22'],
    ['আজ', '2026-11-22'],
    ['tomorrow', '2026-11-23'],
    ['আগামীকাল', '2026-11-23'],
    ['April 1, 2026', '2026-04-01'],
    ['Apr. 1st 2026', '2026-04-01'],
    ['এপ্রিল ১, ২০২৬', '2026-04-01'],
    ['+7', '2026-11-29'],
    ['+৭', '2026-11-29'],
    ['-3', '2026-11-19'],
    ['−3', '2026-11-19'],
    ['+40', '2027-01-01'],
  ])('the written day %j is %s', (written, day) => {
    expect(parseWrittenDay(written, today)).toBe(day);
  });

  it.each([
    [''],
    ['26'],
    ['2026'],
    ['31/02/26'],
    ['29 Feb 2025'],
    ['1 Ju 2026'],
    ['1 Ma 2026'],
    ['1 Foo 2026'],
    ['1 Apr'],
    ['Apr 2026'],
    ['7'],
    ['+'],
    ['+70000'],
    ['todays'],
    ['5/2/202'],
  ])('%j is refused as a written day', (written) => {
    expect(parseWrittenDay(written, today)).toBeNull();
  });

  it.each([
    ['1/1/00', '2000-01-01'],
    ['1/1/36', '2036-01-01'],
    ['1/1/37', '1937-01-01'],
    ['1/1/71', '1971-01-01'],
    ['1/1/99', '1999-01-01'],
  ])('a two-digit year up to ten years ahead belongs to this century: %s is %s', (written, day) => {
    expect(parseWrittenDay(written, today)).toBe(day);
  });

  it('a written day is relative to today in Dhaka by default', () => {
    expect(parseWrittenDay('+0')).toBe(parseWrittenDay('today'));
  });
});
