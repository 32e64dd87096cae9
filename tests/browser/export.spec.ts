import { readFileSync } from 'node:fs';
import { test as testWithErrors, type Page } from '@playwright/test';
import { read, utils } from 'xlsx';
import { filingHeadings } from '../support/filingHeadings';
import { expectAccessible } from './support/accessibility';
import { expect, signIn, switchToBengali, test } from './support/casebook';
import { isLong } from '../support/long';

const FILE = 'Demand Notice-Order of Custom House, Chattogram.xlsx';
const OF_ALL_ROWS = /case-fillings-page\?page=0&size=\d{3,}/;

interface Filing {
  nothiNumber: string;
  workPlace: { name: string };
  cnfAgent: { cnfAgentName: string; contactNumber: string } | null;
  company: { companyName: string } | null;
  revenue: number;
  bankGuaranteeDate: [number, number, number] | null;
}
interface Answer {
  content: Filing[];
  totalElements: number;
}

/** Clicks the button; returns the file's rows as displayed, headings first, and the answer they come from. */
async function exported(page: Page, name = 'Export Data') {
  let query = '';
  let content: Filing[] = [];
  await page.route(OF_ALL_ROWS, async (route) => {
    const response = await route.fetch();
    query = new URL(response.url()).search;
    ({ content } = (await response.json()) as Answer);
    await route.fulfill({ response });
  });
  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toBe(FILE);
  const book = read(readFileSync(await download.path()), { cellNF: true });
  expect(book.SheetNames).toEqual(['Cases']);
  const sheet = book.Sheets.Cases!;
  const shown = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '' });
  return { shown, sheet, query, content };
}

const day = (date: Filing['bankGuaranteeDate']) =>
  date ? `${String(date[2]).padStart(2, '0')}/${String(date[1]).padStart(2, '0')}/${date[0]}` : '';

test('a list exports the whole register as a spreadsheet, in the list’s order', async ({ page }) => {
  await signIn(page, 'customs');
  const sorted = page.waitForResponse(/sortBy=bankGuaranteeDate&ascOrDesc=desc/);
  await page.getByLabel('Sort by').selectOption('Bank Guarantee Date');
  await page.getByLabel('Order', { exact: true }).selectOption('Descending');
  const list = (await (await sorted).json()) as Answer;
  await expect(page.getByRole('row').nth(1)).toContainText(list.content[0]!.nothiNumber);
  const { shown, sheet, query, content } = await exported(page);

  expect(query).toContain(
    `?page=0&size=${list.totalElements}&sortBy=bankGuaranteeDate&ascOrDesc=desc&fields=`,
  );
  expect(shown[0]).toEqual(filingHeadings);
  expect(list.totalElements).toBeGreaterThan(1000);
  expect(shown).toHaveLength(list.totalElements + 1);
  for (const position of [0, 500, list.totalElements - 1]) {
    const { cnfAgent, company, ...filing } = content[position]!;
    const row = shown[position + 1]!;
    expect(row.slice(0, 4)).toEqual([
      String(position + 1),
      filing.nothiNumber,
      filing.workPlace.name,
      cnfAgent ? `${cnfAgent.cnfAgentName}, ${cnfAgent.contactNumber}` : '',
    ]);
    expect(row[5]).toBe(company?.companyName ?? '');
    expect(sheet[`J${position + 2}`]).toMatchObject({ t: 'n', v: filing.revenue });
    expect(row[14]).toBe(day(filing.bankGuaranteeDate));
  }
  expect(sheet.O2).toMatchObject({ t: 'n' });
  expect(shown[1]![13]).toMatch(/^(\d{1,2},)?(\d\d,)*\d{1,3}\.\d\d$/);
});

// the ordinary run covers this in jsdom: tests/ui/spreadsheet/exportedFile.test.tsx
if (isLong)
  test('a list exports only what its search and filters match, with Bengali headings', async ({ page }) => {
    await signIn(page, 'customs');
    await switchToBengali(page);
    await page.getByRole('searchbox', { name: 'নথি নম্বর' }).fill('২০১৮');
    await page.getByLabel('সাময়িক শুল্কায়ন').selectOption({ index: 2 });
    await expect(page).toHaveURL(/WITHOUT/);
    await expect(page.getByText(/^মোট [০-৯]{3}টির মধ্যে/)).toBeVisible();
    const { shown, query, content } = await exported(page, 'তথ্য রপ্তানি');

    const sent = new URLSearchParams(query);
    expect(sent.get('searchKey')).toBe('২০১৮');
    expect(sent.get('provitionalTaxation')).toBe('WITHOUT');
    expect(shown[0]).toEqual([
      'ক্রমিক নং',
      'নথি নম্বর',
      'শাখা/সেকশন',
      'সিঅ্যান্ডএফ এজেন্ট',
      'এআইএন',
      'আমদানিকারক/রপ্তানিকারক/ব্যক্তির নাম',
      'বিআইএন',
      'পণ্যের বিবরণ',
      'এইচ.এস. কোড',
      'জড়িত রাজস্ব',
      'সাময়িক শুল্কায়ন',
      'চূড়ান্ত শুল্কায়ন',
      'ব্যাংকের নাম',
      'ব্যাংক গ্যারান্টির পরিমাণ',
      'ব্যাংক গ্যারান্টির তারিখ',
    ]);
    expect(shown).toHaveLength(content.length + 1);
    expect(shown.slice(1).filter((row) => !/2018|২০১৮/.test(row[1]!) || row[10] !== '')).toEqual([]);
  });

// the ordinary run runs and cancels an export in jsdom: tests/ui/spreadsheet/runningExport.test.tsx
if (isLong)
  test('a running export shows its progress while the list is used, and is cancelled by keyboard', async ({
    page,
  }) => {
    await signIn(page, 'customs');
    const requests = page.waitForRequest(OF_ALL_ROWS);
    await page.route(OF_ALL_ROWS, () => {}); // the request is never answered
    await page.getByRole('button', { name: 'Export Data' }).focus();
    await page.keyboard.press('Enter');
    const busy = page.getByRole('button', { name: /^Downloading/ });
    await expect(busy).toBeFocused();
    await expect(busy).toContainText(/0 of [\d,]+/);
    await expect(page.getByRole('status').filter({ hasText: 'Downloading' })).toHaveCount(1);
    await requests;

    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(busy).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel download' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Export Data' })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Download cancelled' })).toHaveCount(1);
  });

// the ordinary run covers this in jsdom: tests/ui/spreadsheet/runningExport.test.tsx
if (isLong)
  testWithErrors(
    'without a connection an export says so, and it works when the connection is back',
    async ({ page, context }) => {
      await signIn(page, 'customs');
      await context.setOffline(true);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await page.getByRole('button', { name: 'Export Data' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Error' });
      await expect(dialog).toContainText('Cannot connect to the server right now, please try again later.');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await context.setOffline(false);
      expect((await exported(page)).shown.length).toBeGreaterThan(1000);
    },
  );
