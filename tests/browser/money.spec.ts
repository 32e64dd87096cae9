import { expectAccessible } from './support/accessibility';
import { callsOf, enterFiling } from './support/calls';
import { expect, newFileNumber, signIn, test } from './support/casebook';

test('a payment, a guarantee, its release and a stay are entered by keyboard on the page of a file, and the payment deleted', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const order = { dateOfJudgement: '2025-02-01', revenue: 1_00_00_000, amortizationPenalty: 20_00_000 };
  const nothiNumber = newFileNumber();
  const { id } = await enterFiling(page, { nothiNumber, ...order, monetaryPenalty: 5_00_000 });
  const call = await callsOf(page);
  await call('POST', '/api/case/high-court-rits', { caseFilling: { id }, highCourtCaseNo: 'W-1/2025' });
  await page.goto(`/files/${id}`);
  const panel = page.getByRole('region', { name: 'Money' });
  const dialog = page.getByRole('dialog');
  const add = async (item: string) => {
    await panel.getByRole('button', { name: 'Add' }).press('Enter');
    await page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
    await expect(dialog).toBeVisible();
  };
  const save = async () => {
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
  };
  await expect(panel).toContainText('Outstanding 1,25,00,000.00: recoverable now');

  await add('Add payment or other entry');
  await dialog.getByLabel(/^Kind/).selectOption('Paid');
  await dialog.getByLabel(/^Amount/).fill('20,00,000.50');
  await dialog.getByLabel(/^Challan/).fill('T-77');
  await expectAccessible(page);
  await save();
  await expect(panel).toContainText('Outstanding 1,04,99,999.50: recoverable now');
  await expect(panel.getByRole('rowgroup').nth(1)).toContainText('Paid−20,00,000.501,04,99,999.50');

  await add('Add guarantee');
  await dialog.getByLabel('Number', { exact: true }).fill('BG-777');
  await dialog.getByLabel(/^Amount/).fill('5,00,000');
  await dialog.getByLabel(/^Valid until/).fill('+400');
  await save();
  await expect(panel).toContainText('Secured5,00,000.00');
  await expect(panel).toContainText('Encashable now5,00,000.00');

  await panel.getByRole('button', { name: 'Extend, release…: BG-777' }).press('Enter');
  await dialog.getByLabel(/^Step/).selectOption('Released');
  await dialog.getByLabel(/^Amount/).fill('1,00,000');
  await expectAccessible(page);
  await save();
  await expect(panel).toContainText('Secured4,00,000.00');

  await add('Add stay');
  await dialog.getByLabel(/^Ordered on/).fill('today');
  await dialog.getByLabel(/^Until/).selectOption('Disposal of the case');
  await save();
  await expect(panel).toContainText('Outstanding 1,04,99,999.50: stayed');
  await expect(panel).not.toContainText('Encashable');

  await panel.getByRole('button', { name: /^Delete: Paid, / }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, I am sure!' }).press('Enter');
  await expect(panel).toContainText('Outstanding 1,25,00,000.00: stayed');
  await expect(panel.getByRole('rowgroup')).toHaveCount(4);
  await expectAccessible(page);
});

test('a guarantee is added, changed and deleted by keyboard in the list, over a file that is chosen there @long', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const nothiNumber = newFileNumber();
  const { id } = await enterFiling(page, { nothiNumber, dateOfJudgement: '2025-02-01', revenue: 50_00_000 });
  await page.goto('/guarantees');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add guarantee' }).press('Enter');
  const number = `BG/${nothiNumber}`;
  await dialog.getByLabel('Number', { exact: true }).fill(number);
  await dialog.getByLabel(/^Amount/).fill('20,00,000');
  await dialog.getByLabel(/^Valid until/).fill('+1');
  await dialog.getByRole('combobox', { name: 'File' }).fill(nothiNumber);
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox').fill(number);
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('20,00,000.0020,00,000.00');
  await row.getByRole('button', { name: `Edit: ${number}` }).press('Enter');
  await dialog.getByLabel('Amount (Tk)').fill('25,00,000');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('20,00,000.0025,00,000.00');
  await expect(row.getByRole('button', { name: `Edit: ${number}` })).toBeFocused();
  await expect(row.locator(`a[href="/files/${id}"]`)).toBeVisible();

  await row.getByRole('button', { name: `Delete: ${number}` }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, I am sure!' }).press('Enter');
  await expect(row).toHaveCount(0);
});
