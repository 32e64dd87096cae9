import type { Page } from '@playwright/test';
import { accounts, type Account } from '../browser/support/casebook';

export interface Picture {
  /** Its file is docs/manual/<language>/pictures/<name>.webp. */
  name: string;
  at?: string;
  account?: Account;
  isSignedOut?: true;
  phone?: true;
  /** Selector of what is shown, by default the window. */
  part?: string;
  /** Steps that lead to what is shown; `say` gives a text of the catalogue. */
  reach?: (page: Page, say: (key: string) => string) => Promise<unknown>;
}

/** The secret of a second factor, which would differ each time. */
const ALWAYS_THIS = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Casebook:admin?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Casebook',
};

/** The page of a file with a long life: S-44/DM/2019. */
const LIVELY = '/files/559';

export const pictures: Picture[] = [
  {
    name: 'sign-in',
    isSignedOut: true,
    part: 'main :is(h1, p, form)',
    // most offices have no sign-in service of their own
    reach: (page) => page.locator('main a.secondary').evaluate((link) => link.remove()),
  },
  { name: 'office-account', isSignedOut: true, part: 'main' },
  {
    name: 'two-steps',
    at: '/today',
    part: '[role=dialog] fieldset:has(input[autocomplete=one-time-code])',
    reach: async (page, say) => {
      await page.locator('header [data-tour=person]').click();
      await page.getByRole('menuitem', { name: say('layout.myAccount') }).click();
      await page.getByRole('button', { name: say('resources.account.factor.begin') }).click();
      await page.locator('[role=dialog] input[autocomplete=current-password]').last().fill(accounts.admin);
      await page.route('**/account/second-factor', (route) => route.fulfill({ json: ALWAYS_THIS }));
      await page.keyboard.press('Enter');
      await page.locator('[role=dialog] input[autocomplete=one-time-code]').waitFor();
    },
  },
  { name: 'my-day', at: '/today', part: 'main' },
  {
    name: 'find',
    at: '/today',
    part: '[role=dialog]',
    reach: async (page) => {
      await page.locator('header [aria-keyshortcuts="Control+K"]').click();
      await page.getByRole('combobox').fill('রাশেদ হক');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'demand-notice', at: '/add-case-fillings', part: 'main' },
  {
    name: 'court-case',
    at: '/add-tribunal-case',
    part: 'main',
    reach: async (page) => {
      await page.locator('main input[name=nothiNumber]').fill('S-44/DM/2019');
      await page.keyboard.press('Enter');
      await page.locator('main form fieldset, main form [role=group]').first().waitFor();
    },
  },
  { name: 'file-page', at: LIVELY, part: 'main' },
  {
    name: 'notes',
    at: LIVELY,
    part: '[role=dialog]',
    reach: async (page, say) => {
      await page.getByRole('button', { name: say('files.addNote') }).click();
      await page.locator('[role=dialog] textarea').first().pressSequentially('@');
      await page.getByRole('button', { name: '(@' }).first().waitFor();
    },
  },
  { name: 'lists', at: '/case-fillings-list', part: 'main' },
  { name: 'companies', at: '/add-company', part: 'main' },
  { name: 'history', at: '/activity', part: 'main' },
  {
    name: 'hearing',
    at: '/today',
    part: 'main section section:has(form), main form',
    reach: async (page, say) => {
      await page
        .getByRole('button', { name: say('hearings.enterResult') })
        .first()
        .click();
      await page.locator('main form select').first().waitFor();
    },
  },
  { name: 'diary', at: '/hearings?view=week', part: 'main' },
  {
    name: 'cause-list',
    at: '/hearings/match',
    part: 'main',
    reach: async (page, say) => {
      await page.getByRole('button', { name: say('causeList.sample') }).click();
      await page.getByRole('button', { name: say('causeList.find') }).click();
      await page.locator('main tbody tr').first().waitFor();
    },
  },
  { name: 'time-limits', at: '/limits', part: 'main' },
  {
    name: 'alerts',
    at: '/today',
    part: '[role=dialog] section:has([role=checkbox], input[type=checkbox])',
    reach: async (page, say) => {
      await page.locator('header [data-tour=person]').click();
      await page.getByRole('menuitem', { name: say('layout.myAccount') }).click();
      await page.locator('[role=dialog] input[type=checkbox]').first().waitFor();
    },
  },
  { name: 'money', at: '/money', part: 'main' },
  { name: 'guarantees', at: '/guarantees', part: 'main' },
  { name: 'monthly-return', at: '/returns/1', part: 'main' },
  { name: 'papers', at: '/papers', part: 'main' },
  {
    name: 'papers-phone',
    at: LIVELY,
    phone: true,
    reach: (page, say) =>
      page.getByRole('button', { name: say('filePapers.photograph') }).evaluate((button) => {
        button.scrollIntoView();
        window.scrollBy(0, -120);
      }),
  },
  { name: 'scan-inbox', at: '/papers/inbox', part: 'main' },
  { name: 'paper-files', at: '/files/out?filter=%7B%7D', part: 'main' },
  { name: 'called-files', at: '/files/called/1', part: 'main' },
  { name: 'first-week', at: '/office', part: 'main' },
  { name: 'users', at: '/create-user', part: 'main' },
  { name: 'lists-and-rules', at: '/limitation-rules', part: 'main' },
  { name: 'import', at: '/import/1', part: 'main' },
  {
    name: 'backups',
    at: '/backups',
    part: 'main',
    reach: async (page, say) => {
      if ((await page.locator('main table, main ol, main ul').count()) === 0)
        await page.getByRole('button', { name: say('backups.now') }).click();
      await page.getByText(say('backups.states.OK'), { exact: true }).first().waitFor();
      // the folder of this machine
      await page.getByText(/-backups$/).evaluate((folder) => (folder.textContent = '/mnt/backups'));
    },
  },
];
