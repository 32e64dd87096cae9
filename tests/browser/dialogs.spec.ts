import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/casebook';

const menu = (page: Page) => page.getByRole('button', { name: /^Account of/ });
const fromMenu = (name: string) => async (page: Page) => {
  await menu(page).click();
  await page.getByRole('menuitem', { name }).click();
  return menu(page);
};

/** Dialogs of each kind: what opens one, and what has the focus after it. */
const dialogs = [
  { name: 'Keyboard shortcuts', at: '/today', open: fromMenu('Keyboard shortcuts') },
  { name: 'My account', at: '/today', open: fromMenu('My account') },
  {
    name: 'Add hearing',
    at: '/hearings?date=2026-11-22',
    open: async (page: Page) => {
      const button = page.getByRole('button', { name: 'Add hearing' });
      await button.click();
      return button;
    },
  },
];

for (const { name, at, open } of dialogs) {
  test(`the dialog ‘${name}’ fills a phone, closes by Escape and gives the focus back`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'admin', { at });
    const opener = await open(page);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}
