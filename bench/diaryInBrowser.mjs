import { openBrowser, signInTo } from './browser.mjs';
import { nextPaint, paintFigure, slowDown, watchedPage } from './nextPaint.mjs';

const ROUNDS = 5;

/** A person's steps with a hearing of the day: entering its result and the next date, and selecting it. */
const STEPS = [
  { what: 'opening the entry of a result', perform: (page) => resultButtons(page).nth(3).press('Enter') },
  { what: 'choosing the result', perform: (page) => entry(page).getByRole('combobox').press('a') },
  {
    what: 'choosing the next date',
    perform: (page) => entry(page).getByRole('button', { name: '+1 week' }).press('Enter'),
  },
  { what: 'closing the entry', perform: (page) => page.keyboard.press('Escape') },
  { what: 'selecting a hearing', perform: (page) => chooseButtons(page).nth(5).press('Enter') },
  { what: 'going to the next row', perform: (page) => page.keyboard.press('ArrowDown') },
];

const resultButtons = (page) => page.locator('[id^="hearing-result-"]');
const chooseButtons = (page) => page.locator('td [aria-pressed]');
const entry = (page) => page.getByRole('group', { name: 'Result of the hearing' });

/** Interaction to Next Paint in the diary's view of `day`, which has `rows` hearings. */
export async function diaryInBrowser({ origin, password, day, rows }) {
  const browser = await openBrowser();
  try {
    const page = await watchedPage(browser, origin);
    await signInTo(page, '/case-fillings-list', password);
    await page.goto(`/hearings?date=${day}`);
    await resultButtons(page)
      .nth(rows - 1)
      .waitFor();
    await slowDown(page);
    const times = STEPS.map(() => []);
    for (let round = 0; round < ROUNDS; round++)
      for (const [place, { perform }] of STEPS.entries()) times[place].push(await nextPaint(page, perform));
    return STEPS.map(({ what }, place) => paintFigure(`${what}, ${rows} hearings`, times[place]));
  } finally {
    await browser.close();
  }
}
