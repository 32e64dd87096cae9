import type { MessageParams } from '../../domain/messages';
import type { ChangedBy, Change } from './change';
import type { ProposedChange } from './approval';
import type { HttpClient } from './httpClient';
import { COLLECTIONS } from './regular';

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
> {
  action: ProposedChange['action'];
  state: 'OPEN' | 'APPROVED' | 'REFUSED';
  decidedBy: ChangedBy | null;
  decidedAt: string | null;
  /** Why the proposal was refused. */
  answer: string | null;
  /** Why the reader's approval would not count, for an open proposal. */
  obstacle?: { code: string; message: string; params: MessageParams } | null;
}

/** Calls of our own server, if it offers `proposals`. */
export interface ProposalCalls {
  propose: (change: ProposedChange) => Promise<void>;
  approve: (id: number) => Promise<void>;
  refuse: (id: number, reason: string) => Promise<void>;
}

export const createProposalCalls = (call: HttpClient): ProposalCalls => {
  const post = async (path: string, body?: object) => {
    await call(`${COLLECTIONS}/proposals${path}`, { method: 'POST', body });
  };
  return {
    propose: (change) => post('', change),
    approve: (id) => post(`/${id}/approve`),
    refuse: (id, reason) => post(`/${id}/refuse`, { reason }),
  };
};
