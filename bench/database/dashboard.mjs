import { caseTypes } from './facts.mjs';
import { baselines } from './joined.mjs';
import { compare } from './rounds.mjs';
import { alternating } from './terms.mjs';

/** Maximum median in milliseconds, and minimum speed-up over counting the records. */
const BAR = { median: 5, faster: 30 };

/** The figures of Home and of the report, compared with counting and summing the records. */
export async function dashboard({ big, pool }, options) {
  const works = FIGURES.map(({ address, records }) => ({
    what: address,
    ours: () => big.get(`/api/case/${address}`),
    against: 'count and sum over the records',
    other: () => pool.query(records),
    // few, because the baseline takes seconds
    requests: 4,
    clients: [1],
  }));
  return (await compare(works, options)).map(({ work, ours, other, slower }) => ({
    what: work.what,
    value: `${ours.median} ms`,
    p99: `${ours.p99} ms`,
    against: work.against,
    'its value': `${other.median} ms`,
    ratio: `${Math.round(1 / slower)}× as fast`,
    bar: `at most ${BAR.median} ms, at least ${BAR.faster}×`,
    met: ours.median <= BAR.median && 1 / slower >= BAR.faster,
  }));
}

/** The first pages, with totals, of the lists that figures link to, compared with SQL without a total. */
export function narrowedLists({ big, pool }) {
  const { filings, casesOf } = baselines(pool);
  const [type] = caseTypes;
  const list = (what, page, alias, table, select, filters) => ({
    what: `first page of ${what}, with total`,
    ...alternating(filters, ({ query, where }) => ({
      ours: () => big.get(`/api/casebook/${page}?size=20&${query}`),
      other: () =>
        select(
          `where ${alias}.id in (select id from ${table} where ${where} order by id limit 20) order by ${alias}.id`,
        ),
    })),
    against: 'joined SELECT, no count',
    clients: [1],
  });
  const ofFilings = (what, filters) =>
    list(`filings ${what}`, 'case-fillings-page', 'f', 'case_filing', filings, filters);
  const ofCases = (what, filters) =>
    list(`court cases ${what}`, type.page, 'c', type.table, casesOf(type), filters);
  return [
    ofFilings('of a status', each(['OPEN', 'CLOSED', 'SUBJUDICE'], byStatus)),
    ofFilings(
      'of a month',
      each(MONTHS, (month) => byMonth(month, 'date_of_judgement')),
    ),
    ofFilings(
      'of a section and status',
      each(SECTIONS, (id) => both(bySection(id), byStatus('OPEN'))),
    ),
    ofCases('of a status', [
      ...each(['ORDER_PASSED', 'SUBJUDICE'], byStatus),
      { query: 'status=NOT_GIVEN', where: 'status is null' },
    ]),
    ofCases(
      'of a month',
      each(MONTHS, (month) => byMonth(month, 'date_of_case')),
    ),
    ofCases(
      'of a section and a filing’s status',
      each(SECTIONS, (id) => both(bySection(id), byFilingStatus('OPEN'))),
    ),
  ];
}

const MONTHS = ['2009-03', '2015-11', '2022-07'];
const SECTIONS = [2, 5, 11];

const each = (values, filter) => values.map((value) => filter(value));
const both = (one, other) => ({
  query: `${one.query}&${other.query}`,
  where: `${one.where} and ${other.where}`,
});

const byStatus = (status) => ({ query: `status=${status}`, where: `status = '${status}'` });
const byFilingStatus = (status) => ({
  query: `filingStatus=${status}`,
  where: `filing_status = '${status}'`,
});
const bySection = (id) => ({ query: `workPlaceId=${id}`, where: `work_place_id = ${id}` });
const byMonth = (month, day) => ({
  query: `month=${month}`,
  where: `case_month(${day}, created_at) = '${month}-01'`,
});

const registers = [
  { table: 'case_filing', day: 'date_of_judgement', filing: 'case_filing f' },
  ...caseTypes.map(({ table }) => ({
    table,
    day: 'date_of_case',
    filing: `${table} c join case_filing f on f.id = c.case_filing_id`,
  })),
];
const ofAll = (select) => registers.map(select).join(' union all ');

const FIGURES = [
  {
    address: 'v2/dashboard-info',
    records: ofAll(({ table }) => `select '${table}', status, count(*) from ${table} group by 2`),
  },
  {
    address: 'month-wise-case-info',
    records: ofAll(
      ({ table, day }) =>
        `select '${table}', case_month(${day}, created_at), count(*) from ${table} group by 2`,
    ),
  },
  {
    address: 'section-wise-case-summary',
    records: ofAll(
      ({ table, filing }) => `
        select '${table}', f.work_place_id, f.status, count(*), sum(f.revenue) from ${filing} group by 2, 3`,
    ),
  },
];
