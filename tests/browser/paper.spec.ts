import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isLong } from '../support/long';
import { expect, signIn, switchToBengali, test } from './support/casebook';
import { addresses, type Screen } from './support/screens';

/** Sheets of A4 without their margins, in pixels. */
const UPRIGHT = { width: 703, height: 1024 };
const ACROSS = { width: 1062, height: 710 };
const isAcross = (page: Page) => page.locator('body:has(table:not([data-upright]))').count();

/** A text of each size below 9 pt that would be printed. */
const smallTexts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Map<string, string>();
    while (texts.nextNode()) {
      const { parentElement: box, textContent } = texts.currentNode;
      if (!textContent?.trim() || !box?.checkVisibility()) continue;
      const points = parseFloat(getComputedStyle(box).fontSize) * 0.75;
      if (points < 8.99) found.set(`${points} pt`, textContent);
    }
    return Object.fromEntries(found);
  });

async function expectLegibleOnPaper(page: Page, { at, shows }: Screen) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ media: 'screen' });
  await page.goto(at);
  await page.locator(shows).first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize((await isAcross(page)) ? ACROSS : UPRIGHT);
  expect.soft(await smallTexts(page), at).toEqual({});
  const cut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(cut, `${at} is wider than its sheet`).toBeLessThanOrEqual(0);
}

for (const language of ['English', 'Bengali']) {
  test(`every screen prints in type of 9 pt or more within its sheet, in ${language}`, async ({ page }) => {
    test.setTimeout(600_000);
    await signIn(page, 'admin');
    if (language === 'Bengali') await switchToBengali(page);
    for (const screen of addresses) {
      if (screen.isAlike && !isLong) continue;
      await screen.before?.(page);
      await expectLegibleOnPaper(page, screen);
    }
  });
}

test('a wide list prints each row on several lines, with its headings above every page', async ({ page }) => {
  await signIn(page, 'admin', { at: '/comm-cases' });
  await expect(page.getByRole('row').nth(20)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(ACROSS);
  const top = (name: string) =>
    page.getByText(name, { exact: true }).evaluate((heading) => heading.getBoundingClientRect().top);
  expect(await top('Reply Number')).toBeGreaterThan(await top('Section/Branch'));
  expect(await top('Order Date')).toBeGreaterThan(await top('Reply Number'));
  for (const text of await textsOfPages(await page.pdf({ preferCSSPageSize: true }))) {
    expect(text).toContain('Law Section File');
  }
});

async function textsOfPages(pdf: Buffer): Promise<string[]> {
  const read = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const numbers = Array.from({ length: read.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await read.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
}
