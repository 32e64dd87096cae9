import type { ChangeAction } from '../../domain/history';
import type { WireRecord } from '../../domain/wire';

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
