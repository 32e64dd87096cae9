import { signedIn } from './database/client.mjs';
import { filled } from './database/index.mjs';
import { BIG, grouped, SCALE } from './database/scale.mjs';
import { median } from './figures.mjs';

const HEARINGS = 2_000_000 * SCALE;
/** Median per request, in milliseconds. */
const BAR = 20;
const REQUESTS = 100;

/** The views of the diary as the UI requests them, with 2,000,000 hearings on the working days of twenty years. */
export async function hearings() {
  const register = await filled(BIG);
  const client = await signedIn(register.casebook.origin, register.account);
  try {
    await addHearings(register.pool);
    const { rows } = await register.pool.query(
      'select count(*)::int as total, (count(*) / count(distinct date))::int as a_day from hearing',
    );
    const figures = [];
    for (const [view, paths] of Object.entries(VIEWS)) figures.push(await measured(client, view, paths));
    const [{ total, a_day: aDay }] = rows;
    figures.push({ what: 'hearings; on average on a day', value: `${grouped(total)}; ${aDay}`, bar: '' });
    return { figures };
  } finally {
    client.close();
    await register.end();
  }
}

const days = (first, last) => `from=${first}&to=${last}&filter=%7B%7D`;
const list = (filter, rows, sort) =>
  `/api/casebook/hearings?${new URLSearchParams({
    filter: JSON.stringify(filter),
    range: JSON.stringify([0, rows - 1]),
    sort: JSON.stringify([sort, 'ASC']),
  })}`;
const plus = (day, count) => new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
const counts = (from, to) => `/api/casebook/hearings/days?${days(from, to)}`;

/** A view's requests for a day; a Sunday in the middle of the years. */
const VIEWS = {
  day: (day) => [list({ from: day, to: day }, 500, 'court')],
  week: (day) => [list({ from: day, to: plus(day, 6) }, 500, 'date'), counts(day, plus(day, 6))],
  month: (day) => [counts(day, plus(day, 34))],
  list: (day) => [list({ from: day }, 50, 'date')],
  'week of a section': (day) => [list({ from: day, to: plus(day, 6), workPlaceId: 5 }, 500, 'date')],
  'results missing': (day) => [list({ from: plus(day, -30), result: 'missing' }, 50, 'date')],
};

async function measured(client, view, pathsOf) {
  const times = [];
  for (let request = 0; request < REQUESTS; request++) {
    const day = plus('2022-01-02', 7 * request);
    const begun = performance.now();
    await Promise.all(pathsOf(day).map((path) => client.get(path)));
    times.push(performance.now() - begun);
  }
  const value = median(times);
  const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)];
  return {
    what: `diary: ${view}`,
    value: `${value.toFixed(1)} ms`,
    p99: `${p99.toFixed(1)} ms`,
    bar: `at most ${BAR} ms`,
    met: value <= BAR,
  };
}

/** Spread over the proceedings and over Sunday to Thursday from 2010 to 2029; past ones have a result. */
async function addHearings(pool) {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  // The triggers copy what this statement reads itself.
  await client.query('set session_replication_role = replica');
  await client.query(
    `with working as (
      select array_agg(day::date) as days from generate_series('2010-01-01'::date, '2029-12-31', '1 day') day
      where extract(dow from day) < 5
    ), numbered as (
      select *, row_number() over (order by id) - 1 as place, count(*) over () as total from proceeding
    )
    insert into hearing (proceeding_id, kind, case_filing_id, work_place_id, date, court, item_no, purpose, law_officer,
      result, created_at)
    select p.id, p.kind, p.case_filing_id, p.work_place_id, d.date, 'Court No. ' || n % 40, n % 300, 'HEARING',
      'Officer ' || n % 30, case when d.date < current_date - 30 then 'ADJOURNED' end, d.date - interval '20 days'
    from generate_series(1, $1::int) n
    join numbered p on p.place = n % p.total
    cross join working
    cross join lateral (select days[1 + (n::bigint * 7919) % cardinality(days)] as date) d`,
    [HEARINGS],
  );
  await client.query('vacuum analyze hearing');
  client.release(true);
}
