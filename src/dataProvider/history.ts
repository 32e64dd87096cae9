import { HttpError } from 'react-admin';
import type { Day } from '../../domain/dates';
import type { WireRecord } from '../../domain/wire';
import type { Change } from './change';
import { proposable } from './approval';
import { COLLECTIONS } from './regular';
import type { HttpClient } from './httpClient';

/** A hash over the history up to a moment, by which it can later be shown that nothing in it was altered. */
export interface Seal {
  hash: string;
  at: string;
}

export interface FilingAsOf extends WireRecord {
  cases: Record<string, WireRecord[]>;
}

/** Calls of our own server, if it offers `changes` and `deleted`. */
export interface HistoryCalls {
  /**
   * Restores a record to its state after a change, over the version that the person saw. If the restore needs
   * approval, it can be proposed instead.
   * @throws an `HttpError` with the code `stale` if somebody else has saved the record meanwhile
   */
  restoreChange: (
    change: Pick<Change, 'id' | 'register' | 'recordId'>,
    version: number | null,
  ) => Promise<void>;
  /** Restores a deleted record under its id. `deletion` is the change that deleted it. */
  restoreDeleted: (deletion: Pick<Change, 'id' | 'register'>) => Promise<void>;
  /** The newest seal of the history; null before the first. */
  newestSeal: (signal?: AbortSignal) => Promise<Seal | null>;
  /** A filing and its court cases by type, at the end of a day; null if the filing did not exist then. */
  filingAsOf: (id: number, day: Day, signal?: AbortSignal) => Promise<FilingAsOf | null>;
  /** A picture that the history keeps, as a data URL. */
  keptPicture: (sha256: string, signal?: AbortSignal) => Promise<string>;
}

/** @param onChanged called with the register that has changed */
export const createHistoryCalls = (
  call: HttpClient,
  onChanged: (register: string) => void,
): HistoryCalls => ({
  restoreChange: async ({ id, register, recordId }, version) => {
    const proposal = { register, recordId, action: 'restore', body: { changeId: id }, version } as const;
    await proposable(
      proposal,
      call(`${COLLECTIONS}/changes/${id}/restore`, { method: 'POST', body: { version } }),
    );
    onChanged(register);
  },
  restoreDeleted: async ({ id, register }) => {
    await call(`${COLLECTIONS}/deleted/${id}/restore`, { method: 'POST' });
    onChanged(register);
  },
  newestSeal: (signal) => unlessMissing<Seal>(call(`${COLLECTIONS}/seals/newest`, { signal })),
  filingAsOf: (id, day, signal) =>
    unlessMissing<FilingAsOf>(call(`${COLLECTIONS}/case-fillings/${id}?asOf=${day}`, { signal })),
  keptPicture: async (sha256, signal) => {
    const answer = (await call(`${COLLECTIONS}/pictures/${sha256}`, { signal })) as { image: string };
    return answer.image;
  },
});

/** The answer, or null for a 404. */
const unlessMissing = <T>(answer: Promise<unknown>): Promise<T | null> =>
  answer.then(
    (found) => found as T,
    (failure: unknown) => {
      if (failure instanceof HttpError && failure.status === 404) return null;
      throw failure;
    },
  );
