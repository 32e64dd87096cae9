import { join } from 'node:path';
import pg from 'pg';
import { openBrowser, signInTo } from './browser.mjs';
import { startCasebook, temporaryDirectory } from './casebook.mjs';
import { median } from './figures.mjs';
import { observe, settled } from './interaction.mjs';

const HEARINGS = Number(process.env.BENCH_HEARINGS ?? 2_000_000);
/** Court days over which they are spread: ten years back and one ahead. */
const YEARS = { back: 10, ahead: 1 };
const ROUNDS = 30;
const BUSY_DAY = 200;
const SLOWDOWN = 4;
const BARS = { views: 20, file: 15, paint: 100 };

/** The hearing diary, calendar and page of a file with millions of hearings, and work in a day of 200 of them. */
export async function diary() {
  const data = temporaryDirectory();
  const casebook = await startCasebook({ DATA_DIR: data.path, ALERTS: 'no' });
  const pool = new pg.Pool({
    host: join(data.path, 'socket'),
    user: 'postgres',
    database: 'postgres',
    max: 1,
  });
  try {
    const call = await signedIn(casebook.origin);
    const { busyDay, today } = await fill(pool);
    const fileId = await longFile(pool, call);
    const server = await measureServer(casebook.origin, call, { today, fileId });
    return { server, browser: await measureBrowser(casebook.origin, busyDay) };
  } finally {
    await pool.end();
    await casebook.stop();
    data.remove();
  }
}

