import { expectAccessible } from './support/accessibility';
import { accounts, expect, signIn, switchToBengali, test } from './support/casebook';
import { expireSession } from './support/session';

const offer = { name: 'New here?' };

test('the tour is offered on Home, runs on a list by keyboard, and is not offered again @long', async ({
  page,
}) => {
  await signIn(page, 'admin', { isNew: true, at: '/' });
  await expect(page.getByRole('complementary', offer)).toBeVisible();
  await expectAccessible(page);
  const bell = page.getByRole('button', { name: /^Notifications: \d+ unread$/ }); // it has this name once notifications are counted
  const before = await bell.evaluate((button) => button.outerHTML);
  await page.getByRole('button', { name: 'Show me around' }).press('Enter');

  const step = page.getByRole('dialog');
  const titles = [
    'All registers',
    'Find a file',
    'What you see of a list',
    'Export the list',
    'Notifications',
    'Your account',
  ];
  for (const [position, title] of titles.entries()) {
    await expect(step).toContainText(title);
    await expect(step).toContainText(`${position + 1} of ${titles.length}`);
    const next = step.getByRole('button', { name: position === titles.length - 1 ? 'Done' : 'Next' });
    await expect(next).toBeFocused();
    if (position === 0) await expectAccessible(page);
    await page.keyboard.press('Enter');
  }
  await expect(step).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await bell.evaluate((button) => button.outerHTML)).toBe(before);

  await page.getByRole('button', { name: 'Nasrin Chowdhury' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['tourCompleted']);
  await signIn(page, 'admin', { isNew: true, at: '/' });
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.getByRole('complementary', offer)).toBeHidden();
});

test('the tour skips missing elements on a phone, ends by Escape, and restarts from the menu @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'customs');
  await switchToBengali(page);
  const account = page.getByRole('button', { name: 'Rafiqul Islam' });
  await account.press('Enter');
  await page.getByRole('menuitem', { name: 'পরিচিতি আবার দেখুন' }).press('Enter');
  const step = page.getByRole('dialog');
  await expect(step).toContainText('সব রেজিস্টার');
  await expect(step).toContainText('৬-এর মধ্যে ১');
  expect(await page.evaluate(gapBetween)).toBeGreaterThan(300); // at the other end of the screen
  await expectAccessible(page);
  await step.getByRole('button', { name: 'পরবর্তী' }).press('Enter');
  await expect(step).toContainText('নথি খুঁজুন');
  await page.keyboard.press('Escape');
  await expect(step).toBeHidden();
  await expect(account).toBeFocused();

  await page.goto('/add-case-fillings');
  await expect(page.locator('form input').first()).toBeFocused();
  await account.press('Enter');
  await page.getByRole('menuitem', { name: 'পরিচিতি আবার দেখুন' }).press('Enter');
  await expect(step).toContainText('৩-এর মধ্যে ১');
});

test('the tour ends when the session expires, and the sign-in dialog is then usable @long', async ({
  page,
}) => {
  await signIn(page, 'customs', { isNew: true, at: '/' });
  await page.getByRole('button', { name: 'Show me around' }).click();
  await expect(page.getByRole('dialog')).toContainText('All registers');
  await expireSession(page);
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog.getByLabel('Username')).toBeFocused();
  await expect(page.getByText('All registers')).toBeHidden();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue with Username' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(accounts.customs);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('the tour is not offered on a list, whose rows the offer would cover, and can be declined on Home @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, 'customs', { isNew: true });
  await expect(page.getByRole('complementary', offer)).toHaveCount(0);
  await page.goto('/');
  const aside = page.getByRole('complementary', offer);
  await expect(aside).toHaveCSS('position', 'static');
  await aside.getByRole('button', { name: 'No, thanks' }).click();
  await expect(aside).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/** The distance in pixels between the tour's box and its element. */
function gapBetween(): number {
  const [box, element] = ['.driver-popover', '.driver-active-element'].map((each) =>
    document.querySelector(each)!.getBoundingClientRect(),
  );
  return box!.top - element!.bottom;
}
