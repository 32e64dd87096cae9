import { sql } from 'kysely';
import { NOT_GIVEN } from '../../../domain/drillDownFilters';
import { foldTerm } from '../../../domain/folding';
import type { Month } from '../../../domain/months';
import { when, type Condition } from './slices';

/** The figure filters of a list of filings (docs/contract.md, "Figures"); null means no filter. */
export interface NarrowedFilings {
  status: string | null;
  month: Month | null;
  workPlaceId: number | null;
}

/** The figure filters of a list of court cases; section and `filingStatus` are the filing's. */
export interface NarrowedCases extends NarrowedFilings {
  filingStatus: string | null;
}

/** Conditions on filings. Each has an index that returns rows in the order of ids. */
export const filingsNarrowedTo = ({ status, month, workPlaceId }: NarrowedFilings): Condition[] => [
  ...when(workPlaceId, (id) => sql`work_place_id = ${id}`),
  ...when(status, (name) => sql`status = ${name}`),
  ...when(month, (name) => sql`case_month(date_of_judgement, created_at) = ${firstDay(name)}`),
];

/**
 * Conditions on court cases, on the indexed columns that their lists sort by: folded status, day, and the
 * section's name.
 */
export const casesNarrowedTo = ({ status, month, workPlaceId, filingStatus }: NarrowedCases): Condition[] => [
  ...when(
    workPlaceId,
    (id) => sql`work_place_name_fold = (select name_fold from work_place where id = ${id})`,
  ),
  ...when(filingStatus, (name) => sql`filing_status = ${name}`),
  ...when(status, (name) =>
    name === NOT_GIVEN ? sql`status_fold is null` : sql`status_fold = ${foldTerm(name)}`,
  ),
  ...when(
    month,
    (name) => sql`(
      date_of_case >= ${firstDay(name)} and date_of_case < ${firstDay(name)} + interval '1 month'
      or date_of_case is null and case_month(null, created_at) = ${firstDay(name)})`,
  ),
];

/** The same conditions on the tally of court cases, which has no months. */
export const casesTalliedAs = ({
  status,
  workPlaceId,
  filingStatus,
}: Omit<NarrowedCases, 'month'>): Condition[] => [
  ...when(workPlaceId, (id) => sql`work_place_id = ${id}`),
  ...when(filingStatus, (name) => sql`filing_status = ${name}`),
  ...when(status, (name) => (name === NOT_GIVEN ? sql`status is null` : sql`status = ${name}`)),
];

/** A register's cases in a month, from the tally. */
export const totalOfMonth = (register: string, month: Month): Condition => sql`
  select coalesce(sum(cases), 0) from case_month_tally
  where register = ${register} and month = ${firstDay(month)}`;

const firstDay = (month: Month) => sql`${`${month}-01`}::date`;
