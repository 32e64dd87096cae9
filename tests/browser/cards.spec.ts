import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, signIn, switchToBengali, test } from './support/casebook';
import { isLong } from '../support/long';

const PHONE = { width: 390, height: 844 };

const cards = (page: Page) => page.getByRole('article');
const menuOf = (page: Page, position: number) => cards(page).nth(position).locator('.card-menu');

/** The facts of each card that is entirely in the viewport. */
const seenWhole = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all
      .filter((card) => card.getBoundingClientRect().bottom <= innerHeight)
      .map((card) =>
        ['h2', '.status', 'dl > :nth-child(1) dd', 'dl > :nth-child(2) dd', 'dl > :nth-child(3) dd'].map(
          (part) => {
            const element = card.querySelector<HTMLElement>(part);
            return element && element.getClientRects().length > 0 ? Boolean(element.innerText.trim()) : false;
          },
        ),
      ),
  );

test('a phone screen shows five filings as cards with five facts each, in both languages', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page, 'admin');
  for (const language of ['en', 'bn']) {
    if (language === 'bn') await switchToBengali(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(cards(page)).toHaveCount(20);
    // polled, because the layout changes when the fonts arrive
    await expect(async () => {
      const seen = await seenWhole(page);
      expect(seen.length, language).toBeGreaterThanOrEqual(5);
      for (const facts of seen.slice(0, 5)) expect(facts, language).toEqual([true, true, true, true, true]);
    }).toPass();
    await expectAccessible(page);
  }
});

// the ordinary run covers this in jsdom: tests/ui/list/cards.test.tsx
if (isLong)
  test('a dialog or confirmation opened from a card’s menu returns the focus to the menu’s button', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await signIn(page, 'admin', { at: '/case-fillings-list?perPage=4&sort=revenue&order=ASC' });
    await menuOf(page, 1).press('Enter');
    await expect(page.locator('[id^=row-other-cases]')).toBeFocused();
    await expectAccessible(page);
    await page.locator('[id^=row-edit]').click();
    await expect(page).toHaveURL(/\/edit\?perPage=4&sort=revenue&order=ASC$/);
    await expect(page.getByRole('dialog', { name: 'Edit Case Details' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menuOf(page, 1)).toBeFocused();

    await menuOf(page, 2).click();
    await page.locator('[id^=row-delete]').click();
    await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible();
    await page.getByRole('button', { name: 'No, cancel it!' }).click();
    await expect(menuOf(page, 2)).toBeFocused();

    await page.getByRole('button', { name: 'Filter and sort' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
    await sheet.getByLabel('Order').selectOption('Descending');
    await expect(page).toHaveURL(/order=DESC/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Filter and sort' })).toBeFocused();
  });

test('a list shown as cards on a phone is printed as a table, in landscape', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, 'customs');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
  await expect(cards(page)).toHaveCount(20);
});
