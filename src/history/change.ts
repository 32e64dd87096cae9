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
  action: 'create' | 'edit' | 'delete' | 'restore';
  /** The record's version after the change; null where it has none. */
  version: number | null;
  /** The fields that differ, by their names on the wire; null of a new record. */
  was: WireRecord | null;
  /** Null of a deleted record. */
  became: WireRecord | null;
  reason: string | null;
}

export interface ChangedBy {
  id: number;
  userName: string;
  fullName: string;
}

/** How a change was made, as the catalogue names it: `import:12` is an import. */
export const viaName = (via: string): string => via.split(':')[0] ?? '';
