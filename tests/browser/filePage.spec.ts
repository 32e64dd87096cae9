import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { callsOf } from './support/calls';
import { expect, signIn, test } from './support/casebook';

test('a hearing, its result with the next date and a note are entered by keyboard on the page of a file', async ({
  page,
}) => {
  await signIn(page, 'customs');
  const { keyboard } = page;
  const number = (await page.locator('tbody .number-link').nth(3).textContent())!;
  await page.getByRole('link', { name: number, exact: true }).click();
  await expect(page).toHaveURL(/\/files\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expectAccessible(page);

  const dialog = page.getByRole('dialog');
  await page
    .getByRole('button', { name: /^Add hearing/ })
    .first()
    .press('Enter');
  await expect(dialog.getByLabel(/^Date/)).toBeFocused();
  await keyboard.type('today');
  await dialog.getByLabel('Court', { exact: true }).fill('Annex Building Court No. 18');
  await expectAccessible(page);
  await keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Hearing added')).toBeVisible();

  const course = page.getByRole('region', { name: 'Course of the case' });
  await course
    .getByRole('listitem')
    .filter({ hasText: 'Annex Building Court No. 18' })
    .last()
    .getByRole('button', { name: /^Enter result/ })
    .press('Enter');
  await dialog.getByLabel(/^Result/).selectOption('Adjourned');
  await dialog.getByRole('button', { name: '+1 month' }).press('Enter');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Adjourned');
  await expect(course.locator(':focus')).toBeVisible();

  await page.getByRole('button', { name: 'Add note' }).press('Enter');
  await dialog.getByLabel(/^Note/).fill('Ask the court for an earlier date');
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText(
    'Ask the court for an earlier date',
  );

  await page.getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('menuitem', { name: 'History' }).press('Enter');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText(
    'Notes: Ask the court for an earlier date',
  );
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
});

test('a case added from the page of a file is marked there and has the focus, which Tab moves on @long', async ({
  page,
}) => {
  await signIn(page, 'customs', { at: '/files/7' });
  await page.getByRole('button', { name: 'Add Case' }).click();
  await page.getByRole('menuitem', { name: 'Criminal Case' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Just added')).toBeVisible();
  await expect(page).toHaveURL(/\/files\/7$/);
  await expect(page.getByRole('link', { name: 'Without a number' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('button:focus')).toHaveText('Add hearing');
  await expectAccessible(page);
});

test('the links in the course of a file are 24 pixels high, also where its buttons wrap below them @long', async ({
  page,
}) => {
  await signIn(page, 'customs', { at: '/files/1' });
  const links = page.getByRole('region', { name: 'Course of the case' }).getByRole('link');
  await links.first().waitFor();
  for (const width of [1440, 1000, 600, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights), `${width} px`).toBeGreaterThanOrEqual(24);
  }
});

test('each print of a file, or of its state on a past day, is listed under Activity @long', async ({
  page,
}) => {
  await signIn(page, 'customs', { at: '/files/23' });
  await page.getByRole('button', { name: 'More' }).waitFor();
  const number = await page.getByRole('heading', { level: 1 }).textContent();
  const isKept = () => page.waitForResponse((answer) => answer.url().endsWith('/api/casebook/events'));
  const [printed] = await Promise.all([isKept(), page.pdf()]);
  expect(printed.request().postDataJSON()).toEqual({ kind: 'PRINT', caseFilingId: 23 });
  await page.waitForTimeout(1000); // sooner it would be taken for a double click
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'As of a day' }).click();
  await page.getByRole('dialog').waitFor();
  await Promise.all([isKept(), page.pdf()]);

  await signIn(page, 'admin', { at: '/activity/events' });
  await page.getByLabel('What', { exact: true }).selectOption('Print of a file');
  const prints = page.locator('tbody tr', { hasText: 'Rafiqul Islam' }).filter({ hasText: number! });
  await expect(prints).toHaveCount(2);
  await prints.first().getByRole('link', { name: number! }).click();
  await expect(page).toHaveURL(/\/files\/23$/);
});

test('a file prints its goods, entry, agent and guarantee on the first sheet, in type of 9 pt or more, and no hints', async ({
  page,
}) => {
  await signIn(page, 'customs');
  const call = await callsOf(page);
  const [step]: { caseFilingId: number }[] = await call('GET', '/api/casebook/steps?range=[0,0]');
  await page.goto(`/files/${step!.caseFilingId}`);
  await expect(page.getByText('In all')).toBeAttached();
  // a sheet of A4 without its margins, in pixels
  await page.setViewportSize({ width: 703, height: 1024 });
  await page.emulateMedia({ media: 'print' });
  const details = page.getByRole('region', { name: 'Details' });
  for (const label of ['Description of Goods', 'Bill of Entry/Export', 'C&F Agent', 'Bank Guarantee No.'])
    await expect(details.getByText(label, { exact: true })).toBeVisible();
  const { y, height } = (await details.boundingBox())!;
  expect(y + height).toBeLessThan(1024);
  expect(await smallestType(page)).toBeGreaterThanOrEqual(9);
  await page.goto('/files/2');
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
  await expect(page.getByText('No steps yet.')).toBeHidden();
});

/** The smallest type that is shown, in points. */
const smallestType = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const sizes: number[] = [];
    while (texts.nextNode()) {
      const { parentElement: box, textContent } = texts.currentNode;
      if (textContent?.trim() && box?.checkVisibility())
        sizes.push(parseFloat(getComputedStyle(box).fontSize));
    }
    return Math.min(...sizes) * 0.75;
  });
