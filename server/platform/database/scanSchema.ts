import type { Generated } from 'kysely';
import type { PaperType } from '../../../domain/papers';
import type { ScanFault } from '../../../domain/scans';
import type { Identified } from './columns';

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
