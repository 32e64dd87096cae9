import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './support/casebook';

/** Presses Tab until `target` has the focus, checking that each focused element is visible. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const has = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await has()); presses++) {
    await page.keyboard.press('Tab');
    expect(await hiddenFocus(page)).toBeNull();
  }
  await expect(target).toBeFocused();
}

/** The focused element if it has no visible focus indicator or its centre is covered. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    if (focused === document.body) return null; // the focus is between the last and the first element
    const { left, top, width, height } = focused.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const isCovered = !above || !(focused.contains(above) || above.contains(focused));
    return isCovered || !focused.matches(':focus-visible') ? focused.outerHTML : null;
  });

test('a record is opened from the menu, saved and found again by keyboard alone, with a visible focus', async ({
  page,
}) => {
  test.slow(); // hundreds of keys, each checked
  const { keyboard } = page;
  await signIn(page, 'customs', { at: '/all-notifications' });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const pageAsked = () => page.waitForResponse('**/api/case/tribunal-cases-page?*');

  await test.step('the first Tab skips to the content', async () => {
    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport();
    await keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  await test.step('the menu leads to a list', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Appeal and Tribunal' }));
    await keyboard.press('Enter');
    await keyboard.press('ArrowDown');
    const listed = pageAsked();
    await keyboard.press('Enter');
    await listed;
    await expect(page.getByRole('heading', { level: 1, name: 'Appellate Tribunal Case' })).toBeVisible();
  });

  await test.step('the list is searched and sorted, and announces what was found', async () => {
    await keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    const found = pageAsked();
    await keyboard.type('20');
    await keyboard.press('Enter');
    await found;
    await expect(page.getByRole('status').filter({ hasText: /results, 1 to/ })).toHaveCount(1);
    await tabTo(page, page.getByRole('button', { name: 'View options' }));
    await keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Sort by'));
    const sorted = pageAsked();
    await keyboard.press('ArrowDown');
    await sorted;
    await keyboard.press('Escape');
    await expect(page).toHaveURL(/sort=/);
  });

  await test.step('a case is opened, changed and saved, and its row has the focus again', async () => {
    const edit = page.getByRole('link', { name: /^Edit: / }).first();
    await tabTo(page, edit);
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await tabTo(page, dialog.getByLabel('Comment'));
    await keyboard.type('Seen. ');
    await keyboard.press('Control+Enter');
    await expect(page.getByText('Tribunal Case Updated Successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(edit).toBeFocused();
  });
});
