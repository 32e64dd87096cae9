import type { Day } from '../../domain/dates';
import type { LimitDay, LimitRecord } from '../../domain/limits';
import type { HttpClient } from './httpClient';
import type { DataProvider } from 'react-admin';
import { caseTypes } from '../../domain/followOnCases';
import type { AdministrationCalls } from './administration';
import { offers } from '../offered/capabilities';
import type { HistoryCalls } from './history';

/** A day until which something may be filed (docs/contract.md, "Limits"). */
export interface Limit extends LimitRecord {
  [property: string]: unknown;
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
export const createLimitCalls = (call: HttpClient) => ({
  /** How many limits that match a filter are due each day; days without any are left out. */
  limitDays: async (filter: Record<string, unknown>, signal?: AbortSignal) => {
    const query = { filter: JSON.stringify(filter) };
    return (await call('/api/casebook/limits/days', { query, signal })) as LimitDay[];
  },
  limitMoves: async (body: Record<string, unknown>) =>
    (await call('/api/casebook/limits/preview', { method: 'POST', body })) as LimitMoves,
});

/** A write that may move time limits. */
export interface Write {
  /** With `restore`, the id is that of the change to restore. */
  action: 'create' | 'update' | 'delete' | 'restore';
  resource: string;
  params: { id?: unknown; data?: Record<string, unknown>; previousData?: Record<string, unknown> };
}

/** Every limit is counted by these resources: any write to them may move limits, even the creation of a record. */
const COUNTED_WITH = new Set(['closed-days', 'limitation-rules']);

/**
 * Limits are counted from some fields of these resources: only a change or a restore of these fields may move
 * limits.
 */
const COUNTED_FROM = new Set<string>([
  'calendars',
  'proceedings',
  'case-fillings',
  ...caseTypes.map(({ name }) => name),
]);

const mayMoveLimits = ({ action, resource }: Write) =>
  COUNTED_WITH.has(resource) ||
  (action === 'update' && COUNTED_FROM.has(resource)) ||
  (action === 'restore' && (COUNTED_FROM.has(resource) || resource === 'limits'));

/**
 * A data provider that calls `ask` before every write that may move time limits, whichever screen it comes
 * from. If `ask` rejects, nothing is written.
 */
export function askingAboutLimits<P extends DataProvider & AdministrationCalls & HistoryCalls>(
  provider: P,
  ask: (write: Write) => Promise<void>,
): P {
  const before = async (write: Write) => {
    if (mayMoveLimits(write) && (await offers('limits'))) await ask(write);
  };
  return {
    ...provider,
    create: async (resource, params) => {
      await before({ action: 'create', resource, params });
      return provider.create(resource, params);
    },
    update: async (resource, params) => {
      await before({ action: 'update', resource, params });
      return provider.update(resource, params);
    },
    delete: async (resource, params) => {
      await before({ action: 'delete', resource, params });
      return provider.delete(resource, params);
    },
    restoreChange: async (change, version) => {
      await before({ action: 'restore', resource: change.register, params: { id: change.id } });
      return provider.restoreChange(change, version);
    },
    restoreDeleted: async (deletion) => {
      await before({ action: 'restore', resource: deletion.register, params: { id: deletion.id } });
      return provider.restoreDeleted(deletion);
    },
    addClosedDays: async (list) => {
      await before({ action: 'create', resource: 'closed-days', params: { data: { ...list } } });
      return provider.addClosedDays(list);
    },
  };
}

/** A change that would move time limits, and a function for the person's answer. */
interface AskedMoves {
  preview: LimitMoves;
  answer: (isWanted: boolean) => void;
}

let asked: AskedMoves | null = null;
let tell: () => void = () => {};

/** Calls `open` when the person must be asked; `askedMoves` then returns the change. */
export function whenMovesAsked(open: () => void): () => void {
  tell = open;
  return () => {
    tell = () => {};
  };
}

export const askedMoves = (): AskedMoves | null => asked;

/** Asks whether limits may move (`LimitMovesDialog`). */
export const mayMove = (preview: LimitMoves): Promise<boolean> =>
  new Promise((resolve) => {
    asked = { preview, answer: resolve };
    tell();
  });
