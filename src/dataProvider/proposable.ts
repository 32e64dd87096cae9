import { HttpError, type Identifier } from 'react-admin';
import type { ProposedAction } from '../../domain/proposals';
import type { WireRecord } from '../../domain/wire';

/** A change as it is proposed to another administrator (docs/contract.md, "History"). */
export interface ProposedChange {
  register: string;
  recordId: Identifier;
  action: ProposedAction;
  /** The body of the write that it stands for, for a restored version `{changeId}`; none for a deletion. */
  body?: WireRecord;
  version?: unknown;
  reason?: string | undefined;
}

/**
 * The changes to propose instead of each write that was refused because it needs approval, by the error of
 * that write.
 */
const refused = new WeakMap<HttpError, readonly ProposedChange[]>();

/**
 * Passes on the outcome of a write. If it is refused because it needs approval, remembers the change to
 * propose instead.
 */
export const proposable = <T>(change: ProposedChange, written: Promise<T>): Promise<T> =>
  written.catch((error: unknown) => {
    if (error instanceof HttpError && error.body?.code === 'needsApproval') refused.set(error, [change]);
    throw error;
  });

/** The changes to propose instead of a failed write; undefined if it failed for another reason. */
export const changesToPropose = (error: unknown): readonly ProposedChange[] | undefined =>
  error instanceof HttpError ? refused.get(error) : undefined;

/** Makes several writes in turn. Those that need approval do not stop the others, and are proposed together. */
export async function writeInTurn(writes: readonly (() => Promise<unknown>)[]): Promise<void> {
  const unapproved: unknown[] = [];
  for (const write of writes) {
    await write().catch((error: unknown) => {
      if (!changesToPropose(error)) throw error;
      unapproved.push(error);
    });
  }
  const [first] = unapproved;
  if (!first) return;
  refused.set(
    first as HttpError,
    unapproved.flatMap((error) => changesToPropose(error) ?? []),
  );
  throw first;
}
