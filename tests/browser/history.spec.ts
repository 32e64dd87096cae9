import { expect, signIn, test } from './support/casebook';

test.use({ ownTab: true });

test('a dialog that was closed leaves no entry in the browser’s history @long', async ({ page }) => {
  await signIn(page, 'customs');
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('button', { name: 'Page 3', exact: true }).click();
  await expect(page).toHaveURL(/page=3/);
  const list = page.url();
  const steps = await page.evaluate(() => history.length);
  const dialog = page.getByRole('dialog');

  for (let round = 0; round < 3; round++) {
    await page
      .getByRole('link', { name: /^Details: / })
      .first()
      .click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(list);
  }
  await page
    .getByRole('link', { name: /^Details: / })
    .first()
    .click();
  await dialog.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/edit\?/);
  await page.reload();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(list);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1); // the closed dialog's entry stays, for the button Forward

  await page.goBack();
  await expect(page).toHaveURL(/\/case-fillings-list\?.*page=2/);
});

test('Back asks before it closes a dialog in which something was typed, and the dialog can be kept open', async ({
  page,
}) => {
  await signIn(page, 'customs');
  await page
    .getByRole('link', { name: /^Edit: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Comment', { exact: true }).fill('typed');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Comment', { exact: true })).toHaveValue('typed');
  await expect(page).toHaveURL(/\/edit/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/case-fillings-list(\?|$)/);
});

test('a dialog opened directly by its URL closes to its list @long', async ({ page }) => {
  await signIn(page, 'customs');
  const link = page.getByRole('link', { name: /^Details: / }).first();
  const address = (await link.getAttribute('href'))!;
  await page.goto(address);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/case-fillings-list(\?|$)/);
});
