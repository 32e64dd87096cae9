import type { APIRequestContext, Page } from '@playwright/test';
import { someCaseTypes } from '../support/standIns';
import { accounts, expect, newFileNumber, signIn, test } from './support/casebook';
import { isLong } from '../support/long';

const LONG = 'The operation of the impugned order is stayed for six months, subject to deposit. '.repeat(40);

/** Registers a filing with these court cases; returns its file number and id. */
async function enter(request: APIRequestContext, cases: Record<string, object> = {}) {
  const query = new URLSearchParams({
    grant_type: 'password',
    username: 'admin',
    password: accounts.admin,
  });
  const authorization = `Basic ${Buffer.from('casebook:casebook').toString('base64')}`;
  const token = await (await request.post(`/oauth/token?${query}`, { headers: { authorization } })).json();
  const post = async (collection: string, data: object) => {
    const headers = { authorization: `Bearer ${token.access_token}` };
    return (await request.post(`/api/case/${collection}`, { headers, data })).json();
  };
  const nothiNumber = newFileNumber();
  const { id } = await post('case-fillings', { nothiNumber, workPlace: { id: 1 }, revenue: 1234567.5 });
  for (const [collection, values] of Object.entries(cases)) {
    await post(collection, { ...values, caseFilling: { id } });
  }
  return { nothiNumber, id: Number(id) };
}

const rows = (page: Page) => page.locator('tbody tr');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search with Nothi No.' });

// the ordinary run finds and edits a case in keyboardWalk.spec.ts, and covers all of this in jsdom:
// tests/ui/followOnCases
if (isLong)
  test('a tribunal case is found, viewed in full, edited by keyboard and deleted', async ({
    page,
    request,
  }) => {
    const { nothiNumber } = await enter(request, {
      'tribunal-cases': {
        tribunalCaseNo: 'CEVT-1',
        interimOrderOfTribunal1: LONG,
        dateOfHearing01: '2026-12-01',
      },
    });
    await signIn(page, 'admin');
    await page.getByRole('button', { name: 'Appeal and Tribunal' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Appellate Tribunal Case' }).click();
    await search(page).fill(nothiNumber.toUpperCase());
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('12,34,567.50');
    await expect(rows(page)).toContainText('01/12/2026');
    expect((await rows(page).boundingBox())!.height).toBeLessThan(80);

    await test.step('details', async () => {
      await page.getByRole('link', { name: `Details: ${nothiNumber}` }).click();
      const dialog = page.getByRole('dialog', { name: 'Appellate Tribunal Case' });
      await expect(dialog).toContainText(LONG.trim());
      await dialog.getByRole('button', { name: 'Close' }).first().click();
      await expect(dialog).toBeHidden();
    });

    await test.step('edit', async () => {
      const edit = page.getByRole('link', { name: `Edit: ${nothiNumber}` });
      await edit.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Appellate Tribunal Case Edit' });
      await expect(dialog).toContainText(nothiNumber);
      await expect(dialog.getByLabel('Tribunal Case Number')).toBeFocused();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('CEVT-2');
      await page.keyboard.press('Tab');
      await page.keyboard.type('০৫০২২০২৬');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Tribunal Case Updated Successfully!')).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(rows(page)).toContainText('CEVT-2');
      await expect(rows(page)).toContainText('05/02/2026');
      await expect(edit).toBeFocused();
    });

    await test.step('delete', async () => {
      await page.getByRole('button', { name: `Delete: ${nothiNumber}` }).press('Enter');
      const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
      await expect(question).toContainText('Do you really want to delete the case?');
      await question.getByRole('button', { name: 'Yes, I am sure!' }).click();
      await expect(page.getByText('Delete Successful')).toBeVisible();
      await expect(page.getByText('There is no data right now..!')).toBeVisible();
      await expect(page.locator('#main-content')).toBeFocused();
    });
  });

// the ordinary run covers this in jsdom: tests/ui/followOnCases/everyCaseType.test.tsx and list.test.tsx
if (isLong)
  test('lists of court cases are numbered, sorted and paged as specified', async ({ page }) => {
    await signIn(page, 'customs', { at: '/tribunal-cases-list' });
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(rows(page).first().getByRole('cell').first()).toHaveText('21');
    const fits = () => page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
    await expect.poll(fits).toBe(true);

    await page.goto('/foujdari-cases-list');
    await expect(page.getByLabel('Order', { exact: true })).toHaveValue('DESC');
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(rows(page).first().getByRole('cell').first()).toHaveText('1');
    await page.getByLabel('Sort by').selectOption('Disputed Revenue');
    await expect(page).toHaveURL(/sort=caseFilling.revenue.*page=1|page=1.*sort=caseFilling.revenue/);
    await expect(async () => {
      const amounts = await rows(page).locator('td:nth-child(4)').allInnerTexts();
      const values = amounts.map((text) => Number(text.replaceAll(',', '')));
      expect(values).toHaveLength(20);
      expect(values).toEqual([...values].sort((a, b) => b - a));
    }).toPass();
  });

// the ordinary run walks a wide table by Tab in lists.spec.ts
if (isLong)
  test('a wide list keeps each row’s name in view while it scrolls sideways, and no sticky column covers the focus', async ({
    page,
  }) => {
    await signIn(page, 'customs', { at: '/tribunal-cases-list' });
    const name = rows(page).first().getByRole('rowheader');
    const scrolled = () => name.evaluate((cell) => cell.closest('.RaDataTable-tableWrapper')!.scrollLeft);
    const details = rows(page).first().locator('[id^=row-details]');
    await details.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await expect(details).toBeFocused();
    expect(await scrolled()).toBe(0);

    await page.getByRole('button', { name: 'Comment', exact: true }).focus();
    expect(await scrolled()).toBeGreaterThan(500);
    await expect(name).toBeInViewport({ ratio: 1 });
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const { left, right } = document.activeElement!.getBoundingClientRect();
        if (document.activeElement!.closest('.row-name, .row-actions')) return null;
        const [start, end] = ['name', 'actions'].map((side) =>
          document.querySelector(`th.row-${side}`)!.getBoundingClientRect(),
        );
        return left < start!.right || right > end!.left ? document.activeElement!.textContent : null;
      });
      expect(covered).toBeNull();
    }
  });

