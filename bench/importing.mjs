import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startCasebook, temporaryDirectory } from './casebook.mjs';
import { seconds } from './figures.mjs';

export const ROWS = 20_000;
const COMPANIES = 2_000;
const GOALS = { check: 30_000, run: 90_000 };

export const COLUMNS = [
  'nothiNumber',
  'workPlaceId',
  'companyId',
  'company.vatRegNo',
  'boe',
  'boeDate',
  'hsCode',
  'productName',
  'irregularityReason',
  'revenue',
  'monetaryPenalty',
  'dateOfJudgement',
  'status',
];

/** Rows of a sheet as offices keep them: days, amounts and statuses written in both scripts. */
export function rows() {
  const initials = [
    'Rupali',
    'Jamuna',
    'Meghna',
    'Surma',
    'Karnaphuli',
    'Padma',
    'Teesta',
    'Halda',
    'Sangu',
    'Feni',
  ];
  const trades = [
    'Traders',
    'Textile Mills',
    'Steel',
    'Foods',
    'Shipping',
    'Plastics',
    'Ceramics',
    'Paper',
    'Agro',
    'Cement',
  ];
  return Array.from({ length: ROWS }, (_, at) => {
    const company = at % COMPANIES;
    const name = `${initials[company % 10]} ${trades[Math.floor(company / 10) % 10]} Unit ${company}`;
    const day = `${(at % 28) + 1}/${(at % 12) + 1}/${15 + (at % 10)}`;
    return [
      `IMP-${at + 1}/Cus/${2015 + (at % 10)}`,
      at % 3 ? 'AIR' : 'CEPZ',
      company % 4 ? `M/S ${name} Ltd.` : name,
      String(900_000_000 + company),
      String(100_000 + at),
      day,
      `${8400 + (at % 100)}.10.00`,
      'Parts of machinery, unassembled',
      'HS code declared wrongly, value declared lower than that of like goods',
      at % 2 ? '১২,৩৪,৫৬৭.৫০' : '5.25 lakh',
      at % 5 ? null : '৳ 50,000',
      day.replaceAll('/', '.'),
      at % 4 ? 'Disposed' : 'অনিষ্পন্ন',
    ];
  });
}

/** Checks, imports and undoes 20,000 filings with 2,000 new companies, while lists are requested. */
export async function importing() {
  const directory = temporaryDirectory();
  const casebook = await startCasebook({ DATA_DIR: join(directory.path, 'data'), SEED: 'demo' });
  try {
    const call = await signIn(casebook.origin);
    const section = (await call('GET', '/api/case/workplace'))[0].name;
    const lines = rows().map((cells, at) => ({ line: at + 2, cells: cells.with(1, section) }));
    const layout = {
      columns: COLUMNS.map((field, column) => ({ column, field })),
      existing: 'skip',
      parties: 'make',
    };
    const sending = performance.now();
    const begin = { register: 'case-fillings', fileName: 'bench.xlsx', layout, rows: [] };
    const { id } = await call('POST', '/api/casebook/imports', begin);
    for (let at = 0; at < lines.length; at += 2000) {
      await call('POST', `/api/casebook/imports/${id}/rows`, { rows: lines.slice(at, at + 2000) });
    }
    const sent = performance.now() - sending;
    const checked = await step(call, id, 'check', 'CHECKED');
    const run = await step(call, id, 'run', 'DONE');
    const undone = await step(call, id, 'undo', 'UNDONE');
    const what = `${ROWS.toLocaleString('en')} filings with ${COMPANIES.toLocaleString('en')} new companies`;
    return {
      figures: [
        { what: `${what}: sent`, value: seconds(sent) },
        { what: 'checked', ...timed(checked, GOALS.check) },
        { what: 'brought in', ...timed(run, GOALS.run) },
        { what: 'taken back', value: seconds(undone.took) },
        {
          what: 'a list meanwhile, at most',
          value: `${Math.max(checked.slowest, run.slowest).toFixed(0)} ms`,
        },
      ],
      counts: [checked.counts, run.counts, undone.counts],
    };
  } finally {
    await casebook.stop();
    directory.remove();
  }
}

const timed = ({ took }, goal) => ({
  value: seconds(took),
  bar: `within ${seconds(goal)}`,
  met: took <= goal,
});

/** Starts a step and waits for its end, requesting a list ten times a second. */
async function step(call, id, name, end) {
  const begun = performance.now();
  await call('POST', `/api/casebook/imports/${id}/${name}`);
  let slowest = 0;
  for (;;) {
    const { state, counts } = await call('GET', `/api/casebook/imports/${id}`);
    if (state === end) return { took: performance.now() - begun, slowest, counts };
    const asked = performance.now();
    await call('GET', '/api/case/case-fillings-page?page=0&size=20');
    slowest = Math.max(slowest, performance.now() - asked);
    await pause(100);
  }
}

async function signIn(origin) {
  const query = new URLSearchParams({
    grant_type: 'password',
    username: 'admin',
    password: 'Casebook#Admin1',
  });
  const token = await fetch(`${origin}/oauth/token?${query}`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('casebook:casebook')}` },
  });
  const { access_token: bearer } = await token.json();
  return async (method, path, body) => {
    const sent = body && { body: JSON.stringify(body) };
    const type = body && { 'content-type': 'application/json' };
    const headers = { authorization: `Bearer ${bearer}`, ...type };
    const answer = await fetch(origin + path, { method, headers, ...sent });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { figures, counts } = await importing();
  console.table(figures);
  console.table(counts);
}
