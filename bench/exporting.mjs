import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser, watchTab } from './browser.mjs';
import { startCasebook, temporaryDirectory } from './casebook.mjs';
import { seconds } from './figures.mjs';

/**
 * Exports a list to a spreadsheet in Chromium and measures total time, longest blocking of the page and growth of the
 * tab's memory. If LibreOffice is installed, also checks that it finds every row in the file.
 *
 * @param {object} [casebook] a running instance; by default one is started with the sample data
 * @param {string} [casebook.origin]
 * @param {string} [casebook.userName]
 * @param {string} [casebook.password]
 * @param {string} [casebook.list] the list's path, optionally with a filter
 * @param {number} [casebook.msPerRow] the milliseconds that a row of a page takes without an export, for comparison
 */
export async function exporting({ origin, ...options } = {}) {
  const files = temporaryDirectory();
  const own = origin ? null : await startCasebook({ DATA_DIR: join(files.path, 'data'), SEED: 'demo' });
  const browser = await openBrowser();
  try {
    return await exportOnce(browser, { origin: origin ?? own.origin, directory: files.path, ...options });
  } finally {
    await browser.close();
    await own?.stop();
    files.remove();
  }
}

async function exportOnce(browser, { directory, list = '/case-fillings-list', msPerRow, ...signIn }) {
  const page = await browser.newPage();
  const rows = await openList(page, list, signIn);
  const tab = await watchTab(browser, page);
  const begun = performance.now();
  const downloads = page.waitForEvent('download', { timeout: 600_000 });
  await page.getByRole('button', { name: 'Export Data' }).click();
  const download = await downloads;
  const file = join(directory, 'export.xlsx');
  await download.saveAs(file);
  const took = performance.now() - begun;
  const { longestTask, growth } = await tab.end();
  const exported = `export of ${rows} filings`;
  const ratio = msPerRow && took / (rows * msPerRow);
  return [
    { what: exported, value: seconds(took), bar: '' },
    ...(ratio
      ? [
          {
            what: `${exported}, beside the page alone`,
            value: `${ratio.toFixed(2)}×`,
            bar: 'at most 1.3×',
            met: ratio <= 1.3,
          },
        ]
      : []),
    { what: `${exported}, longest task of the page`, value: `${longestTask} ms`, bar: 'at most 200 ms' },
    {
      what: `${exported}, growth of the tab`,
      value: `${growth} MiB`,
      bar: 'under 170 MiB',
      met: growth < 170,
    },
    {
      what: `${exported}, rows LibreOffice finds`,
      value: rowsInLibreOffice(file) ?? 'not installed',
      bar: rows,
    },
  ];
}

/** Signs in and waits for the list. @returns the number of rows that the list reports. */
async function openList(page, list, { origin, userName = 'admin', password = 'Casebook#Admin1' }) {
  await page.goto(origin + list);
  await page.getByRole('textbox').fill(userName);
  await page.keyboard.press('Enter');
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('row').nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  const range = await page.getByText(/^\d[\d,]*–[\d,]+ of [\d,]+$/).textContent();
  return Number(range.split(' of ')[1].replaceAll(',', ''));
}

/** The number of rows below the headings that LibreOffice reads; null when it is not installed. */
function rowsInLibreOffice(file) {
  const directory = join(file, '..');
  const profile = `-env:UserInstallation=file://${join(directory, 'profile')}`;
  try {
    execFileSync('soffice', [profile, '--headless', '--convert-to', 'csv', '--outdir', directory, file], {
      stdio: 'ignore',
      timeout: 600_000,
    });
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
  const text = readFileSync(join(directory, `${basename(file, '.xlsx')}.csv`), 'utf8');
  // a line break within quotes is part of a text
  return (
    text
      .replace(/"[^"]*"/g, '')
      .trimEnd()
      .split('\n').length - 1
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.table(await exporting({ origin: process.argv[2] }));
}
