import { openBrowser, signInTo } from './browser.mjs';
import { startCasebook, temporaryDirectory } from './casebook.mjs';
import { nextPaint, paintFigure, slowDown, watchedPage } from './nextPaint.mjs';

const ROUNDS = 5;
const ROWS = 100;
const LIST = `/case-fillings-list?perPage=${ROWS}`;

/** A person's interactions with the list, each with the sign that the page has handled it. */
const INTERACTIONS = [
  {
    what: 'typing in the search',
    async perform(page) {
      const search = page.getByRole('searchbox');
      await search.focus();
      // Each key is pressed while the rows found by the previous one are being rendered.
      for (const typed of ['20', '1', '/']) await afterPage(page, () => page.keyboard.type(typed));
    },
  },
  {
    what: 'sorting by a heading',
    perform: (page) =>
      afterPage(page, () => page.getByRole('columnheader').getByRole('button').nth(1).click()),
  },
  {
    what: 'sorting by the selector',
    prepare: (page) => page.getByRole('button', { name: 'View options' }).click(),
    async perform(page) {
      await page.getByRole('combobox', { name: 'Sort by' }).focus();
      await afterPage(page, () => page.keyboard.press('ArrowDown'));
    },
  },
  {
    what: 'opening the edit dialog',
    async perform(page) {
      await page.getByRole('row').nth(3).getByRole('link', { name: /edit/i }).click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  },
  {
    what: 'typing in the global search',
    async prepare(page) {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').waitFor();
    },
    async perform(page) {
      // Slowly enough that the hits for the previous letters are rendered in between.
      await page.keyboard.type('karnaphuli 20', { delay: 200 });
      await page.getByRole('option').first().waitFor();
    },
  },
];

/**
 * Interaction to Next Paint on the case list with 100 rows, in Chromium slowed down to a quarter of this machine's
 * speed: the slowest of each kind of interaction in a newly opened list, as reported by Chromium.
 */
export async function interaction() {
  const data = temporaryDirectory();
  const casebook = await startCasebook({ DATA_DIR: data.path });
  const browser = await openBrowser();
  try {
    const page = await watchedPage(browser, casebook.origin);
    await signInTo(page, LIST);
    await slowDown(page);
    const figures = [];
    for (const interaction of INTERACTIONS) figures.push(await measure(page, interaction));
    return { figures };
  } finally {
    await browser.close();
    await casebook.stop();
    data.remove();
  }
}

async function measure(page, { what, prepare, perform }) {
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(LIST);
    await page.getByRole('row').nth(ROWS).waitFor();
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    times.push(await nextPaint(page, perform));
  }
  return paintFigure(`${what}, ${ROWS} rows`, times);
}

async function afterPage(page, perform) {
  const answered = page.waitForResponse((response) => response.url().includes('case-fillings-page'));
  await perform();
  await answered;
}
