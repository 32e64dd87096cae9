import { expectAccessible } from './support/accessibility';
import { expect, signIn, test } from './support/casebook';
import { isLong } from '../support/long';

for (const width of isLong ? [1440, 900, 390] : [390]) {
  test(`a toast covers neither the bar nor the page’s buttons at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'admin');
    const menu = page.locator('main .card-menu').first();
    if (await menu.isVisible()) await menu.click();
    await page.locator('[id^=row-delete]').first().click();
    await page.getByRole('button', { name: 'No, cancel it!' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Cancelled' });
    await expect(toast).toBeVisible();
    const covered = await toast.evaluate((element) => {
      const { top, left } = element.getBoundingClientRect();
      const buttons = document.querySelectorAll(
        '.MuiAppBar-root button, [data-controls] :is(a, button, input, select)',
      );
      return [...buttons]
        .map((button) => button.getBoundingClientRect())
        .filter(({ bottom, right }) => bottom > top && right > left).length;
    });
    expect(covered).toBe(0);
    await expectAccessible(page);
  });
}

test('a toast over a list appears at the right and leaves the buttons of the rows uncovered @long', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.locator('[id^=row-delete]').first().click();
  await page.getByRole('button', { name: 'No, cancel it!' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Cancelled' });
  await expect(toast).toBeVisible();
  const { x, width } = (await toast.boundingBox())!;
  const buttons = (await page.locator('tbody .row-actions').first().boundingBox())!;
  expect(x).toBeGreaterThan(1440 / 2);
  expect(x + width).toBeLessThan(buttons.x);
});

test('a toast after a save covers no field on a phone, and has a readable width @long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin', { at: '/add-company' });
  await page.getByRole('textbox', { name: 'Importer/Exporter' }).fill(`${'Long '.repeat(28)}${Date.now()}`);
  await page.getByRole('button', { name: 'Save' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Company added successfully' });
  await expect(toast).toBeVisible();
  const box = (await toast.boundingBox())!;
  const field = (await page.getByRole('textbox', { name: 'Importer/Exporter' }).boundingBox())!;
  expect(box.y + box.height <= field.y || box.y >= field.y + field.height).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await toast.boundingBox())!.width).toBeLessThanOrEqual(28 * 16);
});

test('a toast after a save covers no field of the next form @long', async ({ page }) => {
  await signIn(page, 'admin', { at: '/add-company' });
  await page.getByRole('textbox', { name: 'Importer/Exporter' }).fill(`Toast ${Date.now()}`);
  await page.getByRole('button', { name: 'Save' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Company added successfully' });
  await expect(toast).toBeVisible();
  const { x, y, width, height } = (await toast.boundingBox())!;
  for (const field of await page.locator('main form input:visible').all()) {
    const box = (await field.boundingBox())!;
    expect(box.x >= x + width || box.y >= y + height || box.y + box.height <= y).toBe(true);
  }
});

for (const width of [1440, 390]) {
  test(`a toast after a save on the page of a file covers none of its facts at ${width} px @long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'admin', { at: '/files/7' });
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('A toast follows');
    await page.keyboard.press('Control+Enter');
    const toast = page.getByRole('status').filter({ hasText: 'Note saved' });
    await expect(toast).toBeVisible();
    const { y, height } = (await toast.boundingBox())!;
    for (const fact of await page.locator('main dl').first().locator('dd').all()) {
      const box = (await fact.boundingBox())!;
      expect(box.y >= y + height || box.y + box.height <= y).toBe(true);
    }
  });
}
