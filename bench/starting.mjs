import { rmSync } from 'node:fs';
import { openBrowser } from './browser.mjs';
import { startCasebook, temporaryDirectory } from './casebook.mjs';
import { median, seconds } from './figures.mjs';

const RUNS = 5;

/** Time from `npm start`, with dependencies installed, to a usable sign-in page: on the first and on later starts. */
export async function starting() {
  const browser = await openBrowser();
  const first = [];
  const next = [];
  for (let run = 0; run < RUNS; run++) {
    const data = temporaryDirectory();
    rmSync('dist', { recursive: true, force: true });
    first.push(await timeToUsablePage(browser, data.path));
    next.push(await timeToUsablePage(browser, data.path));
    data.remove();
  }
  await browser.close();
  const figures = [
    { what: 'npm start to a usable page, first time', value: seconds(median(first)), bar: 'under 20 s' },
    { what: 'npm start to a usable page, next times', value: seconds(median(next)), bar: 'under 8 s' },
  ];
  return { figures };
}

async function timeToUsablePage(browser, dataDir) {
  const begun = performance.now();
  const casebook = await startCasebook({ DATA_DIR: dataDir }, '.', 'tools/start.mjs');
  const page = await browser.newPage();
  await page.goto(casebook.origin);
  await page.getByRole('textbox').fill('admin');
  const took = performance.now() - begun;
  await page.close();
  await casebook.stop();
  return took;
}
