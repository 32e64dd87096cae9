import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, signIn, switchToBengali, test } from './support/casebook';
import { isLong } from '../support/long';

/** Far enough ahead that no other test meets the days that are closed here. */
const year = new Date().getFullYear() + 2;

/** The file that has a delay account. */
async function accountedFile(page: Page): Promise<number> {
  const { access_token } = JSON.parse((await page.evaluate(() => localStorage.getItem('token'))) ?? '{}');
  const headers = { authorization: `Bearer ${access_token}` };
  const [step] = await (await page.request.get('/api/casebook/steps?range=[0,0]', { headers })).json();
  return step.caseFilingId;
}

// the ordinary run covers both in jsdom: tests/ui/calendars/closedDays.test.tsx and hearings.test.tsx
if (isLong)
  test('a pasted list of holidays closes days of all calendars, and a hearing on one moves to the next sitting day', async ({
    page,
  }) => {
    await signIn(page, 'admin', { at: '/closed-days' });
    const { keyboard } = page;
    const dialog = page.getByRole('dialog');
    await expect(page.getByText(`Office, ${year - 2} at a glance`)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Paste a list…' }).press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'List' })).toBeFocused();
    await keyboard.insertText(`২০–২২ জুন ${year} নদী দিবস\nnothing to read here`);
    await dialog.getByRole('button', { name: 'Preview' }).press('Enter');
    await expect(dialog.getByText('1 entry understood')).toBeVisible();
    await expect(dialog.getByText('2: nothing to read here')).toBeVisible();
    await expectAccessible(page);
    await keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Add 1 entry' }).press('Enter');
    await expect(page.getByText('4 entries added')).toBeVisible();
    await expect(page.getByRole('row', { name: /নদী দিবস/ })).toHaveCount(4);

    await page.goto(`/hearings?view=week&date=${year}-06-20`);
    await expect(page.getByText('নদী দিবস').first()).toBeVisible();
    await expectAccessible(page);
    await page.goto('/files/719');
    await page.getByRole('button', { name: 'Add hearing', exact: true }).press('Enter');
    await dialog.getByLabel(/^Case/).selectOption({ index: 1 });
    await dialog.getByLabel('Date', { exact: true }).fill(`20/06/${year}`);
    await expect(dialog.getByText(/^No sitting/)).toContainText('নদী দিবস');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Next sitting day/ }).press('Enter');
    await expect(dialog.getByText(/^No sitting/)).toBeHidden();

    // each day of the calendar says what it is
    await dialog.getByLabel('Date', { exact: true }).press('Alt+ArrowDown');
    await expect(page.getByRole('gridcell', { name: '20, নদী দিবস' })).toBeVisible();
    await expectAccessible(page);
  });

// the ordinary run covers this in jsdom: tests/ui/files/delayAccount.test.tsx
if (isLong)
  test('the page of a file explains the file’s delay day by day, also in Bengali on a phone', async ({
    page,
  }) => {
    await signIn(page, 'customs', { at: '/nowhere' });
    await page.goto(`/files/${await accountedFile(page)}`);
    const account = page.getByRole('region', { name: 'Delay account' });
    const dialog = page.getByRole('dialog');
    const add = account.getByRole('button', { name: 'Add step' });
    await expect(add).toBeEnabled(); // it is disabled until the steps are loaded
    await add.press('Enter');
    await dialog.getByLabel(/^Desk/).selectOption('Board');
    await expect(dialog.getByLabel(/^In/)).not.toHaveValue('');
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(account.getByText('still there')).toBeVisible();

    await account.getByRole('button', { name: 'Explanation of the delay' }).press('Enter');
    await expect(dialog.getByRole('row').filter({ hasText: 'Not accounted for' })).toHaveCount(2);
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(dialog.getByRole('table')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Timeline' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');

    await switchToBengali(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'বিলম্বের ব্যাখ্যা' }).click();
    await expect(page.getByRole('dialog', { name: /বিলম্বের দিনওয়ারি ব্যাখ্যা/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
