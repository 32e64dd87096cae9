import { randomUUID } from 'node:crypto';
import { caseFilingColumns } from './facts.mjs';
import { baselines, newFiling } from './joined.mjs';
import { BIG, grouped, SMALL } from './scale.mjs';
import { alternating, fourDigits } from './terms.mjs';

const PAGES = Math.floor(BIG.filings / 20);
/** The page at 80 percent of the list. */
const DEEP = Math.floor(0.8 * PAGES);

/** The measurements of the big register, each with its baseline. */
export function works({ big, small, pool }) {
  const { filings, listed } = baselines(pool);
  const page = (query) => () => big.get(`/api/case/case-fillings-page?size=20&${query}`);
  const joined = (rest, values) => () => filings(rest, values);

  return [
    {
      what: 'first page by id, with total',
      ours: page('page=0'),
      against: 'joined SELECT, no count',
      other: joined('order by f.id limit 20'),
      bar: { slower: 2.5, throughput: 1 / 3 },
    },
    {
      what: 'first page by id, with total, as the list asks for it',
      ours: page(`page=0&fields=${LISTED}`),
      against: 'joined SELECT of the same columns, no count',
      other: () => listed('order by f.id limit 20'),
      bar: { slower: 1.5 },
    },
    {
      what: 'first page by revenue, descending',
      ours: page('page=0&sortBy=revenue&ascOrDesc=desc'),
      against: 'joined SELECT, no count',
      other: joined('order by f.revenue desc, f.id desc limit 20'),
    },
    {
      what: `page ${grouped(DEEP)}`,
      ours: page(`page=${DEEP}`),
      against: 'ids-first SELECT',
      other: joined(
        `where f.id in (select id from case_filing order by id limit 20 offset ${20 * DEEP}) order by f.id`,
      ),
      requests: 8,
      bar: { slower: 1.5 },
    },
    {
      what: `page ${grouped(DEEP)}`,
      ours: page(`page=${DEEP}`),
      against: 'its mirror, the same rows descending',
      other: page(`page=${PAGES - 1 - DEEP}&ascOrDesc=desc`),
      requests: 8,
      clients: [1],
      bar: { slower: 1, give: 0.1 },
    },
    {
      what: 'page 5 from the end',
      ours: page(`page=${PAGES - 5}`),
      against: 'its mirror, the same rows descending',
      other: page('page=4&ascOrDesc=desc'),
      clients: [1],
      bar: { slower: 1, give: 0.1 },
    },
    {
      what: 'contains-search of 4 digits in a section, with total',
      ...alternating(fourDigits, (term, section) => ({
        ours: () => page(`page=0&searchKey=${term}&workPlaceId=${section}`)(),
        other: () => filings(`${MATCHING} order by f.id`, [`%${term}%`, section]),
      })),
      against: 'joined SELECT over the trigram index, no count',
      bar: { slower: 2 },
    },
    {
      what: `first page of ${grouped(BIG.filings)}`,
      ours: page('page=0'),
      against: `first page of ${grouped(SMALL.filings)}`,
      other: () => small.get('/api/case/case-fillings-page?size=20&page=0'),
      bar: { slower: 1.3 },
    },
  ];
}

/** The measurements of creating records. They run after the others, because created records shift every page. */
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

const LISTED = [
  ...new Set(caseFilingColumns.map((path) => path.split('.')[0])),
  'taxacationBranch',
  'status',
  'version',
].join();

const MATCHING = `where f.id in (select id from (select id from case_filing
  where nothi_number_fold like $1 and work_place_id = $2 order by id limit 20) as page)`;
