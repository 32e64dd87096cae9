import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { accounts, expect, signIn, startSession, switchToBengali, test } from './support/casebook';

const IN_ENGLISH = 'Demand Notice/Order of Custom House, Chattogram';
const IN_BENGALI = 'কাস্টম হাউস, চট্টগ্রামের দাবিনামা/আদেশ';

/** Blocks the application's code until released. */
async function holdApplication(page: Page) {
  const application = /\/assets\/(libraries|application)-.*\.js$/;
  await page.route(application, () => {});
  return async () => {
    await page.unrouteAll();
    await page.reload();
  };
}

const bar = (page: Page) => page.getByRole('banner');

test('while the application loads, the page shows the title the person last saw @long', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await signIn(page, 'customs', { at: '/importer-exporter-list' });
  await expect(heading).toHaveText('Importer/Exporter List');
  await page.goto('/case-fillings-list');
  await switchToBengali(page);
  await expect(heading).toHaveText(IN_BENGALI);
  const place = await heading.boundingBox();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(heading).toHaveText(IN_ENGLISH);

  const letThrough = await holdApplication(page);
  await page.reload();
  await expect(page.getByText('Opening the register…')).toBeVisible();
  await expect(bar(page)).toHaveText('Casebook');
  await expect(heading).toHaveText(IN_ENGLISH);
  const shown = await heading.boundingBox();
  expect([shown?.x, shown?.height]).toEqual([place?.x, place?.height]);
  expect(Math.abs(shown!.y - place!.y)).toBeLessThanOrEqual(4);
  await expectAccessible(page);

  await letThrough();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await switchToBengali(page);
  await expect(heading).toHaveText(IN_BENGALI);
  await holdApplication(page);
  await page.goto('/case-fillings-list?page=2');
  await expect(page.getByText('রেজিস্টার খোলা হচ্ছে…')).toBeVisible();
  await expect(heading).toHaveText(IN_BENGALI);
  await page.goto('/importer-exporter-list'); // visited in English only
  await expect(page.getByText('রেজিস্টার খোলা হচ্ছে…')).toBeVisible();
  await expect(heading).toHaveCount(0);
});

test('a remembered title is never shown to another person', async ({ page }) => {
  await signIn(page, 'customs');
  await holdApplication(page);
  await startSession(page, 'moderator');
  await page.goto('/case-fillings-list');
  await expect(page.getByText('Opening the register…')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
});

test('after signing in, the top bar is shown while the application loads', async ({ page }) => {
  await holdApplication(page);
  await page.goto('/case-fillings-list');
  await page.getByLabel('Username').fill('admin');
  await page.keyboard.press('Enter');
  await page.getByLabel('Password', { exact: true }).fill(accounts.admin);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Opening the register…')).toBeVisible();
  await expect(bar(page)).toHaveText('Casebook');
});
