import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, signIn, switchToBengali, test } from './support/casebook';
import { isLong } from '../support/long';

const FILINGS = 'Customs case (Demand Notice/Order)';

type Counts = Record<string, number>;
type Row = { wpName: string; caseStatus: string } & Counts;

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

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ has: heading(page, name) });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 3, name, exact: true });
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

const statusesNow = (page: Page) => ask<Record<string, Counts>>(page, 'v2/dashboard-info');

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

// the ordinary run covers this in jsdom: tests/ui/home/home.test.tsx and ownServer.test.tsx
if (isLong)
  test('Home shows the server’s counts, each linked to its list', async ({ page }) => {
    await signIn(page, 'admin', { at: '/nowhere' });
    const summary = page.waitForResponse('**/api/case/section-wise-case-summary');
    const { statuses } = await openHome(page);
    const filings = statuses.caseFilling!;
    const appeals = statuses.applicateCommCase!;
    await expect(card(page, FILINGS).getByRole('cell')).toHaveText(
      ['OPEN', 'CLOSED', 'ONREMAND', 'SUBJUDICE'].map((status) => shown(filings[status]!)),
    );
    await expect(card(page, FILINGS).locator('p')).toHaveText(`Total: ${shown(total(filings))}`);
    await expect(card(page, 'Commissionerate appeal').locator('p')).toHaveText(
      `Total: ${shown(total(appeals))}`,
    );

    await test.step('by status', async () => {
      await card(page, FILINGS)
        .getByRole('link', { name: shown(filings.OPEN!), exact: true })
        .press('Enter');
      await expectList(
        page,
        'Demand Notice/Order',
        ['Status: Open'],
        async () => (await statusesNow(page)).caseFilling!.OPEN!,
      );
      await page.goBack();
      await drawn(page);
      await card(page, 'Commissionerate appeal').locator('.donut-ring a').last().click();
      const [last, status] = appeals.NOT_GIVEN
        ? ['Not given', 'NOT_GIVEN']
        : ['Sub-Judice before Court', 'SUBJUDICE'];
      await expectList(
        page,
        'Commissionerate Case',
        [`Status: ${last}`],
        async () => (await statusesNow(page)).applicateCommCase![status]!,
      );
      await page.goBack();
      await drawn(page);
    });

    await test.step('by section and subject', async () => {
      const rows = (await (await summary).json()) as Row[];
      const row = rows.find(
        ({ caseStatus, tribunalCase }) => caseStatus === 'SUBJUDICE' && tribunalCase! > 0,
      )!;
      const section = page
        .locator('tbody')
        .filter({ has: page.getByRole('rowheader', { name: row.wpName, exact: true }) });
      const subject = section.getByRole('row').filter({ hasText: 'Sub-Judice before Court' });
      await expect(subject.getByRole('cell').nth(1)).toHaveText((row.revenue! / 1e7).toFixed(2));
      await subject.getByRole('cell').nth(4).getByRole('link').click();
      const chips = [`Section: ${row.wpName}`, 'Filing status: Sub-Judice before Court'];
      await expectList(page, 'Appellate Tribunal Case', chips, async () => {
        const rowsNow = await ask<Row[]>(page, 'section-wise-case-summary');
        const { wpName, caseStatus } = row;
        return rowsNow.find((each) => each.wpName === wpName && each.caseStatus === caseStatus)!
          .tribunalCase!;
      });
    });
  });

test('no empty line stands between the title of Home and its first figures', async ({ page }) => {
  await signIn(page, 'customs', { at: '/' });
  const figures = page.getByRole('heading', { level: 2, name: 'Cases by status' });
  await expect(figures).toBeVisible();
  const title = (await page.locator('#page-title').boundingBox())!;
  expect((await figures.boundingBox())!.y - title.y - title.height).toBeLessThan(24);
});

test('a total of one digit stands in the middle of its ring on Home', async ({ page }) => {
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

// the ordinary run checks Home once, in everyScreen.spec.ts
if (isLong)
  test('Home has no accessibility violation in either language and colour scheme, wide and narrow', async ({
    page,
  }) => {
    test.slow(); // because this page has the most content and is opened twice
    await signIn(page, 'admin', { at: '/?from=2026-09&to=2026-10' });
    await drawn(page);
    await page.getByRole('button', { name: 'Show as table' }).click();
    await page.evaluate(() => scrollTo(0, 0)); // otherwise targets half under the top bar would count as too small
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await switchToBengali(page);
    await expect(page.getByRole('heading', { name: 'মাস অনুযায়ী মামলা' })).toBeVisible();
    await drawn(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

// the ordinary run covers this in jsdom: tests/ui/home
if (isLong)
  test('the customs role sees counts of civil cases without links, and no summary', async ({ page }) => {
    await signIn(page, 'customs');
    const { statuses } = await openHome(page);
    await expect(card(page, 'Criminal').getByRole('link').first()).toBeVisible();
    await expect(card(page, 'Civil').locator('p')).toHaveText(`Total: ${shown(total(statuses.civilCase!))}`);
    await expect(card(page, 'Civil').getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Cases by section' })).toHaveCount(0);
  });