// the ordinary run covers this in jsdom: tests/ui/followOnCases/otherCases.test.tsx
if (isLong)
  test('a filing’s list of other cases links to each case, back to the list, and to the form for a new case', async ({
    page,
    request,
  }) => {
    const { nothiNumber, id } = await enter(request, {
      'foujdari-suit-cases': { fir: 'FIR-77', status: 'SUBJUDICE' },
    });
    await signIn(page, 'customs');
    await page.getByRole('searchbox', { name: 'File Number' }).fill(nothiNumber);
    await expect(rows(page)).toHaveCount(1);
    const opener = page.getByRole('link', { name: `Other Cases: ${nothiNumber}` });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'View All Case Details' });
    await expect(dialog).toContainText('Sub-Judice before Court');
    await expect(page).toHaveURL(new RegExp(`/case-fillings-list/${id}/other-cases`));
    await page.reload();
    await expect(dialog.getByRole('columnheader')).toHaveCount(8); // customs staff may not see civil cases

    await dialog.getByRole('link', { name: 'View: Criminal Case' }).press('Enter');
    const criminal = page.getByRole('dialog', { name: 'Criminal Case' });
    await expect(criminal).toContainText('FIR-77');
    await page.keyboard.press('Escape');
    await expect(dialog).toContainText('Sub-Judice before Court');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.press('Enter');
    await dialog.getByRole('link', { name: 'Create: Appellate Tribunal Case' }).press('Enter');
    await expect(page).toHaveURL(`/add-tribunal-case/${encodeURIComponent(nothiNumber)}`);
  });

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
