import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, signIn, switchToBengali, test } from './support/casebook';

const PHONE = { width: 390, height: 844 };

const cards = (page: Page) => page.getByRole('article');

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

test('a list shown as cards on a phone is printed as a table, in landscape @long', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, 'customs');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
  await expect(cards(page)).toHaveCount(20);
});

test('the words of a note wrap in the card of its change on a phone @long', async ({ page }) => {
  const note = 'The law officer has answered. Look through the draft, and say what you think of it.';
  const change = { id: 1, recordId: 1, register: 'notes', action: 'create', caseFilingId: 7, title: note };
  await page.route('**/api/casebook/changes?*', (route) =>
    route.fulfill({
      json: [{ ...change, at: '2026-11-06T10:05:00.000Z', by: null, via: 'form', was: null, became: {} }],
      headers: { 'content-range': 'changes 0-0/1' },
    }),
  );
  await page.setViewportSize(PHONE);
  await signIn(page, 'admin', { at: '/activity' });
  await expect(page.getByRole('link', { name: note })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
