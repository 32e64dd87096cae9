import type { Generated, GeneratedAlways } from 'kysely';
import type { Values } from '../../../domain/fields';
import type { paperFields, PaperSource, PaperType } from '../../../domain/papers';
import type { ScanFault } from '../../../domain/scans';
import type { Audited, Identified, KeptList } from './columns';

interface PaperKindTable extends Identified, Audited, KeptList {
  /** Null for kinds that administrators have added. */
  code: string | null;
  name: string;
  nameFold: GeneratedAlways<string>;
}

/** The bytes of a scan. */
interface Scan {
  sha256: string;
  bytes: number;
  type: PaperType;
  source: PaperSource;
}

interface PaperTable
  extends Identified, Audited, Omit<Values<typeof paperFields>, 'from' | 'to' | 'source'>, Scan {
  caseFilingId: number;
  kind: number;
  fromWhom: string | null;
  toWhom: string | null;
  fileVersion: number;
  /** The kind of the proceeding. */
  caseKind: GeneratedAlways<string>;
}

interface PaperVersionTable extends Scan {
  paperId: number;
  version: number;
  fileName: string;
  pages: number | null;
  /** The text layer. */
  text: string | null;
  /** Null while pages and text are not read yet. */
  readAt: Date | null;
  readTries: Generated<number>;
  createdBy: number | null;
  createdAt: Generated<Date>;
}

export interface PaperTables {
  paperKind: PaperKindTable;
  paper: PaperTable;
  paperVersion: PaperVersionTable;
}

interface ScanTable extends Identified {
  fileName: string;
  bytes: number;
  modified: number;
  sha256: string;
  type: PaperType | null;
  refusal: string | null;
  pages: number | null;
  labels: Generated<string[]>;
  text: Generated<string>;
  fault: ScanFault | null;
  aside: Generated<boolean>;
  paperId: number | null;
  foundAt: Generated<Date>;
  claimedAt: Date | null;
  readAt: Date | null;
}

/** The scan inbox: files of a folder, until each is the file of a paper. */
export interface ScanTables {
  scan: ScanTable;
}
