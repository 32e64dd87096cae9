import { filled, signIn } from './database/index.mjs';
import { BIG, grouped } from './database/scale.mjs';
import { diaryInBrowser } from './diaryInBrowser.mjs';
import { median } from './figures.mjs';
import { fillHearings, fillLongFile } from './hearingRows.mjs';

const HEARINGS = 2 * BIG.filings;
const BUSY_DAY = 200;
const REQUESTS = 30;
/** Requests before the measured ones, as on a server that has run for days: V8 compiles code that is used often. */
const WARM_UP = 20;
const GOALS = { view: 20, file: 15 };

/**
 * Measures the diary, the calendar feed and a long file in a register with two hearings per filing, and a person's
 * work in a day of 200 hearings.
 */
export async function diary() {
  const register = await filled({ ...BIG, isSearched: false });
  const client = await signIn(register);
  try {
    const { today, busyDay } = await fillHearings(register.pool, { count: HEARINGS, busy: BUSY_DAY });
    await client.renew(); // the filling takes minutes, in which the token may expire
    const file = await fillLongFile(register.pool, client, { proceedings: 20 });
    const server = await reading(client, { today, file });
    const { casebook, account } = register;
    const browser = await diaryInBrowser({
      origin: casebook.origin,
      password: account.password,
      day: busyDay,
      rows: BUSY_DAY,
    });
    return { server, browser };
  } finally {
    client.close();
    await register.end();
  }
}

async function reading(client, { today, file }) {
  const plus = (days) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  const list = (filter, rows, sort = 'date') =>
    `/api/casebook/hearings?${new URLSearchParams({
      filter: JSON.stringify(filter),
      range: `[0,${rows - 1}]`,
      sort: JSON.stringify([sort, 'ASC']),
    })}`;
  const days = (from, to) => `/api/casebook/hearings/days?${new URLSearchParams({ from, to, filter: '{}' })}`;
  const { url } = JSON.parse((await client.post('/api/casebook/account/calendar', {})).text());
  const works = [
    ['day, first 500 rows', list({ from: today, to: today }, 500, 'court'), GOALS.view],
    ['day, of my section', list({ from: today, to: today, mine: true }, 500, 'court'), GOALS.view],
    ['week, first 500 rows', list({ from: plus(-3), to: plus(3) }, 500), GOALS.view],
    ['week, its days counted', days(plus(-3), plus(3)), GOALS.view],
    ['month, its days counted', days(plus(-15), plus(20)), GOALS.view],
    ['missing results of my section, first 50', list({ mine: true, result: 'missing' }, 50)],
    ['names of courts and law officers', '/api/casebook/hearings/names'],
    ['My day of a section', '/api/casebook/today'],
    ['page of a file with 20 proceedings and 200 hearings', `/api/casebook/files/${file}`, GOALS.file],
    ['calendar feed of a section', new URL(url).pathname],
  ];
  const figures = [];
  for (const [what, path, goal] of works) {
    await client.renew();
    for (let request = 0; request < WARM_UP; request++) await client.get(path);
    const times = [];
    let size = 0;
    for (let request = 0; request < REQUESTS; request++) {
      const asked = performance.now();
      const { text } = await client.get(path);
      times.push(performance.now() - asked);
      size = text().length;
    }
    const took = median(times);
    figures.push({
      what: `${what}, of ${grouped(HEARINGS)} hearings`,
      value: `${took.toFixed(1)} ms`,
      slowest: `${Math.max(...times).toFixed(1)} ms`,
      answer: `${Math.round(size / 1024)} KiB`,
      bar: goal ? `under ${goal} ms` : '',
      met: goal ? took < goal : undefined,
    });
  }
  return figures;
}
