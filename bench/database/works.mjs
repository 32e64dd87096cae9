import { randomUUID } from 'node:crypto';
import { baselines, newFiling } from './joined.mjs';

const LAST_PAGE = 49_999;

/** What is measured of the big register, and beside what. */
export function works({ big, small, pool }) {
  const { filings, tribunalCases } = baselines(pool);
  const page = (query) => () => big.get(`/api/case/case-fillings-page?size=20&${query}`);
  const tribunalPage = (query) => () => big.get(`/api/case/tribunal-cases-page?size=20&${query}`);
  const joined = (rest, values) => () => filings(rest, values);
  const idsFirst = (alias, table, inner) =>
    `where ${alias}.id in (select id from ${table} ${inner}) order by ${alias}.id`;

  return [
    {
      what: 'first page by id, with total',
      ours: page('page=0'),
      against: 'joined SELECT, no count',
      other: joined('order by f.id limit 20'),
      bar: { slower: 2.5, throughput: 1 / 3 },
    },
    {
      what: 'first page by revenue, descending',
      ours: page('page=0&sortBy=revenue&ascOrDesc=desc'),
      against: 'joined SELECT, no count',
      other: joined('order by f.revenue desc, f.id desc limit 20'),
    },
    {
      what: 'page 40,000',
      ours: page('page=40000'),
      against: 'ids-first SELECT',
      other: joined(idsFirst('f', 'case_filing', 'order by id limit 20 offset 800000')),
      requests: 8,
      bar: { slower: 1.5 },
    },
    {
      what: 'page 40,000',
      ours: page('page=40000'),
      against: 'its mirror, the same rows descending',
      other: page('page=9999&ascOrDesc=desc'),
      requests: 8,
      clients: [1],
      bar: { slower: 1, give: 0.1 },
    },
    {
      what: 'page 5 from the end',
      ours: page(`page=${LAST_PAGE - 4}`),
      against: 'its mirror, the same rows descending',
      other: page('page=4&ascOrDesc=desc'),
      clients: [1],
      bar: { slower: 1, give: 0.1 },
    },
    {
      what: 'contains-search of 4 digits in a section, with total',
      ...alternating(fourDigits(), (term, section) => ({
        ours: () => page(`page=0&searchKey=${term}&workPlaceId=${section}`)(),
        other: () => filings(`${MATCHING} order by f.id`, [`%${term}%`, section]),
      })),
      against: 'joined SELECT over the trigram index, no count',
      bar: { slower: 2 },
    },
    {
      what: 'first page of 1,000,000',
      ours: page('page=0'),
      against: 'first page of 10,000',
      other: () => small.get('/api/case/case-fillings-page?size=20&page=0'),
      bar: { slower: 1.3 },
    },
    {
      what: 'tribunal cases, first page with total',
      ours: tribunalPage('page=0'),
      against: 'joined SELECT, no count',
      other: () => tribunalCases('order by t.id limit 20'),
      clients: [1],
      bar: { slower: 2.5 },
    },
    {
      what: 'tribunal cases, page 4,000 of 5,000',
      ours: tribunalPage('page=4000'),
      against: 'ids-first SELECT',
      other: () => tribunalCases(idsFirst('t', 'tribunal_case', 'order by id limit 20 offset 80000')),
      clients: [1],
      requests: 15,
      bar: { slower: 1.5 },
    },
    {
      what: 'tribunal cases, contains-search of 4 digits, with total',
      ...alternating(fourDigits(), (term) => ({
        ours: () => tribunalPage(`page=0&nothiNumber=${term}`)(),
        other: () =>
          tribunalCases(
            `where t.id in (select id from (select id from tribunal_case where nothi_number_fold like $1
              order by id limit 20) as page) order by t.id`,
            [`%${term}%`],
          ),
      })),
      against: 'joined SELECT over the trigram index, no count',
      clients: [1],
      bar: { slower: 2 },
    },
  ];
}

/** Apart from the others, and after them: what is created moves every page. */
export function creating({ big, pool }) {
  const { insertFiling } = baselines(pool);
  const create = (headers) => big.post('/api/case/case-fillings', newFiling(++created), headers);
  const against = { against: 'bare INSERT with its tallies', other: () => insertFiling(++created) };
  return [
    { what: 'create a filing', ours: () => create(), ...against, bar: { throughput: 1 / 2 } },
    {
      what: 'create a filing, with an idempotency key as the UI does',
      ours: () => create({ 'idempotency-key': randomUUID() }),
      ...against,
      bar: { throughput: 1 / 2 },
    },
  ];
}

let created = 0;

const MATCHING = `where f.id in (select id from (select id from case_filing
  where nothi_number_fold like $1 and work_place_id = $2 order by id limit 20) as page)`;

/** Numbers that no year and no office code is. */
const fourDigits = () => ['4821', '3377', '1604', '7352', '4410', '2965', '5188', '3926'];

/** Both sides go through the same terms and sections in turn. */
function alternating(terms, make) {
  const pairs = terms.map((term, place) => make(term, 1 + place));
  const inTurn = (side) => {
    let next = 0;
    return () => pairs[next++ % pairs.length][side]();
  };
  return { ours: inTurn('ours'), other: inTurn('other') };
}
