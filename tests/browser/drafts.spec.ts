import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { callsAs } from './support/calls';
import {
  accounts,
  expect,
  giveSecret,
  newFileNumber,
  openViewOptions,
  signIn,
  switchToBengali,
  test,
} from './support/casebook';

const ADD = '/add-case-fillings';
const offer = (page: Page) =>
  page.getByText(/^You left this form unsaved on \d\d\/\d\d\/\d{4}, \d\d:\d\d\.$/);
const fileNumber = (page: Page) => page.getByLabel('Section File Number');
const hsCode = (page: Page) => page.getByLabel('H.S. Code');

/** All data stored on this device, as one text. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('casebook');
        opening.onsuccess = () => {
          const store = opening.result.transaction('preferences').objectStore('preferences');
          const reading = store.getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );

/** Reloads once the last typed text is stored, and accepts the browser's confirmation. */
async function reload(page: Page, typedLast: string) {
  await expect.poll(() => kept(page)).toContain(typedLast);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}

async function logOut(page: Page, name: string) {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** Ends the session on the server, as an administrator or another device would. */
const endSessionOnServer = (page: Page) =>
  page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem('token')!);
    await fetch('/api/casebook/session', {
      method: 'DELETE',
      headers: { authorization: `Bearer ${access_token}` },
    });
  });

