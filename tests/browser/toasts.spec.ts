import { expectAccessible } from './support/accessibility';
import { expect, signIn, test } from './support/casebook';

for (const width of [1440, 900, 390]) {
  test(`a toast covers neither the bar nor the buttons of the page at ${width} px`, async ({ page }) => {
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
