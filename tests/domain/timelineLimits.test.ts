import { expect, it } from 'vitest';
import { timelineOf } from '../../domain/timeline';

it('tells the last day to file of limits that run or were missed, an own date before the counted one', () => {
  const limit = { proceedingId: 7, mayFile: '2026-11-29', overrideDate: null };
  const entries = timelineOf({
    proceedings: [],
    hearings: [],
    notes: [],
    limits: [
      { ...limit, id: 1, state: 'RUNNING' },
      { ...limit, id: 2, state: 'MISSED', overrideDate: '2026-11-20' },
      { ...limit, id: 3, state: 'DONE' },
      { ...limit, id: 4, state: 'WAITING', mayFile: null },
    ],
  });
  expect(entries).toEqual([
    { date: '2026-11-29', kind: 'limit', proceedingId: 7, limitId: 1 },
    { date: '2026-11-20', kind: 'limit', proceedingId: 7, limitId: 2 },
  ]);
});
