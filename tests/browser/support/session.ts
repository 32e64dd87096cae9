import type { Page } from '@playwright/test';

/** Ends the session in this tab, as another tab does whose session the server does not renew. */
export const expireSession = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('token', 'expired');
    dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'expired' }));
  });
