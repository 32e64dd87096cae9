import type { Generated, GeneratedAlways } from 'kysely';

/** Who created and last changed a record, when, and its version. */
export interface Audited {
  version: Generated<number>;
  createdBy: number | null;
  createdAt: Generated<Date>;
  changedBy: number | null;
  changedAt: Generated<Date>;
}

export interface Identified {
  id: GeneratedAlways<number>;
}

/** Columns of a list maintained by administrators, besides its name. */
export interface KeptList {
  nameBn: string | null;
  nameBnFold: GeneratedAlways<string | null>;
  position: number | null;
  active: Generated<boolean>;
}
