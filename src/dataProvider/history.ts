import type { ChangeAction } from '../../domain/history';
import type { WireRecord } from '../../domain/wire';
import { HttpError } from 'react-admin';
import type { Day } from '../../domain/dates';
import { proposable, type ProposedChange } from './proposable';
import { COLLECTIONS } from './regular';
import type { HttpClient } from './httpClient';
import type { MessageParams } from '../../domain/messages';

/** A change as the server keeps it (docs/contract.md, "History"). */
export interface Change {
  id: number;
  /** An instant, ISO 8601 in UTC. */
  at: string;
  /** The acting user; null for the system itself. */
  by: ChangedBy | null;
  /** `form`, `row`, `restore`, `merge`, `system`, or `import:` with the id of the import. */
  via: string;
  /** The resource of the record. */
  register: string;
  recordId: number;
  caseFilingId: number | null;
  action: ChangeAction;
  /** The record's version after the change; for a deletion, its last version. */
  version: number | null;
  /** The old values of the changed fields, by their names on the wire; null for a new record. */
  was: WireRecord | null;
  /** The new values; null for a deleted record. */
  became: WireRecord | null;
  reason: string | null;
  /** The record's name at that time. */
  title?: string | null;
  /** The record's Bengali name at that time, if it had one. */
  titleBn?: string | null;
  /** The number of the file that the record belongs to; null without one. */
  file?: string | null;
  /** The whole record after the change, null for a deletion; only in the answer for a single change. */
  record?: WireRecord | null;
}

/** A deletion of a record that has not been restored; its `was` is the whole record. */
export type Deletion = Omit<Change, 'action' | 'became' | 'record'>;

/** An event other than a change of a record (docs/contract.md, "History"). */
export interface KeptEvent {
  id: number;
  at: string;
  by: ChangedBy | null;
  kind: string;
  /** The user whose account is concerned. */
  about: ChangedBy | null;
  /** The file number of a print; null for other events, and once the file is deleted. */
  file?: string | null;
  details: Record<string, unknown> | null;
}

export interface ChangedBy {
  id: number;
  userName: string;
  fullName: string;
}

/** How a change was made, as the catalogue names it: `import:12` is an import. */
export const viaName = (via: string): string => via.split(':')[0] ?? '';

/** The parameters of the text of `via`: the name of an API token. */
export const viaParams = (via: string) => ({ _: via, token: via.replace(/^token:/, '') });

/** A hash over the history up to a moment, by which it can later be shown that nothing in it was altered. */
interface Seal {
  hash: string;
  at: string;
}

interface FilingAsOf extends WireRecord {
  cases: Record<string, WireRecord[]>;
}

export type HistoryCalls = ReturnType<typeof createHistoryCalls>;

/**
 * Calls of our own server, if it offers `changes` and `deleted`.
 * @param onChanged called with the register that has changed
 */
export const createHistoryCalls = (call: HttpClient, onChanged: (register: string) => void) => ({
  /**
   * Restores a record to its state after a change, over the version that the person saw. If the restore needs
   * approval, it can be proposed instead.
   * @throws an `HttpError` with the code `stale` if somebody else has saved the record meanwhile
   */
  restoreChange: async (
    { id, register, recordId }: Pick<Change, 'id' | 'register' | 'recordId'>,
    version: number | null,
  ) => {
    await proposable(
      { register, recordId, action: 'restore', body: { changeId: id }, version },
      call(`${COLLECTIONS}/changes/${id}/restore`, { method: 'POST', body: { version } }),
    );
    onChanged(register);
  },
  /**
   * Restores a deleted record under its id. The argument is the change that deleted it. `guaranteeTaken` is what
   * secured a filing and secures others by now, in taka.
   */
  restoreDeleted: async ({
    id,
    register,
    recordId,
    version,
  }: Pick<Change, 'id' | 'register' | 'recordId' | 'version'>) => {
    const answer = await proposable(
      { register, recordId, action: 'restore', body: { changeId: id }, version },
      call(`${COLLECTIONS}/deleted/${id}/restore`, { method: 'POST' }),
    );
    onChanged(register);
    return answer as { guaranteeTaken?: number } | null;
  },
  /** The newest seal of the history; null before the first. */
  newestSeal: (signal?: AbortSignal) => unlessMissing<Seal>(call(`${COLLECTIONS}/seals/newest`, { signal })),
  /** A filing and its court cases by type, at the end of a day; null if the filing did not exist then. */
  filingAsOf: (id: number, day: Day, signal?: AbortSignal) =>
    unlessMissing<FilingAsOf>(call(`${COLLECTIONS}/case-fillings/${id}?asOf=${day}`, { signal })),
  /** A picture that the history keeps, as a data URL. */
  keptPicture: async (sha256: string, signal?: AbortSignal) =>
    ((await call(`${COLLECTIONS}/pictures/${sha256}`, { signal })) as { image: string }).image,
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

/** A change that waits for another administrator, or was decided (docs/contract.md, "History"). */
export interface Proposal extends Pick<
  Change,
  | 'id'
  | 'at'
  | 'by'
  | 'register'
  | 'recordId'
  | 'caseFilingId'
  | 'was'
  | 'became'
  | 'reason'
  | 'title'
  | 'titleBn'
  | 'file'
> {
  action: ProposedChange['action'];
  body: WireRecord | null;
  /** The orders in force that it would disobey; of a case that the reader may not read the day alone. */
  disobeys?: { kind: string | null; number: string | null; orderedOn: Day }[];
  state: 'OPEN' | 'APPROVED' | 'REFUSED';
  decidedBy: ChangedBy | null;
  decidedAt: string | null;
  /** Why the proposal was refused. */
  answer: string | null;
  /** Why the reader's approval would not count, for an open proposal. */
  obstacle?: { code: string; message: string; params: MessageParams } | null;
}

/** Calls of our own server, if it offers `proposals`. */
export const createProposalCalls = (call: HttpClient) => {
  const post = async (path: string, body?: object) => {
    await call(`${COLLECTIONS}/proposals${path}`, { method: 'POST', body });
  };
  return {
    propose: (change: ProposedChange) => post('', change),
    approve: (id: number) => post(`/${id}/approve`),
    refuse: (id: number, reason: string) => post(`/${id}/refuse`, { reason }),
  };
};
