import type { Connection } from '../dataProvider/connection';
import type { Language } from '../i18n/catalogue';
import { shownDuration } from './shownDuration';

/** A check's result in words: a catalogue key with its values. */
export interface Finding {
  /** `unknown`: the server does not say. */
  outcome: 'good' | 'bad' | 'unknown';
  text: string;
  values?: Record<string, string>;
}

/**
 * The tolerated difference between the clocks in milliseconds; with a larger difference, displayed times
 * would mislead.
 */
const CLOCK_TOLERANCE = 60_000;

const words = 'testScreen';

export function serverFinding({ answeredIn }: Connection, language: Language): Finding {
  if (answeredIn === null) return { outcome: 'bad', text: `${words}.server.unreachable` };
  return {
    outcome: 'good',
    text: `${words}.server.reachable`,
    values: { time: shownDuration(answeredIn, language) },
  };
}

const OUTCOMES = { reachable: 'good', unreachable: 'bad', unknown: 'unknown' } as const;

export const databaseFinding = ({ database }: Connection): Finding => ({
  outcome: OUTCOMES[database],
  text: `${words}.database.${database}`,
});

export function clockFinding({ clockAhead }: Connection, language: Language): Finding {
  if (clockAhead === null) return { outcome: 'unknown', text: `${words}.clock.unknown` };
  const difference = Math.abs(clockAhead);
  if (difference <= CLOCK_TOLERANCE) return { outcome: 'good', text: `${words}.clock.right` };
  return {
    outcome: 'bad',
    text: `${words}.clock.${clockAhead > 0 ? 'ahead' : 'behind'}`,
    values: { time: shownDuration(difference, language) },
  };
}
