import type { Day } from '../../domain/dates';
import type { HearingDay } from '../../domain/hearings';
import type { HttpClient } from './httpClient';

export interface HearingMove {
  /** The hearings to move: either by a filter or by their ids. */
  filter?: Record<string, unknown>;
  ids?: number[];
  set: { date?: Day; court?: string; lawOfficer?: string };
  /** Returns the effects without moving anything. */
  dryRun?: boolean;
  /** The dry run's `preview`: the move is refused if the hearings have changed since. */
  preview?: string | undefined;
}

export interface HearingsMoved {
  moved: number;
  /** The id to undo the move by; null after a dry run. */
  batch: number | null;
  /** Hearings that were not moved, by their case or file number, with the reason. */
  kept: { id: number; name: string | null; why: 'hasResult' | 'outOfOrder' | 'changed' | 'gone' }[];
  /** Only after a dry run: a token for the present state of the hearings, to be sent with the move. */
  preview?: string;
}

/** Calls of our own server, if it offers `hearings`. */
export const createHearingCalls = (call: HttpClient) => ({
  hearingDays: async (
    { from, to, ...filter }: { from: Day; to: Day; [name: string]: unknown },
    signal?: AbortSignal,
  ) => {
    const query = { from, to, filter: JSON.stringify(filter) };
    return (await call('/api/casebook/hearings/days', { query, signal })) as HearingDay[];
  },
  moveHearings: async (body: HearingMove) =>
    (await call('/api/casebook/hearings/move', { method: 'POST', body })) as HearingsMoved,
  undoHearingMove: async (batch: number) =>
    (await call(`/api/casebook/hearings/move/${batch}/undo`, { method: 'POST' })) as HearingsMoved,
});
