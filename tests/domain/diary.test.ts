import { describe, expect, it } from 'vitest';
import { formatLongDay, formatWeekday, shownDays, stepped, weekOf, weeksOfMonth } from '../../domain/diary';

describe('the weeks of the diary', () => {
  it('a week of the diary begins on Sunday, even across the end of a month or a year', () => {
    expect(weekOf('2026-11-22')[0]).toBe('2026-11-22');
    expect(weekOf('2026-11-28')[0]).toBe('2026-11-22');
    expect(weekOf('2027-01-01')).toEqual([
      '2026-12-27',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
  });

  it('a month of the diary consists of four to six whole weeks', () => {
    const ends = (day: string) => {
      const weeks = weeksOfMonth(day);
      return [weeks.length, weeks[0]![0], weeks.at(-1)![6]];
    };
    expect(ends('2026-02-14')).toEqual([4, '2026-02-01', '2026-02-28']);
    expect(ends('2026-11-22')).toEqual([5, '2026-11-01', '2026-12-05']);
    expect(ends('2026-08-31')).toEqual([6, '2026-07-26', '2026-09-05']);
    expect(ends('2026-12-25')).toEqual([5, '2026-11-29', '2027-01-02']);
  });
});

describe('each view of the diary', () => {
  it('each view of the diary shows the days of its period, and the list shows all days from the given one on', () => {
    expect(shownDays('day', '2026-11-25')).toEqual({ from: '2026-11-25', to: '2026-11-25' });
    expect(shownDays('week', '2026-11-25')).toEqual({ from: '2026-11-22', to: '2026-11-28' });
    expect(shownDays('month', '2026-11-25')).toEqual({ from: '2026-11-01', to: '2026-12-05' });
    expect(shownDays('list', '2026-11-25')).toEqual({ from: '2026-11-25' });
  });

  it('each view of the diary moves by its period, and a month after 31 January is 28 February', () => {
    expect(stepped('day', '2026-11-30', 1)).toBe('2026-12-01');
    expect(stepped('week', '2026-01-03', -1)).toBe('2025-12-27');
    expect(stepped('month', '2026-01-31', 1)).toBe('2026-02-28');
    expect(stepped('list', '2026-11-22', -1)).toBe('2026-11-21');
  });

  it('the diary names days in both languages', () => {
    expect(formatLongDay('2026-11-22', 'en')).toBe('Sunday, 22 November 2026');
    expect(formatLongDay('2026-11-22', 'bn')).toBe('রবিবার, ২২ নভেম্বর, ২০২৬');
    expect([formatWeekday('2026-11-27', 'en'), formatWeekday('2026-11-27', 'bn')]).toEqual(['Fri', 'শুক্র']);
  });
});
