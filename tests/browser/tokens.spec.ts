import { expectAccessible } from './support/accessibility';
import { expect, signIn, switchToBengali, test } from './support/casebook';

test('an administrator makes a token, whose secret is shown once, and revokes it @long', async ({
  page,
  request,
}) => {
  await signIn(page, 'admin', { at: '/tokens' });
  await expect(page.getByText('Give each program a token of its own.')).toBeVisible();
  await page.getByRole('link', { name: 'New API token' }).first().click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This Field is Required')).toBeVisible();
  await page.getByLabel('Name').fill('ERP');
  await page.getByRole('checkbox', { name: 'Read everything that the role may read' }).check();
  await page.getByRole('checkbox', { name: 'Write: Hearings' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();

  const dialog = page.getByRole('alertdialog', { name: 'The secret of the API token ERP' });
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeFocused();
  await expectAccessible(page);
  const secret = await dialog.getByText(/^casebook_/).innerText();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(secret)).toBeHidden();
  const read = () =>
    request.get('/api/casebook/hearings', { headers: { authorization: `Bearer ${secret}` } });
  expect((await read()).status()).toBe(200);

  await page.getByRole('navigation', { name: 'You are here' }).getByText('API tokens').click();
  const row = page.getByRole('row', { name: /ERP/ });
  await expect(row).toContainText('Valid');
  await expect(row).toContainText('Customs staff');
  await expect(row).toContainText('Write: Hearings');
  await row.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(row).toContainText('Revoked');
  await expect(row.getByRole('button', { name: 'Revoke' })).toBeHidden();
  expect((await read()).status()).toBe(401);

  await switchToBengali(page);
  await expect(page.getByRole('heading', { level: 1, name: 'এপিআই টোকেন' })).toBeVisible();
  for (const width of [390, 900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
});
