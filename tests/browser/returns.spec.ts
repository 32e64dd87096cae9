import { expectAccessible } from './support/accessibility';
import { expect, signIn, test } from './support/casebook';

test('an administrator opens a return and the list of a number, unfreezes and freezes a month by keyboard', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/returns' });
  const frozen = page.getByRole('row').filter({ hasText: 'Frozen' }).first();
  const month = (await frozen.getByRole('link').textContent())!;
  await frozen.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: month })).toBeVisible();
  const cases = page.getByRole('table', { name: 'Cases' });
  await expect(cases).toBeVisible();
  await expectAccessible(page);

  const closing = cases.getByRole('row', { name: /^All/ }).locator('a[href*="/closing.all.count"]');
  const count = (await closing.textContent())!;
  await closing.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Closing: All, ${month}` })).toBeVisible();
  await expect(page.getByText(new RegExp(` of ${count}$`)).filter({ visible: true })).toHaveCount(1);
  await expectAccessible(page);
  await page.goBack();

  await page.getByRole('button', { name: 'Unfreeze' }).press('Enter');
  await expect(page.getByRole('textbox', { name: /^Reason/ })).toBeFocused();
  await page.keyboard.type('A writ was missing');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Draft, edition 2')).toBeVisible();
  await expect(page.getByText(/^Counts live, counted at/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Freeze' }).press('Enter');
  await expect(page.getByRole('textbox', { name: /^Signed by/ })).toBeFocused();
  await page.keyboard.type('Rahima Khatun');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Frozen, edition 2')).toBeVisible();
  await page.getByRole('button', { name: 'Edition 1' }).press('Enter');
  await expect(page.getByRole('table', { name: 'Editions' })).toContainText('A writ was missing');
  await expectAccessible(page);
});
