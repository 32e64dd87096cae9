import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { read, utils } from 'xlsx';
import { filingHeadings } from '../support/filingHeadings';
import { expect, signIn, sortBy, test } from './support/casebook';

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
  await sortBy(page, 'Bank Guarantee Date', 'Descending');
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
