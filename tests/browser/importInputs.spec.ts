import type { Page } from '@playwright/test';
import { utils, write, type WorkSheet } from 'xlsx';
import { callsOf } from './support/calls';
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

/** The titles of what the one box finds. */
async function found(page: Page, typed: string) {
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox');
  await box.fill(typed);
  const first = page.getByRole('option').first();
  await expect(first).toBeVisible();
  const text = await first.innerText();
  await page.keyboard.press('Escape');
  return text;
}

const CSV = (lines: string[][]) => `\uFEFF${lines.map((cells) => cells.join(',')).join('\n')}`;

test('the import asks about a case number that Excel turned into a date, and one click restores it', async ({
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
  await expect(page.getByText('Can come in: 2. Need a look first: 3;')).toBeVisible();
  await expect(
    page
      .getByLabel('Custom Appeal No in row 2')
      .or(page.getByLabel(/in row 2$/))
      .first(),
  ).toHaveValue('Sep-08');
  await expect(page.getByRole('button', { name: 'Take “9/2008”' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take “7/2008”' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take “2/3”' })).toBeVisible();
  await page.getByRole('button', { name: 'Take “9/2008”' }).click();
  await page.getByRole('button', { name: 'Save and check again' }).click();
  await expect(page.getByText('Can come in: 3. Need a look first: 2;')).toBeVisible();
  await page.getByRole('button', { name: 'Take what is proposed in all rows' }).click();
  await expect(page.getByText('All rows can come in.')).toBeVisible();
  await bringIn(page);
  expect(await found(page, 'Customs Appeal 9/2008')).toContain('9/2008');
});

test('month names in a csv, scientific notation and what a case’s end is called are not brought in unasked', async ({
  page,
}) => {
  const lines = [
    ['File No', 'Customs Appeal No', 'Status'],
    [FIRST, 'Sep-07', 'Pending'],
    [SECOND, '1.23457E+11', 'চলমান'],
    [THIRD, '54/2007', 'অনিষ্পন্ন'],
    [FOURTH, '55/2007', 'খারিজ'],
  ];
  await choose(page, 'custom-appeals', 'words.csv', CSV(lines));
  await check(page, 4);
  await expect(page.getByText('Can come in: 1. Need a look first: 3;')).toBeVisible();
  await expect(
    page.getByText('The sheet has lost the last digits: 1.23457E+11. Type it again'),
  ).toBeVisible();
  await page.getByRole('tab', { name: '2 to decide' }).click();
  await expect(page.getByRole('button', { name: 'Take “9/2007”' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take “Order Passed”' })).toBeVisible();
  await page.getByRole('tab', { name: '1 ready' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Sub-Judice before Court');
});

test('a case number is imported with the year of its own column, and found by both', async ({ page }) => {
  const sheet = sheetOf([
    ['ক্রমিক', 'শাখার নথি নং', 'মামলার ধরন', 'মামলা নম্বর', 'সাল', 'দায়েরের তারিখ', 'বাদী'],
    [1, FIRST, 'রিট পিটিশন', 50_023, 2021, '12/03/2021', 'ক ট্রেডার্স'],
    [2, SECOND, 'রিট পিটিশন', 50_024, 2021, '13/03/2021', 'খ ট্রেডার্স'],
    [3, THIRD, 'রিট পিটিশন', 50_023, 2022, '14/03/2022', 'গ ট্রেডার্স'],
  ]);
  await choose(page, 'high-court-rits', 'years.xlsx', workbook(sheet));
  await check(page, 3);
  await expect(page.getByText('All rows can come in.')).toBeVisible();
  await bringIn(page);
  expect(await found(page, 'WP 50023/2022')).toContain('50023/2022');
  expect(await found(page, 'রিট ৫০০২৪/২০২১')).toContain('50024/2021');
});

test('the number and the date of an entry in one cell come into their two fields', async ({ page }) => {
  const sheet = sheetOf([
    ['নথি নং', 'শাখা', 'আমদানিকারকের নাম', 'বি/ই নং ও তারিখ', 'জড়িত রাজস্ব'],
    ['H4-801/2021', 'AIR', 'Alpha Test Ltd', 'C-14176 dated 5-7-2015', '1,00,000.00'],
    ['H4-803/2021', 'AIR', 'Alpha Test Ltd', 'সি-১২৩৪৫ তাং- ১২/০৩/২০২১ খ্রিঃ', '3,00,000'],
    ['H4-804/2021', 'AIR', 'Alpha Test Ltd', 'C-998\n13/03/2021', '4,00,000'],
  ]);
  await choose(page, 'case-fillings', 'entries.xlsx', workbook(sheet));
  await check(page, 3);
  await expect(page.getByText('All rows can come in.')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('C-14176');
  await bringIn(page);
  expect(await found(page, 'C-14176')).toContain('H4-801/2021');
  const call = await callsOf(page);
  const id = /\/import\/(\d+)/.exec(page.url())![1]!;
  const rows = (await call('GET', `/api/casebook/imports/${id}/rows?sort=["line","ASC"]`)) as {
    values: { boe: string; boeDate: string };
  }[];
  expect(rows.map(({ values: { boe, boeDate } }) => [boe, boeDate])).toEqual([
    ['C-14176', '2015-07-05'],
    ['C-১২৩৪৫', '2021-03-12'],
    ['C-998', '2021-03-13'],
  ]);
});

test('files in other dashes, spaces and digits are there already', async ({ page }) => {
  const lines = [
    ['File No', 'Section'],
    ['CHC/4/8/2016–17', 'AIR'],
    ['CHC/AIR/3/2016\u201117', 'AIR'],
    ['S - 8 / CS / 2016', 'AIR'],
    ['\u200BS-২/AP/২০১৬', 'AIR'],
  ];
  await choose(page, 'case-fillings', 'dashes.csv', CSV(lines));
  await check(page, 4);
  await expect(page.getByText('Nothing is new: all rows are there already.')).toBeVisible();
});

test('rows that a filter hides are told and can be left out', async ({ page }) => {
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
  await page.getByLabel('Leave hidden rows out').check();
  await check(page, 3);
  await expect(page.getByText('All rows can come in.')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);
});

test('a web page that was saved as xls is read as text', async ({ page }) => {
  const html = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"></head><body>
    <table border=1><tr><th>File No</th><th>Writ No</th><th>Filing Date</th></tr>
    <tr><td>${FIRST}</td><td>Writ Petition No. 50041 of 2021</td><td>25/03/2021</td></tr></table></body></html>`;
  await choose(page, 'high-court-rits', 'report.xls', html);
  await check(page, 1);
  await expect(page.getByText('All rows can come in.')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('25/03/2021');
});

test('a pasted table keeps the line breaks within its cells', async ({ page }) => {
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
  await expect(page.getByText('All rows can come in.')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('53001 of 2026');
});

test('a file that is registered in another spelling is refused at the field of its number', async ({
  page,
}) => {
  await signIn(page, 'customs', { at: '/add-case-fillings' });
  await page.getByLabel('Section File Number').fill('S–8/CS/2016');
  await page.getByLabel('Section/Branch').fill('AIR');
  await page.getByRole('listbox').getByRole('option', { name: 'AIR', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This is file S-8/CS/2016, which is registered already')).toBeVisible();
});
