import { expect, signIn, switchToBengali, test } from './support/casebook';

test('the question mark in the bar opens the screen’s page of the manual in its own tab, in the language chosen', async ({
  page,
}) => {
  await signIn(page, 'customs', { at: '/today' });
  await switchToBengali(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'এই পৃষ্ঠার নির্দেশিকা' }).click();
  const manual = await opened;
  await expect(manual.getByRole('heading', { level: 1 })).toHaveText('‘আজকের কাজ’ দিয়ে দিন শুরু');
  const picture = manual.locator('article img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect
    .poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth))
    .toBeGreaterThan(300);
  expect(page.url()).toMatch(/\/today$/);

  await manual.getByRole('link', { name: 'যেকোনো কিছু খোঁজা' }).click();
  await expect(manual.getByRole('heading', { level: 1 })).toHaveText('যেকোনো কিছু খোঁজা');
  await manual.getByRole('link', { name: 'ব্যবহার নির্দেশিকা', exact: true }).click();
  await expect(manual.getByRole('heading', { level: 2 }).first()).toHaveText('শুরুর কথা');
  await manual.close();
});

test('the one box finds a page of the manual, and the shortcuts lead to that of the screen @long', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Number, name/ }).fill('set your password');
  const group = page.getByRole('group', { name: 'Manual' });
  await group.getByRole('option', { name: 'Sign in and set your password' }).click();
  await expect(page).toHaveURL('/help/sign-in');
  await expect(page.locator('article ol li').first()).toContainText('address of Casebook');
  await page.keyboard.press('?');
  await expect(page.getByRole('link', { name: 'Help with this page' }).last()).toHaveAttribute(
    'href',
    '/help',
  );
});
