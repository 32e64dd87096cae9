import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** A page that fails its test on any error in the console, a broken content policy included. */
export const test = base.extend<{ ownTab: boolean }>({
  /** For a test that counts the steps of the history: reused tabs keep theirs, and the browser counts to fifty. */
  ownTab: [false, { option: true }],
  page: async ({ page: reused, context, ownTab }, use) => {
    const page = ownTab ? await context.newPage() : reused;
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !isAnnouncedFailure(message.text())) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    expect(errors).toEqual([]);
  },
});

// Chromium itself reports answers of 400 and more and a line that is down; the tests that provoke them look at
// what the page says.
const isAnnouncedFailure = (text: string) =>
  /^Failed to load resource: (the server responded|net::ERR_INTERNET_DISCONNECTED)/.test(text);

export const accounts = {
  admin: 'Casebook#Admin1',
  customs: 'Casebook#Customs1',
  moderator: 'Casebook#Moderator1',
  territory: 'Casebook#Territory1',
} as const;

type Account = keyof typeof accounts;

export async function giveSecret(page: Page, account: Account) {
  await page.goto('/');
  await page.getByLabel('Username').fill(account);
  await page.getByRole('button', { name: 'Continue with Username' }).click();
  await page.getByLabel('Password', { exact: true }).fill(accounts[account]);
  await page.keyboard.press('Enter');
}

/** Starts a session as the sign-in page would, without its steps. */
export async function startSession(page: Page, account: Account) {
  const secret = { grant_type: 'password', username: account, password: accounts[account] };
  const answer = await page.request.post(`/oauth/token?${new URLSearchParams(secret)}`, {
    headers: { authorization: `Basic ${btoa('casebook:casebook')}` },
  });
  const { access_token, refresh_token, expire_date } = await answer.json();
  const token = { access_token, refresh_token, expire_date: Date.parse(expire_date), remember: true };
  await page.goto('/healthz');
  await page.evaluate((kept) => localStorage.setItem('token', kept), JSON.stringify(token));
}

interface Beginning {
  /** To be offered the tour. */
  isNew?: boolean;
  /** The address to begin at, whose content the test waits for itself. */
  at?: string;
}

/** Starts a session and opens an address, by default the first list, for which it waits. */
export async function signIn(page: Page, account: Account, { isNew = false, at }: Beginning = {}) {
  await startSession(page, account);
  if (!isNew) await page.evaluate(() => localStorage.setItem('tourCompleted', 'true'));
  await page.goto(at ?? '/case-fillings-list');
  if (at) return;
  await expect(page.getByRole('heading', { level: 1, name: 'Demand Notice/Order' })).toBeVisible();
  await expect(page.locator('tbody tr, main article').first()).toBeVisible(); // cards on a phone
}

export async function switchToBengali(page: Page) {
  await page.getByRole('button', { name: 'বাংলা' }).click();
}

/** A file number that no other run has used. */
export const newFileNumber = () => `T/${Date.now().toString(36)}/${Math.random().toString(36).slice(2, 7)}`;
