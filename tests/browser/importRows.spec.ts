import { expectAccessible } from './support/accessibility';
import { expect, newFileNumber, signIn, test } from './support/casebook';
import { openChecked, tabTo } from './support/importing';

test('an unknown section is replaced from the list of sections in all rows of an import that name it @long', async ({
  page,
}) => {
  const rows = ['Mongla', 'Mongla', 'AIR'].map((section) => [newFileNumber(), section]);
  const { keyboard } = page;
  await signIn(page, 'admin', { at: '/healthz' });
  await openChecked(page, 'case-fillings', ['nothiNumber', 'workPlaceId'], rows);
  await expect(page.getByText('Can be brought in: 1. To decide or correct: 2')).toBeVisible();
  const section = page.getByRole('combobox', { name: 'Section/Branch in row 2' });
  await expect(section).toHaveValue('Mongla');
  await expect(
    page.getByRole('region', { name: 'The same problem in several rows.' }).getByRole('listitem'),
  ).toHaveText('2 rows: Section/Branch “Mongla”. Not on the list. Choose one that is offered');
  await tabTo(page, section);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'AIR', exact: true })).toBeVisible();
  await expectAccessible(page);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('CEPZ');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter'); // chooses the option, and does not save yet
  await expect(section).toHaveValue('CEPZ');
  await expect(
    page.getByRole('checkbox', { name: 'Apply to all rows with the same value here' }),
  ).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Save and check again' }));
  await keyboard.press('Enter');
  await expect(page.getByText('All rows can be brought in.')).toBeVisible();
});

test('after a refused row of an import is corrected, the focus moves to the next refused row @long', async ({
  page,
}) => {
  const rows = ['N/A', '7', 'none', '12.34.567'].map((cell) => [newFileNumber(), 'AIR', cell]);
  const { keyboard } = page;
  await signIn(page, 'admin', { at: '/healthz' });
  await openChecked(page, 'case-fillings', ['nothiNumber', 'workPlaceId', 'revenue'], rows);
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
  await expect(page.getByText('All rows can be brought in.')).toBeVisible();
});

test('text typed into an import’s row while another cell is being saved stays, and Enter twice saves once @long', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/healthz' });
  const row = [newFileNumber(), 'AIR', 'N/A', 'none'];
  await openChecked(
    page,
    'case-fillings',
    ['nothiNumber', 'workPlaceId', 'revenue', 'monetaryPenalty'],
    [row],
  );
  let answer: () => void = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/casebook/imports/*/rows/*', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.getByRole('textbox', { name: 'Disputed Revenue in row 2' }).fill('5 lakh');
  let saves = 0;
  page.on('request', (request) => (saves += request.method() === 'PUT' ? 1 : 0));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => saves).toBe(1);
  const penalty = page.getByRole('textbox', { name: 'Penalty in row 2', exact: true });
  await penalty.fill('7,000');
  answer();
  await expect(page.getByRole('status').filter({ hasText: 'Row 2: Refused' })).toBeVisible();
  await expect(penalty).toHaveValue('7,000');
  await tabTo(page, penalty);
  await page.keyboard.press('Enter');
  await expect(page.getByText('All rows can be brought in.')).toBeVisible();
  expect(saves).toBe(2);
});

test('an unknown bank in an import can be replaced from the list of all banks, the likeliest first @long', async ({
  page,
}) => {
  const { keyboard } = page;
  await signIn(page, 'admin', { at: '/healthz' });
  await openChecked(
    page,
    'case-fillings',
    ['nothiNumber', 'workPlaceId', 'bankId'],
    [[newFileNumber(), 'AIR', 'UCBL']],
  );
  const bank = page.getByRole('combobox', { name: 'Bank Name in row 2' });
  const offered = page.getByRole('listbox').getByRole('option');
  await expect(bank).toHaveAccessibleDescription('Not on the list. Choose one that is offered');
  await bank.click();
  await expect(offered.first()).toHaveText('United Commercial Bank PLC');
  await expect(offered.filter({ hasText: 'Woori Bank' })).toHaveCount(1);
  await keyboard.type('jamun'); // replaces the wrong name
  await expect(offered).toHaveText(['Jamuna Bank PLC']);
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(bank).toHaveValue('Jamuna Bank PLC');
  await expect(bank).toHaveAccessibleDescription('');
  await keyboard.press('Enter');
  await expect(page.getByText('All rows can be brought in.')).toBeVisible();
});

test('emptying an amount in an import is applied to all rows with its word, but another amount to its own row alone @long', async ({
  page,
}) => {
  const rows = ['N/A', 'N/A', 'none'].map((revenue) => [newFileNumber(), 'AIR', revenue]);
  await signIn(page, 'admin', { at: '/healthz' });
  await openChecked(page, 'case-fillings', ['nothiNumber', 'workPlaceId', 'revenue'], rows);
  const revenue = page.getByRole('textbox', { name: 'Disputed Revenue in row 2' });
  const forAll = page.getByRole('checkbox', { name: 'Apply to all rows with the same value here' });
  await revenue.fill('9');
  await expect(forAll).not.toBeChecked();
  await revenue.fill('');
  await expect(forAll).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Can be brought in: 2. To decide or correct: 1')).toBeVisible();
});

test('rows of an import that lack a number are told apart by their other cells @long', async ({ page }) => {
  const rows = ['Steel coil', 'Ceramic tiles'].map((goods) => ['', 'AIR', goods]);
  await signIn(page, 'admin', { at: '/healthz' });
  await openChecked(page, 'case-fillings', ['nothiNumber', 'workPlaceId', 'productName'], rows);
  await expect(page.getByText('AIR · Steel coil')).toBeVisible();
  await expect(page.getByText('AIR · Ceramic tiles')).toBeVisible();
  await expect(page.getByRole('region', { name: 'The same problem in several rows.' })).toBeHidden();
});
