import { describe, expect, it } from 'vitest';
import { leftOf } from '../../../src/limits/limitTexts';
import { limit } from './limitsServer';

/** The days left, on the given day, of a limit that is due on 26/11 and may be filed until 29/11. */
const on = (today: string, more: object = {}) => leftOf(limit(1, more), today);

describe('the days left of a limit', () => {
  it('the days left of a limit count to the last working day and turn urgent at 15 and at 3 days', () => {
    expect(on('2026-11-10')).toEqual({ word: 'left', days: 16, tone: 'none' });
    expect(on('2026-11-11')).toEqual({ word: 'left', days: 15, tone: 'warning' });
    expect(on('2026-11-22')).toEqual({ word: 'left', days: 4, tone: 'warning' });
    expect(on('2026-11-23')).toEqual({ word: 'left', days: 3, tone: 'error' });
    expect(on('2026-11-26')).toEqual({ word: 'today', days: 0, tone: 'error' });
  });

  it('a limit whose last working day has passed is not missed until the last day to file has passed', () => {
    expect(on('2026-11-29')).toEqual({ word: 'past', days: 3, tone: 'error' });
    expect(on('2026-11-30')).toEqual({ word: 'missed', days: 1, tone: 'error' });
  });

  it('the days left of a limit count to the date that a user has set', () => {
    const own = { overrideDate: '2026-11-24', due: '2026-11-24' };
    expect(on('2026-11-24', own)).toEqual({ word: 'today', days: 0, tone: 'error' });
    expect(on('2026-11-25', own)).toEqual({ word: 'missed', days: 1, tone: 'error' });
  });

  it('no number of days left is given for a limit that is done or has no due date yet', () => {
    expect(on('2026-11-22', { state: 'WAITING', due: null, mayFile: null })).toBeNull();
    expect(on('2026-11-22', { state: 'DONE' })).toBeNull();
  });
});
