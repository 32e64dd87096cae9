import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { accounts, expect, signIn, switchToBengali, test } from './support/casebook';
import { isLong } from '../support/long';

/** A user name prefix unique to this run. */
const newPrefix = () => `u${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`;

/** Signs in as the administrator, and gives functions that call the server. */
async function administrator(request: APIRequestContext) {
  const secret = encodeURIComponent(accounts.admin);
  const answer = await request.post(`/oauth/token?grant_type=password&username=admin&password=${secret}`, {
    headers: { authorization: `Basic ${btoa('casebook:casebook')}` },
  });
  const headers = { authorization: `Bearer ${(await answer.json()).access_token}` };
  const get = async (path: string) => (await request.get(path, { headers })).json();
  const post = async (path: string, data: object) => (await request.post(path, { headers, data })).json();
  return { get, post };
}

interface Named {
  id: number;
  role?: string;
  name?: string;
}

const nobody = { email: null, phone: '01711000000' };

async function addUsers(request: APIRequestContext, prefix: string, count: number) {
  const { get, post } = await administrator(request);
  const roles = ((await get('/api/case/all-roles')) as Named[]).filter(({ role }) => role === 'ROLE_MANAGER');
  for (let number = 1; number <= count; number++) {
    const userName = `${prefix}-${number}`;
    await post('/api/case/save-user', {
      ...nobody,
      fullName: `New ${userName}`,
      userName,
      roles,
      workPlaces: [],
    });
  }
}

const listOf = (prefix: string) =>
  `/users-list?filter=${encodeURIComponent(JSON.stringify({ searchKey: prefix }))}`;

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: string) {
  const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  for (let presses = 0; presses < 60 && (await label()) !== name; presses++) await page.keyboard.press('Tab');
  expect(await label()).toBe(name);
}

const MANY = 20;

// the ordinary run covers this in jsdom, with one user: tests/ui/users/inRow.test.tsx
if (isLong)
  test('users are edited in their rows, one after the other, by keyboard alone', async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    const prefix = newPrefix();
    await addUsers(request, prefix, MANY);
    await signIn(page, 'admin', { at: listOf(prefix) });
    await expect(page.getByRole('row')).toHaveCount(MANY + 1);

    const { keyboard } = page;
    const button = (user: string) => `Edit in row (F2): ${user}`;
    await tabTo(page, button(`New ${prefix}-1`));
    for (let number = 1; number <= MANY; number++) {
      const row = page.getByRole('row').nth(number);
      await expect(row.getByRole('button', { name: button(`New ${prefix}-${number}`) })).toBeFocused();
      await keyboard.press(number % 2 ? 'Enter' : 'F2');
      await expect(row.getByLabel('Name')).toBeFocused();
      await keyboard.type(`কর্মকর্তা ${number}`);
      await keyboard.press('Tab');
      await keyboard.type(`${prefix}.${number}@customs.gov.bd`);
      await keyboard.press('Tab');
      await keyboard.type(`০১৮১১০০০${String(100 + number)}`);
      await keyboard.press('Tab');
      await keyboard.press('Space');
      await expect(page.getByRole('option', { name: 'Manager', exact: true })).toBeFocused();
      await keyboard.type('sup'); // selects the option beginning with these letters
      await expect(page.getByRole('option', { name: 'Support' })).toBeFocused();
      await keyboard.press('Space');
      await keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toBeHidden();
      await keyboard.press('Tab');
      await keyboard.press('ArrowDown');
      await expect(page.getByRole('option').first()).toBeFocused();
      await keyboard.press('Space');
      await keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toBeHidden();
      await keyboard.press('Tab');
      if (number % 3 === 0) {
        await keyboard.press('Space');
        const question = page.getByRole('alertdialog');
        await expect(question).toContainText('Do you really want to change User status?');
        await keyboard.press('Tab');
        await keyboard.press('Enter');
        await expect(question).toBeHidden();
        await expect(row.getByRole('switch')).toBeFocused();
      }
      await keyboard.press('Enter');
      await expect(
        page.getByRole('button', { name: button(`কর্মকর্তা ${number}`), exact: true }),
      ).toBeFocused();
      await keyboard.press('ArrowDown');
    }

    const { get } = await administrator(request);
    const { content } = await get(`/api/case/get-all-user?pageNo=0&pageSize=50&searchKey=${prefix}-`);
    const [firstWorkPlace] = (await get('/api/case/workplace')) as Named[];
    expect(content).toHaveLength(MANY);
    for (const [index, user] of content.entries()) {
      const number = index + 1;
      expect(user).toMatchObject({
        fullName: `কর্মকর্তা ${number}`,
        userName: `${prefix}-${number}`,
        email: `${prefix}.${number}@customs.gov.bd`,
        phone: `01811000${100 + number}`,
        isEnabled: number % 3 !== 0,
        workPlaces: [firstWorkPlace],
      });
      expect(user.roles.map(({ role }: Named) => role)).toEqual(['ROLE_MANAGER', 'ROLE_SUPPORT']);
    }
  });

