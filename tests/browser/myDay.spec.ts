import { expectAccessible } from './support/accessibility';
import { expect, signIn, switchToBengali, test } from './support/casebook';

test('My day fits a phone in Bengali, and alerts are chosen under My account', async ({ page }) => {
  await signIn(page, 'admin', { at: '/today' });
  await page.getByRole('heading', { level: 1, name: 'My day' }).waitFor();
  await switchToBengali(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { level: 1, name: 'আজকের কাজ' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^আপনার উদ্দেশে লেখা টীকা/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);

  const openAccount = async () => {
    await page.getByRole('button', { name: /-এর অ্যাকাউন্ট$/ }).click();
    await page.getByRole('menuitem', { name: 'আমার অ্যাকাউন্ট' }).click();
  };
  await openAccount();
  const files = page.getByRole('checkbox', { name: /^আমার অনুসরণ করা নথি/ });
  await expect(files).toBeChecked();
  await files.press('Space');
  await expect(page.getByText('সংরক্ষণ করা হয়েছে')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await openAccount();
  await expect(files).not.toBeChecked();
});
