import { describe, expect, it } from 'vitest';
import type { Day } from '../../../domain/dates';
import type { EntryKind } from '../../../domain/money/entries';
import { gapBetween } from '../../../domain/money/periods';
import {
  changesOn,
  positionOn,
  sameSince,
  type FileMoney,
  type MoneyState,
} from '../../../domain/money/position';
import { stayPeriods } from '../../../domain/money/stays';
import { CRORE, entry, guarantee, LAKH, none, owing, rules, stay } from './files';

/** The states that hold something on a day, with their amounts. */
const partsOn = (file: FileMoney, day: Day, by = rules) =>
  Object.fromEntries(
    Object.entries(positionOn(file, day, by).parts).filter(([, amount]) => amount > 0),
  ) as Partial<Record<MoneyState, number>>;

describe('an order of 1,25,00,000.00 with a deposit, a guarantee, a stay, a remand and a new order', () => {
  const first = stay({ until: { kind: 'MONTHS', months: 6 } });
  const extension = stay({ orderedOn: '2025-11-05', until: { kind: 'DISPOSAL' }, disposedOn: '2026-01-11' });
  const file: FileMoney = {
    ...none,
    entries: [
      entry('2025-02-01', 'DEMAND', 1 * CRORE),
      entry('2025-02-01', 'DEMAND', 20 * LAKH, 'FINE'),
      entry('2025-02-01', 'DEMAND', 5 * LAKH, 'PENALTY'),
      entry('2025-03-10', 'DEPOSIT', 5 * LAKH),
      entry('2026-05-14', 'LOWERED', 40 * LAKH),
      entry('2026-05-14', 'LOWERED', 20 * LAKH, 'FINE'),
      entry('2026-05-14', 'LOWERED', 3 * LAKH, 'PENALTY'),
      entry('2026-05-20', 'PAYMENT', 57 * LAKH),
    ],
    decisions: [{ on: '2026-01-11', outcome: 'remand' }],
    stays: [first, extension],
    guarantees: [guarantee()],
  };

  it.each([
    ['2025-02-01', { RECOVERABLE: 125 * LAKH }],
    ['2025-06-01', { STAYED: 120 * LAKH }],
    ['2025-10-20', { STAYED: 120 * LAKH }],
    ['2025-10-21', { RECOVERABLE: 120 * LAKH }],
    ['2025-11-04', { RECOVERABLE: 120 * LAKH }],
    ['2025-11-05', { STAYED: 120 * LAKH }],
    ['2026-01-10', { STAYED: 120 * LAKH }],
    ['2026-01-11', { NOT_CONFIRMED: 120 * LAKH }],
    ['2026-05-13', { NOT_CONFIRMED: 120 * LAKH }],
    ['2026-05-14', { RECOVERABLE: 57 * LAKH }],
    ['2026-05-20', {}],
  ])('stands on %s as ordered', (day, parts) => expect(partsOn(file, day)).toEqual(parts));

  it('keeps the deposit held and the guarantee secured through the remand', () => {
    expect(positionOn(file, '2026-01-11', rules)).toMatchObject({
      outstanding: 120 * LAKH,
      held: 5 * LAKH,
      secured: 5 * LAKH,
      encashable: 0,
    });
  });

  it.each([
    ['2025-10-20', 5 * LAKH, 0],
    ['2025-10-21', 5 * LAKH, 5 * LAKH],
    ['2026-03-09', 5 * LAKH, 0],
    ['2026-03-10', 0, 0],
  ])(
    'secures on %s what the guarantee covers, and lets only what is recoverable be encashed',
    (day, secured, encashable) => expect(positionOn(file, day, rules)).toMatchObject({ secured, encashable }),
  );

  it.each([
    ['2025-06-01', '2025-10-21'],
    ['2025-10-21', '2025-11-05'],
    ['2026-01-11', '2026-03-10'],
    ['2026-05-20', null],
  ])('asked on %s, changes next on %s', (day, next) => expect(changesOn(file, day, rules)).toBe(next));

  it.each([
    ['2025-11-04', '2025-10-21'],
    ['2025-11-05', '2025-11-05'],
    ['2026-03-09', '2026-01-11'],
    ['2020-01-01', '0001-01-01'],
  ])('as it stands on %s, it has stood since %s', (day, since) =>
    expect(sameSince(file, day, rules)).toBe(since),
  );

  it('shows the 15 days without a stay before it was extended', () => {
    expect(gapBetween(stayPeriods(first)[0]!, stayPeriods(extension)[0]!)).toEqual({
      from: '2025-10-21',
      to: '2025-11-04',
      days: 15,
    });
  });
});

