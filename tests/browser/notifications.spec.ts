import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, signIn, switchToBengali, test } from './support/casebook';
import { isLong } from '../support/long';

const BILL = 'The bill of the law firm Hossain & Associates for October 2026 awaits approval';

/** The bell; its accessible name contains the changing number. */
const bell = (page: Page, name: RegExp = /^Notifications: /) => page.getByRole('button', { name });

// the ordinary run covers this in jsdom: tests/ui/notifications/bell.test.tsx and lists.test.tsx; what each reader
// has seen: tests/server/alerts/notifications.test.ts
if (isLong)
  test('a bill notification in the bell leads to the list of bills, and is marked as seen for its reader only', async ({
    page,
    browser,
  }) => {
    const another = await (await browser.newContext()).newPage();
    await signIn(another, 'admin');
    await expect(bell(another, /: 4 unread$/)).toBeVisible();

    await signIn(page, 'customs');
    await bell(page, /: 4 unread$/).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByRole('listitem')).toHaveCount(4);
    await expect(panel.getByRole('listitem').last()).toContainText(BILL);
    await expectAccessible(page);

    await test.step('the panel is left by Esc and entered again', async () => {
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(bell(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('listitem')).toHaveCount(4);
    });

    await panel.getByRole('link', { name: BILL }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bill List' })).toBeVisible();
    await expect(bell(page, /: 3 unread$/)).toBeVisible();
    const rows = page.getByRole('row');
    await expect(rows).toHaveCount(3);
    await expect(rows.filter({ hasText: BILL })).toContainText(/Read/);
    await expect(rows.filter({ hasText: 'শুল্ক মামলার' })).toContainText('Unread');
    await expectAccessible(page);

    await test.step('a notification marked in another tab is marked here too, as soon as this tab is looked at', async () => {
      const tab = await page.context().newPage();
      await tab.goto('/leave-list');
      await expect(tab.getByRole('row')).toHaveCount(2);
      await expect(bell(tab, /: 3 unread$/)).toBeVisible();
      await tab.getByRole('button', { name: 'Mark as read: Rafiqul Islam' }).click();
      await expect(bell(tab, /: 2 unread$/)).toBeVisible();
      await expect(tab.locator('main')).toBeFocused();
      await tab.close();
      await page.bringToFront();
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await expect(bell(page, /: 2 unread$/)).toBeVisible();
    });

    await test.step('in Bengali, on a small screen', async () => {
      await switchToBengali(page);
      await page.setViewportSize({ width: 390, height: 844 });
      const button = page.getByRole('button', { name: 'বিজ্ঞপ্তি: ২টি অপঠিত' });
      await button.click();
      const panel = page.getByRole('dialog', { name: 'বিজ্ঞপ্তি' });
      await expect(panel.getByRole('listitem')).toHaveCount(2);
      await expectAccessible(page);
      await panel.getByRole('button', { name: 'সব পঠিত হিসেবে চিহ্নিত করুন' }).click();
      await expect(panel.getByText('আপনি সব বিজ্ঞপ্তি পড়েছেন।')).toBeVisible();
      await panel.getByRole('link', { name: 'সব দেখুন' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'সব বিজ্ঞপ্তি' })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(4);
      await expect(page.getByRole('article').filter({ hasText: 'অপঠিত' })).toHaveCount(0);
      await expectAccessible(page);
    });

    await another.reload();
    await expect(bell(another, /: 4 unread$/)).toBeVisible();
    await another.context().close();
  });

// the ordinary run covers this in jsdom: tests/ui/testScreen/testScreen.test.tsx
if (isLong)
  test('the connection check reports a healthy server, database, session and clock', async ({ page }) => {
    await signIn(page, 'admin');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Test Screen' }).click();
    const found = page.getByRole('definition');
    await expect(found.nth(0)).toHaveText(/^\d+\.\d+\.\d+$/);
    await expect(found.nth(1)).toContainText('Reachable: it answered in');
    await expect(found.nth(2)).toHaveText('Reachable');
    await expect(found.nth(3)).toHaveText('Nasrin Chowdhury (admin) · Admin');
    await expect(found.nth(4)).toHaveText('In step with the server’s clock.');
    await expectAccessible(page);
    await switchToBengali(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('heading', { level: 1, name: 'সংযোগ পরীক্ষা' })).toBeVisible();
    await expectAccessible(page);
  });
