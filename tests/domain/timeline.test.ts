import { expect, it } from 'vitest';
import { timelineOf } from '../../domain/timeline';

it('the timeline shows an open limit on its last day or the officer’s date, and a completed limit on its day of completion', () => {
  const limit = { proceedingId: 7, mayFile: '2026-11-29', overrideDate: null, doneOn: null };
  const entries = timelineOf({
    proceedings: [],
    hearings: [],
    notes: [],
    limits: [
      { ...limit, id: 1, state: 'RUNNING' },
      { ...limit, id: 2, state: 'MISSED', overrideDate: '2026-11-20' },
      { ...limit, id: 3, state: 'DONE', doneOn: '2026-11-25' },
      { ...limit, id: 5, state: 'NOT_NEEDED' },
      { ...limit, id: 4, state: 'WAITING', mayFile: null },
    ],
  });
  expect(entries).toEqual([
    { date: '2026-11-29', kind: 'limit', proceedingId: 7, limitId: 1 },
    { date: '2026-11-25', kind: 'limit', proceedingId: 7, limitId: 3 },
    { date: '2026-11-20', kind: 'limit', proceedingId: 7, limitId: 2 },
  ]);
});

it('the timeline shows a change of status and an interim order on the day they were entered', () => {
  const change = { proceedingId: 7, status: null, orders: [] };
  const entries = timelineOf({
    proceedings: [],
    hearings: [{ id: 3, proceedingId: 7, date: '2026-02-01', result: null }],
    notes: [],
    changes: [
      { ...change, id: 1, day: '2026-02-01', orders: ['Stayed for six months'] },
      { ...change, id: 2, day: '2026-03-01', status: 'ORDER_PASSED', orders: ['Stay extended'] },
    ],
  });
  expect(entries).toEqual([
    { date: '2026-03-01', kind: 'status', proceedingId: 7, changeId: 2, status: 'ORDER_PASSED' },
    { date: '2026-03-01', kind: 'interim', proceedingId: 7, changeId: 2, orders: ['Stay extended'] },
    { date: '2026-02-01', kind: 'interim', proceedingId: 7, changeId: 1, orders: ['Stayed for six months'] },
    { date: '2026-02-01', kind: 'hearing', proceedingId: 7, hearingId: 3, result: null },
  ]);
});
