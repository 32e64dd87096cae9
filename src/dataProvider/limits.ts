import type { Day } from '../../domain/dates';
import type { LimitRecord } from '../../domain/limits';
import type { HttpClient } from './httpClient';

/** A day until which something may be filed (docs/contract.md, "Limits"). */
export interface Limit extends LimitRecord {
  [property: string]: unknown;
}

export interface LimitDay {
  date: Day;
  limits: number;
  /** How many of these limits were counted by an unverified rule. */
  unverified: number;
}

/**
 * The effects of a change: limits with their old and new last day to file, and limits that stay where they
 * are, with the reason.
 */
export interface LimitMoves {
  moves: { limitId: number; from: Day; to: Day }[];
  movesTotal: number;
  kept: { limitId: number; why: string }[];
  keptTotal: number;
}

/** Calls of our own server, if it offers `limits`. */
export interface LimitCalls {
  /** How many limits that match a filter are due each day; days without any are left out. */
  limitDays: (filter: Record<string, unknown>, signal?: AbortSignal) => Promise<LimitDay[]>;
  limitMoves: (change: Record<string, unknown>) => Promise<LimitMoves>;
}

export const createLimitCalls = (call: HttpClient): LimitCalls => ({
  limitDays: async (filter, signal) => {
    const query = { filter: JSON.stringify(filter) };
    return (await call('/api/casebook/limits/days', { query, signal })) as LimitDay[];
  },
  limitMoves: async (body) =>
    (await call('/api/casebook/limits/preview', { method: 'POST', body })) as LimitMoves,
});
