import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, signIn, switchToBengali, test } from './support/casebook';
import { isLong } from '../support/long';

const form = (page: Page) => page.getByRole('dialog', { name: 'Edit Case Details' });
const comment = (page: Page) => form(page).getByLabel('Comment', { exact: true });
const goods = (page: Page) => form(page).getByLabel('Description of Goods');
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Changed in the meantime' });

/** Both people open one filing of the list's first page, and the colleague saves it. */
async function editTogether(page: Page, colleague: Page, row: number) {
  await signIn(page, 'admin');
  await page
    .getByRole('link', { name: /^Edit: / })
    .nth(row)
    .click();
  await comment(page).fill('mine');

  await signIn(colleague, 'customs', { at: page.url() });
  await comment(colleague).fill('theirs');
  await goods(colleague).fill('Reconditioned cars');
  await form(colleague).getByRole('button', { name: 'Save' }).click();
  await expect(form(colleague)).toBeHidden();
}

// the ordinary run covers this in jsdom: tests/ui/records/staleEdit.test.tsx; drafts.spec.ts uses this dialog in the
// browser
if (isLong)
  test('when two people edit one filing, the later chooses between the conflicting values by keyboard alone', async ({
    page,
    browser,
  }) => {
    const colleague = await browser.newPage();
    await editTogether(page, colleague, 6);
    await comment(page).press('Control+Enter');
    await expect(question(page)).toContainText(/Rafiqul Islam changed this record.*while you had it open/);

    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(comment(page)).toHaveValue('mine');
    await expect(comment(page)).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(question(page)).toBeVisible();

    const versions = question(page).getByRole('radiogroup', { name: 'Comment' }).getByRole('radio');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(versions.first()).toBeFocused();
    await expect(question(page).getByText('Choose one of the two')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(versions.nth(1)).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await expect(versions.first()).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Complaint Edited successfully')).toBeVisible();

    await colleague.reload();
    await colleague
      .getByRole('link', { name: /^Edit: / })
      .nth(6)
      .click();
    await expect(comment(colleague)).toHaveValue('theirs');
    await expect(goods(colleague)).toHaveValue('Reconditioned cars');
    await colleague.close();
  });

// the ordinary run opens this dialog in everyScreen.spec.ts
if (isLong)
  test('on a phone, in Bengali, the two versions of a conflicting field are stacked', async ({ page }) => {
    await signIn(page, 'admin');
    await switchToBengali(page);
    await page
      .getByRole('link', { name: /^সম্পাদনা: / })
      .nth(8)
      .click();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/api/case/case-fillings/*', (route) =>
      route.fulfill({ status: 409, json: { status: 409, message: 'Changed', code: 'stale', params: {} } }),
    );
    const remarks = page.getByRole('dialog').getByLabel('মন্তব্য', { exact: true });
    await remarks.fill('আমার মন্তব্য');
    await remarks.press('Control+Enter');
    const dialog = page.getByRole('alertdialog', { name: 'ইতোমধ্যে পরিবর্তিত হয়েছে' });
    await expect(dialog).toBeVisible();
    const [theirs, mine] = await dialog
      .getByRole('radiogroup', { name: 'মন্তব্য' })
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON() as DOMRect));
    expect(mine!.top).toBeGreaterThan(theirs!.bottom);
    expect(mine!.right).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
