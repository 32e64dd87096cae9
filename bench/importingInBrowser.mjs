import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { utils, write } from 'xlsx';
import { openBrowser, signInTo, watchTab } from './browser.mjs';
import { startCasebook, temporaryDirectory } from './casebook.mjs';
import { seconds } from './figures.mjs';
import { COLUMNS, ROWS, rows } from './importing.mjs';

const SECTION = 'AIR';

/** Imports a workbook of 20,000 filings in the browser, and measures the page's response times and memory. */
export async function importingInBrowser() {
  const files = temporaryDirectory();
  const casebook = await startCasebook({ DATA_DIR: join(files.path, 'data'), SEED: 'demo' });
  const browser = await openBrowser();
  try {
    const file = join(files.path, 'filings.xlsx');
    writeFileSync(file, workbook());
    const page = await browser.newPage({ baseURL: casebook.origin });
    page.setDefaultTimeout(600_000);
    await signInTo(page, '/case-fillings-list');
    await page.goto('/import/new?register=case-fillings&step=file');
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    const tab = await watchTab(browser, page);
    const times = [];
    const timed = async (what, work) => {
      const begun = performance.now();
      await work();
      times.push({ what, value: seconds(performance.now() - begun) });
    };
    const onward = page.getByRole('link', { name: /On to the columns/ });
    await timed(`a workbook of ${ROWS.toLocaleString('en')} filings in the browser: read`, async () => {
      await page.locator('input[type=file]').setInputFiles(file);
      await onward.waitFor();
    });
    await onward.click();
    const run = page.getByRole('button', { name: /^Bring in/ });
    await timed('sent and checked', async () => {
      await page.getByRole('button', { name: 'Check the rows' }).click();
      await run.waitFor();
    });
    await timed('brought in', async () => {
      await run.click();
      await page.getByText('The rows were brought in.').waitFor();
    });
    const { longestTask, peak } = await tab.end();
    return [
      ...times,
      {
        what: 'longest task of the page',
        value: `${longestTask} ms`,
        bar: 'at most 200 ms',
        met: longestTask <= 200,
      },
      { what: 'memory of the tab, at most', value: `${peak} MiB`, bar: 'under 500 MiB', met: peak < 500 },
    ];
  } finally {
    await browser.close();
    await casebook.stop();
    files.remove();
  }
}

function workbook() {
  const book = utils.book_new();
  const lines = rows().map((cells) => cells.with(1, SECTION));
  utils.book_append_sheet(book, utils.aoa_to_sheet([COLUMNS, ...lines]), 'Filings');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(await importingInBrowser());
