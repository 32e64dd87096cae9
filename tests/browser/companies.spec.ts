import type { Page } from '@playwright/test';
import { expect, signIn, switchToBengali, test } from './support/casebook';
import { handOver, photograph, transparentLogo } from './support/pictures';

const newName = () => `Test Traders ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

/** The heading contains the same text, so match exactly. */
const nameInput = (page: Page) =>
  page.getByRole('textbox', { name: /^(Importer\/Exporter|আমদানিকারক\/রপ্তানিকারক)$/ });

const picture = (page: Page) => page.getByAltText('The chosen picture');

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Drop/ }).click();
  await (await chooser).setFiles(file);
}

test('a company is added with its logo, found, edited and disabled', async ({ page }) => {
  const name = newName();
  await signIn(page, 'customs', { at: '/importer-exporter-list' });
  await page.getByRole('link', { name: 'Add Importer/Exporter' }).click();
  await expect(nameInput(page)).toBeFocused();
  await page.keyboard.type(name);
  await choose(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photograph(2400, 1600) });
  await expect(picture(page)).toBeVisible();

  await page.getByLabel('BIN').fill('12345');
  await expect(page.getByText('Please check: 13 digits, as 000000000-0000')).toBeVisible();
  await page.getByLabel('Thana').fill('double');
  await page.getByRole('option', { name: 'Double Mooring' }).click();
  await expect(page.getByLabel('District')).toHaveValue('Chattogram');
  await expect(page.getByLabel('Division')).toHaveValue('Chattogram');

  const request = page.waitForRequest((sent) => sent.method() === 'POST');
  await page.getByLabel('BIN').press('Enter');
  const { logo, thana, addressBook } = (await request).postDataJSON();
  expect(thana).toBe('Double Mooring');
  expect(addressBook).toEqual({ addressLine1: null, addressLine2: null, isActive: true });
  expect(logo).toMatch(/^data:image\/(png|jpeg);base64,/);
  expect(Buffer.from(logo.split(',')[1], 'base64').length).toBeLessThanOrEqual(100 * 1024);
  await expect(page.getByText('Company added successfully')).toBeVisible();
  await expect(nameInput(page)).toBeFocused();
  await expect(nameInput(page)).toHaveValue('');
  await expect(picture(page)).toBeHidden();

  await page.goto('/importer-exporter-list');
  await page.getByRole('searchbox').fill(name.toUpperCase());
  await expect(page.getByRole('row')).toHaveCount(2);
  const shown = page.getByAltText(`Logo of ${name}`);
  await expect(shown).toBeVisible();
  expect(
    await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([256, 171]);
  await expect(page.getByRole('img', { name: 'Active', exact: true })).toBeVisible();

  await page.getByRole('link', { name: `Edit: ${name}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Company Details' });
  await expect(nameInput(page)).toBeFocused();
  await expect(dialog.getByLabel('Thana')).toHaveValue('Double Mooring');
  await dialog.getByLabel('Contact Person').fill('Nusrat Jahan');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Company Updated successfully')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Nusrat Jahan');
  await expect(shown).toBeVisible();

  const change = page.getByRole('button', { name: `Change Status: ${name}` });
  await change.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText('Do you really want to change Company status?');
  await question.getByRole('button', { name: 'No, cancel it!' }).press('Enter');
  await expect(page.getByText('Status Remain Unchanged')).toBeVisible();
  await expect(change).toBeFocused();
  await change.press('Enter');
  await question.getByRole('button', { name: 'Yes, I am sure!' }).click();
  await expect(page.getByText('Status Change Successful')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Inactive' })).toBeVisible();
  await expect(change).toBeFocused();
});

test('a logo can be dropped or pasted, replaced and removed, and other files are refused @long', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/add-company' });
  await expect(nameInput(page)).toBeFocused();
  const area = 'fieldset fieldset button';
  await handOver(page, 'drop', area, Buffer.from('GIF89a'), 'image/gif');
  const error = page.getByRole('alertdialog', { name: 'Error' });
  await expect(error).toContainText('Please upload a valid file');
  await page.keyboard.press('Escape');
  await expect(error).toBeHidden();
  await handOver(page, 'drop', area, Buffer.from('<html>'), 'image/png');
  await expect(error).toContainText('Please upload a valid file');
  await page.keyboard.press('Escape');
  await expect(error).toBeHidden();
  await expect(picture(page)).toBeHidden();

  await handOver(page, 'drop', area, await transparentLogo(), 'image/png');
  await expect(picture(page)).toHaveAttribute('src', /^data:image\/png/);
  await handOver(page, 'paste', 'input[name=web]', await photograph(300, 900), 'image/jpeg');
  await expect(picture(page)).toHaveJSProperty('naturalWidth', 85);
  await expect(page.getByLabel('Website')).toHaveValue('');
  await page.getByRole('button', { name: 'Remove the picture' }).press('Enter');
  await expect(picture(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^Drop/ })).toBeFocused();
});

test('a registered company with a similar name is shown while typing, and the new one can still be saved @long', async ({
  page,
}) => {
  const name = newName();
  await signIn(page, 'customs', { at: '/add-company' });
  await nameInput(page).fill(name);
  await page.keyboard.press('Enter');
  const added = page.getByText('Company added successfully');
  await expect(added).toBeVisible();
  await expect(nameInput(page)).toHaveValue('');
  await nameInput(page).fill(name.toLowerCase());
  const told = page.getByRole('status').filter({ hasText: 'Already registered' });
  const link = told.getByRole('link', { name, exact: true });
  await expect(link).toHaveAttribute('href', /^\/importer-exporter-list\/\d+\/edit$/);
  await nameInput(page).press('Enter');
  await expect(page.getByText('Company added successfully')).toBeVisible();
  await expect(told).toBeHidden();
});

test('a Bengali address is stored by its English names, and unlisted places are kept @long', async ({
  page,
}) => {
  await signIn(page, 'customs', { at: '/add-company' });
  await switchToBengali(page);
  await nameInput(page).fill(newName());
  await page.getByLabel('জেলা').fill('যশো');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('জেলা')).toHaveValue('যশোর');
  await expect(page.getByLabel('বিভাগ')).toHaveValue('খুলনা');
  await page.getByLabel('থানা').fill('শার্শা');
  await page.keyboard.press('Tab');
  await page.getByLabel('বিভাগ').fill('রংপুর');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('জেলা')).toHaveValue('');
  await expect(page.getByLabel('থানা')).toHaveValue('');
  await page.getByLabel('থানা').fill('New Thana');
  const request = page.waitForRequest((sent) => sent.method() === 'POST');
  await page.keyboard.press('Enter');
  expect((await request).postDataJSON()).toMatchObject({
    division: 'Rangpur',
    district: null,
    thana: 'New Thana',
  });
  await expect(page.getByText('প্রতিষ্ঠানটি যোগ করা হয়েছে')).toBeVisible();
});
