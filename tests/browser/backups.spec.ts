import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { expectAccessible } from './support/accessibility';
import { expect, signIn, switchToBengali, test } from './support/casebook';

test('an administrator makes a backup and sees its outcome, in both languages', async ({ page }) => {
  await signIn(page, 'admin', { at: '/' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Backups' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Backups' })).toBeVisible();
  await expect(page.getByText('Encrypted with a passphrase')).toBeVisible();
  await expectAccessible(page);

  const begin = page.getByRole('button', { name: 'Back up now' });
  await begin.click();
  await expect(begin).toBeDisabled();
  await expect(page.getByRole('progressbar', { name: 'Progress of the backup' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('The register is backed up')).toBeVisible({ timeout: 240_000 });
  const newest = page.getByRole('region', { name: 'Latest backups' }).getByRole('listitem').first();
  await expect(newest).toContainText('Good');
  await expect(newest).toContainText(/casebook-[0-9a-f]{8}-\d{4}-\d\d-\d\d-\d{6}\.tar\.gz/);
  await expect(page.locator('dd').first()).toHaveText(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/);
  await expect(begin).toBeEnabled();

  await switchToBengali(page);
  await expect(page.getByRole('heading', { level: 1, name: 'ব্যাকআপ' })).toBeVisible();
  await expect(page.getByText('সফল', { exact: true }).first()).toBeVisible();
  for (const width of [390, 900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
});

test('an administrator takes everything, and may cancel', async ({ page }) => {
  await signIn(page, 'admin', { at: '/backups' });
  const section = page.getByRole('region', { name: 'Take everything' });
  let isHeld = true;
  await page.route('**/api/casebook/everything?*', async (route) => {
    if (isHeld) return new Promise(() => {});
    return route.continue();
  });
  await section.getByRole('button', { name: 'Take everything' }).click();
  await expect(section.getByRole('progressbar', { name: 'Progress of the download' })).toBeVisible();
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Cancel download' }).click();
  await expect(page.getByText('Download cancelled')).toBeVisible();

  isHeld = false;
  const downloading = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Take everything' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^casebook-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await buffer(await download.createReadStream()));
  expect(Object.keys(files)).toContain('contents.csv');
  await expect(page.getByText('The whole register was downloaded')).toBeVisible();
  await page.goto('/activity/events');
  await expect(page.locator('tbody').getByText('Whole register taken').first()).toBeVisible();
});

test('Home shows backup warnings to administrators only @long', async ({ page }) => {
  const status = {
    folder: '/backups',
    isChosen: true,
    isEncrypted: false,
    free: 1,
    lastGood: null,
    warnings: ['late', 'sameDisk'],
  };
  await page.route('**/api/casebook/backup-status', (route) => route.fulfill({ json: status }));
  await signIn(page, 'admin', { at: '/' });
  const warning = page.getByRole('note').filter({ hasText: 'no good backup for more than 26 hours' });
  await expect(warning).toContainText('The backups are on the same disk as the register');
  await expectAccessible(page);
  await warning.getByRole('link', { name: 'Open Backups' }).click();
  await expect(page).toHaveURL(/\/backups$/);

  await signIn(page, 'customs', { at: '/' });
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  await expect(page.getByText('no good backup')).toBeHidden();
});
