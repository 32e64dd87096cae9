import type { Page } from '@playwright/test';
import { someCaseTypes } from '../support/standIns';
import { expect, signIn, test } from './support/casebook';

const rows = (page: Page) => page.locator('tbody tr');

const LISTS = [
  ['/comm-cases', 'Custom, Excise & VAT (Appeal) Commissionerate Case'],
  ['/tribunal-cases-list', 'Appellate Tribunal Case'],
  ['/custom-appeal-cases', 'Custom Appeal, High Court Division'],
  ['/high-court-rit-list', 'Writ Cases, High Court Division'],
  ['/high-court-cpa-cpl-cases', 'CPLA/CMP, Appellate Division'],
  ['/high-court-cp-cases', 'Civil Petition, Appellate Division'],
  ['/admiral-suit-cases-list', 'Admiralty Suit, High Court Division'],
  ['/foujdari-cases-list', 'Criminal Case'],
  ['/civil-cases-list', 'Civil Case'],
] as const;
const someLists = LISTS.filter(([address]) => someCaseTypes.some(({ routes }) => routes.list === address));

test('each type of court case has its list, in which only the table scrolls', async ({ page }) => {
  await signIn(page, 'admin', { at: '/healthz' });
  for (const [address, title] of someLists) {
    await test.step(title, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(rows(page).first()).toContainText('/');
      const overflow = () =>
        page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          return { across: scrollWidth > innerWidth, down: scrollHeight > innerHeight };
        });
      await expect.poll(overflow).toEqual({ across: false, down: false });
    });
  }
});
