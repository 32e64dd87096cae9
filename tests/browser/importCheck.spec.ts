import { expectAccessible } from './support/accessibility';
import { expect, newFileNumber, signIn, test } from './support/casebook';
import { checkRows, chooseFile, tabTo } from './support/importing';

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
  await expect(page.getByRole('alert')).toContainText('The register has changed since this check');
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

test('a section that does not exist is replaced from the list of sections, in all rows that name it', async ({
  page,
}) => {
  const rows = ['Mongla', 'Mongla', 'AIR'].map((section) => `${newFileNumber()},${section}`);
  const { keyboard } = page;
  await signIn(page, 'admin', { at: '/import/new?register=case-fillings&step=file' });
  await chooseFile(page, 'sections.csv', ['File No,Section', ...rows].join('\n'));
  await checkRows(page, 'On to the columns (3 rows)');
  await expect(page.getByText('Can come in: 1. Need a look first: 2')).toBeVisible();
  const section = page.getByRole('combobox', { name: 'Section/Branch in row 2' });
  await expect(section).toHaveValue('Mongla');
  await tabTo(page, section);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'AIR', exact: true })).toBeVisible();
  await expectAccessible(page);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('CEPZ');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter'); // chooses, and does not save yet
  await expect(section).toHaveValue('CEPZ');
  await tabTo(page, page.getByRole('checkbox', { name: 'Apply to all rows that say the same here' }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Save and check again' }));
  await keyboard.press('Enter');
  await expect(page.getByText('All rows can come in.')).toBeVisible();
});

test('rows are checked again without a word when their page is opened after the register has changed', async ({
  page,
}) => {
  const number = newFileNumber();
  await signIn(page, 'admin', { at: '/import/new?register=tribunal-cases&step=file' });
  await chooseFile(page, 'tribunal.csv', ['File Number,Tribunal case no', `${number},T-1`].join('\n'));
  await checkRows(page, 'On to the columns (1 row)');
  await expect(page.getByText('Can come in: 0. Need a look first: 1')).toBeVisible();
  const address = page.url();
  await page.goto('/import/new?register=case-fillings&step=file');
  await chooseFile(page, 'filings.csv', ['File No,Section', `${number},AIR`].join('\n'));
  await checkRows(page, 'On to the columns (1 row)');
  await page.getByRole('button', { name: 'Bring in 1 row' }).click();
  await expect(page.getByText('The rows were brought in.')).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('All rows can come in.')).toBeVisible();
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
