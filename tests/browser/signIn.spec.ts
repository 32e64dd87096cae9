import { createServer } from 'node:http';
import { accounts, expect, signIn, switchToBengali, test } from './support/casebook';

/** Where the server under test sends its codes (playwright.config.ts). */
const GATEWAY_PORT = Number(process.env.CASEBOOK_BROWSER_PORT ?? 8791) + 1; // the port that playwright.config.ts sets

test('a user signs in by password and out again by keyboard alone', async ({ page }) => {
  await page.goto('/case-fillings-list');
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Username is required field.')).toBeVisible();
  await page.keyboard.type('admin');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.keyboard.type(accounts.admin);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Demand Notice/Order' })).toBeVisible();
  await expect(page).toHaveURL(/\/case-fillings-list/);

  await page.getByRole('button', { name: 'Nasrin Chowdhury' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Continue with Username' })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('a user signs in with a code that arrives through the SMS gateway @long', async ({ page }) => {
  const codes: string[] = [];
  const gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (data) => (body += String(data)));
    request.on('end', () => {
      codes.push(/\b\d{6}\b/.exec(body)![0]);
      response.end();
    });
  }).listen(GATEWAY_PORT, '127.0.0.1');
  try {
    await page.goto('/');
    await page.getByLabel('Username').fill('otpuser');
    await page.keyboard.press('Enter');
    await expect(page.getByText('OTP SENT SUCCESSFULLY..!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeDisabled();
    await expect.poll(() => codes.length).toBe(1);
    await page.getByLabel('OTP', { exact: true }).fill(codes[0]!);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'My day' })).toBeVisible();
    await page.getByRole('link', { name: 'Casebook', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  } finally {
    gateway.close();
    gateway.closeAllConnections();
  }
});

test('Bengali chosen on the sign-in page stays after a reload, after signing in and after logging out @long', async ({
  page,
}) => {
  await page.goto('/');
  await switchToBengali(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await page.getByRole('textbox').fill('customs');
  await page.keyboard.press('Enter');
  await page.locator('input[name=password]').fill(accounts.customs);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'আজকের কাজ' })).toBeVisible();

  await page.getByRole('button', { name: 'Rafiqul Islam' }).click();
  await page.getByRole('menuitem', { name: 'লগআউট' }).click();
  await expect(page.getByRole('button', { name: 'ইউজারনেম দিয়ে এগিয়ে যান' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
});

test('logging out in one tab logs out of the other too', async ({ context, page }) => {
  await signIn(page, 'customs');
  const other = await context.newPage();
  await other.goto('/case-fillings-list');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await other.getByRole('button', { name: 'Rafiqul Islam' }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Continue with Username' })).toBeVisible();
});
