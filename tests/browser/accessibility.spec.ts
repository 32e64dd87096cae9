import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { accounts, expect, signIn, switchToBengali, test } from './support/casebook';

const WIDTHS = { en: 1440, bn: 390 };

async function openList(page: Page, locale: 'en' | 'bn') {
  await signIn(page, 'admin');
  if (locale === 'bn') {
    await switchToBengali(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  }
  await page.setViewportSize({ width: WIDTHS[locale], height: 844 });
}

for (const locale of ['en', 'bn'] as const) {
  test.describe(`axe finds nothing, ${locale}, ${WIDTHS[locale]} px`, () => {
    test('on both steps of sign-in and their errors', async ({ page }) => {
      await page.setViewportSize({ width: WIDTHS[locale], height: 844 });
      await page.goto('/');
      if (locale === 'bn') await switchToBengali(page);
      await page.getByRole('textbox').press('Enter');
      await expectAccessible(page);
      await page.getByRole('textbox').fill('admin');
      await page.keyboard.press('Enter');
      await page.locator('input[name=password]').fill(`${accounts.admin}?`);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
      await expectAccessible(page);
    });

    test('on the list, full and empty, and its question', async ({ page }) => {
      await openList(page, locale);
      await expectAccessible(page);
      await page.locator('tbody tr').first().getByRole('button').last().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('searchbox').fill('no such file');
      await expect(page.getByRole('table')).toBeHidden();
      await expectAccessible(page);
    });

    test('on the create form, its choices and errors', async ({ page }) => {
      await openList(page, locale);
      await page.goto('/add-case-fillings');
      await page.getByRole('textbox').first().press('Enter');
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('combobox').first().press('ArrowDown');
      await expect(page.getByRole('listbox')).toBeVisible();
      await expectAccessible(page);
    });

    test('on the dialogs', async ({ page }) => {
      await openList(page, locale);
      for (const dialog of ['details', 'edit']) {
        await page.goto(`/case-fillings-list/7/${dialog}`);
        await expect(page.getByRole('dialog')).toContainText('/');
        await expectAccessible(page);
      }
    });

    test('where nothing was found', async ({ page }) => {
      await openList(page, locale);
      await page.goto('/nowhere');
      await expect(page.getByRole('heading')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
