import type { Generated, GeneratedAlways } from 'kysely';
import type { CaseTypeFields, CaseTypeName } from '../../domain/followOnCases';
import type { CaseType } from '../../domain/followOnCases/caseType';

/** What every table of court cases has beside the type's own columns (migration 0004). */
interface SharedColumns {
  id: GeneratedAlways<number>;
  /** Made by a trigger. */
  proceedingId: GeneratedAlways<number>;
  caseFilingId: number;
  status: string | null;
  version: Generated<number>;
  createdBy: number | null;
  createdAt: Generated<Date>;
  changedBy: number | null;
  changedAt: Generated<Date>;
  // copies of the filing's facts, kept by triggers
  nothiNumberFold: GeneratedAlways<string>;
  workPlaceNameFold: GeneratedAlways<string>;
  revenue: GeneratedAlways<string>;
  workPlaceId: GeneratedAlways<number>;
  filingStatus: GeneratedAlways<string>;
}

type KeyOfEach<F> = F extends unknown ? keyof F & string : never;

/** A field that some type of court case has. */
type OwnField = KeyOfEach<CaseTypeFields<CaseTypeName>>;

/** The own columns of a type: texts, choices and days, each of which may be empty. */
export type OwnColumns = { [Name in OwnField]: string | null };

/** The table of any one type; each has its own part of the own columns. */
export type FollowOnCaseTable = SharedColumns & OwnColumns;

/**
 * The table of a type. Which one it is shows only when it runs, so the queries know all of them by one
 * name. It comes from the registry, never from a request.
 */
export const tableOf = ({ table }: Pick<CaseType, 'table'>): 'followOnCase' => table as 'followOnCase';

/** Appended differences; the sum over any set of rows is the figure. */
export interface FollowOnCaseTallyTable {
  caseTable: string;
  workPlaceId: number;
  filingStatus: string;
  status: string | null;
  cases: number;
  revenue: string;
}
