import type { Page } from '@playwright/test';
import { utils, write, type WorkSheet } from 'xlsx';
import { expect, signIn, test } from './support/casebook';

/** Files of the sample data. */
const [FIRST, SECOND, THIRD, FOURTH, FIFTH] = [
  'S-8/CS/2016',
  'S-2/AP/2016',
  'CHC/4/8/2016-17',
  'CHC/AIR/3/2016-17',
  'CHC/PCA/11/2016-17',
] as const;

type Row = (string | number | { v: number; z: string })[];

function sheetOf(rows: Row[]): WorkSheet {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'object' ? { t: 'n', ...cell } : cell)));
  return utils.aoa_to_sheet(cells);
}

function workbook(sheet: WorkSheet): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Register');
  return write(book, { type: 'buffer', bookType: 'xlsx', cellStyles: true }) as Buffer;
}

async function choose(page: Page, register: string, name: string, content: Buffer | string) {
  await signIn(page, 'admin', { at: `/import/new?register=${register}&step=file` });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
}

async function check(page: Page, rows: number) {
  await page
    .getByRole('link', { name: `On to the columns (${rows} ${rows === 1 ? 'row' : 'rows'})` })
    .click();
  await page.getByRole('button', { name: 'Check the rows' }).click();
}

async function bringIn(page: Page) {
  await page.getByRole('button', { name: /^Bring in \d/ }).click();
  await expect(page.getByText('The rows were brought in.')).toBeVisible();
}

test('the import asks about a case number that Excel turned into a date, and one click restores it @long', async ({
  page,
}) => {
  const sheet = sheetOf([
    ['File No', 'Customs Appeal No', 'Filing Date', 'Remarks'],
    [FIRST, { v: 39_692, z: 'mmm-yy' }, '12/10/2008', 'typed 9/2008'],
    [SECOND, { v: 39_630, z: 'mmm-yy' }, '13/10/2008', 'typed 7/2008'],
    [THIRD, { v: 46_083, z: 'd-mmm' }, '14/10/2008', 'typed 2-3'],
    [FOURTH, '53/2008', '15/10/2008', 'text'],
    [FIFTH, 'Customs Appeal No. 71 of 2008', '16/10/2008', 'text'],
  ]);
  await choose(page, 'custom-appeals', 'dates.xlsx', workbook(sheet));
  await check(page, 5);
  await expect(page.getByText('Can be brought in: 2. To decide or correct: 3;')).toBeVisible();
  await expect(
    page
      .getByLabel('Custom Appeal No in row 2')
      .or(page.getByLabel(/in row 2$/))
      .first(),
  ).toHaveValue('Sep-08');
  await expect(page.getByRole('button', { name: 'Use “9/2008”' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use “7/2008”' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use “2/3”' })).toBeVisible();
  await page.getByRole('button', { name: 'Use “9/2008”' }).click();
  await page.getByRole('button', { name: 'Save and check again' }).click();
  await expect(page.getByText('Can be brought in: 3. To decide or correct: 2;')).toBeVisible();
  await page.getByRole('button', { name: 'Use the proposed value in all rows' }).click();
  await expect(page.getByText('All rows can be brought in.')).toBeVisible();
  await bringIn(page);
});

test('rows that a filter hides are told and can be left out @long', async ({ page }) => {
  const sheet = sheetOf([
    ['File No', 'Writ No', 'Filing Date', 'Status'],
    ...[FIRST, SECOND, THIRD, FOURTH, FIFTH].map((file, at): Row => [
      file,
      `Writ Petition No. ${50_001 + at} of 2021`,
      `1${at + 2}/10/2021`,
      at % 2 ? 'Disposed' : 'Pending',
    ]),
  ]);
  sheet['!autofilter'] = { ref: 'A1:D6' };
  sheet['!rows'] = [{}, {}, { hidden: true }, {}, { hidden: true }];
  await choose(page, 'high-court-rits', 'filtered.xlsx', workbook(sheet));
  await expect(page.getByText('2 rows are hidden in the sheet, by a filter or by hand.')).toBeVisible();
  await page.getByLabel('Leave hidden rows out').click();
  await expect(page.getByLabel('Leave hidden rows out')).toBeChecked();
  await check(page, 3);
  await expect(page.getByText('All rows can be brought in.')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);
});

test('a pasted table keeps the line breaks within its cells @long', async ({ page }) => {
  await signIn(page, 'admin', { at: '/import/new?register=high-court-rits&step=file' });
  await page.getByLabel('or paste cells copied from a spreadsheet here').evaluate(
    (box, [first, second]) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'File No\tWrit No\nline\nbreaks');
      data.setData(
        'text/html',
        `<table><tr><th>File No</th><th>Writ No</th><th>Filing Date</th><th>Comment</th></tr>
      <tr><td>${first}</td><td>Writ Petition No.<br>53001 of 2026</td><td>13/03/2026</td><td>a<br>b</td></tr>
      <tr><td>${second}</td><td><p>Writ Petition No. 53002</p><p>of 2026</p></td><td>14/03/2026</td><td></td></tr></table>`,
      );
      box.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    [FIRST, SECOND],
  );
  await check(page, 2);
  await expect(page.getByText('All rows can be brought in.')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('53001 of 2026');
});
