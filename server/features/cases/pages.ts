import { sql } from 'kysely';
import type { CaseType } from '../../../domain/followOnCases/caseType';
import {
  casesNarrowedTo,
  casesTalliedAs,
  totalOfMonth,
  type NarrowedCases,
} from '../../platform/lists/figureFilters';
import { firstPages } from '../../platform/lists/firstPages';
import type { ListedRegister } from '../../platform/lists/listedRegister';
import { clause, type SortedBy } from '../../platform/lists/slices';
import { caseRecord, casesInOrder, selectCases, type CaseRow } from './records';

/**
 * The list of a type's cases. Its total comes from a tally. Only for a month combined with another filter,
 * the cases are counted by an index.
 */
export function casesOf(type: CaseType): ListedRegister<NarrowedCases> {
  const { table } = type;
  return {
    table,
    searched: 'nothi_number_fold',
    sorts: sortsOf(type),
    conditions: casesNarrowedTo,
    tallied({ month, ...others }) {
      const conditions = casesTalliedAs(others);
      if (month !== null) return conditions.length ? null : totalOfMonth(table, month);
      return sql`select coalesce(sum(cases), 0) from follow_on_case_tally
        ${clause([sql`case_table = ${table}`, ...conditions])}`;
    },
    firstPage: firstPages<CaseRow>({
      table,
      total: `select coalesce(sum(cases), 0) from follow_on_case_tally where case_table = '${table}'`,
      select: (from, more) => selectCases(type, from, more),
      record: (row) => caseRecord(type, row),
    }),
    records: (db, ids) => casesInOrder(db, type, ids),
  };
}

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
  ...Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [
      name,
      { column: kind.isFolded ? `${name}Fold` : name, nullable: true },
    ]),
  ),
});
