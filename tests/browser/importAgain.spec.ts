import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readFile } from '../../src/import/file/readFile';
import { expectAccessible } from './support/accessibility';
import { expect, newFileNumber, signIn, test } from './support/casebook';
import { checkRows, chooseFile, tabTo } from './support/import';

/** The rows of the workbook that a button downloads, and where it was saved. */
async function downloaded(page: Page, name: string) {
  const downloads = page.waitForEvent('download');
  await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press('Enter');
  const path = await (await downloads).path();
  const [sheet] = await readFile(new Uint8Array(readFileSync(path)));
  return { path, rows: sheet!.rows };
}

async function pasteCells(page: Page, rows: string[][]) {
  await page.goto('/import/new?register=case-fillings&step=file');
  const area = page.getByLabel('or paste cells copied from a spreadsheet here');
  await tabTo(page, area);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    rows.map((row) => row.join('\t')).join('\n'),
  );
  await page.keyboard.press('ControlOrMeta+v');
}

async function dropFile(page: Page, name: string, path: string) {
  const file = await page.evaluateHandle(
    ({ bytes, name }) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], name));
      return dropped;
    },
    { bytes: readFileSync(path).toString('base64'), name },
  );
  await page.getByText('Drop a file here').dispatchEvent('drop', { dataTransfer: file });
}

test('a template is downloaded, and its sample rows can be imported', async ({ page }) => {
  await signIn(page, 'admin', { at: '/import/new?register=case-fillings&step=file' });
  const { path, rows } = await downloaded(page, 'Download a template');
  expect(rows[0]!.slice(0, 2)).toEqual(['Section File Number', 'Section/Branch']);
  expect(rows).toHaveLength(3);
  await page.locator('input[type=file]').setInputFiles(path);
  await checkRows(page, 'On to the columns (2 rows)');
  await expect(page.getByText('All rows can come in.')).toBeVisible();
});

test('cells are pasted, refused rows downloaded and imported again, and an existing record is updated', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [good, bad] = [newFileNumber(), newFileNumber()];
  await signIn(page, 'admin', { at: '/import' });
  await pasteCells(page, [
    ['File No', 'Section', 'Revenue (in lakh)'],
    [good, 'AIR', '12.5'],
    [bad, 'AIR', 'N/A'],
  ]);
  await checkRows(page, 'On to the columns (2 rows)');
  await tabTo(page, page.getByRole('button', { name: 'Bring in 1 row' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The rows were brought in.')).toBeVisible();

  const refused = await downloaded(page, 'Download what was refused');
  expect(refused.rows).toEqual([
    ['Reason', 'Section File Number', 'Section/Branch', 'Disputed Revenue (In lakh)'],
    [
      'Disputed Revenue (In lakh): Must be an amount in taka. Leave it empty if there is none',
      bad,
      'AIR',
      'N/A',
    ],
  ]);
  await page.goto('/import/new?register=case-fillings&step=file');
  await dropFile(page, 'refused.xlsx', refused.path);
  await checkRows(page, 'On to the columns (1 row)');
  await expect(page.getByRole('textbox', { name: `Disputed Revenue (In lakh) in row 2` })).toHaveValue('N/A');

  await pasteCells(page, [
    ['File No', 'Section', 'Revenue'],
    [good, 'AIR', '7,00,000'],
  ]);
  await checkRows(page, 'On to the columns (1 row)');
  await expect(page.getByText('Nothing is new: all rows are there already.')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('7,00,000.00');
  await expectAccessible(page);
  await tabTo(page, page.getByRole('combobox', { name: 'It is there already: row 2' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Bring in 1 row' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The rows were brought in.')).toBeVisible();
  await page.goto(`/case-fillings-list?filter=${encodeURIComponent(JSON.stringify({ searchKey: good }))}`);
  await expect(page.getByRole('row').nth(1)).toContainText('7,00,000.00');
});

test('court cases refused for lack of their files fit in a new check after the files were imported', async ({
  page,
  context,
}) => {
  const [one, two, none] = [newFileNumber(), newFileNumber(), newFileNumber()];
  const { keyboard } = page;
  await signIn(page, 'admin', { at: '/import/new?register=tribunal-cases&step=file' });
  await chooseFile(
    page,
    'tribunal.csv',
    ['File Number,Tribunal case no', `${one},T-1`, `${two},T-2`, `${none},T-3`].join('\n'),
  );
  await checkRows(page, 'On to the columns (3 rows)');
  await expect(page.getByText('Can come in: 0. Need a look first: 3')).toBeVisible();
  const numberIn = (row: number) => page.getByRole('textbox', { name: `Case Filing in row ${row}` });
  await tabTo(page, numberIn(4));
  await keyboard.press('End');
  await keyboard.type(' ?');

  const other = await context.newPage();
  await other.goto('/import/new?register=case-fillings&step=file');
  await chooseFile(other, 'filings.csv', ['File No,Section', `${one},AIR`, `${two},AIR`].join('\n'));
  await checkRows(other, 'On to the columns (2 rows)');
  await tabTo(other, other.getByRole('button', { name: 'Bring in 2 rows' }));
  await other.keyboard.press('Enter');
  await expect(other.getByText('The rows were brought in.')).toBeVisible();
  await other.close();

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByRole('alert')).toContainText('Another import was brought in');
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Check again', exact: true }));
  await keyboard.press('Enter');
  const status = page.getByRole('status').filter({ hasText: 'Can come in: 2. Need a look first: 1' });
  await expect(status).toBeVisible();
  await expect(status).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await tabTo(page, page.getByRole('tab', { name: '1 refused' }));
  await expect(numberIn(4)).toHaveValue(`${none} ?`); // typed before, and not saved
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Bring in 2 rows' }));
  await keyboard.press('Enter');
  await expect(page.getByText('1 refused · 2 brought in')).toBeVisible();
});

test('the focus goes on to the next refused row when a corrected one leaves, and last to the tab', async ({
  page,
}) => {
  const sheet = [
    'File No,Section,Revenue',
    ...['N/A', '7', 'none', '12.34.567'].map((cell) => `${newFileNumber()},AIR,${cell}`),
  ];
  const { keyboard } = page;
  await signIn(page, 'admin', { at: '/import/new?register=case-fillings&step=file' });
  await chooseFile(page, 'amounts.csv', sheet.join('\n'));
  await checkRows(page, 'On to the columns (4 rows)');
  const revenueIn = (row: number) => page.getByRole('textbox', { name: `Disputed Revenue in row ${row}` });
  const mend = async (amount: string) => {
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(amount);
  };
  await tabTo(page, revenueIn(2));
  await mend('9');
  await keyboard.press('Enter');
  await expect(revenueIn(4)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Row 2: Ready' })).toBeVisible();
  await mend('nothing');
  await tabTo(page, page.getByRole('button', { name: 'Save and check again' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Row 4: Refused' })).toBeVisible();
  await expect(revenueIn(4)).toBeFocused();
  await mend('10');
  await keyboard.press('Enter');
  await expect(revenueIn(5)).toBeFocused();
  await mend('11');
  await keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: '4 ready' })).toBeFocused();
  await expect(page.getByText('All rows can come in.')).toBeVisible();
});
