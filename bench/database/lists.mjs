import { caseFilingFields, caseFilingSorts, caseTypes, columnName } from './facts.mjs';
import { baselines } from './joined.mjs';
import { BIG } from './scale.mjs';

/**
 * @typedef {object} List
 * @property {string} name
 * @property {string} table
 * @property {string} alias of the table in `select`
 * @property {(rest: string, values?: unknown[]) => Promise} select the baseline, without `order by`
 * @property {number} count how many rows the table has
 * @property {string} address the path of its paged requests
 * @property {string} search name of the query parameter
 * @property {{ what: string, column: string, order: 'asc' | 'desc', query: string }[]} sorts every sort
 *   option, in both directions
 */

/** @returns {List} */
export const filingList = (pool) => ({
  name: 'filings',
  table: 'case_filing',
  alias: 'f',
  select: baselines(pool).filings,
  count: BIG.filings,
  address: '/api/case/case-fillings-page',
  search: 'searchKey',
  sorts: bothWays(caseFilingSorts, caseFilingFields),
});

/** @returns {List[]} */
export const caseLists = (pool) =>
  caseTypes.map((type) => ({
    name: type.title,
    table: type.table,
    alias: 'c',
    select: baselines(pool).casesOf(type),
    count: BIG.cases.get(type),
    address: `/api/case/${type.page}`,
    search: type.search,
    // every list is sorted by id at first
    sorts: bothWays([...new Set(['id', ...type.sorts])], type.fields),
  }));

const bothWays = (options, fields) =>
  options.flatMap((option) =>
    ['asc', 'desc'].map((order) => ({
      what: `${option} ${order}`,
      column: columnOf(option, fields),
      order,
      query: `sortBy=${option}&ascOrDesc=${order}`,
    })),
  );

/** The indexed column that a sort option orders by. */
function columnOf(option, fields) {
  if (COPIES[option]) return COPIES[option];
  const isFolded = fields[option]?.kind.isFolded;
  return columnName(option) + (isFolded ? '_fold' : '');
}

/** Sort options on another record's values, and the columns that hold copies of them. */
const COPIES = {
  'workPlace.name': 'work_place_name_fold',
  'cnfAgent.cnfAgentName': 'cnf_agent_name_fold',
  'company.companyName': 'company_name_fold',
  'caseFilling.nothiNumber': 'nothi_number_fold',
  'caseFilling.workPlace.name': 'work_place_name_fold',
  'caseFilling.revenue': 'revenue',
};
