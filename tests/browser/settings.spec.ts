import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, signIn, switchToBengali, test } from './support/casebook';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('banks are listed in both languages, and forms in Bengali offer them by their Bengali names', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/banks-list' });
  await expect(row(page, 'AB Bank PLC')).toContainText('এবি ব্যাংক পিএলসি');
  await switchToBengali(page);
  await expect(page.getByRole('heading', { level: 1, name: 'ব্যাংক' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/add-case-fillings');
  await page.getByLabel('ব্যাংকের নাম').fill('এবি');
  await expect(page.getByRole('option', { name: 'এবি ব্যাংক পিএলসি' })).toBeVisible();
});

test('the office’s name appears in the footer, in both languages, as soon as it is saved @long', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/office' });
  const name = page.getByLabel('Name', { exact: true });
  const save = async (english: string, bengali: string) => {
    await name.fill(english);
    await page.getByLabel('Name in Bengali').fill(bengali);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Office saved').last()).toBeVisible();
  };
  await save('Customs House, Mongla', 'কাস্টম হাউস, মোংলা');
  await expect(page.getByRole('contentinfo')).toContainText('Customs House, Mongla');
  await expectAccessible(page);
  await switchToBengali(page);
  await expect(page.getByRole('contentinfo')).toContainText('কাস্টম হাউস, মোংলা');
  await page.getByRole('button', { name: 'English' }).click();
  await save('', '');
  await expect(page.getByRole('contentinfo')).toContainText('Custom House, Chattogram');
});

test('Save keeps a distance from the history of the office form @long', async ({ page }) => {
  await signIn(page, 'admin', { at: '/office' });
  const save = await page.getByRole('button', { name: 'Save' }).boundingBox();
  const history = await page.getByRole('region', { name: 'History' }).boundingBox();
  expect(history!.y - (save!.y + save!.height)).toBeGreaterThanOrEqual(16);
});
