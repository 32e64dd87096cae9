import { expectAccessible } from './support/accessibility';
import { expect, signIn, switchToBengali, test } from './support/casebook';

test('/ focuses the search, n adds a record, and typing in fields triggers neither @long', async ({
  page,
}) => {
  await signIn(page, 'customs');
  const search = page.getByRole('searchbox', { name: 'File Number' });
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await page.keyboard.type('n/?');
  await expect(search).toHaveValue('n/?');
  await expect(page.getByRole('dialog')).toBeHidden();
  await search.fill('');
  await search.blur();
  await page.getByRole('button', { name: 'Account of' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).press('n');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/add-case-fillings$/);
  await expect(page.getByLabel('Section File Number')).toBeFocused();
});

test('? lists the shortcuts, where the single-character ones can be switched off for good', async ({
  page,
}) => {
  await signIn(page, 'customs');
  await page.getByRole('columnheader', { name: 'S/N' }).click();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog.getByText('Edit the row where you are')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('switch', { name: 'Shortcuts of one character' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  const search = page.getByRole('searchbox', { name: 'File Number' });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(search).not.toHaveAttribute('aria-keyshortcuts');
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();
  await page.keyboard.press('?'); // if this opened a dialog, the next click would miss its target

  // the account menu opens the dialog in Bengali too, and gets the focus back
  await switchToBengali(page);
  const account = page.getByRole('button', { name: 'Rafiqul Islam' });
  await account.press('Enter');
  await page.getByRole('menuitem', { name: 'কিবোর্ড শর্টকাট' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'কিবোর্ড শর্টকাট' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
});
