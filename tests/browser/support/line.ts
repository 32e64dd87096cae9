import type { Page } from '@playwright/test';

/**
 * Cuts the connection. Chromium may tell the page so before it stops its requests, and then the page, which asks the
 * server whether it is still there, would have an answer: that question is refused first.
 */
export async function loseLine(page: Page) {
  await page.route('**/config.json', (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(true);
}
