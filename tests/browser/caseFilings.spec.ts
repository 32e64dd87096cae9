import { expect, newFileNumber, signIn, test } from './support/casebook';

test('an admin creates a filing by keyboard, finds, corrects, views and deletes it', async ({ page }) => {
  const fileNumber = newFileNumber();
  await signIn(page, 'admin');
  await page.getByRole('link', { name: 'Create New' }).click();
  await expect(page).toHaveURL(/\/add-case-fillings$/);

  await test.step('create, without touching the mouse', async () => {
    await expect(page.getByLabel('Section File Number')).toBeFocused();
    await page.keyboard.type(fileNumber);
    await page.keyboard.press('Tab');
    await page.keyboard.type('AIR');
    await page.getByRole('listbox').getByRole('option', { name: 'AIR', exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByLabel('C&F Agent').focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('AIN', { exact: true })).toHaveValue(/^301\d{6}$/);
    await page.getByLabel('Bill of Entry/Export').focus();
    await page.keyboard.type('777');
    await expect(page.getByLabel('Bill of Entry/Export')).toHaveValue('C-777');
    await page.keyboard.press('Tab');
    await page.keyboard.type('০৫০২২০২৬');
    await page.getByLabel('Disputed Revenue').focus();
    await expect(page.getByLabel('Disputed Revenue')).toHaveValue('');
    await page.keyboard.type('5000');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('১২৩৪৫৬৭.৫'); // replaces the value
    await page.getByLabel('Redemption Fine').focus();
    await page.keyboard.type('0.25');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Disputed Revenue')).toHaveValue('12,34,567.50');
    await expect(page.getByLabel('Payable Revenue')).toHaveValue('12,34,567.75');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Complaint added successfully')).toBeVisible();
    await expect(page.getByLabel('Section File Number')).toHaveValue('');
    await expect(page.getByLabel('Section File Number')).toBeFocused();
    await expect(page.getByLabel('AIN', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Payable Revenue')).toHaveValue('0.00');
  });

  await test.step('find', async () => {
    await page.goto('/case-fillings-list');
    await page.getByRole('searchbox', { name: 'File Number' }).fill(fileNumber.toUpperCase());
    await expect(page.getByRole('row')).toHaveCount(2);
    const row = page.getByRole('row').nth(1);
    await expect(row).toContainText(fileNumber);
    await expect(row).toContainText('AIR');
    await expect(row).toContainText('12,34,567.50');
  });

  await test.step('edit', async () => {
    await page.getByRole('link', { name: `Edit: ${fileNumber}` }).click();
    await expect(page).toHaveURL(/\/case-fillings-list\/\d+\/edit/);
    const dialog = page.getByRole('dialog', { name: 'Edit Case Details' });
    await dialog.getByLabel('Description of Goods').fill('Hot rolled coils');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Complaint Edited successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row').nth(1)).toContainText('Hot rolled coils');
  });

  await test.step('details, which survive a reload and close with Esc', async () => {
    await page.getByRole('link', { name: `Details: ${fileNumber}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Case Details' });
    await expect(dialog).toContainText('C-777');
    await expect(dialog).toContainText('05/02/2026');
    await page.reload();
    await expect(dialog).toContainText('Hot rolled coils');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/case-fillings-list(\?|$)/);
  });

  await test.step('delete, cancelled at first and then confirmed', async () => {
    const remove = page.getByRole('button', { name: `Delete: ${fileNumber}` });
    await remove.click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(question).toContainText('Do you really want to delete the case?');
    await question.getByRole('button', { name: 'No, cancel it!' }).click();
    await expect(page.getByText('Status Remain Unchanged')).toBeVisible();
    await remove.click();
    await question.getByRole('button', { name: 'Yes, I am sure!' }).click();
    await expect(page.getByText('Delete Successful')).toBeVisible();
    await expect(page.getByText('There is no data right now..!')).toBeVisible();
  });
});
