import type { Page } from '@playwright/test';

/**
 * Cuts the connection. Chromium may tell the page so before it blocks requests; the page's check whether the
 * server still answers would then succeed, so that request is refused first.
 */
export async function loseLine(page: Page) {
  await page.route('**/config.json', (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(true);
}
