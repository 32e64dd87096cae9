import { median } from './figures.mjs';

const SLOWDOWN = 4;
const GOAL_MS = 100;

/** Opens a page that records how long its interactions take until the next paint. */
export async function watchedPage(browser, origin) {
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  await page.addInitScript(observe);
  return page;
}

/** Slows the page down to a quarter of this machine's speed. */
export async function slowDown(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** @returns milliseconds to the next paint of the slowest interaction in `perform`; 0 if none took 16 ms */
export async function nextPaint(page, perform) {
  await page.evaluate(settled);
  await page.evaluate(() => globalThis.interactions.clear());
  await perform(page);
  await page.evaluate(settled);
  return Math.max(0, ...(await page.evaluate(() => [...globalThis.interactions.values()])));
}

/** The times of an interaction's rounds as a row of the table. */
export function paintFigure(what, times) {
  const value = median(times);
  return {
    what: `${what}, ${SLOWDOWN}× slower: to the next paint`,
    value: `${value} ms, worst ${Math.max(...times)} ms`,
    bar: `under ${GOAL_MS} ms`,
    met: value < GOAL_MS,
  };
}

/** Runs in the page: records the longest event of each interaction, which Chromium reports in steps of 8 ms. */
function observe() {
  globalThis.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (!interactionId) continue;
      const longest = globalThis.interactions.get(interactionId) ?? 0;
      globalThis.interactions.set(interactionId, Math.max(longest, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Runs in the page: resolves when it has painted and the main thread is idle. */
const settled = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 5_000 })));