// the ordinary run covers this in jsdom: tests/ui/users/inRow.test.tsx
if (isLong)
  test('a refused edit of a user’s row shows the error at its cell and keeps the input, and Esc cancels the edit', async ({
    page,
    request,
  }) => {
    const prefix = newPrefix();
    await addUsers(request, prefix, 2);
    await signIn(page, 'admin', { at: listOf(prefix) });
    const { keyboard } = page;
    const first = page.getByRole('row').filter({ hasText: `${prefix}-1` });
    const second = page.getByRole('row').filter({ hasText: `${prefix}-2` });
    await expect(second).toBeVisible();
    await tabTo(page, `Edit in row (F2): New ${prefix}-1`);
    await keyboard.press('Enter');
    await keyboard.type('Al');
    await keyboard.press('Enter');
    await expect(first.getByLabel('Name')).toHaveAccessibleDescription('Must be minimum 3 digits');
    await expect(first.getByLabel('Name')).toBeFocused();
    await expectAccessible(page);

    await test.step('another row is edited meanwhile', async () => {
      await second.getByRole('button', { name: /^Edit in row/ }).click();
      await keyboard.type('Somebody Else');
      await second.getByRole('button', { name: /^Save row/ }).click();
      await expect(second).toContainText('Somebody Else');
      await expect(first.getByLabel('Name')).toHaveValue('Al');
    });

    await test.step('leaving the page asks for confirmation', async () => {
      await page.getByRole('link', { name: 'Demand Notices' }).click();
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toBeHidden();
      await expect(first.getByLabel('Name')).toHaveValue('Al');
    });

    await first.getByLabel('Name').focus();
    await keyboard.press('Escape');
    await expect(first).toContainText(`New ${prefix}-1`);
    await expect(first.getByRole('button', { name: /^Edit in row/ })).toBeFocused();
  });

// the ordinary run covers this in jsdom: tests/ui/users/inRow.test.tsx
if (isLong)
  test('when two people edit one user, the later is told, loads the current version and edits it again', async ({
    page,
    request,
  }) => {
    const prefix = newPrefix();
    await addUsers(request, prefix, 1);
    await signIn(page, 'admin', { at: listOf(prefix) });
    const row = page.getByRole('row').nth(1);
    await row.getByRole('button', { name: /^Edit in row/ }).click();
    await page.keyboard.type('Mine');

    const { get, post } = await administrator(request);
    const found = () => get(`/api/case/get-all-user?pageNo=0&pageSize=1&searchKey=${prefix}-`);
    const [stored] = (await found()).content;
    await post('/api/case/update-user', {
      ...stored,
      id: stored.userId,
      fullName: 'Theirs',
      phone: '01999000000',
    });

    await page.keyboard.press('Enter');
    const refusal = page.getByRole('alert').filter({ hasText: 'Nasrin Chowdhury changed this record' });
    await expect(refusal).toBeVisible();
    await expect(row.getByLabel('Name')).toHaveValue('Mine');
    await refusal.getByRole('button', { name: 'Load the current version' }).click();
    await expect(row.getByLabel('Name')).toHaveValue('Theirs');
    await expect(row.getByLabel('Phone No.')).toHaveValue('01999000000');
    await expect(row.getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Mine after all');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Mine after all');
    expect((await found()).content[0]).toMatchObject({ fullName: 'Mine after all', phone: '01999000000' });
  });

// the ordinary run covers this in jsdom: tests/ui/users/forms.test.tsx and list.test.tsx
if (isLong)
  test('a user is created, found, edited in the dialog and disabled', async ({ page }) => {
    const userName = newPrefix();
    await signIn(page, 'admin');
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'User List' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Create User' }).click();
    await expect(page.getByLabel('Name', { exact: false }).first()).toBeFocused();
    await page.keyboard.type('রহিম উদ্দিন');
    await page.keyboard.press('Tab');
    await page.keyboard.type(userName);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Phone is required field.')).toBeVisible();
    await expect(page.getByRole('group', { name: /^Roles(?! and)/ })).toHaveAccessibleDescription(
      'Please select at least one permission',
    );
    await expectAccessible(page);
    await page.getByLabel('Phone No.').fill('০১৭১১-০০০০০০');
    await page.getByRole('checkbox', { name: 'Customs' }).check();
    await page.getByLabel('Filter the workplaces').fill('jet');
    await page.getByRole('checkbox', { name: 'Jetty' }).check();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('User added successfully')).toBeVisible();

    await page.goto(listOf(userName));
    const row = page.getByRole('row').nth(1);
    await expect(row).toContainText('01711000000');
    await row.getByRole('link', { name: 'Edit: রহিম উদ্দিন' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit User Details' });
    await expect(dialog.getByLabel('Username')).toHaveValue(userName);
    await expect(dialog.getByRole('checkbox', { name: 'Jetty' })).toBeChecked();
    await dialog.getByLabel('Email').fill(`${userName}@customs.gov.bd`);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('User Updated successfully')).toBeVisible();
    await expect(row).toContainText(`${userName}@customs.gov.bd`);

    await row.getByRole('button', { name: /^Change Status/ }).click();
    await page.getByRole('button', { name: 'Yes, I am sure!' }).click();
    await expect(page.getByText('Change Successful')).toBeVisible();
    await expect(row.getByRole('cell').nth(5)).toHaveText('No');
  });

// the ordinary run covers this in jsdom: tests/ui/users/list.test.tsx and tests/ui/account/account.test.tsx
if (isLong)
  test('customs staff have no list of users, but see their own account', async ({ page }) => {
    await signIn(page, 'customs', { at: '/users-list' });
    await expect(page.getByRole('heading', { name: 'Page not found.' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Demand Notices' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Users', exact: true })).toHaveCount(0);
    await switchToBengali(page);
    const menu = page.getByRole('button', { name: 'Rafiqul Islam-এর অ্যাকাউন্ট' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'আমার অ্যাকাউন্ট' });
    await expect(dialog.getByRole('textbox', { name: 'নাম', exact: true })).toBeFocused();
    await expect(dialog.getByText('এই সেশন')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  });
