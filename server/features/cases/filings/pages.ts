import { sql } from 'kysely';
import {
  caseFilingFields,
  caseFilingSorts,
  type CaseFilingField,
  type CaseFilingSort,
} from '../../../../domain/caseFilings';
import type { Fields } from '../../../../domain/fields';
import { filingFilters, type FilterValues } from '../../../../domain/listFilters';
import { firstPages, type ListedRegister } from '../../../platform/lists/listedRegister';
import { conditionsOf, firstDay, talliedBy } from '../../../platform/lists/listFilters';
import { byField, type SortedBy } from '../../../platform/lists/slices';
import {
  caseFilingRecord,
  caseFilingsInOrder,
  fieldsWith,
  selectCaseFilings,
  type CaseFilingRow,
} from './records';

/** The column with a copy of another record's name, which the list sorts by. */
const COPIES: Partial<Record<CaseFilingSort, string>> = {
  'workPlace.name': 'workPlaceName',
  'cnfAgent.cnfAgentName': 'cnfAgentName',
  'company.companyName': 'companyName',
};

/**
 * The list of filings. Its total comes from a tally. Only for a company, and for a month combined with
 * another filter, the filings are counted by an index. Each condition has an index that returns rows in the order
 * of ids.
 */
export const caseFilings: ListedRegister<FilterValues<typeof filingFilters>> = {
  table: 'case_filing',
  searched: 'nothi_number_fold',
  sorts: Object.fromEntries(
    caseFilingSorts.filter((name) => name !== 'id').map((name) => [name, sortBy(name)]),
  ),
  conditions: conditionsOf(filingFilters, {
    month: (name) => sql`case_month(date_of_judgement, created_at) = ${firstDay(name)}`,
    provitionalTaxation: (name) =>
      sql`date_of_provisional_taxation is ${name === 'WITH' ? sql`not null` : sql`null`}`,
  }),
  tallied: talliedBy(filingFilters, {
    table: 'case_filing',
    sum: (where) => sql`select coalesce(sum(filings), 0) from case_filing_tally ${where}`,
    special: { provitionalTaxation: (name) => sql`provisional = ${name === 'WITH'}` },
  }),
  firstPage: firstPages<CaseFilingRow, Fields>({
    table: 'case_filing',
    total: 'select coalesce(sum(filings), 0) from case_filing_tally',
    reads: fieldsWith,
    select: selectCaseFilings,
    record: caseFilingRecord,
  }),
  records: (db, ids, properties) => caseFilingsInOrder(db, ids, fieldsWith(properties)),
};

function sortBy(name: Exclude<CaseFilingSort, 'id'>): SortedBy {
  const copy = COPIES[name];
  // a name of another record is a folded text; only the section is never missing
  if (copy) return { column: `${copy}Fold`, nullable: copy !== 'workPlaceName' };
  const field = caseFilingFields[name as CaseFilingField];
  return { ...byField(name, field), nullable: field.empty === null && !field.required };
}
