import { fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { openBrowser, signInTo } from './browser.mjs';
import { filled, signIn } from './database/index.mjs';
import { grouped, SCALE, SMALL } from './database/scale.mjs';
import { median, seconds } from './figures.mjs';
import { percentile } from './load/server.mjs';
import { addPaper } from './load/uploader.mjs';

const GOALS = { mirror: 30_000, page: 15, slower: 3, memory: 64, shown: 1000, label: 2000 };

const PAPERS = 10_000 * SCALE;
const ON_ONE_FILE = 200;
const PAGES = 100;
const OPENINGS = 5;
const UPLOADS = 10;
const MIB = 1024 * 1024;
const BYTES = 50 * SCALE * MIB;

/** Papers: their nightly mirror, the page of a file with many, a long PDF, and large uploads while others work. */
export async function papers() {
  const register = await filled(SMALL);
  const client = await signIn(register);
  try {
    return {
      figures: [
        ...(await uploading(client, register)),
        ...(await pageWithPapers(client, register)),
        ...(await inBrowser(client, register)),
        await mirroring(client, register),
      ],
    };
  } finally {
    client.close();
    await register.end();
  }
}

/** Papers as rows and files, without the routes that bring them in. */
async function addPapers({ pool, folder }, filing, count) {
  const sent = Array.from({ length: count }, () => {
    const content = randomBytes(512);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const parent = join(folder, sha256.slice(0, 2), sha256.slice(2, 4));
    mkdirSync(parent, { recursive: true });
    writeFileSync(join(parent, sha256), content);
    return sha256;
  });
  await pool.query(
    `with added as (
      insert into paper (case_filing_id, kind, name, date, file_version, sha256, bytes, type)
      select $2, 1 + n % 15, 'Paper ' || n, date '2026-01-01' + n::int % 300, 1, sha256, 512, 'pdf'
      from unnest($1::text[]) with ordinality as given (sha256, n)
      returning *
    )
    insert into paper_version (paper_id, version, sha256, bytes, type, source, file_name, pages, read_at)
    select id, 1, sha256, bytes, type, source, 'scan.pdf', 1, now() from added`,
    [sent, filing],
  );
}

/** The nightly backup of papers that are all mirrored already, less one without papers. */
async function mirroring(client, register) {
  const without = await backedUp(client, register);
  await addPapers(register, 2, PAPERS);
  const first = await backedUp(client, register);
  const next = await backedUp(client, register);
  const took = Math.max(0, next - without);
  return {
    what: `the nightly mirror of ${grouped(PAPERS)} unchanged papers`,
    value: seconds(took),
    against: 'of new ones',
    'its value': seconds(first - without),
    bar: `at most ${GOALS.mirror / 1000} s`,
    met: took <= GOALS.mirror,
  };
}

async function backedUp(client) {
  const { id } = JSON.parse((await client.post('/api/casebook/backups', {})).text());
  for (;;) {
    await pause(200);
    const run = await client.getJson(`/api/casebook/backups/${id}`);
    if (run.state === 'OK') return run.ms;
    if (run.state === 'FAILED') throw new Error(`the backup failed: ${run.error}`);
  }
}

/** What the page of a file asks for, without and with papers. */
async function pageWithPapers(client, register) {
  const ofFile = encodeURIComponent(JSON.stringify({ caseFilingId: 1 }));
  const page = ['/api/casebook/files/1', `/api/casebook/papers?filter=${ofFile}&range=[0,199]`];
  const took = async () => {
    const all = [];
    for (let n = 0; n < 60; n++) {
      const begun = performance.now();
      await Promise.all(page.map((each) => client.get(each)));
      all.push(performance.now() - begun);
    }
    return median(all.slice(10));
  };
  const without = await took();
  await addPapers(register, 1, ON_ONE_FILE);
  const more = (await took()) - without;
  return [
    {
      what: `the page of a file with ${ON_ONE_FILE} papers, more than without`,
      value: `${more.toFixed(1)} ms`,
      bar: `at most ${GOALS.page} ms`,
      met: more <= GOALS.page,
    },
  ];
}

async function inBrowser(client, { casebook: { origin }, account }) {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await signInTo(page, `${origin}/case-fillings-list`, account.password);
    return [await firstPage(client, page, origin), await scannedLabel(client, page, origin)];
  } finally {
    await browser.close();
  }
}

