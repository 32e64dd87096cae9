import type { ChangeAction } from '../../domain/history';
import type { WireRecord } from '../../domain/wire';

/** A change as the server keeps it (docs/contract.md, "History"). */
export interface Change {
  id: number;
  /** An instant, ISO 8601 in UTC. */
  at: string;
  /** Null: the system itself. */
  by: ChangedBy | null;
  /** `form`, `row`, `restore`, `merge`, `system`, or `import:` with its batch. */
  via: string;
  /** The resource of the record. */
  register: string;
  recordId: number;
  caseFilingId: number | null;
  action: ChangeAction;
  /** The record's version after the change; of a deletion its last. */
  version: number | null;
  /** The fields that differ, by their names on the wire; null of a new record. */
  was: WireRecord | null;
  /** Null of a deleted record. */
  became: WireRecord | null;
  reason: string | null;
  /** What the record was called. */
  title?: string | null;
  /** The whole record as it stood after the change, of one that is asked for by its id; null of a deletion. */
  record?: WireRecord | null;
}

/** A deletion of a record that is still gone; its `was` is the whole record. */
export type Deletion = Omit<Change, 'action' | 'became' | 'record'>;

/** What happened beside the changes of records (docs/contract.md, "History"). */
export interface KeptEvent {
  id: number;
  at: string;
  by: ChangedBy | null;
  kind: string;
  /** Whose account it is about. */
  about: ChangedBy | null;
  details: Record<string, unknown> | null;
}

export interface ChangedBy {
  id: number;
  userName: string;
  fullName: string;
}

/** How a change was made, as the catalogue names it: `import:12` is an import. */
export const viaName = (via: string): string => via.split(':')[0] ?? '';
