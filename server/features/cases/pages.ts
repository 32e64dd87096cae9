import { sql } from 'kysely';
import { foldTerm } from '../../../domain/folding';
import type { CaseType } from '../../../domain/followOnCases/caseType';
import { caseFilters, NOT_GIVEN, type FilterValues } from '../../../domain/listFilters';
import { firstPages, type ListedRegister } from '../../platform/lists/listedRegister';
import { conditionsOf, firstDay, talliedBy } from '../../platform/lists/listFilters';
import { byField, type SortedBy } from '../../platform/lists/slices';
import { caseRecord, casesInOrder, selectCases, type CaseRow } from './records';

/**
 * The list of a type's cases. Its total comes from a tally. Only for a month combined with another filter,
 * the cases are counted by an index.
 */
export function casesOf(type: CaseType): ListedRegister<FilterValues<typeof caseFilters>> {
  const { table } = type;
  return {
    table,
    searched: 'nothi_number_fold',
    sorts: sortsOf(type),
    conditions,
    tallied: talliedBy(caseFilters, {
      table,
      sum: (where) => sql`select coalesce(sum(cases), 0) from follow_on_case_tally ${where}`,
      of: [sql`case_table = ${table}`],
      special: { status: (name) => (name === NOT_GIVEN ? sql`status is null` : sql`status = ${name}`) },
    }),
    firstPage: firstPages<CaseRow, CaseType>({
      table,
      total: `select coalesce(sum(cases), 0) from follow_on_case_tally where case_table = '${table}'`,
      reads: () => type,
      select: selectCases,
      record: (row) => caseRecord(type, row),
    }),
    records: (db, ids) => casesInOrder(db, type, ids),
  };
}

/** Conditions on the indexed columns that the lists sort by: folded status, day, and the section's name. */
const conditions = conditionsOf(caseFilters, {
  workPlaceId: (id) => sql`work_place_name_fold = (select name_fold from work_place where id = ${id})`,
  status: (name) => (name === NOT_GIVEN ? sql`status_fold is null` : sql`status_fold = ${foldTerm(name)}`),
  month: (name) => sql`(
    date_of_case >= ${firstDay(name)} and date_of_case < ${firstDay(name)} + interval '1 month'
    or date_of_case is null and case_month(null, created_at) = ${firstDay(name)})`,
});

const fileNumber = { column: 'nothi_number_fold', nullable: false };
const revenue = { column: 'revenue', nullable: false };

/** Sorts by copies of the filing's columns, which every case table has. */
const FILING_SORTS: Record<string, SortedBy> = {
  nothiNumber: fileNumber,
  'caseFilling.nothiNumber': fileNumber,
  revenue,
  'caseFilling.revenue': revenue,
  'caseFilling.workPlace.name': { column: 'work_place_name_fold', nullable: false },
};

const sortsOf = ({ fields }: CaseType): Record<string, SortedBy> => ({
  ...FILING_SORTS,
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, byField(name, field)])),
});
