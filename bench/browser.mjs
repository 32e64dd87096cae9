import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../tools/chromium.mjs';

export const openBrowser = () =>
  chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS });

/** Signs in as the administrator, by default of the sample data, and waits for the rows of the list at `path`. */
export async function signInTo(page, path, password = 'Casebook#Admin1') {
  await page.goto(path);
  await page.getByRole('textbox').fill('admin');
  await page.keyboard.press('Enter');
  await page.locator('input[type=password]').fill(password);
  await page.getByRole('checkbox').check();
  await page.locator('input[type=password]').press('Enter');
  await page.getByRole('row').nth(5).waitFor();
}

/**
 * Records the page's longest task, and the growth and the peak of the resident memory of the tab's process, in MiB.
 * Chromium's libraries, which all its processes share, count as well.
 */
export async function watchTab(browser, page) {
  const cdp = await browser.newBrowserCDPSession();
  await page.requestGC();
  await page.evaluate(() => {
    window.longestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.longestTask = Math.max(window.longestTask, duration);
    }).observe({ type: 'longtask' });
  });
  const tab = await processOf(cdp, page);
  const before = residentMemory(tab);
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, residentMemory(tab));
  }, 100);
  return {
    async end() {
      clearInterval(sampling);
      const longestTask = await page.evaluate(() => Math.round(window.longestTask));
      return { longestTask, growth: Math.round((peak - before) / 1024), peak: Math.round(peak / 1024) };
    },
  };
}

const BUSY = 400;

/**
 * The process that renders the page: the one whose processor time grows while the page is busy, because
 * Chromium has other renderers too. This also proves that long tasks are recorded; the record of this task is
 * then removed.
 */
async function processOf(cdp, page) {
  const renderers = async () => {
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer');
  };
  const before = new Map((await renderers()).map(({ id, cpuTime }) => [id, cpuTime]));
  const seen = await page.evaluate(async (busy) => {
    // in a separate task, because the observer does not see what the debugger evaluates
    await new Promise((resolve) =>
      setTimeout(() => {
        const end = performance.now() + busy;
        while (performance.now() < end);
        resolve();
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    const longest = window.longestTask;
    window.longestTask = 0;
    return longest;
  }, BUSY);
  if (seen < BUSY) throw new Error(`a task of ${BUSY} ms was seen as one of ${seen} ms`);
  const grown = (await renderers()).map(({ id, cpuTime }) => ({ id, by: cpuTime - (before.get(id) ?? 0) }));
  return grown.toSorted((a, b) => b.by - a.by)[0].id;
}

/** Resident memory of a process, in KiB. */
const residentMemory = (process) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(process)], { encoding: 'utf8' }));
