import { describe, expect, it } from 'vitest';
import { dayOrder, readDay } from '../../../domain/import/days';
import type { Cell } from '../../../domain/imports';

const today = '2026-11-22';

describe('a date cell', () => {
  it.each<[Cell, string | null]>([
    ['12/3/21', '2021-03-12'],
    ['12-Mar-2021', '2021-03-12'],
    ['12 March, 2021', '2021-03-12'],
    ['March 12th 2021', '2021-03-12'],
    ['১২.০৩.২০২১', '2021-03-12'],
    ['১২/০৩/২০২১ খ্রিঃ', '2021-03-12'],
    ['তাং-১২/০৩/২০২১', '2021-03-12'],
    ['Dated: 12.03.2021', '2021-03-12'],
    ['১২ মার্চ ২০২১', '2021-03-12'],
    ['১২ই মার্চ, ২০২১', '2021-03-12'],
    ['2021-03-12', '2021-03-12'],
    ['20210312', '2021-03-12'],
    ['2021-03-12 00:00:00', '2021-03-12'],
    ['2021-03-12T10:30', '2021-03-12'],
    ['12/03/2021 10:30 AM', '2021-03-12'],
    [' 12/03/2021. ', '2021-03-12'],
    [44267, '2021-03-12'],
    ['44267', '2021-03-12'],
    [20210312, '2021-03-12'],
    [1, '1900-01-01'],
    [59, '1900-02-28'],
    [61, '1900-03-01'],
    ['29/02/2020', '2020-02-29'],
    ['1/1/37', '1937-01-01'],
    [null, null],
    ['', null],
    ['-', null],
    ['0000-00-00', null],
    ['00/00/0000', null],
    ['0', null],
    [0, null],
    ['N/A', null],
    ['নাই', null],
  ])('the date cell %j is %s', (cell, value) => {
    expect(readDay(cell, undefined, today)).toEqual({ value });
  });

  it.each<[Cell, string]>([
    ['12/25/2021', 'noSuchDate'],
    ['31/02/2021', 'noSuchDate'],
    ['2021-13-01', 'noSuchDate'],
    ['soon', 'noSuchDate'],
    ['today', 'noSuchDate'],
    ['+7', 'noSuchDate'],
    ['12/03', 'noSuchDate'],
    ['12/3/20255', 'noSuchDate'],
    ['12 Mar 20255', 'noSuchDate'],
    ['20255-03-12', 'noSuchDate'],
    [60, 'noSuchDate'],
    [-5, 'noSuchDate'],
    [1e9, 'noSuchDate'],
    [true, 'noSuchDate'],
    ['2021', 'yearAlone'],
    [2021, 'yearAlone'],
    ['১২/০৩/২০২১ ও ১৫/০৪/২০২১', 'severalDates'],
  ])('the date cell %j is refused with %s', (cell, code) => {
    expect(readDay(cell, undefined, today)).toEqual({ code });
  });

  it.each<[Cell, string | null, string | null]>([
    ['3/12/2021', '2021-12-03', '2021-03-12'],
    ['12/25/2021', null, '2021-12-25'],
    ['25/12/2021', '2021-12-25', null],
    ['2021-03-12', '2021-03-12', '2021-03-12'],
    ['12-Mar-2021', '2021-03-12', '2021-03-12'],
    [44267, '2021-03-12', '2021-03-12'],
  ])(
    'the date cell %j is %s with the day first and %s with the month first',
    (cell, dayFirst, monthFirst) => {
      expect(readDay(cell, 'dmy', today).value ?? null).toBe(dayFirst);
      expect(readDay(cell, 'mdy', today).value ?? null).toBe(monthFirst);
    },
  );
});

describe('the order of day and month in a column', () => {
  it.each<[string, Cell[], string | null]>([
    ['dmy', ['1/2/21', '25/3/21', 44267], 'dmy'],
    ['mdy', ['1/2/21', '3/25/21', null], 'mdy'],
    ['mixed', ['25/3/21', '3/25/21'], 'mixed'],
    ['unclear', ['১/২/২১', '3/4/21'], 'unclear'],
    ['none: both the same', ['5/5/21', '6/6/21'], null],
    ['none: other forms', [44267, '12-Mar-2021', '2021-03-12', ''], null],
  ])('the order of day and month in a column is found to be %s', (_, cells, order) => {
    expect(dayOrder(cells)).toBe(order);
  });
});
