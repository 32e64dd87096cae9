import { HttpError, type Identifier } from 'react-admin';
import type { ProposedAction } from '../../domain/proposals';
import type { WireRecord } from '../../domain/wire';

/** A change as it is proposed to another administrator (docs/contract.md, "History"). */
export interface ProposedChange {
  register: string;
  recordId: Identifier;
  action: ProposedAction;
  /** Of an edit what the `PUT` would have sent, of a restored version `{changeId}`; a deletion has none. */
  body?: WireRecord;
  version?: unknown;
  reason?: string | undefined;
}

/** By the error of each write that was refused because another administrator must approve it. */
const refused = new WeakMap<HttpError, ProposedChange>();

/** Remembers what could be proposed instead, in case the write is refused. */
export const proposable = <T>(change: ProposedChange, written: Promise<T>): Promise<T> =>
  written.catch((error: unknown) => {
    if (error instanceof HttpError && error.body?.code === 'needsApproval') refused.set(error, change);
    throw error;
  });

/** What could be proposed instead of a failed write; undefined when it failed for another reason. */
export const changeToPropose = (error: unknown): ProposedChange | undefined =>
  error instanceof HttpError ? refused.get(error) : undefined;
