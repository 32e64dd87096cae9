import { describe, expect, it } from 'vitest';
import { calendarOf, daysOfEntry, type ClosedDay, type ClosedDayKind } from '../../domain/calendars';

const entry = (from: string, to: string, kind: ClosedDayKind, name: string): ClosedDay => ({
  from,
  to,
  kind,
  name,
  nameBn: `${name} (bn)`,
});

const ordinary = { officeOpen: true, courtSits: true, name: null, nameBn: null };

describe('a calendar without entries', () => {
  const calendar = calendarOf('FRIDAY_SATURDAY', []);

  it('a calendar without entries is open from Sunday to Thursday and closed on Friday and Saturday', () => {
    const open = ['22', '23', '24', '25', '26', '27', '28'].map(
      (day) => calendar.on(`2026-11-${day}`).officeOpen,
    );
    expect(open).toEqual([true, true, true, true, true, false, false]);
    expect(calendar.on('2026-11-22')).toEqual(ordinary);
    expect(calendar.on('2026-11-27')).toEqual({
      officeOpen: false,
      courtSits: false,
      name: 'Weekly holiday',
      nameBn: 'সাপ্তাহিক ছুটি',
    });
  });

  it('a calendar in which only Friday is off is open on Saturday', () => {
    expect(calendarOf('FRIDAY', []).on('2026-11-28')).toEqual(ordinary);
    expect(calendarOf('FRIDAY', []).on('2026-11-27').officeOpen).toBe(false);
  });

  it('a calendar has the fixed public holidays of every year', () => {
    const days = ['02-21', '03-26', '04-14', '05-01', '08-05', '12-16', '12-25'];
    expect(days.map((day) => calendar.on(`2027-${day}`).name)).toEqual([
      'Shaheed Day and International Mother Language Day',
      'Independence and National Day',
      'Bengali New Year',
      'May Day',
      'July Mass Uprising Day',
      'Victory Day',
      'Christmas Day',
    ]);
    expect(days.map((day) => calendar.on(`2027-${day}`).courtSits)).not.toContain(true);
    expect(calendar.on('2031-12-16').nameBn).toBe('বিজয় দিবস');
  });

  it('a calendar has 5 August as a holiday from 2025 on', () => {
    expect(calendar.on('2024-08-05')).toEqual(ordinary); // a Monday
    expect(calendar.on('2025-08-05').officeOpen).toBe(false);
  });

  it('a calendar finds the next open day after a weekend and after a fixed holiday', () => {
    // 02/05/2025 is a Friday after May Day
    expect(calendar.nextOpen('2025-05-02', 'officeOpen')).toBe('2025-05-04');
    expect(calendar.nextOpen('2024-09-06', 'officeOpen')).toBe('2024-09-08');
    expect(calendar.nextOpen('2026-02-28', 'officeOpen')).toBe('2026-03-01');
    expect(calendar.nextOpen('2025-05-14', 'officeOpen')).toBe('2025-05-14');
  });
});

describe('a calendar with entries', () => {
  const calendar = calendarOf('FRIDAY_SATURDAY', [
    entry('2026-03-17', '2026-03-23', 'PUBLIC', 'Eid-ul-Fitr'),
    entry('2026-08-16', '2026-10-01', 'VACATION', 'Autumn vacation'),
    entry('2026-09-15', '2026-09-15', 'EXECUTIVE', 'Day of the storm'),
    entry('2026-11-28', '2026-11-28', 'EXTRA_SITTING', 'Sitting instead of 24 November'),
    entry('2026-12-16', '2026-12-16', 'EXTRA_SITTING', 'Urgent bench'),
    entry('2027-01-10', '2027-01-11', 'VACATION', 'Winter vacation'),
  ]);

  it('the next open day for a day within an entered range of holidays is the day after the range', () => {
    expect(calendar.nextOpen('2026-03-18', 'officeOpen')).toBe('2026-03-24');
    expect(calendar.on('2026-03-17').name).toBe('Eid-ul-Fitr');
    expect(calendar.on('2026-03-23').nameBn).toBe('Eid-ul-Fitr (bn)');
  });

  it('a vacation in a calendar keeps the office open while no court sits', () => {
    expect(calendar.on('2026-08-17')).toEqual({
      officeOpen: true,
      courtSits: false,
      name: 'Autumn vacation',
      nameBn: 'Autumn vacation (bn)',
    });
    expect(calendar.nextOpen('2026-08-17', 'officeOpen')).toBe('2026-08-17');
    expect(calendar.nextOpen('2026-08-17', 'courtSits')).toBe('2026-10-04');
  });

  it('a weekly day off within a vacation closes the office and is not called a holiday', () => {
    expect(calendar.on('2026-08-21')).toMatchObject({ officeOpen: false, name: 'Autumn vacation' });
    expect(calendar.holidayOn('2026-08-21')).toBeNull();
  });

  it('entered and fixed holidays count as holidays, unless the court has an extra sitting', () => {
    expect(calendar.holidayOn('2026-03-18')).toEqual({ name: 'Eid-ul-Fitr', nameBn: 'Eid-ul-Fitr (bn)' });
    expect(calendar.holidayOn('2026-12-25')).toEqual({
      name: 'Christmas Day',
      nameBn: 'যিশু খ্রিষ্টের জন্মদিন (বড়দিন)',
    });
    expect(calendar.holidayOn('2026-12-16')).toBeNull();
    expect(calendar.holidayOn('2026-11-27')).toBeNull(); // a Friday
  });

  it('an executive holiday within a vacation closes office and court, and the day bears the holiday’s name', () => {
    expect(calendar.on('2026-09-15')).toMatchObject({
      officeOpen: false,
      courtSits: false,
      name: 'Day of the storm',
    });
  });

  it('an extra sitting opens office and court on a weekly day off or a fixed holiday', () => {
    expect(calendar.on('2026-11-28')).toMatchObject({
      officeOpen: true,
      courtSits: true,
      name: 'Sitting instead of 24 November',
    });
    expect(calendar.nextOpen('2026-11-27', 'courtSits')).toBe('2026-11-28');
    expect(calendar.on('2026-12-16')).toMatchObject({ courtSits: true, name: 'Urgent bench' });
  });
});

it('the search for an open day ends in a calendar whose days are all closed', () => {
  const years = Array.from({ length: 12 }, (_, index) =>
    entry(`${2026 + index}-01-01`, `${2026 + index}-12-31`, 'EXECUTIVE', 'Closed'),
  );
  expect(() => calendarOf('FRIDAY', years).nextOpen('2026-01-01', 'courtSits')).toThrow(
    'no open day within 3660 days of 2026-01-01',
  );
});

it('a range of days includes its first and its last day', () => {
  expect(daysOfEntry({ from: '2026-02-27', to: '2026-03-01' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
  expect(daysOfEntry({ from: '2026-03-01', to: '2026-02-27' })).toEqual([]);
});
