import { describe, expect, it } from 'vitest';
import { encashBy, interest, lastDayToPay, payablePeriods } from '../../../domain/money/due';
import { orderedChanges } from '../../../domain/money/orders';

/** An office that is closed on Fridays and Saturdays. */
const calendar = {
  isOpen: (day: string) => ![5, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()),
  closureOn: () => null,
};

describe('the last day for paying', () => {
  it.each([
    ['2026-03-01', '2026-03-11'],
    ['2026-03-03', '2026-03-15'], // by count Friday the 13th
  ])('ten days after %s is %s', (since, last) => expect(lastDayToPay(since, 10, calendar)).toBe(last));

  it('follows the first notice of each order, the day it names, or the order where there is no notice', () => {
    const notices = [
      { date: '2026-03-20', dueOn: null },
      { date: '2026-03-01', dueOn: '2026-03-31' },
      { date: '2026-06-01', dueOn: null },
    ];
    expect(payablePeriods(['2026-05-14', '2026-02-01', '2026-08-02'], notices, 10, calendar)).toEqual([
      { from: '2026-02-01', until: '2026-03-31' },
      { from: '2026-05-14', until: '2026-06-11' },
      { from: '2026-08-02', until: '2026-08-12' },
    ]);
  });

  it('is followed by simple interest, day by day', () => {
    expect(interest(12_34_567_00, 10, '2026-03-11', '2026-06-09')).toEqual({ days: 90, poisha: 30_441_38 });
    expect(interest(12_34_567_00, 10, '2026-03-11', '2026-03-01')).toEqual({ days: 0, poisha: 0 });
  });
});

it.each([
  ['2026-10-08', '2026-10-08'],
  ['2026-10-09', '2026-10-08'], // a Friday
  ['2026-10-10', '2026-10-08'],
  ['2026-10-11', '2026-10-11'],
  [null, null],
])('a guarantee that expires on %s is encashed by %s', (expires, last) =>
  expect(encashBy(expires, calendar)).toBe(last),
);

it('an order’s new amounts raise and lower each head by the difference', () => {
  const demanded = { DUTY: 130.1, FINE: 7, PENALTY: 0, INTEREST: 3 };
  expect(orderedChanges({ DUTY: 60, FINE: 7, PENALTY: 2, INTEREST: 0 }, demanded)).toEqual([
    { kind: 'LOWERED', head: 'DUTY', amount: 70.1 },
    { kind: 'RAISED', head: 'PENALTY', amount: 2 },
    { kind: 'LOWERED', head: 'INTEREST', amount: 3 },
  ]);
});
