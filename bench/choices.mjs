import { join } from 'node:path';
import pg from 'pg';
import { openBrowser } from './browser.mjs';
import { startCasebook, temporaryDirectory } from './casebook.mjs';
import { cnfAgents, companies } from './database/rows.mjs';
import { median } from './figures.mjs';

const COMPANIES = 5_000;
const AGENTS = 10_000;
const ROUNDS = 3;

const SELECTS = [
  { label: 'Name of Importer/Exporter/Person', typed: 'karnaphuli steel mil' },
  { label: 'C&F Agent', typed: 'chowdhury clearing' },
];

/**
 * The selects of a form with 5,000 companies and 10,000 agents, measured by Chromium's tracing: with Casebook's own
 * server, and with one that offers only the contract's calls and therefore sends complete lists.
 */
export async function choices() {
  const directory = temporaryDirectory();
  const casebook = await startCasebook({ DATA_DIR: directory.path, SEED: 'none' });
  const browser = await openBrowser();
  try {
    await fill(directory.path);
    const password = /the password (\S+)/.exec(casebook.printed)[1];
    const measure = async (server) => {
      const page = await browser.newPage({ baseURL: casebook.origin });
      if (server === 'another server') await hideOurOwn(page);
      await signIn(page, password);
      const measured = await measureSelects(browser, page);
      await page.close();
      return figures(server, measured);
    };
    return { figures: [...(await measure('our server')), ...(await measure('another server'))] };
  } finally {
    await browser.close();
    await casebook.stop();
    directory.remove();
  }
}

async function fill(directory) {
  const pool = new pg.Pool({ host: join(directory, 'socket'), user: 'postgres', database: 'postgres' });
  await pool.query('select setseed(0.2026)');
  await pool.query(companies(COMPANIES));
  await pool.query(cnfAgents(AGENTS));
  await pool.query('analyze');
  await pool.end();
}

const hideOurOwn = (page) =>
  page.route('**/api/casebook/**', (route) => route.fulfill({ status: 404, json: { status: 404 } }));

async function signIn(page, password) {
  await page.goto('/add-case-fillings');
  await page.getByRole('textbox').fill('admin');
  await page.keyboard.press('Enter');
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.getByLabel(SELECTS[0].label).waitFor();
}

/** Opens each select and types into it, in newly opened forms. */
async function measureSelects(browser, page) {
  const measured = { openings: [], handlers: [], tasks: [], mostSent: 0 };
  page.on('response', async (response) => {
    if (!/\/(choices\/[\w-]+|companies|cnf-agents)(\?|$)/.test(response.url())) return;
    const records = await response.json().catch(() => []);
    measured.mostSent = Math.max(measured.mostSent, records.length);
  });
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto('/add-case-fillings');
    for (const select of SELECTS) await measureSelect(browser, page, select, measured);
  }
  return measured;
}

async function measureSelect(browser, page, { label, typed }, measured) {
  const input = page.getByLabel(label);
  const offered = page.locator('[role=option]:not([aria-disabled=true])');
  await input.focus();
  await page.waitForLoadState('networkidle');
  const begun = performance.now();
  await page.keyboard.press('ArrowDown');
  await offered.first().waitFor();
  measured.openings.push(performance.now() - begun);

  for (const character of typed) {
    await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
    await page.keyboard.press(character);
    await offered.first().waitFor();
    await page.waitForTimeout(PAUSE_MS);
    const trace = longest(JSON.parse(await browser.stopTracing()).traceEvents);
    measured.handlers.push(trace.handler);
    measured.tasks.push(trace.task);
  }
  if ((await offered.count()) > 50) throw new Error(`${label} draws more than 50`);
  await page.keyboard.press('Tab');
}

// long enough to receive and render the response
const PAUSE_MS = 150;

/** The longest keystroke handler and the longest task of the main thread, in milliseconds. */
function longest(events) {
  const threads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  const most = (chosen) =>
    Math.max(0, ...events.filter((event) => threads.has(threadOf(event)) && chosen(event)).map(milliseconds));
  return {
    handler: most(({ name, args }) => name === 'EventDispatch' && KEYSTROKE.has(args.data?.type)),
    task: most(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask'),
  };
}

const KEYSTROKE = new Set(['keydown', 'keypress', 'beforeinput', 'input', 'textInput', 'keyup']);
const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
// CPU time (`tdur`) if known, since wall time includes time given to other processes
const milliseconds = ({ dur = 0, tdur = dur }) => tdur / 1000;

function figures(server, { openings, handlers, tasks, mostSent }) {
  const shown = (values) => `${Math.round(median(values))} ms, worst ${Math.round(Math.max(...values))} ms`;
  const ours = server === 'our server';
  const worst = Math.max(...handlers);
  return [
    { what: `select opened, ${server}`, value: shown(openings), bar: '' },
    { what: `keystroke's handler, ${server}`, value: shown(handlers), bar: 'under 50 ms', met: worst < 50 },
    { what: `longest task after a keystroke, ${server}`, value: shown(tasks), bar: '' },
    {
      what: `most records sent to a select, ${server}`,
      value: mostSent,
      ...(ours ? { bar: 'at most 50', met: mostSent <= 50 } : { bar: '' }),
    },
  ];
}
