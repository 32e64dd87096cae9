import { expectAccessible } from './support/accessibility';
import { expect, signIn, test } from './support/casebook';

test('the scans of the sample register are put on their files by keyboard alone', async ({ page }) => {
  await signIn(page, 'admin', { at: '/papers/inbox' });
  const scans = page.getByRole('navigation', { name: /scans$/ }).getByRole('listitem');
  const kind = page.getByLabel('Kind');
  // the server reads new scans by itself
  await expect(page.getByText('By the label on its first page')).toBeVisible();
  await expect(scans).toHaveCount(6);
  await expect(page.getByRole('img', { name: 'Page 1 of SCAN_0001.pdf' })).toBeVisible();
  await expect(kind).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Ord');
  await page.keyboard.press('Tab');
  await page.keyboard.type('22112026');
  await page.keyboard.press('Enter');
  await expect(scans).toHaveCount(5);
  await expect(page.getByRole('img', { name: 'Page 1 of SCAN_0002.pdf' })).toBeVisible();
  await expect(kind).toBeFocused();
  await expect(kind.locator('option:checked')).toHaveText('Order');
  await page.keyboard.press('Enter');
  await expect(scans).toHaveCount(4);
  const done = page.getByRole('region', { name: 'Attached just now' });
  await expect(done.getByRole('listitem')).toHaveCount(2);
  await done.getByRole('link').first().click();
  await expect(page.getByRole('region', { name: /^Papers/ })).toContainText('Order');
});
