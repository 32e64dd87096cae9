import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hostileFiles as files } from '../tests/support/hostileFiles/index.mjs';
import { openBrowser, signInTo, watchTab } from './browser.mjs';
import { startCasebook, temporaryDirectory } from './casebook.mjs';
import { seconds } from './figures.mjs';

const DOORS = {
  import: {
    path: '/import/new?register=companies&step=file',
    button: 'Choose a file',
    answer: (page) => page.getByRole('alert').or(page.getByRole('link', { name: /On to the columns/ })),
    said: (answer) => answer.textContent(),
  },
  match: {
    path: '/hearings/match',
    button: 'Open a file…',
    answer: (page) => page.getByRole('alert').or(page.locator('textarea:not([aria-hidden]):not(:empty)')),
    said: (answer) => answer.evaluate((element) => element.value || element.textContent),
  },
};

/**
 * Opens each hostile file in the import and in the page of the cause lists, and measures how long the page stands
 * still, how soon it answers and how much memory the tab takes.
 */
export async function hostileFiles(names = files.map(({ name }) => name)) {
  const directory = temporaryDirectory();
  const casebook = await startCasebook({ DATA_DIR: join(directory.path, 'data'), SEED: 'demo' });
  const browser = await openBrowser();
  const all = [];
  try {
    const context = await browser.newContext({ baseURL: casebook.origin });
    const signedIn = await context.newPage();
    await signInTo(signedIn, '/case-fillings-list');
    for (const { name, make, ...expected } of files) {
      if (!names.includes(name)) continue;
      const path = join(directory.path, name);
      writeFileSync(path, make());
      for (const [door, { path: address, button, answer, said }] of Object.entries(DOORS)) {
        const page = await context.newPage();
        await page.goto(address);
        await page.getByRole('button', { name: button }).waitFor();
        const tab = await watchTab(browser, page);
        const chooser = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: button }).click();
        const begun = performance.now();
        await (await chooser).setFiles(path);
        await answer(page).waitFor({ timeout: 90_000 });
        const took = performance.now() - begun;
        const words = await said(answer(page));
        // the box shows the beginning of a long text
        const isRight = words !== '' && expected[door].startsWith(words);
        const { longestTask, growth } = await tab.end();
        await page.close();
        const result = { name, door, took: Math.round(took), longestTask, growth, isRight };
        if (process.env.DETAILS) console.log(JSON.stringify(result));
        all.push(result);
      }
    }
  } finally {
    await browser.close();
    await casebook.stop();
    directory.remove();
  }
  const most = (key) => Math.max(...all.map((each) => each[key]));
  return [
    {
      what: `${all.length / 2} hostile files in the import and in the page of the cause lists: answered with other words`,
      value: all.filter(({ isRight }) => !isRight).length,
      bar: 'none',
      met: all.every(({ isRight }) => isRight),
    },
    { what: 'slowest answer', value: seconds(most('took')), bar: 'within 10 s', met: most('took') <= 10_000 },
    {
      what: 'longest task of the page',
      value: `${most('longestTask')} ms`,
      bar: 'at most 200 ms',
      met: most('longestTask') <= 200,
    },
    {
      what: 'memory of the tab, more than before',
      value: `${most('growth')} MiB`,
      bar: 'under 500 MiB',
      met: most('growth') < 500,
    },
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2);
  console.table(await hostileFiles(names.length ? names : undefined));
}
