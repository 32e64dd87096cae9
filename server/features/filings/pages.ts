import { sql } from 'kysely';
import { caseFilingFields, type CaseFilingSort } from '../../../domain/caseFilings';
import { fieldsSentAs } from '../../../domain/wire';
import { filingsNarrowedTo, totalOfMonth, type NarrowedFilings } from '../../platform/lists/figureFilters';
import { firstPages } from '../../platform/lists/firstPages';
import type { ListedRegister } from '../../platform/lists/listedRegister';
import { clause, when, type SortedBy } from '../../platform/lists/slices';
import { caseFilingRecord, caseFilingsInOrder, selectCaseFilings, type CaseFilingRow } from './records';

export interface CaseFilingFilters extends NarrowedFilings {
  companyId: number | null;
  provisional: boolean | null;
}

/** The columns of the sort options. Columns that are never null need no second index range. */
const SORTS: Record<Exclude<CaseFilingSort, 'id'>, SortedBy> = {
  nothiNumber: { column: 'nothi_number_fold', nullable: false },
  'workPlace.name': { column: 'work_place_name_fold', nullable: false },
  'cnfAgent.cnfAgentName': { column: 'cnf_agent_name_fold', nullable: true },
  ainNumber: { column: 'ain_number_fold', nullable: true },
  'company.companyName': { column: 'company_name_fold', nullable: true },
  bankGuaranteeAmount: { column: 'bank_guarantee_amount', nullable: false },
  bankGuaranteeDate: { column: 'bank_guarantee_date', nullable: true },
  productName: { column: 'product_name_fold', nullable: true },
  hsCode: { column: 'hs_code_fold', nullable: true },
  revenue: { column: 'revenue', nullable: false },
  dateOfProvisionalTaxation: { column: 'date_of_provisional_taxation', nullable: true },
  dateOfFinalTaxation: { column: 'date_of_final_taxation', nullable: true },
};

/**
 * The list of filings. Its total comes from a tally. Only for a company, and for a month combined with
 * another filter, the filings are counted by an index.
 */
export const caseFilings: ListedRegister<CaseFilingFilters> = {
  table: 'case_filing',
  searched: 'nothi_number_fold',
  sorts: SORTS,
  conditions: (filters) => [
    ...filingsNarrowedTo(filters),
    ...when(filters.companyId, (id) => sql`company_id = ${id}`),
    ...when(
      filters.provisional,
      (is) => sql`date_of_provisional_taxation is ${is ? sql`not null` : sql`null`}`,
    ),
  ],
  tallied({ month, companyId, provisional, ...others }) {
    if (companyId !== null) return null;
    const conditions = [
      ...filingsNarrowedTo({ ...others, month: null }),
      ...when(provisional, (is) => sql`provisional = ${is}`),
    ];
    if (month !== null) return conditions.length ? null : totalOfMonth('case_filing', month);
    return sql`select coalesce(sum(filings), 0) from case_filing_tally ${clause(conditions)}`;
  },
  firstPage: firstPages<CaseFilingRow>({
    table: 'case_filing',
    total: 'select coalesce(sum(filings), 0) from case_filing_tally',
    select: selectCaseFilings,
    record: (row) => caseFilingRecord(row),
  }),
  // converts only the requested fields, since conversion takes a third of the processor time
  records: (db, ids, fields) =>
    caseFilingsInOrder(db, ids, fields ? fieldsSentAs(caseFilingFields, fields) : undefined),
};
