import { expect, type Page } from '@playwright/test';
import type { Screen } from './screens';

/** Sheets of A4 without their margins, in pixels. */
const UPRIGHT = { width: 703, height: 1024 };
export const ACROSS = { width: 1062, height: 710 };

/** Whether the page is soon no wider than the window: it follows a change of width a moment later. */
export const fitsAcross = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, null, { timeout: 60_000 })
    .then(
      () => true,
      () => false,
    );

/**
 * What could not be read of a screen that a computer prints: texts below 9 pt, by size, and whether it is wider
 * than its sheet.
 */
export async function faultsOnPaper(page: Page, { shows }: Screen): Promise<object> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator(shows).first().waitFor();
  // a phone's cards are a table here, which decides how the sheet lies
  await expect(page.locator('article[aria-labelledby^=card-]')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  const isAcross = await page.locator('body:has(table:not([data-upright]))').count();
  await page.setViewportSize(isAcross ? ACROSS : UPRIGHT);
  const fits = await fitsAcross(page);
  const small = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Record<string, string> = {};
    while (texts.nextNode()) {
      const { parentElement: box, textContent } = texts.currentNode;
      if (!textContent?.trim() || !box?.checkVisibility()) continue;
      const points = parseFloat(getComputedStyle(box).fontSize) * 0.75;
      if (points < 8.99) found[`${points} pt`] = textContent;
    }
    return found;
  });
  await page.emulateMedia({ media: 'screen' });
  return fits ? small : { ...small, fits };
}
