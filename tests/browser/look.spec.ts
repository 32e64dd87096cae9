import type { Page } from '@playwright/test';
import { expect, signIn, switchToBengali, test } from './support/casebook';

const DARK_PAGE = 'rgb(16, 23, 22)';
const LIGHT_PAGE = 'rgb(244, 246, 246)';

const ground = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body);
    return { backgroundColor, colorScheme: getComputedStyle(document.documentElement).colorScheme };
  });

async function choose(page: Page, scheme: string) {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitemradio', { name: scheme }).click();
  await expect(page.getByRole('menuitemradio', { name: scheme })).toBeChecked();
  await page.keyboard.press('Escape');
}

test('the colour scheme follows the system until a person chooses one, which outlives reload and logout @long', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'admin');
  expect((await ground(page)).backgroundColor).toBe(DARK_PAGE);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => ground(page)).toEqual({ backgroundColor: LIGHT_PAGE, colorScheme: 'light dark' });

  await choose(page, 'Dark');
  await expect.poll(() => ground(page)).toEqual({ backgroundColor: DARK_PAGE, colorScheme: 'dark' });
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await ground(page)).toEqual({ backgroundColor: DARK_PAGE, colorScheme: 'dark' });

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect((await ground(page)).backgroundColor).toBe(DARK_PAGE);

  await signIn(page, 'admin');
  expect((await ground(page)).backgroundColor).toBe(DARK_PAGE);
  await choose(page, 'Same as the system');
  await expect.poll(() => ground(page)).toEqual({ backgroundColor: LIGHT_PAGE, colorScheme: 'light dark' });
});

test('on a narrow screen a list’s long title wraps, and its buttons stay in one row @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await signIn(page, 'admin');
  await expect(page.locator('main').getByRole('button', { name: 'More' })).toBeVisible();
  const buttons = page.locator('main [data-controls]:has(#page-title) :is(a, button):visible');
  const tops = await buttons.evaluateAll((all) =>
    all.map((each) => Math.round(each.getBoundingClientRect().top)),
  );
  expect(tops.length).toBeGreaterThan(2);
  expect([...new Set(tops)]).toHaveLength(1);
});

test('on a phone choices that wrap fill each row of their frame @long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin', { at: '/limits' });
  const group = page.getByRole('group', { name: 'State' });
  await expect(group.getByRole('button', { name: /^Missed \(/ })).toBeVisible();
  const gaps = await group.evaluate((frame) => {
    const lastOfRow = new Map(
      [...frame.querySelectorAll('button')].map((button) => [
        button.offsetTop,
        button.getBoundingClientRect().right,
      ]),
    );
    const { right } = frame.getBoundingClientRect();
    return [...lastOfRow.values()].map((edge) => Math.floor(Math.abs(right - edge)));
  });
  expect(gaps).toEqual([0, 0]);
});

test('a list prints in light colours on A4 landscape, with lines between rows, its name and the day on each sheet', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'admin');
  expect(await mediaBoxes(page)).toEqual(['across', 'across', 'across']);
  const sheet = await page.evaluate(() => document.documentElement.style.getPropertyValue('--sheet'));
  expect(sheet).toMatch(/^"Demand Notice\/Order of Custom House, Chattogram – Casebook, \d\d\/\d\d\/\d{4}"$/);

  await onPaper(page, { width: 297 - 2 * 8, height: 180 });
  // the background of a cell would cover the line below it
  const cells = page.locator('tbody :is(.row-number, .row-name)');
  const backgrounds = await cells.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).backgroundColor),
  );
  expect(new Set(backgrounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  await expect(page.getByText('Custom House, Chattogram', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Printed on \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  for (const role of ['banner', 'navigation', 'contentinfo', 'textbox', 'combobox'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  // the only links on paper are file numbers, which look like plain text there
  const links = page.getByRole('link');
  await expect(links.and(page.locator(':not(.number-link)'))).toHaveCount(0);
  await expect(links.first()).toHaveCSS('text-decoration-line', 'none');
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0);
  // Chromium omits a button's text when it repeats headings on the next page.
  await expect(page.locator('thead button').first()).toHaveCSS('display', 'contents');
  const heightOf = (name: string) =>
    page.getByText(name, { exact: true }).evaluate((text) => text.getBoundingClientRect().height);
  expect(await heightOf('কাস্টমস/২য়/দাবিনামা ৮/২০১৬')).toBe(await heightOf('S-8/CS/2016'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const cell = page.locator('td').nth(1);
  await expect.poll(() => cell.evaluate((each) => getComputedStyle(each).color)).toBe('rgb(27, 38, 37)');

  // The widest list.
  await page.goto('/comm-cases');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('a printed list shows the list’s search, filters, sort order and number of rows @long', async ({
  page,
}) => {
  const filter = encodeURIComponent(JSON.stringify({ searchKey: 'S-', workPlaceId: 2, status: 'OPEN' }));
  await signIn(page, 'admin', { at: `/case-fillings-list?sort=revenue&order=DESC&filter=${filter}` });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const expectOnPaper = async (...texts: (string | RegExp)[]) => {
    await page.emulateMedia({ media: 'print' });
    for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  };
  await expectOnPaper(
    'File Number: S-',
    'Section/Branch: Section 2',
    'Status: Open',
    'Sort by: Disputed Revenue',
    'Order: Descending',
    /^Rows 1–\d+ of \d+$/,
  );
  await expect(page.getByText(/^Provisional Assessment: /)).toHaveCount(0);
  await switchToBengali(page);
  await expectOnPaper(
    'নথি নম্বর: S-',
    'শাখা/সেকশন: ২য় শাখা',
    'অবস্থা: অনিষ্পন্ন',
    'সাজান: জড়িত রাজস্ব',
    'ক্রম: অধঃক্রম',
    /^মোট [০-৯]+টি সারির মধ্যে ১–[০-৯]+$/,
  );
});

test('a dialog prints alone and in full, in portrait @long', async ({ page }) => {
  await signIn(page, 'admin');
  await page
    .getByRole('link', { name: /^Details:/ })
    .nth(1)
    .click();
  const dialog = page.getByRole('dialog', { name: 'Case Details' });
  await expect(dialog.getByRole('heading', { name: 'Comment' })).toBeVisible();
  expect(await mediaBoxes(page)).toEqual(['upright', 'upright']);

  await onPaper(page, { width: 210 - 2 * 12, height: 270 });
  await expect(dialog.getByText(/^Printed on/)).toBeVisible();
  const edge = (box: HTMLElement) => box.getBoundingClientRect().right;
  const borders = await dialog.locator('fieldset').first().evaluate(edge);
  expect(await page.evaluate(() => innerWidth)).toBeGreaterThan(borders + 1);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('#root')).toBeHidden();
  const scrolled = await dialog.evaluate(
    (paper) =>
      [paper, ...paper.querySelectorAll('*')].filter(
        ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight > 1 && clientHeight > 0,
      ).length,
  );
  expect(scrolled).toBe(0);
});

/** The orientation of each printed page. */
async function mediaBoxes(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    Number(width) > Number(height) ? 'across' : 'upright',
  );
}

/** Lays the page out for print, on paper of this size in millimetres without margins. */
async function onPaper(page: Page, { width, height }: { width: number; height: number }) {
  const pixels = (millimetres: number) => Math.floor((millimetres / 25.4) * 96);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: pixels(width), height: pixels(height) });
}
