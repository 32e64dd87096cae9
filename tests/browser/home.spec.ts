import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/casebook';

type Counts = Record<string, number>;

/** Opens Home; returns the server's answers once all is rendered. */
async function openHome(page: Page) {
  const paths = { statuses: 'v2/dashboard-info', months: 'month-wise-case-info' };
  const answers = Object.values(paths).map((path) => page.waitForResponse(`**/api/case/${path}`));
  await page.getByRole('link', { name: 'Casebook' }).click();
  await expect(page).toHaveURL('/');
  const [statuses, months] = await Promise.all(answers.map(async (answer) => (await answer).json()));
  await drawn(page);
  return {
    statuses: statuses as Record<string, Counts>,
    months: months as (Counts & { yearMonth: string })[],
  };
}

const drawn = (page: Page) =>
  expect(async () => {
    expect(await page.locator('.donut-ring').count()).toBe(10);
    expect(await page.locator('.recharts-bar-rectangle rect').count()).toBeGreaterThan(10);
  }).toPass();

const chart = (page: Page) => page.getByRole('application', { name: 'Cases of each month by type' });
const total = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);
const shown = (count: number) => count.toLocaleString('en-IN');

/** Asks the server again, since other tests may have added cases. */
const ask = <Answer>(page: Page, path: string): Promise<Answer> =>
  page.evaluate(async (path) => {
    const { access_token: token } = JSON.parse(localStorage.getItem('token')!) as { access_token: string };
    const answer = await fetch(`/api/case/${path}`, { headers: { authorization: `Bearer ${token}` } });
    return answer.json();
  }, path);

/** Expects the list that a figure links to, with as many rows as are counted. */
async function expectList(page: Page, title: string, chips: string[], counted: () => Promise<number>) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const chip of chips) await expect(page.getByText(chip, { exact: true })).toBeVisible();
  let isOpened = true;
  await expect(async () => {
    if (!isOpened) await page.reload();
    isOpened = false;
    const rows = shown(await counted());
    await expect(page.getByText(new RegExp(`^\\d+–\\d+ of ${rows}$`))).toBeVisible({ timeout: 3000 });
  }).toPass();
}

test('no empty line stands between the title of Home and its first figures @long', async ({ page }) => {
  await signIn(page, 'customs', { at: '/' });
  const figures = page.getByRole('heading', { level: 2, name: 'Cases by status' });
  await expect(figures).toBeVisible();
  const title = (await page.locator('#page-title').boundingBox())!;
  expect((await figures.boundingBox())!.y - title.y - title.height).toBeLessThan(24);
});

test('a total of one digit stands in the middle of its ring on Home @long', async ({ page }) => {
  await page.route('**/api/case/v2/dashboard-info', (route) =>
    route.fulfill({ json: { caseFilling: { OPEN: 7, CLOSED: 0, ONREMAND: 0, SUBJUDICE: 0 } } }),
  );
  await signIn(page, 'customs', { at: '/' });
  const digit = page.locator('.donut').first().getByText('7', { exact: true });
  await expect(digit).toBeVisible();
  const offset = await digit.evaluate((element) => {
    const middle = ({ left, right }: DOMRect) => (left + right) / 2;
    const text = document.createRange();
    text.selectNodeContents(element);
    return middle(text.getBoundingClientRect()) - middle(element.closest('.donut')!.getBoundingClientRect());
  });
  expect(Math.abs(offset)).toBeLessThan(1);
});

test('charts on Home have plain colours, and patterns on paper and once they are chosen @long', async ({
  page,
}) => {
  await signIn(page, 'customs', { at: '/' });
  const area = page.locator('.donut-ring path').first();
  const isPatterned = (wanted: boolean) =>
    expect.poll(() => area.evaluate((path) => getComputedStyle(path).stroke.includes('url('))).toBe(wanted);
  await isPatterned(false);
  await page.emulateMedia({ media: 'print' });
  await isPatterned(true);
  await page.emulateMedia({ media: 'screen' });
  await page.locator('[data-tour=person]').click();
  await page.getByRole('menuitemcheckbox', { name: 'Patterns in charts' }).click();
  await isPatterned(true);
  await page.reload();
  await isPatterned(true);
});

test('a bar of the chart on Home shows its month’s cases by type, by keyboard and by mouse', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/nowhere' });
  const { months } = await openHome(page);
  const latest = months.filter(({ customCase }) => customCase! > 0).slice(-3)[0]!;
  const { yearMonth, ...counts } = latest;
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }).format(
    new Date(yearMonth),
  );
  await page.getByLabel('From', { exact: true }).selectOption(name);
  await page.getByLabel('To', { exact: true }).selectOption(name);
  await expect(page).toHaveURL(`/?from=${yearMonth}&to=${yearMonth}`);

  await chart(page).focus();
  await page.keyboard.press('ArrowRight');
  const tooltip = page.locator('.recharts-tooltip-wrapper');
  await expect(tooltip).toContainText(name);
  await expect(tooltip.locator('dd')).toHaveText(
    [
      counts.customCase,
      counts.applicateCommCase,
      counts.tribunalCase,
      counts.customAppeal,
      counts.highCourtRit,
      counts.highCourtCpaCpl,
      counts.highCourtCp,
      counts.admiral,
      counts.foujdari,
      counts.civilCase,
      total(counts),
    ].map((count) => shown(count!)),
  );

  await page.getByRole('button', { name: 'Show as table' }).click();
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row.getByRole('cell').first()).toHaveText(shown(counts.customCase!));

  await chart(page).locator('.recharts-bar-rectangle a').first().click();
  await expectList(page, 'Demand Notice/Order', [`Month: ${name}`], async () => {
    const monthsNow = await ask<(Counts & { yearMonth: string })[]>(page, 'month-wise-case-info');
    return monthsNow.find((each) => each.yearMonth === yearMonth)!.customCase!;
  });
  await page.goBack();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(yearMonth);
});
