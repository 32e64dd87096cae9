import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  Candidate,
  Cell,
  Decision,
  ExistingRule,
  ImportError,
  ImportLayout,
  ImportRegisterName,
  ImportRowState,
  ImportState,
} from '../../../domain/imports';
import type { Identified } from './columns';

export interface ImportTables {
  importBatch: ImportBatchTable;
  importRow: ImportRowTable;
  importRecord: ImportRecordTable;
}

/** The import of one spreadsheet (domain/imports.ts). */
export interface ImportBatchTable extends Identified {
  register: ImportRegisterName;
  fileName: string;
  layout: Stored<ImportLayout>;
  state: Generated<ImportState>;
  byUser: number;
  at: Generated<Date>;
  changedBy: number;
  changedAt: Generated<Date>;
  finishedAt: ColumnType<Date | null, Date | null | undefined>;
  /** Counted by a trigger. */
  total: GeneratedAlways<number>;
  ready: GeneratedAlways<number>;
  undecided: GeneratedAlways<number>;
  refused: GeneratedAlways<number>;
  skipped: GeneratedAlways<number>;
  done: GeneratedAlways<number>;
  kept: GeneratedAlways<number>;
}

export interface ImportRowTable extends Identified {
  batchId: number;
  line: number;
  /** `read`: the row's key is known, and the row is not checked yet. */
  state: Generated<ImportRowState | 'read'>;
  cells: Stored<Cell[]>;
  decision: Stored<Decision>;
  /** Rows with the same key are the same record. */
  key: string | null;
  values: Stored<Record<string, unknown>>;
  errors: Stored<ImportError[]>;
  candidates: Stored<Record<string, Candidate[]>>;
  existing: ExistingRule | null;
  recordId: number | null;
}

/** A record that an import has written. */
export interface ImportRecordTable extends Identified {
  batchId: number;
  /** Null for a company or agent that was added because rows name it. */
  rowId: number | null;
  register: string;
  recordId: number;
  version: number;
  /** The record's values before the import; null if the import added the record. */
  was: ColumnType<Record<string, unknown> | null, string | null, string | null>;
  /** Why undoing the import kept the record. */
  kept: ColumnType<string | null, string | null | undefined>;
}

/** JSON, written as text. */
type Stored<T> = ColumnType<T, string | undefined, string>;