async function signedIn(origin) {
  const query = new URLSearchParams({
    grant_type: 'password',
    username: 'admin',
    password: 'Casebook#Admin1',
  });
  const answer = await fetch(`${origin}/oauth/token?${query}`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('casebook:casebook')}` },
  });
  const { access_token: token } = await answer.json();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return async (method, path, body) => {
    const sent = body ? { body: JSON.stringify(body) } : {};
    const response = await fetch(origin + path, { method, headers, ...sent });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
}

/** Spreads hearings over all court cases and days; one day beside them has exactly 200. */
async function fill(pool) {
  const client = await pool.connect();
  // without triggers: neither history nor search entries are wanted for them
  await client.query("set session_replication_role = 'replica'");
  const columns = `proceeding_id, kind, case_filing_id, work_place_id, date, time, court, item_no, purpose,
    law_officer, result, created_at`;
  const values = (day) => `m.id, m.kind, m.case_filing_id, m.work_place_id, ${day},
    (array['10:30', '11:00', '14:30', null])[1 + i % 4], 'Court No. ' || 1 + i % 40, (1 + i % 180)::text, 'HEARING',
    'Officer ' || i % 30, case when ${day} < current_date and i % 50 > 0 then 'ADJOURNED' end, ${day} - 14`;
  const matters = `(select *, row_number() over (order by id) as place, count(*) over () as total
    from proceeding where kind <> 'case-fillings') m`;
  const day = `(current_date - ${YEARS.back * 365} + (i * 7919 % ${(YEARS.back + YEARS.ahead) * 365})::int)`;
  await client.query(
    `insert into hearing (${columns}) select ${values(day)} from generate_series(1, $1::bigint) i
     join ${matters} on m.place = 1 + i % m.total`,
    [HEARINGS],
  );
  const { rows } = await client.query(
    `select current_date::text as today, (current_date - ${YEARS.back * 365 + 30})::text as "busyDay"`,
  );
  const [{ today, busyDay }] = rows;
  await client.query('delete from hearing where date = $1', [busyDay]);
  await client.query(
    `insert into hearing (${columns}) select ${values(`'${busyDay}'::date`)} from generate_series(1, $1::bigint) i
     join ${matters} on m.place = 1 + i % m.total`,
    [BUSY_DAY],
  );
  await client.query("set session_replication_role = 'origin'");
  await client.query('vacuum analyze hearing');
  client.release();
  return { today, busyDay };
}

/** A file with 20 proceedings and 200 hearings of its own. */
async function longFile(pool, call) {
  const [{ id: section }] = await call('GET', '/api/case/workplace');
  const filing = await call('POST', '/api/case/case-fillings', {
    nothiNumber: 'BENCH/2026',
    workPlace: { id: section },
  });
  for (let each = 1; each < 20; each++)
    await call('POST', '/api/case/tribunal-cases', {
      caseFilling: { id: filing.id },
      tribunalCaseNo: `CEVT/${each}/2025`,
      dateOfCase: '2025-01-05',
      status: 'SUBJUDICE',
    });
  await pool.query(
    `insert into hearing (proceeding_id, date, court, purpose)
     select p.id, current_date - 30 * n, 'Bench 2', 'HEARING' from proceeding p, generate_series(1, 10) n
     where p.case_filing_id = $1`,
    [filing.id],
  );
  return filing.id;
}

async function measureServer(origin, call, { today, fileId }) {
  const { url } = await call('POST', '/api/casebook/account/calendar');
  const list = (filter, rows) =>
    `/api/casebook/hearings?${new URLSearchParams({ filter: JSON.stringify(filter), range: `[0,${rows - 1}]`, sort: '["date","ASC"]' })}`;
  const plus = (days) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  const days = (from, to) => `/api/casebook/hearings/days?${new URLSearchParams({ from, to, filter: '{}' })}`;
  const asked = [
    ['day, first 500', list({ from: today, to: today }, 500)],
    ['day of my sections, first 500', list({ from: today, to: today, mine: true }, 500)],
    ['week, first 500', list({ from: plus(-3), to: plus(3) }, 500)],
    ['week, figures of its days', days(plus(-3), plus(3))],
    ['month, figures of its days', days(plus(-15), plus(20)), BARS.views],
    ['list of missing results, first 50', list({ from: '2000-01-01', mine: true, result: 'missing' }, 50)],
    ['names of courts and law officers', '/api/casebook/hearings/names'],
    ['My day', '/api/casebook/today'],
    ['page of a file, 20 proceedings and 200 hearings', `/api/casebook/files/${fileId}`, BARS.file],
    ['calendar feed', new URL(url).pathname],
  ];
  const figures = [];
  for (const [what, path, bar] of asked) {
    const times = [];
    for (let round = 0; round < ROUNDS; round++) {
      const begun = performance.now();
      if (path.endsWith('.ics')) await (await fetch(origin + path)).text();
      else await call('GET', path);
      times.push(performance.now() - begun);
    }
    const ms = Math.round(median(times) * 10) / 10;
    const goal = bar ?? (/^(day|week)/.test(what) ? BARS.views : undefined);
    figures.push({
      what: `${what}, among ${HEARINGS.toLocaleString('en')} hearings`,
      value: `${ms} ms`,
      bar: goal ? `at most ${goal} ms` : '',
      ...(goal && { met: ms <= goal }),
    });
  }
  return figures;
}

/** Entering results in a day of 200 hearings, in Chromium slowed down to a quarter of this machine's speed. */
async function measureBrowser(origin, day) {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } });
    await page.addInitScript(observe);
    await signInTo(page, '/case-fillings-list');
    await page.goto(`/hearings?date=${day}`);
    const buttons = page.locator('[id^="hearing-result-"]');
    await buttons.nth(BUSY_DAY - 1).waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const steps = [
      ['opening the entry of a result', () => buttons.nth(3).press('Enter')],
      ['choosing the result', () => page.getByRole('combobox', { name: 'Result' }).last().press('a')],
      ['choosing the next date', () => page.getByRole('button', { name: '+1 week' }).press('Enter')],
      ['closing the entry', () => page.keyboard.press('Escape')],
      [
        'choosing a row',
        () =>
          page
            .getByRole('button', { name: /^Choose: / })
            .nth(5)
            .press('Enter'),
      ],
      ['going to the next row', () => page.keyboard.press('ArrowDown')],
    ];
    const worst = new Map(steps.map(([what]) => [String(what), []]));
    for (let round = 0; round < 5; round++) {
      for (const [what, perform] of steps) {
        await page.evaluate(settled);
        await page.evaluate(() => globalThis.interactions.clear());
        await perform();
        await page.evaluate(settled);
        const times = await page.evaluate(() => [...globalThis.interactions.values()]);
        worst.get(what).push(Math.max(0, ...times));
      }
    }
    return [...worst].map(([what, times]) => ({
      what: `${what}, ${BUSY_DAY} hearings, ${SLOWDOWN}× slower: to the next paint`,
      value: `${median(times)} ms, worst ${Math.max(...times)} ms`,
      bar: `under ${BARS.paint} ms`,
      met: median(times) < BARS.paint,
    }));
  } finally {
    await browser.close();
  }
}
