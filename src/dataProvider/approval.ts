import { HttpError, type Identifier } from 'react-admin';
import type { ProposedAction } from '../../domain/proposals';
import type { WireRecord } from '../../domain/wire';

/** A change as it is proposed to another administrator (docs/contract.md, "History"). */
export interface ProposedChange {
  register: string;
  recordId: Identifier;
  action: ProposedAction;
  /** For an edit the body of the `PUT`, for a restored version `{changeId}`; none for a deletion. */
  body?: WireRecord;
  version?: unknown;
  reason?: string | undefined;
}

/**
 * The change to propose instead of each write that was refused because it needs approval, by the error of
 * that write.
 */
const refused = new WeakMap<HttpError, ProposedChange>();

/**
 * Passes on the outcome of a write. If it is refused because it needs approval, remembers the change to
 * propose instead.
 */
export const proposable = <T>(change: ProposedChange, written: Promise<T>): Promise<T> =>
  written.catch((error: unknown) => {
    if (error instanceof HttpError && error.body?.code === 'needsApproval') refused.set(error, change);
    throw error;
  });

/** The change to propose instead of a failed write; undefined if it failed for another reason. */
export const changeToPropose = (error: unknown): ProposedChange | undefined =>
  error instanceof HttpError ? refused.get(error) : undefined;
