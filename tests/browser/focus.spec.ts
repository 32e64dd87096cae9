import type { Page } from '@playwright/test';
import { expect, newFileNumber, signIn, test } from './support/casebook';

const LIST = '**/api/case/case-fillings-page?*';
const refused = { status: 503, json: { status: 503, message: 'The register is being moved' } };

const comment = (page: Page) => page.getByLabel('Comment', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('a failed save leaves the focus on Save @long', async ({ page }) => {
  await signIn(page, 'customs', { at: '/add-case-fillings' });
  await page.getByLabel('Section File Number').fill(newFileNumber());
  await page.getByLabel('Section/Branch').fill('AIR');
  await page.getByRole('listbox').getByRole('option', { name: 'AIR', exact: true }).click();
  await page.route('**/api/case/case-fillings', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.fulfill(refused);
  });
  await save(page).click();
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(save(page)).toBeFocused();
});

test('the dialog about a stale save returns the focus to the form', async ({ page }) => {
  await signIn(page, 'customs');
  await page
    .getByRole('link', { name: /^Edit: / })
    .nth(9)
    .click();
  await comment(page).fill('mine');
  await page.route('**/api/case/case-fillings/*', (route) =>
    route.fulfill({ status: 409, json: { status: 409, message: 'Changed', code: 'stale', params: {} } }),
  );
  await save(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).press('Escape');
  await expect(save(page)).toBeFocused();
  await comment(page).press('Control+Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).press('Escape');
  await expect(comment(page)).toBeFocused();
});

test('retrying a failed list focuses its heading @long', async ({ page }) => {
  await signIn(page, 'customs');
  await page.route(LIST, (route) => route.fulfill(refused));
  await page.reload();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute(LIST);
  await retry.press('Enter');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the save bar and the top bar cover no field that Tab or Shift+Tab reaches', async ({ page }) => {
  await signIn(page, 'customs', { at: '/add-case-fillings' });
  await expect(page.getByLabel('Section File Number')).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab']) {
    const end = key === 'Tab' ? comment(page) : page.getByLabel('Section File Number');
    while (!(await end.evaluate((field) => field === document.activeElement))) {
      await page.keyboard.press(key);
      expect(await coveredFocus(page)).toBeNull();
    }
  }
});

/** The focused element if the save bar or the top bar covers it. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    const bar = document.querySelector('[type=submit]')!.parentElement!;
    if (bar.contains(focused)) return null;
    const { top, bottom } = (focused.closest('.MuiInputBase-root') ?? focused).getBoundingClientRect();
    const covered =
      bottom > bar.getBoundingClientRect().top ||
      top < document.querySelector('header')!.getBoundingClientRect().bottom;
    return covered ? focused.outerHTML : null;
  });