test('unsaved input survives a reload, is offered, and is restored only on request', async ({ page }) => {
  await signIn(page, 'admin', { at: ADD });
  await expect(fileNumber(page)).toBeFocused();
  await expect(offer(page)).toBeHidden();
  await fileNumber(page).fill('DRAFT-1');
  await page.getByLabel('Section/Branch').fill('jet');
  await page.locator('[role=option]', { hasText: 'JETTY' }).first().click();
  await page.getByLabel('Disputed Revenue').fill('1234567.5');
  await page.getByLabel('Date of B/E').fill('05/02/2026');
  await page.getByLabel('Issue Date').fill('31/02/2026');
  await reload(page, '31/02/2026');

  await expect(offer(page)).toBeVisible();
  await expect(fileNumber(page)).toHaveValue('');
  await expectAccessible(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Restore' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fileNumber(page)).toHaveValue('DRAFT-1');
  await expect(fileNumber(page)).toBeFocused();
  await expect(page.getByLabel('Section/Branch')).toHaveValue('Jetty');
  await expect(page.getByLabel('Disputed Revenue')).toHaveValue('12,34,567.50');
  await expect(page.getByLabel('Payable Revenue')).toHaveValue('12,34,567.50');
  await expect(page.getByLabel('Date of B/E')).toHaveValue('05/02/2026');
  await expect(offer(page)).toBeHidden();
  await expect(page.getByLabel('Issue Date')).toHaveValue('31/02/2026');
  await expect(page.getByLabel('Issue Date')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Issue Date').fill('');

  await fileNumber(page).fill(newFileNumber());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Complaint added successfully')).toBeVisible();
  await page.reload();
  await expect(fileNumber(page)).toBeFocused();
  await expect(offer(page)).toBeHidden();
});

test('a draft is visible only to its author, and is deleted by Discard or by leaving the form without saving', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: ADD });
  await hsCode(page).fill('8703');
  await logOut(page, 'Nasrin Chowdhury');
  await expect(page.getByRole('alertdialog', { name: 'Log out without saving?' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(hsCode(page)).toHaveValue('8703');
  await logOut(page, 'Nasrin Chowdhury');
  await page.getByRole('button', { name: 'Log out without saving' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();

  await signIn(page, 'customs', { at: ADD });
  await hsCode(page).fill('1');
  await hsCode(page).fill('');
  await expect(offer(page)).toBeHidden();
  await logOut(page, 'Rafiqul Islam');

  await signIn(page, 'admin', { at: ADD });
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(offer(page)).toBeHidden();
  await expect(fileNumber(page)).toBeFocused();
  await expect(hsCode(page)).toHaveValue('');

  await hsCode(page).fill('8517');
  await page.getByRole('link', { name: 'Lawsuits and Claims' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/case-fillings-list/);
  await page.getByRole('link', { name: 'Create New' }).click();
  await expect(fileNumber(page)).toBeFocused();
  await expect(offer(page)).toBeHidden();
});

test('typing before a draft is restored does not overwrite the stored draft @long', async ({ page }) => {
  await signIn(page, 'customs', { at: ADD });
  await hsCode(page).fill('first');
  await reload(page, 'first');
  await hsCode(page).fill('second');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(hsCode(page)).toHaveValue('first');
  await expect(offer(page)).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(hsCode(page)).toHaveValue('second');
  await page.getByRole('button', { name: 'Discard' }).click();
  await hsCode(page).fill('');
});

test('a draft that was offered but ignored is offered again after a reload, but not right after a save @long', async ({
  page,
}) => {
  await signIn(page, 'customs', { at: ADD });
  await hsCode(page).fill('passed over');
  await reload(page, 'passed over');
  await expect(offer(page)).toBeVisible();
  await fileNumber(page).fill(newFileNumber());
  await page.getByLabel('Section/Branch').fill('jet');
  await page.locator('[role=option]', { hasText: 'JETTY' }).first().click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Complaint added successfully')).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('a court case’s draft is restored together with its filing @long', async ({ page }) => {
  await signIn(page, 'admin');
  const number = await page.getByRole('row').nth(3).getByRole('rowheader').innerText();
  await page.goto(`/add-foujdari-case/${encodeURIComponent(number)}`);
  await page.getByLabel('Police Station Name').fill('Kotwali');
  await reload(page, 'Kotwali');
  await page.goto('/add-foujdari-case');
  await expect(page.getByText(`, for file number ${number}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Police Station Name')).toHaveValue('Kotwali');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Foujdari Case Added Successfully!')).toBeVisible();
});

test('saving a restored draft of an edit detects that a colleague has saved the filing since @long', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page
    .getByRole('link', { name: /^Edit: / })
    .nth(9)
    .click();
  const form = (of: Page) => of.getByRole('dialog', { name: 'Edit Case Details' });
  const comment = (of: Page) => form(of).getByLabel('Comment', { exact: true });
  await comment(page).fill('typed before the reload');
  await reload(page, 'typed before the reload');
  await expect(offer(page)).toBeVisible();

  const colleague = await callsAs(page, 'customs');
  const [, id] = /(\d+)\/edit/.exec(page.url())!;
  const filing = await colleague('GET', `/api/casebook/case-fillings/${id}`);
  await colleague('PUT', `/api/case/case-fillings/${id}`, { ...filing, remarks: 'saved by a colleague' });

  await page.reload();
  await expect(comment(page)).toHaveValue('saved by a colleague');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(comment(page)).toHaveValue('typed before the reload');
  await form(page).getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog', { name: 'Changed in the meantime' });
  await expect(question.getByRole('radiogroup', { name: 'Comment' })).toContainText('Changed by both');
  await question.getByRole('button', { name: 'Keep all of mine' }).click();
  await question.getByRole('button', { name: 'Save my choices' }).click();
  await expect(page.getByText('Complaint Edited successfully')).toBeVisible();
});

// the ordinary run covers the steps one by one: tests/ui/signIn/session.test.ts, tests/browser/signIn.spec.ts
test('an expired session opens the sign-in dialog in every tab, and logging out in one tab logs out of all @long', async ({
  context,
  page,
}) => {
  await giveSecret(page, 'admin');
  await page.getByRole('link', { name: 'Demand Notices' }).click();
  await expect(page.getByRole('button', { name: 'View options' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(ADD);
  await hsCode(other).fill('8703');
  await endSessionOnServer(page);
  await openViewOptions(page);
  await page.getByLabel('Sort by').selectOption('Disputed Revenue');
  const dialog = (of: Page) => of.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(other)).toBeVisible();

  await test.step('signing in again in one tab lets the other tab continue', async () => {
    await page.keyboard.press('Enter');
    await dialog(page).getByLabel('Password', { exact: true }).fill(accounts.admin);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(dialog(other)).toBeHidden();
    await expect(hsCode(other)).toHaveValue('8703');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });

  await test.step('Escape logs out in both tabs and keeps the draft of the form', async () => {
    await switchToBengali(page);
    // the first refused request ends the session, so the other tab must not send one before the reloaded page
    await other.route('**/api/**', () => undefined);
    await page.waitForLoadState('networkidle');
    await endSessionOnServer(page);
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'আপনার সেশন শেষ হয়েছে' })).toBeVisible();
    await page.keyboard.press('Escape');
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL('/');
      await expect(tab.locator('input[name=username]')).toBeVisible();
    }
    expect(await kept(page)).toContain('8703'); // the draft stays for its author
  });
});
