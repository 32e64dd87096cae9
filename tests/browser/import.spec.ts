import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readFile } from '../../src/import/file/readFile';
import { expectAccessible } from './support/accessibility';
import { expect, newFileNumber, signIn, test } from './support/casebook';
import { checkRows, chooseFile, openChecked, tabTo } from './support/importing';

test('a spreadsheet is imported and the import undone by keyboard alone, with a row corrected on the way', async ({
  page,
}) => {
  const [one, two, three] = [newFileNumber(), newFileNumber(), newFileNumber()];
  const sheet = [
    'Register of demand notices',
    'SL,নথি নং,Section,Revenue,Bill of Entry date,Present status,Weather',
    `1,${one},Jetty,"12,34,567.00",25/3/21,নিষ্পন্ন,fine`,
    `2,${two},জেটি,৫ কোটি ২৫ লাখ,12-Mar-2021,Pending,`,
    `3,${three},AIR,N/A,১২.০৩.২০২১,Disposed of,rain`,
    'Total,,,"5,37,34,567.00",,,',
  ].join('\n');
  const { keyboard } = page;
  await signIn(page, 'admin', { at: '/import' });
  await expectAccessible(page);
  await tabTo(page, page.getByRole('link', { name: 'New import' }));
  await keyboard.press('Enter');

  await chooseFile(page, 'notices.csv', sheet);
  const onward = page.getByRole('link', { name: 'On to the columns (3 rows)' });
  await expect(onward).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'row 6 (Total)' })).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveAccessibleName('Row 2 is a heading');
  await expectAccessible(page);
  await expect(onward).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await expect(page.getByLabel('Field of নথি নং')).toHaveValue('nothiNumber');
  await expect(page.getByLabel('Field of Section')).toHaveValue('workPlaceId');
  await expect(page.getByLabel('Field of Revenue')).toHaveValue('revenue');
  await expect(page.getByLabel('Field of Bill of Entry date')).toHaveValue('boeDate');
  await expect(page.getByLabel('Field of Present status')).toHaveValue('status');
  await expect(page.getByText('Columns left out: SL, Weather')).toBeVisible();
  await expectAccessible(page);
  const isReloadAsked = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(isReloadAsked).toBe(true);
  await page.goBack();
  await expect(onward).toBeVisible(); // nothing is lost on the way back
  await page.goForward();
  await tabTo(page, page.getByRole('button', { name: 'Check the rows' }));
  await keyboard.press('Enter');

  await expect(page.getByText('Can be brought in: 2. To decide or correct: 1')).toBeVisible();
  await expect.poll(isReloadAsked).toBe(false);
  const wrong = page.getByRole('textbox', { name: 'Disputed Revenue in row 5' });
  await expect(wrong).toHaveValue('N/A');
  await expectAccessible(page);
  await tabTo(page, wrong);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('1.5 crore');
  await keyboard.press('Enter');
  await expect(page.getByText('All rows can be brought in.')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Bring in 3 rows' }));
  await keyboard.press('Enter');
  await expect(page.getByText('The rows were brought in.')).toBeVisible();
  await expect(page.getByText('3 brought in')).toBeVisible();
  await expectAccessible(page);
  const address = page.url();
  await tabTo(page, page.getByRole('link', { name: 'Show what was brought in' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible();
  const added = page.getByRole('row').filter({ hasText: 'Added' });
  await expect(added).toHaveCount(3);
  await expect(added.filter({ hasText: three })).toHaveCount(1);
  await expect(page.getByText(/^Import: notices\.csv/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/case-fillings-list?filter=${encodeURIComponent(JSON.stringify({ searchKey: three }))}`);
  await expect(page.getByRole('row').nth(1)).toContainText('1,50,00,000.00');

  await page.goto(address);
  await tabTo(page, page.getByRole('button', { name: 'Undo notices.csv' }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Yes, I am sure!' }));
  await keyboard.press('Enter');
  await expect(page.getByText('The import was undone.')).toBeVisible();
  await expect(page.locator('main :focus')).toBeVisible();
});

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

test('a template is downloaded, and its sample rows can be imported @long', async ({ page }) => {
  await signIn(page, 'admin', { at: '/import/new?register=case-fillings&step=file' });
  const { path, rows } = await downloaded(page, 'Download a template');
  expect(rows[0]!.slice(0, 2)).toEqual(['Section File Number', 'Section/Branch']);
  expect(rows).toHaveLength(3);
  await page.locator('input[type=file]').setInputFiles(path);
  await checkRows(page, 'On to the columns (2 rows)');
  await expect(page.getByText('All rows can be brought in.')).toBeVisible();
});

test('an import takes pasted cells, offers refused rows as a file to import again, and updates a record @long', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [good, bad] = [newFileNumber(), newFileNumber()];
  await signIn(page, 'admin', { at: '/import' });
  await pasteCells(page, [
    ['File No', 'Section', 'Revenue (in lakh)', 'Item', 'Seen by'],
    [good, 'AIR', '12.5', 'Yarn', 'Karim'],
    [bad, 'AIR', 'N/A', 'Rice', 'Rahim'],
  ]);
  await tabTo(page, page.getByRole('link', { name: 'On to the columns (2 rows)' }));
  await page.keyboard.press('Enter');
  await page.getByLabel('Field of Item').selectOption('productName');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await tabTo(page, page.getByRole('button', { name: 'Bring in 1 row' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The rows were brought in.')).toBeVisible();

  const refused = await downloaded(page, 'Download the refused rows');
  expect(refused.rows).toEqual([
    ['Reason', 'File No', 'Section', 'Revenue (in lakh)', 'Item', 'Seen by'],
    [
      'Revenue (in lakh): Must be an amount in taka. Leave it empty if there is none',
      bad,
      'AIR',
      'N/A',
      'Rice',
      'Rahim',
    ],
  ]);
  await page.goto('/import/new?register=case-fillings&step=file');
  await dropFile(page, 'refused.xlsx', refused.path);
  await tabTo(page, page.getByRole('link', { name: 'On to the columns (1 row)' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Field of Item')).toHaveValue('productName'); // the field that was chosen in the first import
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByRole('textbox', { name: `Disputed Revenue (In lakh) in row 2` })).toHaveValue('N/A');

  await pasteCells(page, [
    ['File No', 'Section', 'Revenue'],
    [good, 'AIR', '7,00,000'],
  ]);
  await checkRows(page, 'On to the columns (1 row)');
  await expect(page.getByText('Nothing is new: all rows already exist.')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('7,00,000.00');
  await expectAccessible(page);
  await tabTo(page, page.getByRole('combobox', { name: 'The record already exists: row 2' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Bring in 1 row' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The rows were brought in.')).toBeVisible();
  await page.goto(`/case-fillings-list?filter=${encodeURIComponent(JSON.stringify({ searchKey: good }))}`);
  await expect(page.getByRole('row').nth(1)).toContainText('7,00,000.00');
});

test('court cases that an import refuses for missing filings pass a new check once the filings are imported @long', async ({
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
  await expect(page.getByText('Can be brought in: 0. To decide or correct: 3')).toBeVisible();
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
  await expect(page.getByText('The register has changed since this check')).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Check again', exact: true }));
  await keyboard.press('Enter');
  const status = page
    .getByRole('status')
    .filter({ hasText: 'Can be brought in: 2. To decide or correct: 1' });
  await expect(status).toBeVisible();
  await expect(status).toBeFocused();
  await tabTo(page, page.getByRole('tab', { name: '1 refused' }));
  await expect(numberIn(4)).toHaveValue(`${none} ?`); // what was typed before the new check is kept
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Bring in 2 rows' }));
  await keyboard.press('Enter');
  await page.getByRole('button', { name: 'Bring in without them' }).press('Enter');
  await expect(page.getByText('1 refused · 2 brought in')).toBeVisible();
});

test('opening an import checks its rows again if the register has changed @long', async ({ page }) => {
  const number = newFileNumber();
  await signIn(page, 'admin', { at: '/healthz' });
  await openChecked(page, 'tribunal-cases', ['caseFilingId', 'tribunalCaseNo'], [[number, 'T-1']]);
  await expect(page.getByText('Can be brought in: 0. To decide or correct: 1')).toBeVisible();
  const address = page.url();
  await openChecked(page, 'case-fillings', ['nothiNumber', 'workPlaceId'], [[number, 'AIR']]);
  await page.getByRole('button', { name: 'Bring in 1 row' }).click();
  await expect(page.getByText('The rows were brought in.')).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('All rows can be brought in.')).toBeVisible();
});
