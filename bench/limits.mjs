import { setTimeout as pause } from 'node:timers/promises';
import { filled, signIn } from './database/index.mjs';
import { BIG, grouped } from './database/scale.mjs';
import { median, seconds } from './figures.mjs';

const GOALS = { list: 20, recount: 60_000 };
const REQUESTS = 40;

/**
 * Time limits of as many filings as the big register has: their list and counts, and the time that a new holiday
 * takes.
 */
export async function limits() {
  const register = await filled({ filings: BIG.filings, cases: new Map(), isSearched: false });
  const client = await signIn(register);
  try {
    await fillLimits(register.pool);
    const figures = [...(await reading(client, opened())), ...(await recounting(client, register.pool))];
    return { figures };
  } finally {
    client.close();
    await register.end();
  }
}

/**
 * Starts the limit of each filing: one of ten waits for its day, the others run from a day of the last four
 * years, so that most are missed and none is ended. The server counts them, as it does after an import; their
 * history is left out.
 */
export async function fillLimits(pool) {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set synchronous_commit = off');
    await client.query('alter table time_limit disable trigger user');
    await client.query(`
      insert into time_limit (proceeding_id, kind, case_filing_id, work_place_id, rule_id, code, is_started, order_date,
        trigger_date, needs_count)
      select p.id, p.kind, p.case_filing_id, p.work_place_id, r.id, r.code, true, day, trigger_date,
        trigger_date is not null
      from proceeding p
      cross join lateral (select current_date - (p.id * 7919 % 1461)::int as day) as ordered
      cross join lateral (select case when p.id % 10 > 0 then day end as trigger_date) as communicated
      join limitation_rule r on r.id = limitation_rule_on('COMMISSIONER', day)
      where p.kind = 'case-fillings'`);
    await waitFor(client, 'select from time_limit where needs_count limit 1');
    await client.query('vacuum analyze time_limit');
    await client.query('alter table time_limit enable trigger user');
  } finally {
    client.release(true);
  }
}

/** Waits until the query has no row. */
async function waitFor(client, query) {
  while ((await client.query(query)).rowCount) await pause(50);
}

const today = () => new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10);
const daysAhead = (days) => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10);

const listOf = (filter, range = '[0,24]', sort = '["due","ASC"]') =>
  `/api/casebook/limits?${new URLSearchParams({ filter: JSON.stringify(filter), range, sort })}`;

/** The requests of the screen as it opens: the first page of running limits, and the counts beside the states. */
const opened = () => [
  ['first page of running limits, by days left', listOf({ state: 'RUNNING' })],
  ['the same of a section', listOf({ state: 'RUNNING', workPlaceId: 2 })],
  ['first page of missed limits', listOf({ state: 'MISSED' })],
  ['first page of waiting limits', listOf({ state: 'WAITING' })],
  ['count of running limits', listOf({ state: 'RUNNING' }, '[0,0]', '["id","ASC"]')],
  ['count of missed limits', listOf({ state: 'MISSED' }, '[0,0]', '["id","ASC"]')],
  ['count of waiting limits', listOf({ state: 'WAITING' }, '[0,0]', '["id","ASC"]')],
  [
    'a month of running limits',
    `/api/casebook/limits/days?${new URLSearchParams({
      filter: JSON.stringify({ state: 'RUNNING', dueFrom: daysAhead(-10), dueTo: daysAhead(25) }),
    })}`,
  ],
  ['My day of an administrator without a section', '/api/casebook/today'],
];

/** The times of requests, each for itself. @param works what each asks for, and its address */
export async function reading(client, works, goal = GOALS.list) {
  const figures = [];
  for (const [what, path] of works) {
    await client.renew();
    await client.get(path); // the first request only warms up
    const times = [];
    for (let request = 0; request < REQUESTS; request++) {
      const asked = performance.now();
      await client.get(path);
      times.push(performance.now() - asked);
    }
    const took = median(times);
    figures.push({
      what,
      value: `${took.toFixed(1)} ms`,
      p99: `${Math.max(...times).toFixed(1)} ms`,
      bar: `under ${goal} ms`,
      met: took < goal,
    });
  }
  return figures;
}

/**
 * Measures two recounts: the one after a new office holiday that moves running limits, and one of all limits in which
 * none moves.
 */
export async function recounting(client, pool) {
  const calendar = (await client.getJson('/api/casebook/calendars?filter={"code":"OFFICE"}'))[0];
  const day = [30, 31, 32].map(daysAhead).find((each) => ![5, 6].includes(new Date(each).getUTCDay()));
  const closedDay = { calendarId: calendar.id, from: day, to: day, name: 'Holiday', kind: 'EXECUTIVE' };
  const asked = performance.now();
  const { text } = await client.post('/api/casebook/limits/preview', { closedDay });
  const previewed = performance.now() - asked;
  const { movesTotal } = JSON.parse(text());
  const holiday = await recounted(pool, () => client.post('/api/casebook/closed-days', closedDay));
  const all = await recounted(pool, () =>
    pool.query(`insert into limit_recount (calendar_code) values ('OFFICE')`),
  );
  const within = ({ took }) => ({
    value: seconds(took),
    bar: `at most ${GOALS.recount / 1000} s`,
    met: took <= GOALS.recount,
  });
  return [
    { what: `preview of a holiday that moves ${grouped(movesTotal)} last days`, value: seconds(previewed) },
    { what: `recount after it, which writes ${grouped(holiday.written)} limits`, ...within(holiday) },
    { what: `recount of all limits, which writes ${grouped(all.written)}`, ...within(all) },
  ];
}

/** How long the recount after a change takes in the background, and how many limits it writes. */
async function recounted(pool, change) {
  const newest = (await pool.query('select coalesce(max(changed_at), now())::text as at from time_limit'))
    .rows[0].at;
  const begun = performance.now();
  await change();
  await waitFor(pool, 'select from limit_recount limit 1');
  const took = performance.now() - begun;
  const { rows } = await pool.query('select count(*)::int as written from time_limit where changed_at > $1', [
    newest,
  ]);
  return { took, written: rows[0].written };
}
