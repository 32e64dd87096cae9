import { isRecord } from '../../domain/isRecord';
import type { WireRecord } from '../../domain/wire';
import type { Change } from '../history/change';
import { COLLECTIONS } from './regular';
import type { HttpClient } from './httpClient';

/** Ours alone, where the server offers `changes`. */
export interface HistoryCalls {
  /**
   * Saves a record again as it stood after a change, over the version that the person saw. Answers the stored
   * record; somebody else's save in between is an `HttpError` with the code `stale`.
   */
  restoreChange: (change: Pick<Change, 'id' | 'register'>, version: number | null) => Promise<WireRecord>;
  /** Gives a deleted record back, with the id it had. */
  restoreDeleted: (id: number, register: string) => Promise<void>;
}

/**
 * @param stored reads the answer as a record of its register
 * @param onChanged told of the register that has changed
 */
export const createHistoryCalls = (
  call: HttpClient,
  stored: (register: string, wire: WireRecord) => WireRecord,
  onChanged: (register: string) => void,
): HistoryCalls => ({
  restoreChange: async ({ id, register }, version) => {
    const answer = await call(`${COLLECTIONS}/changes/${id}/restore`, { method: 'POST', body: { version } });
    onChanged(register);
    return stored(register, isRecord(answer) ? answer : {});
  },
  restoreDeleted: async (id, register) => {
    await call(`${COLLECTIONS}/deleted/${id}/restore`, { method: 'POST' });
    onChanged(register);
  },
});
