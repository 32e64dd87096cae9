import type { Page } from '@playwright/test';
import type { Account } from '../browser/support/casebook';

export interface Picture {
  /** Its file is docs/manual/<language>/pictures/<name>.webp. */
  name: string;
  at?: string;
  account?: Account;
  isSignedOut?: true;
  phone?: true;
  /** Selector of what is shown, by default the window. */
  part?: string;
  /** Selector of what is ringed. */
  mark?: string;
  /** Steps that lead to what is shown; `say` gives a text of the catalogue. */
  reach?: (page: Page, say: (key: string) => string) => Promise<unknown>;
}

export const pictures: Picture[] = [
  { name: 'sign-in', isSignedOut: true, part: 'main :is(h1, p, form)' },
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
];
