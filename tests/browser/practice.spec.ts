import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, signIn, switchToBengali, test } from './support/casebook';

const configured = (page: Page, more: object) =>
  page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ...more } });
  });

test('the practice register says on every page that nothing there is real', async ({ page }) => {
  await configured(page, { isPractice: true });
  await page.goto('/');
  await expect(
    page.getByText(/^Practice – nothing here is real, .* Username customs, password Casebook#Customs1\.$/),
  ).toBeVisible();
  await expectAccessible(page);
  await signIn(page, 'customs', { at: '/' });
  const note = page.getByRole('banner').getByRole('note');
  await expect(note).toHaveText('Practice – nothing here is real');
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(122, 62, 0)');
  await switchToBengali(page);
  await expect(note).toHaveText('অনুশীলন – এখানে কিছুই আসল নয়');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  }
});

test('the menu of the account opens the practice register, where there is one, in a tab of its own @long', async ({
  page,
}) => {
  await signIn(page, 'customs', { at: '/' });
  const menu = page.getByRole('banner').locator('[data-tour=person]');
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Practise' })).toHaveCount(0);
  await configured(page, { practicePort: 8081 });
  await page.reload();
  await menu.click();
  const entry = page.getByRole('menuitem', { name: 'Practise' });
  await expect(entry).toHaveAttribute('href', `http://${new URL(page.url()).hostname}:8081/`);
  await expect(entry).toHaveAttribute('target', '_blank');
});
