import { describe, expect, it } from 'vitest';
import {
  dayInDhaka,
  dayOf,
  formatDay,
  formatInstant,
  parseDay,
  parseInstant,
  parseTypedDay,
  plusDays,
  plusMonths,
  toWireDate,
} from '../../domain/dates';

describe('days', () => {
  it('a day is read from both wire forms, a text and [year, month, day]', () => {
    expect(parseDay('2026-02-05')).toBe('2026-02-05');
    expect(parseDay([2026, 2, 5])).toBe('2026-02-05');
  });

  it.each(['2026-02-31', '2025-02-29', '2026-13-01', '2026-2-5', '05/02/2026', '0000-01-01', '', 'today'])(
    'the text %j is refused as a day',
    (text) => expect(parseDay(text)).toBeNull(),
  );

  it.each([[[2026, 2, 31]], [[2026, 2]], [[2026, 2.5, 1]], [['2026', '02', '05']], [[2026, 2, 5, 10, 30]]])(
    'the list %j is refused as a day',
    (parts) => expect(parseDay(parts)).toBeNull(),
  );

  it('days begin with the year 1 and end with the year 9999', () => {
    expect(plusDays('9999-12-30', 1)).toBe('9999-12-31');
    expect(plusDays('9999-12-31', 40)).toBe('9999-12-31');
    expect(plusMonths('9999-11-30', 3)).toBe('9999-12-31');
    expect(plusDays('0001-01-02', -3)).toBe('0001-01-01');
  });

  it('29 February is a day in leap years only', () => {
    expect(dayOf(2024, 2, 29)).toBe('2024-02-29');
    expect(dayOf(1900, 2, 29)).toBeNull();
  });

  it('a typed day is read with the day before the month, in both kinds of digits', () => {
    expect(parseTypedDay('5/2/2026')).toBe('2026-02-05');
    expect(parseTypedDay('০৫-০২-২০২৬')).toBe('2026-02-05');
    expect(parseTypedDay(' 05.02.2026 ')).toBe('2026-02-05');
    expect(parseTypedDay('2/31/2026')).toBeNull();
    expect(parseTypedDay('5/2/26')).toBeNull();
  });

  it('a day is sent as [year, month, day] and shown with the day first', () => {
    expect(toWireDate('2026-02-05')).toEqual([2026, 2, 5]);
    expect(formatDay('2026-02-05', 'en')).toBe('05/02/2026');
    expect(formatDay('2026-02-05', 'bn')).toBe('০৫/০২/২০২৬');
  });

  it('a day begins at midnight in Dhaka, whatever the machine’s time zone', () => {
    expect(dayInDhaka(new Date('2026-03-04T17:59:59Z'))).toBe('2026-03-04');
    expect(dayInDhaka(new Date('2026-03-04T18:00:00Z'))).toBe('2026-03-05');
    expect(formatInstant('2026-03-04T18:05:00Z', 'en')).toBe('05/03/2026, 00:05');
    expect(formatInstant('2026-03-04T18:05:00Z', 'bn')).toBe('০৫/০৩/২০২৬, ০০:০৫');
  });
});

describe('instants', () => {
  it.each([
    ['2026-11-20T03:00:00.000Z', '2026-11-20T03:00:00.000Z'],
    ['2026-11-20T09:00:00.000+0600', '2026-11-20T03:00:00.000Z'],
    [1795143600000, '2026-11-20T03:00:00.000Z'],
    ['2026-11-20T09:00', '2026-11-20T03:00:00.000Z'],
    ['2026-11-20T09:00:00.5', '2026-11-20T03:00:00.500Z'],
    [[2026, 11, 20, 9, 0], '2026-11-20T03:00:00.000Z'],
    [[2026, 11, 20, 9, 0, 30, 500000000], '2026-11-20T03:00:30.000Z'],
  ])('the instant %j is read as Dhaka time unless it gives a zone', (value, instant) => {
    expect(parseInstant(value)).toBe(instant);
  });

  it.each([['soon'], [''], [null], [undefined], [{}], [[]], [[2026]], [Number.NaN]])(
    '%j is refused as an instant',
    (value) => {
      expect(parseInstant(value)).toBeNull();
    },
  );
});
