import type { Page } from '@playwright/test';
import { accounts, expect, signIn, test } from './support/casebook';

const LIST = '/case-fillings-list';
const rows = (page: Page) => page.locator('tbody tr');

test('opening a filing takes at most thirty keys from the sign-in page, and one from the search', async ({
  page,
}) => {
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.setItem('tourCompleted', 'true'));
  await page.goto(LIST);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  // The credentials typed at sign-in do not count.
  await page.getByLabel('Username').fill('customs');
  await press('Enter');
  await page.getByLabel('Password', { exact: true }).fill(accounts.customs);
  await press('Enter');
  await expect(rows(page).first()).toBeVisible();

  await press('/');
  for (const letter of 'CHC/PCA/11/2016-17') await press(letter);
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'CHC/PCA/11/2016-17' })).toBeVisible();
  await expect(page).toHaveURL(/\/files\/\d+$/);
  expect(keys).toBeLessThanOrEqual(30);
});

test('a screen shows twenty filings with the columns up to disputed revenue, under two-line headings @long', async ({
  page,
}) => {
  await signIn(page, 'customs');
  const seen = () =>
    page.locator('.RaDataTable-tableWrapper').evaluate((box) => {
      const bottom = box.getBoundingClientRect().top + box.clientHeight;
      const right = document.querySelector('thead .row-actions')!.getBoundingClientRect().left;
      const headings = [...box.querySelectorAll('thead th')];
      const revenue = headings.find((th) => th.textContent === 'Disputed Revenue')!;
      const rows = [...box.querySelectorAll('tbody tr')];
      return {
        rows: rows.filter((row) => row.getBoundingClientRect().bottom <= bottom).length,
        isRevenueSeen: revenue.getBoundingClientRect().right <= right,
        areHeadingsLow: box.querySelector('thead')!.clientHeight < 50,
      };
    });
  // polled, because the layout changes when the fonts arrive
  await expect.poll(seen).toEqual({ rows: 20, isRevenueSeen: true, areHeadingsLow: true });
});