describe('a file of one crore', () => {
  const day = '2025-06-01';

  it.each<[string, Partial<FileMoney>, Partial<Record<MoneyState, number>>]>([
    ['nothing else is known', {}, { RECOVERABLE: CRORE }],
    ['it is not adjudicated', { adjudicatedOn: null }, { NOT_CONFIRMED: CRORE }],
    ['it is adjudicated later', { adjudicatedOn: '2025-06-02' }, { NOT_CONFIRMED: CRORE }],
    ['it is adjudicated that day', { adjudicatedOn: day }, { RECOVERABLE: CRORE }],
    ['its assessment is provisional', { provisionalOn: '2025-01-05' }, { NOT_CONFIRMED: CRORE }],
    [
      'its assessment is final that day',
      { provisionalOn: '2025-01-05', finalOn: day },
      { RECOVERABLE: CRORE },
    ],
    ['it is remanded that day', { decisions: [{ on: day, outcome: 'remand' }] }, { NOT_CONFIRMED: CRORE }],
    [
      'it is remanded later',
      { decisions: [{ on: '2025-06-02', outcome: 'remand' }] },
      { RECOVERABLE: CRORE },
    ],
    [
      'a higher court upholds it after a remand',
      {
        decisions: [
          { on: '2025-05-02', outcome: 'government' },
          { on: '2025-04-01', outcome: 'remand' },
        ],
      },
      { RECOVERABLE: CRORE },
    ],
    [
      'it is lost after it was won',
      {
        decisions: [
          { on: '2025-05-02', outcome: 'against' },
          { on: '2025-04-01', outcome: 'government' },
        ],
      },
      { NOT_CONFIRMED: CRORE },
    ],
    [
      'an order of the day of the remand itself is not a later one',
      {
        decisions: [{ on: '2025-05-02', outcome: 'remand' }],
        entries: [entry('2025-02-01', 'DEMAND', CRORE), entry('2025-05-02', 'RAISED', LAKH)],
      },
      { NOT_CONFIRMED: CRORE + LAKH },
    ],
    [
      'a payment after the remand is no order',
      {
        decisions: [{ on: '2025-05-02', outcome: 'remand' }],
        entries: [entry('2025-02-01', 'DEMAND', CRORE), entry('2025-05-03', 'PAYMENT', LAKH)],
      },
      { NOT_CONFIRMED: 99 * LAKH },
    ],
    ['all is stayed', { stays: [stay()] }, { STAYED: CRORE }],
    ['the auction alone is stayed', { stays: [stay({ of: 'AUCTION' })] }, { RECOVERABLE: CRORE }],
    ['the order is stayed', { stays: [stay({ of: 'ORDER' })] }, { STAYED: CRORE }],
    [
      'two stays of one case cover the same money',
      { stays: [stay({ amount: 30 * LAKH }), stay({ amount: 20 * LAKH })] },
      { STAYED: 30 * LAKH, RECOVERABLE: 70 * LAKH },
    ],
    [
      'stays of two cases add up',
      { stays: [stay({ amount: 30 * LAKH }), stay({ amount: 20 * LAKH, proceedingId: 2 })] },
      { STAYED: 50 * LAKH, RECOVERABLE: 50 * LAKH },
    ],
    [
      'stays of two cases exceed what is owed',
      { stays: [stay({ amount: 80 * LAKH }), stay({ amount: 80 * LAKH, proceedingId: 2 })] },
      { STAYED: CRORE },
    ],
    ['it need not be paid yet', { payable: [{ from: '2025-05-25', until: day }] }, { NOT_DUE: CRORE }],
    [
      'it was due yesterday',
      { payable: [{ from: '2025-05-20', until: '2025-05-31' }] },
      { RECOVERABLE: CRORE },
    ],
    ['it may be appealed', { appealTimes: [{ from: '2025-05-20', until: day }] }, { APPEAL_TIME: CRORE }],
    ['an appeal is pending', { appeals: [{ from: '2025-05-20', until: null }] }, { RECOVERABLE: CRORE }],
    [
      'a part of the debtor cannot be traced, and the rest is proposed for writing off',
      {
        untraceable: [{ from: '2025-05-01', until: null, amount: 10 * LAKH }],
        writeOffProposed: [{ from: '2025-05-01', until: null, amount: null }],
      },
      { UNTRACEABLE: 10 * LAKH, WRITE_OFF_PROPOSED: 90 * LAKH },
    ],
    [
      'the first state that applies is the one',
      {
        stays: [stay({ amount: 40 * LAKH })],
        payable: [{ from: '2025-05-25', until: day }],
        appealTimes: [{ from: '2025-05-20', until: day }],
      },
      { STAYED: 40 * LAKH, NOT_DUE: 60 * LAKH },
    ],
  ])('when %s', (_, more, parts) => expect(partsOn(owing(more), day)).toEqual(parts));

  it('counts money under appeal apart where the office has set it so', () => {
    const file = owing({ appeals: [{ from: '2025-05-20', until: null }] });
    expect(partsOn(file, day, { appealSuspends: true })).toEqual({ APPEAL_PENDING: CRORE });
  });

  it.each<[EntryKind, number, number]>([
    ['PAYMENT', 99, 0],
    ['OPENING', 99, 0],
    ['ENCASHED', 99, 0],
    ['WAIVED', 99, 0],
    ['WRITTEN_OFF', 99, 0],
    ['LOWERED', 99, 0],
    ['RAISED', 101, 0],
    ['REFUND', 101, 0],
    ['DEPOSIT', 99, 1],
    ['DEPOSIT_ADJUSTED', 100, -1],
    ['DEPOSIT_REFUNDED', 101, -1],
  ])(
    '%s of one lakh leaves %d lakh outstanding and changes what is held by %d',
    (kind, outstanding, held) => {
      const before = entry('2025-02-02', 'DEPOSIT', 2 * LAKH);
      const file = owing({
        entries: [
          ...owing().entries,
          entry('2025-02-02', 'RAISED', 2 * LAKH),
          before,
          entry(day, kind, LAKH),
        ],
      });
      expect(positionOn(file, day, rules)).toMatchObject({
        outstanding: outstanding * LAKH,
        held: (2 + held) * LAKH,
      });
    },
  );

  it('owes nothing below zero, and says what was paid too much', () => {
    const file = owing({ entries: [...owing().entries, entry(day, 'PAYMENT', CRORE + 1)] });
    expect(positionOn(file, day, rules)).toMatchObject({
      outstanding: 0,
      overpaid: 1,
      parts: { RECOVERABLE: 0 },
    });
  });
});
