import type { Day } from '../../../domain/dates';
import type { Audited, Identified } from './columns';

/** A volume of a file's papers (domain/volumes.ts). */
interface VolumeTable extends Identified, Audited {
  caseFilingId: number;
  no: number;
  place: string | null;
  /** The desk of this name. */
  desk: number | null;
  note: string | null;
}

interface MovementTable extends Identified, Audited {
  volumeId: number;
  caseFilingId: number;
  toPlace: string;
  toDesk: number | null;
  byWhom: string | null;
  takenBy: string | null;
  onDay: Day;
  purpose: string | null;
  dueBack: Day | null;
  receivedOn: Day | null;
  receivedAt: string | null;
  receivedDesk: number | null;
}

interface FileCallTable extends Identified, Audited {
  name: string;
  memo: string | null;
  dueOn: Day | null;
}

interface FileCallRowTable extends Identified, Audited {
  fileCallId: number;
  written: string;
  caseFilingId: number | null;
  state: string | null;
  note: string | null;
}

/** How long a file is kept (domain/retention.ts). */
interface FileRetentionTable extends Identified, Audited {
  caseFilingId: number;
  class: string | null;
  years: number | null;
  holdReason: string | null;
  destructionId: number | null;
}

interface DestructionTable extends Identified, Audited {
  onDay: Day;
  memo: string;
  byWhom: string;
  note: string | null;
}

export interface VolumeTables {
  fileRetention: FileRetentionTable;
  destruction: DestructionTable;
  volume: VolumeTable;
  movement: MovementTable;
  fileCall: FileCallTable;
  fileCallRow: FileCallRowTable;
}
