import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { accounts, expect, signIn, test } from './support/casebook';
import { isLong } from '../support/long';

const LIST = '/case-fillings-list';
const rows = (page: Page) => page.locator('tbody tr');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

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
  for (const letter of 'CHC/1/14/2016-17') await press(letter);
  await press('Enter');
  await expect(page.getByRole('dialog')).toContainText('CHC/1/14/2016-17');
  await expect(page).toHaveURL(/\/case-fillings-list\/\d+\/details/);
  expect(keys).toBeLessThanOrEqual(30);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeFocused();
});

// the ordinary run covers this in jsdom: tests/ui/list/walkRows.test.tsx
if (isLong)
  test('the rows of a list are walked by arrow keys, opened by Enter, and add few Tab stops', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    const { keyboard } = page;
    const numbers = await page.locator('tbody .number-link').allTextContents();
    await keyboard.press('/');
    await keyboard.press('ArrowDown');
    expect(await focused(page)).toBe(numbers[0]);
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    expect(await focused(page)).toBe(numbers[2]);
    await keyboard.press('End');
    expect(await focused(page)).toBe(numbers.at(-1));
    await expect(page.locator(':focus')).toBeInViewport();
    await keyboard.press('PageUp');
    await keyboard.press('Home');
    await keyboard.press('ArrowDown');
    expect(await focused(page)).toBe(numbers[1]);
    await expectAccessible(page);

    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: numbers[1]!, exact: true })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: numbers[1]!, exact: true }).focus();

    // Tab reaches only the row's own buttons, then the page buttons.
    const reached = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('tbody :is(a, button, [role=button])')]
        .filter(({ tabIndex }) => tabIndex === 0)
        .every((element) => element.closest('tr')?.contains(document.activeElement)),
    );
    expect(reached).toBe(true);
    const edit = page.getByRole('link', { name: `Edit: ${numbers[1]}`, exact: true });
    for (let presses = 0; presses < 12; presses++) {
      if (await edit.evaluate((element) => element === document.activeElement)) break;
      await keyboard.press('Tab');
    }
    await expect(edit).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: `Edit: ${numbers[2]}`, exact: true })).toBeFocused();
  });

test('a screen shows twenty filings with the columns up to disputed revenue, under two-line headings', async ({
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
