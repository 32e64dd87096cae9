import { daysBetween, type Day } from '../../domain/dates';
import { openStates } from '../../domain/limits';
import type { Limit } from '../dataProvider/limits';

export type Tone = 'error' | 'warning' | 'none';

/** The state of a limit on a day: its text (`limits.left`), a number of days, and its urgency. */
export interface Left {
  word: 'left' | 'today' | 'past' | 'missed';
  days: number;
  tone: Tone;
}

type Dated = Pick<Limit, 'state' | 'due' | 'mayFile' | 'overrideDate'>;

/**
 * The days that a limit has left until the day to aim for. After that day it is `past`; after the last day on
 * which it may still be filed it is `missed`, and the days are counted from that last day. Null if the limit
 * does not run.
 */
export function leftOf({ state, due, mayFile, overrideDate }: Dated, today: Day): Left | null {
  const last = overrideDate ?? mayFile;
  if ((state !== 'RUNNING' && state !== 'MISSED') || !due || !last) return null;
  if (today > last) return { word: 'missed', days: daysBetween(last, today), tone: 'error' };
  const days = daysBetween(today, due);
  if (days < 0) return { word: 'past', days: -days, tone: 'error' };
  return {
    word: days === 0 ? 'today' : 'left',
    days,
    tone: days <= SOON ? 'error' : days <= NEAR ? 'warning' : 'none',
  };
}

/** A limit shows as an error from `SOON` days left on and as a warning from `NEAR` on, the same days as for alerts. */
const SOON = 3;
const NEAR = 15;

export const isOpen = ({ state }: Pick<Limit, 'state'>): boolean => openStates.includes(state);

/** Sorts limits by due date; those that have none yet come last. */
export const byUrgency = (a: Limit, b: Limit): number =>
  (a.due ?? '9999').localeCompare(b.due ?? '9999') || a.id - b.id;
