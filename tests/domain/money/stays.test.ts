import { describe, expect, it } from 'vitest';
import type { Day } from '../../../domain/dates';
import { stayPeriods, type Stay } from '../../../domain/money/stays';
import { stay } from './files';

describe('a stay', () => {
  const conditional = (metOn: Day | null) => ({ dueOn: '2025-06-14', metOn });

  it.each<[string, Partial<Stay>, ReturnType<typeof stayPeriods>]>([
    ['without an end', {}, [{ from: '2025-04-20', until: null }]],
    [
      'until a Friday ends on it',
      { until: { kind: 'DAY', day: '2025-10-17' } },
      [{ from: '2025-04-20', until: '2025-10-17' }],
    ],
    [
      'until the next date',
      { until: { kind: 'NEXT_DATE', day: '2025-05-04' } },
      [{ from: '2025-04-20', until: '2025-05-04' }],
    ],
    [
      'of one month from 31/01',
      { orderedOn: '2025-01-31', until: { kind: 'MONTHS', months: 1 } },
      [{ from: '2025-01-31', until: '2025-02-28' }],
    ],
    ['that is vacated', { vacatedOn: '2025-05-10' }, [{ from: '2025-04-20', until: '2025-05-09' }]],
    ['that is vacated on the day of the order', { vacatedOn: '2025-04-20' }, []],
    [
      'until disposal',
      { until: { kind: 'DISPOSAL' }, disposedOn: '2026-01-11' },
      [{ from: '2025-04-20', until: '2026-01-10' }],
    ],
    [
      'of six months ends with its case before',
      { until: { kind: 'MONTHS', months: 6 }, disposedOn: '2025-07-01' },
      [{ from: '2025-04-20', until: '2025-06-30' }],
    ],
    [
      'given with the decision holds after it',
      { disposedOn: '2025-04-20', until: { kind: 'MONTHS', months: 2 } },
      [{ from: '2025-04-20', until: '2025-06-20' }],
    ],
    [
      'whose condition is not met',
      { condition: conditional(null) },
      [{ from: '2025-04-20', until: '2025-06-14' }],
    ],
    [
      'whose condition is met on its last day',
      { condition: conditional('2025-06-14') },
      [{ from: '2025-04-20', until: null }],
    ],
    [
      'whose condition is met late',
      { condition: conditional('2025-06-20') },
      [
        { from: '2025-04-20', until: '2025-06-14' },
        { from: '2025-06-20', until: null },
      ],
    ],
    [
      'that ended before its condition was due',
      { condition: conditional(null), vacatedOn: '2025-06-01' },
      [{ from: '2025-04-20', until: '2025-05-31' }],
    ],
  ])('%s', (_, more, periods) => expect(stayPeriods(stay(more))).toEqual(periods));
});
