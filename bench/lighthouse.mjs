import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGUMENTS, findChromium } from '../tools/chromium.mjs';
import { signInTo } from './browser.mjs';
import { startCasebook, temporaryDirectory } from './casebook.mjs';
import { median } from './figures.mjs';

const RUNS = 5;
const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
};
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};
const SCREENS = [
  { screen: 'sign-in', path: '/', bars: { performance: 95, accessibility: 100, 'best-practices': 100 } },
  {
    screen: 'case list',
    path: '/case-fillings-list',
    bars: { performance: 92, accessibility: 100, 'best-practices': 100 },
  },
];

/**
 * Lighthouse on a simulated phone with an empty cache: the sign-in page, then the case list of a signed-in user. All
 * scores, and the metrics behind the performance score, are medians of five runs.
 */
export async function lighthouses() {
  const data = temporaryDirectory();
  const profile = temporaryDirectory();
  const casebook = await startCasebook({ DATA_DIR: data.path });
  const context = await chromium.launchPersistentContext(profile.path, {
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS, '--remote-debugging-port=0'],
    baseURL: casebook.origin,
  });
  try {
    const port = Number(readFileSync(join(profile.path, 'DevToolsActivePort'), 'utf8').split('\n')[0]);
    const [signIn, list] = SCREENS;
    const before = await runs(signIn, casebook.origin, port);
    const page = await context.newPage();
    await signInTo(page, list.path);
    await page.close();
    return { figures: [...before, ...(await runs(list, casebook.origin, port))] };
  } finally {
    await context.close();
    await casebook.stop();
    for (const directory of [data, profile]) directory.remove();
  }
}

async function runs({ screen, path, bars }, origin, port) {
  const results = [];
  for (let run = 0; run < RUNS; run++) {
    const { lhr } = await lighthouse(origin + path, { port, onlyCategories: Object.keys(CATEGORIES) });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    if (!lhr.finalDisplayedUrl.endsWith(path)) throw new Error(`${path} led to ${lhr.finalDisplayedUrl}`);
    results.push(lhr);
  }
  return Object.entries(CATEGORIES).map(([category, name]) => {
    const value = Math.round(100 * median(results.map(({ categories }) => categories[category].score)));
    return {
      what: `Lighthouse, ${screen}, ${name}`,
      value,
      detail: category === 'performance' ? metrics(results) : failures(results, category),
      bar: `at least ${bars[category]}`,
      met: value >= bars[category],
    };
  });
}

const metrics = (results) =>
  Object.entries(METRICS)
    .map(([name, audit]) => {
      const value = median(results.map(({ audits }) => audits[audit].numericValue));
      return name === 'CLS' ? `${name} ${value.toFixed(3)}` : `${name} ${Math.round(value)} ms`;
    })
    .join(', ');

/** The failed audits that cost points. */
function failures(results, category) {
  const failed = results.flatMap(({ audits, categories }) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => id),
  );
  return [...new Set(failed)].join(', ');
}