/** A label opens the last moves of its file. */
async function scannedLabel(client, page, origin) {
  const filing = 5;
  for (const no of [1, 2, 3, 4, 5]) {
    const move = { caseFilingId: filing, to: `Court ${no}`, on: `2026-01-0${no}` };
    const { id } = JSON.parse((await client.post('/api/casebook/movements', move)).text());
    await client.post(`/api/casebook/movements/${id}/receive`, { version: 1 });
  }
  const took = [];
  for (let opening = 0; opening < OPENINGS; opening++) {
    await page.goto('about:blank');
    const begun = performance.now();
    await page.goto(`${origin}/f/${filing}`, { waitUntil: 'commit' });
    await page.getByRole('region', { name: 'Paper file' }).getByText('Court 1').waitFor();
    took.push(performance.now() - begun);
  }
  return {
    what: 'a scanned label: the last five moves of its file',
    value: seconds(median(took)),
    against: 'slowest',
    'its value': seconds(Math.max(...took)),
    bar: `within ${seconds(GOALS.label)}`,
    met: median(took) <= GOALS.label,
  };
}

/** A scan of many pages is opened on the page of its file, which was just opened itself. */
async function firstPage(client, page, origin) {
  const filing = 4;
  const pdf = await scanOf(PAGES);
  await addPaper(client, pdf, { caseFilingId: filing, kind: 'order' });
  const took = [];
  for (let opening = 0; opening < OPENINGS; opening++) {
    await page.goto(`${origin}/files/${filing}`);
    const paper = page
      .getByRole('region', { name: /^Papers/ })
      .getByRole('listitem')
      .getByRole('button');
    await paper.waitFor();
    await page.waitForLoadState('networkidle');
    const ms = await paper.evaluate(
      (button) =>
        new Promise((resolve) => {
          const begun = performance.now();
          const observer = new MutationObserver(() => {
            if (!document.querySelector('[data-page="1"] canvas')) return;
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
          });
          observer.observe(document, { childList: true, subtree: true });
          button.click();
        }),
    );
    took.push(ms);
  }
  return {
    what: `first page of a scan of ${PAGES} pages (${Math.round(pdf.length / MIB)} MiB), after the click`,
    value: seconds(median(took)),
    against: 'slowest',
    'its value': seconds(Math.max(...took)),
    bar: `within ${seconds(GOALS.shown)}`,
    met: median(took) <= GOALS.shown,
  };
}

/** A PDF of pages with a picture of A4 at 150 dpi each. */
async function scanOf(count) {
  const noise = { type: 'gaussian', mean: 200, sigma: 12 };
  const picture = await sharp({ create: { width: 1240, height: 1754, channels: 3, noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
  const pdf = await PDFDocument.create();
  for (let n = 0; n < count; n++) {
    const image = await pdf.embedJpg(picture);
    pdf.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
  }
  return Buffer.from(await pdf.save());
}

/** Lists of other people while files are uploaded in parts. */
async function uploading(client, { casebook, account }) {
  const idle = await listsUntil(client, (count) => count === 400);
  const uploader = fork(join(import.meta.dirname, 'load', 'uploader.mjs'));
  const paper = { caseFilingId: 3, kind: 'other' };
  uploader.send({ origin: casebook.origin, account, count: UPLOADS, bytes: BYTES, paper });
  await once(uploader, 'message');
  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${casebook.pid}/status`, 'utf8'))[1]) / 1024;
  const before = memory();
  let most = before;
  let ended;
  uploader.once('exit', (code) => (ended = code));
  const meanwhile = await listsUntil(client, () => {
    most = Math.max(most, memory());
    return ended !== undefined;
  });
  if (ended !== 0) throw new Error(`the uploads ended with ${ended}`);
  const slower = meanwhile / idle;
  const what = `${UPLOADS} uploads of ${BYTES / MIB} MiB at once`;
  return [
    {
      what: `lists during ${what}, p99`,
      value: `${meanwhile.toFixed(1)} ms`,
      against: 'idle',
      'its value': `${idle.toFixed(1)} ms`,
      ratio: `${slower.toFixed(2)}×`,
      bar: `at most ${GOALS.slower}×`,
      met: slower <= GOALS.slower,
    },
    {
      what: `more memory of the server during ${what}`,
      value: `${Math.round(most - before)} MiB`,
      bar: `at most ${GOALS.memory} MiB`,
      met: most - before <= GOALS.memory,
    },
  ];
}

async function listsUntil(client, isEnough) {
  const took = [];
  while (!isEnough(took.length)) {
    const begun = performance.now();
    await client.get('/api/case/case-fillings-page?page=0&size=20', { 'accept-encoding': 'gzip' });
    took.push(performance.now() - begun);
  }
  return percentile(took, 0.99);
}
