import type { Page } from '@playwright/test';

/** Expires the session in this tab, as a refused renewal in another tab does. */
export const expireSession = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('token', 'expired');
    dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'expired' }));
  });
