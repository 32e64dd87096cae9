import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/casebook';

/** The commonest screens with how many controls each may have: one more needs a reason. */
const screens: { name: string; at: string; shows: string; without?: string; most: number }[] = [
  // without the hearings of today and tomorrow, which are not there on every weekday
  { name: 'My day', at: '/today', shows: 'main section li', without: 'Hearings to', most: 10 },
  { name: 'the list of filings', at: '/case-fillings-list', shows: 'tbody tr', most: 12 },
  { name: 'a list of court cases', at: '/tribunal-cases-list', shows: 'tbody tr', most: 9 },
  { name: 'a list of parties', at: '/importer-exporter-list', shows: 'tbody tr', most: 5 },
  { name: 'the page of a file', at: '/files/7', shows: 'main section', most: 13 },
  { name: 'the diary’s day', at: '/hearings?date=2026-11-22', shows: 'main :is(table, output)', most: 16 },
  {
    name: 'the diary’s list',
    at: '/hearings?view=list&date=2026-11-22',
    shows: 'main :is(tbody tr, output)',
    most: 16,
  },
  { name: 'time limits', at: '/limits', shows: 'tbody tr', most: 11 },
  { name: 'activity', at: '/activity', shows: 'tbody tr', most: 6 },
  { name: 'the form of a new filing', at: '/add-case-fillings', shows: 'main form', most: 45 },
];

/**
 * Counts the chips, buttons and fields below the bar. Of rows and items that repeat the first counts; a table's headings,
 * the numbers of its pages and texts that are cut, as some are in one row and not in another, do not.
 */
const controls = (page: Page, without?: string) =>
  page.locator('main').evaluate((main, without) => {
    const control =
      'button, [role=button], [role=tab], input, textarea, select, [role=combobox], .MuiChip-root, a.MuiButton-root, a.MuiIconButton-root';
    const isShown = (element: Element) =>
      !element.closest('[aria-hidden=true], thead, nav[aria-label] li, .clamped') &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isFirst = (element: Element) => {
      const item = element.closest('tr, li, article');
      return !item || item.matches(':first-of-type');
    };
    const isLeftOut = (element: Element) =>
      without && element.closest('section section')?.querySelector('h2')?.textContent.startsWith(without);
    return [...main.querySelectorAll(control)].filter(
      (element) =>
        !element.parentElement?.closest(control) &&
        isShown(element) &&
        isFirst(element) &&
        !isLeftOut(element),
    ).length;
  }, without);

test('the commonest screens have few controls', async ({ page }) => {
  await signIn(page, 'admin');
  for (const { name, at, shows, without, most } of screens) {
    await page.goto(at);
    await page.locator(shows).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect.soft(await controls(page, without), name).toBeLessThanOrEqual(most);
  }
});
