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

/** Records the page's tasks, and in MiB the memory of the tab's processes: its growth and its peak. */
export async function watchTab(browser, page) {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  const tabs = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  await page.requestGC();
  await page.evaluate(() => {
    window.longestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.longestTask = Math.max(window.longestTask, duration);
    }).observe({ type: 'longtask' });
  });
  const before = residentMemory(tabs);
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, residentMemory(tabs));
  }, 100);
  return {
    async end() {
      clearInterval(sampling);
      const longestTask = await page.evaluate(() => Math.round(window.longestTask));
      return { longestTask, growth: Math.round((peak - before) / 1024), peak: Math.round(peak / 1024) };
    },
  };
}

/** Resident memory of the processes, in KiB. */
const residentMemory = (processes) =>
  execFileSync('ps', ['-o', 'rss=', '-p', processes.join(',')], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .reduce((sum, resident) => sum + Number(resident), 0);
