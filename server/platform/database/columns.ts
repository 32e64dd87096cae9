import type { Generated, GeneratedAlways } from 'kysely';
import type { CaseTypeFields, CaseTypeName } from '../../../domain/followOnCases';
import type { CaseType } from '../../../domain/followOnCases/caseType';

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

/** Amounts stay text in the server, so that a `numeric` never becomes a floating-point number. */
export type Numeric<T> = { [K in keyof T]: T[K] extends number ? string | number : T[K] };

/** Columns of a list maintained by administrators, besides its name. */
export interface KeptList {
  nameBn: string | null;
  nameBnFold: GeneratedAlways<string | null>;
  position: number | null;
  active: Generated<boolean>;
}

/** Columns of every court case table besides the type's own (migration 0004). */
interface SharedColumns extends Identified, Audited {
  /** Set by a trigger. */
  proceedingId: GeneratedAlways<number>;
  caseFilingId: number;
  status: string | null;
  // copies of the filing's columns, maintained by triggers
  nothiNumberFold: GeneratedAlways<string>;
  workPlaceNameFold: GeneratedAlways<string>;
  revenue: GeneratedAlways<string>;
  workPlaceId: GeneratedAlways<number>;
  filingStatus: GeneratedAlways<string>;
}

type KeyOfEach<F> = F extends unknown ? keyof F & string : never;

/** The fields of all court case types. */
type OwnField = KeyOfEach<CaseTypeFields<CaseTypeName>>;

/** A type's own columns: nullable texts, choices and dates. */
export type OwnColumns = { [Name in OwnField]: string | null };

/** The table of any type; each has its own subset of these columns. */
export type FollowOnCaseTable = SharedColumns & OwnColumns;

/**
 * A type's table. All types' tables share one type, since the actual table is known at run time only. It
 * comes from the registry, never from a request.
 */
export const tableOf = ({ table }: Pick<CaseType, 'table'>): 'followOnCase' => table as 'followOnCase';
