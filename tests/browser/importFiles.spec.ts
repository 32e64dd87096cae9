import { expectAccessible } from './support/accessibility';
import { expect, signIn, switchToBengali, test } from './support/casebook';
import { chooseFile } from './support/importing';

test('a file that cannot be read is refused in words', async ({ page }) => {
  await signIn(page, 'admin', { at: '/import/new?register=companies&step=file' });
  await chooseFile(page, 'open.csv', 'Name,BIN\n"Karim & Sons,1\n');
  await expect(page.getByRole('alert')).toHaveText(
    'The quotation mark in line 2 is never closed. Mend the file there and choose it again.',
  );
  await chooseFile(page, 'wide.csv', 'a,'.repeat(20_000).slice(0, -1));
  await expect(page.getByRole('alert')).toHaveText('Row 1 has 20,000 columns; at most 500 can be read.');
});

test('Bijoy text is shown beside its Unicode form, and the steps fit a phone in Bengali', async ({
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
