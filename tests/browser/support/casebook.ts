import { test as base, expect, type Page } from '@playwright/test';
import { isLong } from '../../support/long';

export { expect };

/** A page that fails its test on any console error, including violations of the content security policy. */
export const test = base.extend<{ ownTab: boolean }>({
  /**
   * Gives the test a new tab, if it counts history entries: a reused tab keeps earlier ones, and browsers stop at
   * fifty.
   */
  ownTab: [false, { option: true }],
  page: async ({ page: reused, context, ownTab }, use) => {
    // no screens are loaded ahead, which would take long in every test; tests/browser/offline.spec.ts covers that
    if (!isLong) await context.addInitScript(saveData);
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

/** To be run in a page: makes it believe that the browser's data saver is on. */
export function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

// Chromium itself logs failed responses and lost connections; the tests that cause them check the page.
const isAnnouncedFailure = (text: string) =>
  /^Failed to load resource: (the server responded|net::ERR_INTERNET_DISCONNECTED)/.test(text);

export const accounts = {
  admin: 'Casebook#Admin1',
  customs: 'Casebook#Customs1',
  moderator: 'Casebook#Moderator1',
  territory: 'Casebook#Territory1',
} as const;

export type Account = keyof typeof accounts;

export async function giveSecret(page: Page, account: Account) {
  await page.goto('/');
  await page.getByLabel('Username').fill(account);
  await page.getByRole('button', { name: 'Continue with Username' }).click();
  await page.getByLabel('Password', { exact: true }).fill(accounts[account]);
  await page.keyboard.press('Enter');
}

/** The server's answer to a person who signs in. */
export async function tokenOf(page: Page, account: Account) {
  const secret = { grant_type: 'password', username: account, password: accounts[account] };
  const answer = await page.request.post(`/oauth/token?${new URLSearchParams(secret)}`, {
    headers: { authorization: `Basic ${btoa('casebook:casebook')}` },
  });
  return answer.json();
}

/** Starts a session without the steps of the sign-in page. */
export async function startSession(page: Page, account: Account) {
  const { access_token, refresh_token, expire_date } = await tokenOf(page, account);
  const token = { access_token, refresh_token, expire_date: Date.parse(expire_date), remember: true };
  await page.goto('/healthz');
  await page.evaluate((kept) => localStorage.setItem('token', kept), JSON.stringify(token));
}

interface Beginning {
  /** Whether the tour is offered. */
  isNew?: boolean;
  /** The URL to open first. If it is given, the test itself waits for the content. */
  at?: string;
}

/** Starts a session and opens a URL, by default that of the first list, for whose rows it waits. */
export async function signIn(page: Page, account: Account, { isNew = false, at }: Beginning = {}) {
  await startSession(page, account);
  if (!isNew) await page.evaluate(() => localStorage.setItem('tourCompleted', 'true'));
  await page.goto(at ?? '/case-fillings-list');
  if (at) return;
  await expect(page.getByRole('heading', { level: 1, name: 'Demand Notice/Order' })).toBeVisible();
  await expect(page.locator('tbody tr, main article').first()).toBeVisible(); // on a phone records are cards
}

export async function switchToBengali(page: Page) {
  await page.getByRole('button', { name: 'বাংলা', exact: true }).click();
  await page.getByRole('button', { name: 'English' }).waitFor(); // the choice is not stored before
}

/** Opens the order, columns and views of a list, which Escape closes. */
export const openViewOptions = (page: Page) => page.getByRole('button', { name: 'View options' }).click();

/** Puts a list in another order by the selectors behind their button. */
export async function sortBy(page: Page, option: string, order?: string) {
  await openViewOptions(page);
  await page.getByLabel('Sort by').selectOption(option);
  if (order) await page.getByLabel('Order', { exact: true }).selectOption(order);
  await page.keyboard.press('Escape');
}

/** A file number unique to this run. */
export const newFileNumber = () => `T/${Date.now().toString(36)}/${Math.random().toString(36).slice(2, 7)}`;
