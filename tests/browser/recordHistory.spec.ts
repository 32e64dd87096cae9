import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { callsOf, enterFiling } from './support/calls';
import { expect, newFileNumber, signIn, switchToBengali, test } from './support/casebook';
import { isLong } from '../support/long';

const dialog = (page: Page) => page.getByRole('dialog').first();
const entries = (page: Page) => dialog(page).locator('ol > li');

/** Signs in, adds a filing with these comments one after the other, and opens its list. @returns its number. */
async function addFiling(page: Page, account: 'admin' | 'customs', ...comments: string[]): Promise<string> {
  const fileNumber = newFileNumber();
  await signIn(page, account, { at: '/healthz' });
  const call = await callsOf(page);
  let filing = await enterFiling(page, { nothiNumber: fileNumber });
  for (const remarks of comments)
    filing = await call('PUT', `/api/case/case-fillings/${filing.id}`, { ...filing, remarks });
  await page.goto(listOf(fileNumber));
  await expect(page.locator('tbody tr')).toHaveCount(1);
  return fileNumber;
}

const listOf = (fileNumber: string) =>
  `/case-fillings-list?filter=${encodeURIComponent(JSON.stringify({ searchKey: fileNumber }))}`;

test('a record’s history lists its edits, and an earlier version is viewed and restored by keyboard', async ({
  page,
}) => {
  const fileNumber = await addFiling(
    page,
    'customs',
    'Sent to the tribunal for a hearing on the next day of sitting, with all papers.',
    'Sent to the court for a hearing on the next day of sitting, with all papers.',
  );
  await page.getByRole('link', { name: `Details: ${fileNumber}` }).click();
  await expect(dialog(page).getByText(/^Changed by Rafiqul Islam on /)).toBeVisible();

  await dialog(page).getByRole('tab', { name: 'Details' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(entries(page)).toHaveCount(3);
  await expect(entries(page).first()).toContainText('Changed: Rafiqul Islam (customs)');
  await expect(entries(page).first().locator('del')).toHaveText(['removed: tribunal']);
  await expect(entries(page).first().locator('ins')).toHaveText(['added: court']);
  await expect(entries(page).last()).toContainText('Added: Rafiqul Islam (customs)');
  await expectAccessible(page);

  await entries(page)
    .nth(1)
    .getByRole('button', { name: /^As it was then/ })
    .press('Enter');
  const then = page.getByRole('dialog', { name: /^As it was on/ });
  await expect(then).toContainText('Sent to the tribunal for a hearing');
  await expect(then).toContainText('Now: Sent to the court');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(then).toBeHidden();

  await entries(page)
    .nth(1)
    .getByRole('button', { name: /^Restore this version/ })
    .press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Restore this version?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Version restored')).toBeVisible();
  await expect(entries(page)).toHaveCount(4);
  await expect(entries(page).first()).toContainText('Restored: Rafiqul Islam (customs)');
  await dialog(page).getByRole('tab', { name: 'Details' }).click();
  await expect(dialog(page)).toContainText('Sent to the tribunal for a hearing');
});

// the ordinary run covers this in jsdom: tests/ui/history/recordHistory.test.tsx
if (isLong)
  test('a restored version becomes the content of the open form', async ({ page }) => {
    const fileNumber = await addFiling(page, 'admin', 'second');
    await page.getByRole('link', { name: `Edit: ${fileNumber}` }).click();
    await dialog(page).getByRole('tab', { name: 'History' }).click();
    await entries(page)
      .last()
      .getByRole('button', { name: /^Restore this version/ })
      .click();
    await page.getByRole('button', { name: 'Yes, I am sure!' }).click();
    await expect(page.getByText('Version restored')).toBeVisible();
    await dialog(page).getByRole('tab', { name: 'Edit' }).click();
    await expect(dialog(page).getByLabel('Comment', { exact: true })).toHaveValue('');
    await dialog(page).getByLabel('Comment', { exact: true }).fill('third');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Complaint Edited successfully').last()).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });

// the ordinary run covers this in jsdom: tests/ui/history/bin.test.tsx
if (isLong)
  test('a record deleted with a reason is in the bin, where it is viewed and restored', async ({ page }) => {
    const fileNumber = await addFiling(page, 'admin');
    await page.getByRole('button', { name: `Delete: ${fileNumber}` }).click();
    await page.getByLabel('Reason for deleting (optional)').fill('Entered twice');
    await page.getByRole('button', { name: 'Yes, I am sure!' }).click();
    await expect(page.getByText('Delete Successful')).toBeVisible();

    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('menuitem', { name: 'Bin' }).click();
    const row = page.locator('tbody tr', { hasText: fileNumber });
    await expect(row).toContainText('Entered twice');
    await expectAccessible(page);
    await row.getByRole('button', { name: `Details: ${fileNumber}` }).click();
    await expect(page.getByRole('dialog')).toContainText('Section/BranchAIR');
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: `Restore: ${fileNumber}` }).click();
    await page.getByRole('button', { name: 'Yes, I am sure!' }).click();
    await expect(page.getByText('Record restored')).toBeVisible();
    await expect(row).toHaveCount(0);

    await page.goto(listOf(fileNumber));
    await page.getByRole('link', { name: `Details: ${fileNumber}` }).click();
    await dialog(page).getByRole('tab', { name: 'History' }).click();
    await expect(entries(page).locator('h2')).toHaveText([
      'Restored: Nasrin Chowdhury (admin)',
      'Deleted: Nasrin Chowdhury (admin)',
      'Added: Nasrin Chowdhury (admin)',
    ]);
  });

// the ordinary run covers rows and links in tests/ui/history/activity.test.tsx, the same filters in bin.test.tsx
// there
if (isLong)
  test('the Activity screen is filtered by person, action and day, and leads to a record and back to its row', async ({
    page,
  }) => {
    const fileNumber = await addFiling(page, 'customs', 'looked at');
    await signIn(page, 'admin', { at: '/activity' });
    await page.getByLabel('By', { exact: true }).selectOption({ label: 'Rafiqul Islam (customs)' });
    await page.getByLabel('What', { exact: true }).selectOption('Changed');
    await page.getByLabel('From', { exact: true }).fill('today');
    await page.getByLabel('From', { exact: true }).press('Tab');
    const row = page.locator('tbody tr', { hasText: fileNumber });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('looked at');
    await expect
      .poll(() => new URL(page.url()).searchParams.get('filter')) // the URL follows the typed date a moment later
      .toMatch(/^\{"by":"\d+","action":"edit","from":"\d{4}-\d\d-\d\d"\}$/);
    await expectAccessible(page);
    await row.getByRole('link', { name: fileNumber }).click();
    await expect(dialog(page).getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
    await expect(entries(page)).toHaveCount(2);
    await dialog(page).getByRole('button', { name: 'Close' }).first().click();
    await expect(page).toHaveURL(/\/activity\?/);
    await expect(row).toHaveCount(1);

    await page.getByRole('link', { name: 'Sign-ins and other events' }).click();
    await expect(page.locator('tbody tr').first()).toContainText('Sign-in');
    await expectAccessible(page);
  });

// the ordinary run opens this history in everyScreen.spec.ts
if (isLong)
  test('the history of a bank is read in Bengali on a phone', async ({ page }) => {
    await signIn(page, 'admin', { at: '/banks-list' });
    await page.locator('tbody tr').first().waitFor();
    await switchToBengali(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/banks-list/2/edit#history');
    await expect(page.getByRole('tab', { name: 'ইতিহাস', selected: true })).toBeVisible();
    await expect(entries(page).first()).toContainText('যোগ করা হয়েছে: সিস্টেম');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });

// the ordinary run covers this in jsdom: tests/ui/files/asOfDay.test.tsx
if (isLong)
  test('a file and its cases are shown as of a past day by keyboard, in Bengali on a phone too', async ({
    page,
  }) => {
    await signIn(page, 'customs');
    await page.locator('tbody .number-link').first().press('Enter');
    await page.getByRole('button', { name: 'As of a day' }).press('Enter');
    await expect(dialog(page).getByRole('heading', { level: 1 })).toHaveText(/^The file at the end of \d/);
    const day = dialog(page).getByLabel('Day', { exact: true });
    await day.fill('31/12/1999');
    await expect(dialog(page).getByText('This file was not there on 31/12/1999')).toBeVisible();
    await day.fill('31 Dec 2025');
    await day.press('Tab');
    await expect(dialog(page).getByText(/at the end of 31\/12\/2025, not how they are now/)).toBeVisible();
    await expect(dialog(page).getByRole('heading', { level: 2 }).first()).toHaveText(/^Demand Notice/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await switchToBengali(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'নির্দিষ্ট দিনের অবস্থা' }).click();
    await expect(dialog(page).getByRole('heading', { level: 1 })).toHaveText(/দিনশেষে নথির অবস্থা$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
