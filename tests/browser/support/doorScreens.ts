import type { Page } from '@playwright/test';
import type { Screen } from './screens';

const wrong = { status: 400, json: { error: 'invalid_grant', error_description: 'Bad credentials' } };

/** The sign-in pages. */
export const door: Screen[] = [
  { at: '/', shows: 'input[name=username]' },
  {
    state: 'no name given',
    at: '/',
    reach: (page) => page.getByRole('textbox').press('Enter'),
    shows: 'form [role=alert]:not(:empty)',
  },
  {
    state: 'the password',
    at: '/',
    before: asks('PASSWORD'),
    reach: (page) => toSecret(page),
    shows: 'input[name=password]',
  },
  { state: 'the code', at: '/', before: asks('OTP'), reach: toSecret, shows: '[role=timer]' },
  {
    state: 'a wrong password',
    at: '/',
    before: async (page) => {
      await asks('PASSWORD')(page);
      await page.route('**/oauth/token?*', (route) => route.fulfill(wrong));
    },
    reach: async (page) => {
      await toSecret(page);
      await page.locator('input[name=password]').fill('wrong');
      await page.keyboard.press('Enter');
    },
    shows: 'form > [role=alert]:not(:empty)',
  },
  {
    state: 'a password forgotten',
    at: '/',
    before: asks('PASSWORD'),
    reach: async (page) => {
      await toSecret(page);
      await page.locator('.row > button.link').click();
    },
    shows: 'dialog[open]',
  },
];

export function asks(secret: 'OTP' | 'PASSWORD') {
  return (page: Page) => page.route('**/sendOtp?*', (route) => route.fulfill({ body: secret }));
}

export async function toSecret(page: Page, userName = 'somebody') {
  await page.getByRole('textbox').fill(userName);
  await page.keyboard.press('Enter');
  await page.locator('input[name=password]').waitFor();
}
