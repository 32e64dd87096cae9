import { caseTypes } from '../../../domain/followOnCases';

const OF_FILING = ['filing_status', 'nothi_number_fold', 'revenue', 'work_place_id', 'work_place_name_fold'];

/** Columns that triggers copy from other records. */
export const COPIES: Record<string, string[]> = {
  case_filing: ['cnf_agent_name_fold', 'company_name_fold', 'work_place_name_fold'],
  hearing: ['case_filing_id', 'kind', 'work_place_id'],
  time_limit: ['case_filing_id', 'kind', 'needs_count', 'work_place_id'],
  proceeding: [
    'case_filing_id',
    'changed_at',
    'changed_by',
    'kind',
    'number',
    'opened_on',
    'outcome',
    'record_id',
    'status',
    'work_place_id',
  ],
  ...Object.fromEntries(caseTypes.map(({ table }) => [table, OF_FILING])),
};
