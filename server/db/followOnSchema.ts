import type { Generated, GeneratedAlways } from 'kysely';

/** What every table of court cases has beside the type's own columns (migration 0004). */
export interface FollowOnCaseTable {
  id: GeneratedAlways<number>;
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

/** Appended differences; the sum over any set of rows is the figure. */
export interface FollowOnCaseTallyTable {
  caseTable: string;
  workPlaceId: number;
  filingStatus: string;
  status: string | null;
  cases: number;
  revenue: string;
}
