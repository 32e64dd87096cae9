import { describe, expect, it } from 'vitest';
import { daysPerDesk, delayAccount, overlaps, type Step } from '../../domain/steps';

const step = (id: number, desk: number, from: string, out: string | null): Step => ({
  id,
  desk,
  in: from,
  out,
  holder: null,
});

const rows = (steps: Step[], today = '2026-11-22') =>
  delayAccount(steps, today).map(({ from, to, days, step: at }) => [from, to, days, at?.desk ?? null]);

describe('the account of a delay', () => {
  it('the account of a delay counts the day of handing over for the desk that receives the file', () => {
    expect(rows([step(1, 10, '2026-02-01', '2026-02-10'), step(2, 20, '2026-02-10', '2026-02-21')])).toEqual([
      ['2026-02-01', '2026-02-09', 9, 10],
      ['2026-02-10', '2026-02-21', 12, 20],
    ]);
  });

  it('the account of a delay shows the days between two steps as not accounted for', () => {
    expect(rows([step(2, 20, '2026-03-05', '2026-03-08'), step(1, 10, '2026-02-20', '2026-02-26')])).toEqual([
      ['2026-02-20', '2026-02-26', 7, 10],
      ['2026-02-27', '2026-03-04', 6, null],
      ['2026-03-05', '2026-03-08', 4, 20],
    ]);
  });

  it('the account of a delay ends an open step today', () => {
    expect(rows([step(1, 10, '2026-11-20', null)])).toEqual([['2026-11-20', '2026-11-22', 3, 10]]);
  });

  it('the account of a delay gives no day to a desk that passed the file on within the same day', () => {
    expect(
      rows([
        step(1, 10, '2026-02-01', '2026-02-05'),
        step(2, 20, '2026-02-05', '2026-02-05'),
        step(3, 30, '2026-02-05', '2026-02-06'),
      ]),
    ).toEqual([
      ['2026-02-01', '2026-02-04', 4, 10],
      ['2026-02-05', '2026-02-06', 2, 30],
    ]);
  });

  it('the account of a delay has every day once, from the first to the last', () => {
    const account = delayAccount(
      [
        step(1, 10, '2025-12-28', '2026-01-04'),
        step(2, 20, '2026-01-09', '2026-02-28'),
        step(3, 30, '2026-02-28', '2026-03-01'),
        step(4, 20, '2026-03-03', '2026-03-03'),
      ],
      '2026-11-22',
    );
    expect(account.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '2025-12-28 2026-01-04',
      '2026-01-05 2026-01-08',
      '2026-01-09 2026-02-27',
      '2026-02-28 2026-03-01',
      '2026-03-02 2026-03-02',
      '2026-03-03 2026-03-03',
    ]);
    expect(account.reduce((sum, { days }) => sum + days, 0)).toBe(66);
    expect(daysPerDesk(account)).toEqual([
      { desk: 10, days: 8 },
      { desk: null, days: 5 },
      { desk: 20, days: 51 },
      { desk: 30, days: 2 },
    ]);
  });

  it('the account of a delay is empty without steps', () => {
    expect(rows([])).toEqual([]);
  });
});

describe('the overlap of a step with another', () => {
  const board = { in: '2026-02-10', out: '2026-02-20' };

  it.each([
    ['before it, up to the day of handing over', { in: '2026-02-01', out: '2026-02-10' }, false],
    ['after it, from the day of handing over', { in: '2026-02-20', out: null }, false],
    ['begun while it lasted', { in: '2026-02-19', out: '2026-02-25' }, true],
    ['within it', { in: '2026-02-15', out: '2026-02-15' }, true],
    ['still open from before it', { in: '2026-02-01', out: null }, true],
  ])(
    'the check whether two steps overlap gives the same answer for either order of the steps if one is %s',
    (_, other, expected) => {
      expect(overlaps(board, other)).toBe(expected);
      expect(overlaps(other, board)).toBe(expected);
    },
  );
});
