import { expectAccessible } from './support/accessibility';
import { expect, signIn, switchToBengali, test } from './support/casebook';
import { chooseFile, tabTo } from './support/importing';

test('a file that cannot be read is refused with a message that says where its fault is @long', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/import/new?register=companies&step=file' });
  await chooseFile(page, 'open.csv', 'Name,BIN\n"Karim & Sons,1\n');
  await expect(page.getByRole('alert')).toHaveText(
    'The quotation mark in line 2 is never closed. Correct the file and choose it again.',
  );
  await chooseFile(page, 'wide.csv', 'a,'.repeat(20_000).slice(0, -1));
  await expect(page.getByRole('alert')).toHaveText('Row 1 has 20,000 columns; at most 500 can be read.');
});

test('an import shows Bijoy text beside its Unicode form, and its steps fit a phone in Bengali @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin', { at: '/import/new?register=tribunal-cases&step=file' });
  await page.locator('input[type=file]').setInputFiles('docs/import/tribunal-cases-bijoy.xls');
  await page.getByRole('link', { name: 'On to the columns (24 rows)' }).click();
  await expect(page.getByText('সরকারের পক্ষে', { exact: false }).first()).toBeVisible();
  await expect(page.getByLabel('Field of bw_ b¤^i')).toHaveValue('caseFilingId'); // its cells are plain numbers
  await expect(page.getByText('gšÍe¨', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Read মন্তব্য')).toHaveValue('bijoy');
  await switchToBengali(page);
  await expect(page.getByRole('button', { name: 'সারিগুলো যাচাই করুন' })).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a sheet with the headings of writs, opened as filings, can be imported as writs without choosing the file again @long', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/import' });
  await page.getByRole('link', { name: 'New import' }).click();
  await chooseFile(page, 'writs.csv', 'Writ No,File No,Filing Date,Next Date\nW-1,S-1,13/3/21,14/3/26');
  const other = page.getByRole('button', { name: 'Bring into “Writ Cases, High Court Division”' });
  await tabTo(page, other);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Import: Writ Cases, High Court Division' })).toBeVisible();
  await expect(other).toBeHidden();
  await page.getByRole('link', { name: 'On to the columns (1 row)' }).click();
  await expect(page.getByLabel('Field of Writ No')).toHaveValue('highCourtCaseNo');
});

test('an import whose rows were not all sent asks for its file again when it is opened later @long', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/import/new?register=companies&step=file' });
  await chooseFile(page, 'left.csv', 'Company Name,BIN\nKarim & Sons,001234567-0101');
  await page.getByRole('link', { name: 'On to the columns (1 row)' }).click();
  await page.route('**/api/casebook/imports/*/rows', (route) =>
    route.fulfill({ status: 400, json: { status: 400, message: 'Refused' } }),
  );
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('The rows were not sent');
  await page.goto('/import');
  await page.getByRole('link', { name: 'left.csv' }).first().click();
  await expect(page.getByText('Not all rows were sent yet.')).toBeVisible();
  await expect(page.getByText('deleted by itself after 7 days')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Choose a file' }).click();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
});
