import { caseFilingFields, caseFilingSorts, caseTypes, columnName } from './facts.mjs';
import { baselines } from './joined.mjs';
import { BIG } from './scale.mjs';

/**
 * @typedef {object} List
 * @property {string} name
 * @property {string} table
 * @property {string} alias of the table in `select`
 * @property {(rest: string, values?: unknown[]) => Promise} select the baseline, without its order
 * @property {number} count of the table's rows
 * @property {string} address of its pages
 * @property {string} search what the address calls it
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
    // every list begins by id
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

/** The column whose index gives the order of a sort option. */
function columnOf(option, fields) {
  if (COPIES[option]) return COPIES[option];
  const isFolded = ['text', 'choice', 'yesNo'].includes(fields[option]?.kind);
  return columnName(option) + (isFolded ? '_fold' : '');
}

/** What is sorted by, but belongs to another record. */
const COPIES = {
  'workPlace.name': 'work_place_name_fold',
  'cnfAgent.cnfAgentName': 'cnf_agent_name_fold',
  'company.companyName': 'company_name_fold',
  'caseFilling.nothiNumber': 'nothi_number_fold',
  'caseFilling.workPlace.name': 'work_place_name_fold',
  'caseFilling.revenue': 'revenue',
};
