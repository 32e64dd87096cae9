import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { callsOf, enterFiling } from './support/calls';
import { expect, newFileNumber, signIn, test } from './support/casebook';

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
  await expect(dialog(page).getByText(/^Last change: Rafiqul Islam, /)).toBeVisible();

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
