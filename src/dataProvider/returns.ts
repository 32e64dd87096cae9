import type { Day } from '../../domain/dates';
import type { HttpClient } from './httpClient';
import { proposable } from './proposable';
import { COLLECTIONS } from './regular';

/** Counts, and amounts in taka, by the names of domain/returns/figures.ts. */
export type Figures = Record<string, number>;

/** The return of a month (docs/contract.md, "Returns"). */
export interface Return {
  [property: string]: unknown;
  id: number;
  version: number;
  from: Day;
  to: Day;
  state: 'DRAFT' | 'FROZEN';
  edition: number;
  /** The later edition that was frozen instead. */
  replacedById: number | null;
  signedBy: string | null;
  memo: string | null;
  date: Day | null;
  /** Why the edition before was unfrozen. */
  reason: string | null;
  /** When a draft was counted, an instant; null before the first count has ended. */
  countedAt: string | null;
  /** Percent of the count under way; null while none is. */
  progress: number | null;
  frozenAt: string | null;
  hash: string | null;
  /** All cases. */
  opening: number;
  received: number;
  disposed: number;
  closing: number;
  /** Only in the answer for one return. */
  figures?: Figures;
}

/** A record that a figure of a return counts, as it was then. */
export interface ReturnRow {
  [property: string]: unknown;
  id: number;
  kind: string;
  caseFilingId: number | null;
  number: string | null;
  fileNumber: string | null;
  company: string | null;
  workPlaceId: number | null;
  openedOn: Day | null;
  disposedOn: Day | null;
  amount: number | null;
  /** The figure by which it came in or went out. */
  way: string | null;
}

/** The figures of any days, made of returns and of what is known now. */
export interface Period {
  from: Day;
  to: Day;
  months: Pick<Return, 'id' | 'from' | 'state'>[];
  /** Whether some of it is counted from the register as known now. */
  live: boolean;
  figures: Figures;
}

interface Freezing {
  signedBy: string | null;
  memo: string | null;
  date: Day | null;
}

/** Calls of our own server, if it offers `returns`. */
export const createReturnCalls = (call: HttpClient) => {
  const post = async (path: string, body: object) =>
    (await call(`${COLLECTIONS}/returns${path}`, { method: 'POST', body })) as Return;
  return {
    /** Begins the return of a month, or counts its draft again; the count runs in the background. */
    count: (from: Day, to: Day) => post('', { from, to }),
    freeze: ({ id, version }: Pick<Return, 'id' | 'version'>, values: Freezing) =>
      proposable(
        { register: 'returns', recordId: id, action: 'freeze', body: { ...values }, version },
        post(`/${id}/freeze`, { ...values, version }),
      ),
    /** @returns the new draft, which is the next edition */
    unfreeze: ({ id, version }: Pick<Return, 'id' | 'version'>, reason: string) =>
      post(`/${id}/unfreeze`, { reason, version }),
    period: async (from: Day, to: Day, signal?: AbortSignal) =>
      (await call(`${COLLECTIONS}/returns/period`, { query: { from, to }, signal })) as Period,
  };
};
