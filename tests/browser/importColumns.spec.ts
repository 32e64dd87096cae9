import { expectAccessible } from './support/accessibility';
import { expect, newFileNumber, signIn, test } from './support/casebook';
import { chooseFile, tabTo } from './support/importing';

test('an import’s field that was guessed from a column’s cells alone must be confirmed @long', async ({
  page,
}) => {
  const rows = [1, 2].map((day) => `${newFileNumber()},AIR,C-10${day},${day + 12}/3/21`);
  await signIn(page, 'admin', { at: '/import/new?register=case-fillings&step=file' });
  await chooseFile(page, 'dates.csv', ['নথি নং,শাখা,B/E No,তাং', ...rows].join('\n'));
  await tabTo(page, page.getByRole('link', { name: 'On to the columns (2 rows)' }));
  await page.keyboard.press('Enter');
  const field = page.getByLabel('Field of তাং');
  await expect(field).toHaveValue('boeDate');
  await expect(field).toHaveAccessibleDescription('Guessed from its cells');
  await expect(page.getByRole('status').filter({ hasText: 'Guessed from the cells' })).toContainText(
    'তাং → Date of B/E',
  );
  const check = page.getByRole('button', { name: 'Check the rows' });
  await expect(check).toBeDisabled();
  await expectAccessible(page);
  await tabTo(page, page.getByRole('checkbox', { name: 'I have checked these: they are right' }));
  await page.keyboard.press('Space');
  await tabTo(page, check);
  await page.keyboard.press('Enter');
  await expect(page.getByText('All rows can be brought in.')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('13/03/2021');
});

test('cells of Latin letters in a Bijoy column are listed with their conversion, and English stays unchanged @long', async ({
  page,
}) => {
  const companies = ['†gmvm© Kwig', 'a', 'b', 'c', 'd', 'e', 'PHP Float Glass Ltd.', 'iwng gvgjv'];
  const rows = companies.map((name) => `${newFileNumber()},AIR,${name}`);
  await signIn(page, 'admin', { at: '/import/new?register=case-fillings&step=file' });
  await chooseFile(page, 'bijoy.csv', ['File No,Section,Importer', ...rows].join('\n'));
  await tabTo(page, page.getByRole('link', { name: 'On to the columns (8 rows)' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Read Importer')).toHaveValue('bijoy');
  const doubtful = page.getByRole('region', { name: 'Only Latin letters: Importer' });
  await expect(doubtful.locator('div')).toHaveText(['PHP Float Glass Ltd.', 'iwng gvgjv → রহিম মামলা']);
  await expectAccessible(page);
});

test('an import asks once for all unclear date columns whether the day or the month comes first @long', async ({
  page,
}) => {
  const rows = [1, 2].map((day) => `${newFileNumber()},AIR,${day}/3/21,${day}/4/21`);
  await signIn(page, 'admin', { at: '/import/new?register=case-fillings&step=file' });
  await chooseFile(page, 'orders.csv', ['File No,Section,B/E Date,Issue Date', ...rows].join('\n'));
  await page.getByRole('link', { name: 'On to the columns (2 rows)' }).click();
  const asked = page
    .getByRole('status')
    .filter({ hasText: 'Choose whether the day or the month comes first' });
  await expect(asked).toContainText('B/E Date, Issue Date');
  await expectAccessible(page);
  await tabTo(page, asked.getByRole('button', { name: 'Month first (03/25/2021)' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Read B/E Date')).toHaveValue('mdy');
  await expect(page.getByLabel('Read Issue Date')).toHaveValue('mdy');
  await expect(page.getByRole('button', { name: 'Check the rows' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('All rows can be brought in.')).toBeVisible();
  await expect(page.getByRole('row').nth(2)).toContainText('03/02/2021');
});

test('a sheet with 500 columns shows the first of them at once and the others shortly after @long', async ({
  page,
}) => {
  const headings = ['File No', 'Section', ...Array.from({ length: 498 }, (_, at) => `Note ${at}`)];
  const rows = page.locator('main li:has(select)');
  await signIn(page, 'admin', { at: '/import/new?register=case-fillings&step=file' });
  await chooseFile(page, 'wide.csv', [headings, headings.map(() => 'x')].map(String).join('\n'));
  const counts = await page.evaluateHandle(() => {
    const seen: number[] = [];
    new MutationObserver(() => {
      const count = document.querySelectorAll('main li:has(select)').length;
      if (count && count !== seen.at(-1)) seen.push(count);
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  await page.getByRole('link', { name: 'On to the columns (1 row)' }).click();
  await expect(rows).toHaveCount(500);
  const seen = await counts.jsonValue();
  expect(seen[0]).toBe(15);
  expect(seen.slice(1).every((count, at) => count - seen[at]! <= 50)).toBe(true);
  const [one, other] = [rows.nth(5), rows.last()].map((row) => row.locator('select').first());
  await one!.selectOption('hsCode');
  await expect(one!).toHaveValue('hsCode');
  await expect(other!.locator('option[value=hsCode]')).toHaveText('H.S. Code (has a column)');
  await other!.selectOption('hsCode');
  await expect(one!).toHaveValue('');
});
