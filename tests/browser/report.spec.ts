import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { read, utils } from 'xlsx';
import { expect, signIn, test } from './support/casebook';

type Row = { wpName: string } & Record<string, number>;

/** Opens the report; returns the server's rows. */
async function openReport(page: Page): Promise<Row[]> {
  const answer = page.waitForResponse('**/api/case/section-wise-case-summary');
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Report', exact: true }).click();
  const rows = (await (await answer).json()) as Row[];
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  return rows;
}

const shownRow = (page: Page, name: string) =>
  page
    .getByRole('rowheader', { name, exact: true })
    .locator('xpath=..')
    .locator('td')
    .allTextContents()
    .then((texts) => texts.map((text) => text.replaceAll(',', '')));

const sum = (rows: Row[], name: string) => rows.reduce((total, row) => total + row[name]!, 0);

const COUNTS = [
  'caseFiling',
  'applicateCommCase',
  'tribunalCase',
  'customsAppeal',
  'highCourtRit',
  'highCourtCpaCplCase',
  'highCourtCpCase',
  'admiralSuit',
  'foujdariCase',
  'civilCase',
];

test('the report shows and downloads the server’s figures, summed by section', async ({ page }) => {
  await signIn(page, 'admin', { at: '/nowhere' });
  const answered = await openReport(page);
  await expect(page).toHaveURL('/case-summary-report');
  const sections = [...new Set(answered.map(({ wpName }) => wpName))];
  await expect(page.locator('tbody th')).toHaveText(sections);

  const jetty = answered.filter(({ wpName }) => wpName === 'Jetty');
  const [, filings, revenue, , appealRevenue, ...others] = await shownRow(page, 'Jetty');
  expect(filings).toBe(String(sum(jetty, 'caseFiling')));
  expect(revenue).toBe((sum(jetty, 'revenue') / 1e7).toFixed(2));
  expect(appealRevenue).toBe((sum(jetty, 'applicateCommCaseRevenue') / 1e7).toFixed(2));
  expect(others.at(-1)).toBe(String(COUNTS.reduce((total, name) => total + sum(jetty, name), 0)));
  const totals = COUNTS.map((name) => sum(answered, name));
  const all = totals.reduce((total, each) => total + each, 0);
  expect(await shownRow(page, 'মোট')).toEqual([
    ...totals.flatMap((each) => [String(each), '–']),
    String(all),
  ]);

  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Report' }).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toBe('Section_Wise_Case_Summary.xlsx');
  const { SheetNames, Sheets } = read(readFileSync(await download.path()));
  const sheet = utils.sheet_to_json<unknown[]>(Sheets[SheetNames[0]!]!, { header: 1 });
  expect(sheet.slice(2, -1).map(([, section]) => section)).toEqual(sections);
  expect(sheet.at(-1)!.filter((cell) => typeof cell === 'number')).toEqual([...totals, all]);
});

test('the report prints on A4 landscape, page-wide, without the surrounding layout @long', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/nowhere' });
  await openReport(page);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = new Set(pdf.match(/\/MediaBox \[0 0 [\d.]+ [\d.]+\]/g));
  expect([...pages]).toEqual([expect.stringMatching(/0 0 84[12]\S* 59[45]/)]);

  await page.emulateMedia({ media: 'print' });
  const A4_LESS_ITS_MARGINS = { width: Math.floor(((297 - 2 * 8) / 25.4) * 96), height: 700 };
  await page.setViewportSize(A4_LESS_ITS_MARGINS);
  await expect(page.getByRole('heading', { name: 'Section Wise Case Summary Report' })).toBeVisible();
  await expect(page.getByText(/^Printed on \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expect(page.getByText('Custom House, Chattogram', { exact: true })).toBeVisible();
  for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await page.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe(
    'table-header-group',
  );
});

test('headings and sections of the report stay visible while its figures scroll by keyboard @long', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/nowhere' });
  await openReport(page);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.reload();
  const jetty = page.getByRole('rowheader', { name: 'Jetty' });
  await jetty.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expect(page.getByRole('columnheader', { name: 'মোট (মামলার সংখ্যা)' })).not.toBeInViewport();
  await page.getByRole('region', { name: 'Figures by section' }).focus();
  await page.keyboard.press('End'); // scrolls down
  await expect(page.getByRole('rowheader', { name: 'Section 6(B)' })).toBeInViewport();
  for (let presses = 0; presses < 60; presses++) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('columnheader', { name: 'মোট (মামলার সংখ্যা)' })).toBeInViewport();
  await expect(page.getByRole('columnheader', { name: 'শাখা/সেকশন' })).toBeInViewport();
  await expect(page.getByRole('rowheader', { name: 'Section 6(B)' })).toBeInViewport();
  await expect(page.getByRole('rowheader', { name: 'মোট' })).toBeInViewport();
});
