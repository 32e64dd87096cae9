import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, openViewOptions, signIn, sortBy, test } from './support/casebook';

const TRIBUNAL = '/tribunal-cases-list';
const rows = (page: Page) => page.locator('tbody tr');
const headings = (page: Page) => page.locator('th').allInnerTexts();
const columnsButton = (page: Page) => page.getByRole('button', { name: /^Columns/ });

async function openList(page: Page, address: string) {
  await page.goto(address);
  await expect(rows(page).first()).toBeVisible();
}

/** Signs in and opens a list directly, without loading the first list before it. */
async function signInTo(page: Page, account: 'admin' | 'customs', address: string) {
  await signIn(page, account, { at: address });
  await expect(rows(page).first()).toBeVisible();
}

/** Signs out and waits for the sign-in page. */
async function signOut(page: Page) {
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
}

test('the columns and density that a person chooses for a list by keyboard outlive the session @long', async ({
  page,
}) => {
  await signInTo(page, 'customs', TRIBUNAL);
  const all = await headings(page);
  const height = async () => (await rows(page).first().boundingBox())!.height;
  const compact = await height();
  expect(compact).toBeLessThan(30);

  await openViewOptions(page);
  await columnsButton(page).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'Columns' });
  await expect(menu.getByRole('menuitemradio', { name: 'Compact rows' })).toBeFocused();
  await expect(menu.getByRole('menuitemradio', { name: 'Compact rows' })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitemradio', { name: 'Comfortable rows' })).toBeChecked();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect(menu.getByRole('menuitemcheckbox', { name: 'Disputed Revenue' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(columnsButton(page)).toBeFocused();
  await expect(columnsButton(page)).toHaveText('Columns (1 hidden)');
  const left = all.filter((name) => name !== 'Disputed Revenue');
  await page.keyboard.press('Escape');
  expect(await headings(page)).toEqual(left);
  const comfortable = await height();
  expect(comfortable).toBeGreaterThan(compact);

  await test.step('another list has its own columns, but the same density', async () => {
    await openList(page, '/foujdari-cases-list');
    await openViewOptions(page);
    await expect(columnsButton(page)).toHaveText('Columns');
    await page.keyboard.press('Escape');
    expect(await height()).toBeGreaterThan(compact);
  });

  await test.step('another person has neither these columns nor this density', async () => {
    await signOut(page);
    await signInTo(page, 'admin', TRIBUNAL);
    expect(await headings(page)).toEqual(all);
    expect(await height()).toBe(compact);
  });

  await test.step('the first person finds columns and density as they were', async () => {
    await signOut(page);
    await signInTo(page, 'customs', TRIBUNAL);
    expect(await headings(page)).toEqual(left);
    expect(await height()).toBe(comfortable);
    await openViewOptions(page);
    await columnsButton(page).click();
    await page.getByRole('menuitem', { name: 'Show all columns' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    // including the column that is hidden by default
    await expect.poll(() => headings(page)).toEqual(all.toSpliced(all.indexOf('Details'), 0, 'Last change'));
  });
});

test('a truncated text of a list opens in full by keyboard and touch, while a text that fits is no button @long', async ({
  page,
}) => {
  await signInTo(page, 'customs', TRIBUNAL);
  const cut = page.locator('td [role=button]');
  await expect(cut.first()).toBeVisible();
  const marked = () =>
    page.evaluate(() => {
      const texts = [...document.querySelectorAll<HTMLElement>('td span.clamped')];
      return texts.map((text) => [text.scrollHeight - text.clientHeight > 8, text.role === 'button']);
    });
  const wrong = async () => (await marked()).filter(([isCut, isButton]) => isCut !== isButton);
  await expect.poll(wrong).toEqual([]);
  expect((await marked()).some(([isCut]) => !isCut)).toBe(true);

  const whole = await cut.first().textContent();
  await cut.first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(whole!);
  await expect(dialog).toHaveAccessibleName(/\S/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cut.first()).toBeFocused();

  await cut.last().click();
  await expect(dialog).toContainText((await cut.last().textContent())!);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
});

test('no sticky column of a wide table covers an element that Tab reaches @long', async ({ page }) => {
  await signInTo(page, 'customs', TRIBUNAL);
  await expect(page.locator('td [role=button]').first()).toBeVisible();
  await rows(page).first().locator('[role=button]').first().focus();
  for (let step = 0; step < 12; step++) {
    const covered = await page.evaluate(() => {
      const focused = document.activeElement!;
      if (!focused.closest('tbody') || focused.closest('.row-number, .row-name, .row-actions')) return null;
      const { left, right } = focused.getBoundingClientRect();
      const edge = (side: string) => document.querySelector(`th.row-${side}`)!.getBoundingClientRect();
      return left < edge('name').right || right > edge('actions').left ? focused.textContent : null;
    });
    expect(covered).toBeNull();
    await page.keyboard.press('Tab');
  }
});

test('the number and name columns stay side by side while a wide table scrolls @long', async ({ page }) => {
  await signIn(page, 'customs', { at: '/healthz' });
  for (const width of [1440, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await openList(page, TRIBUNAL);
    const edges = () =>
      page.evaluate(() =>
        ['td.row-number', 'th[scope=row]', 'th.row-number', 'th.row-name'].flatMap((cell) => {
          const { left, right } = document.querySelector(cell)!.getBoundingClientRect();
          return [Math.round(left), Math.round(right)];
        }),
      );
    await page.evaluate(() => document.fonts.ready); // fonts change the widths
    const before = await edges();
    expect(before[1]).toBe(before[2]);
    await page.locator('.RaDataTable-tableWrapper').evaluate((box) => box.scrollTo(800, 0));
    await expect.poll(edges).toEqual(before);
  }
});

test.describe(() => {
  test.use({ ownTab: true });

  test('a list shows what its URL says: after a reload, after going back, and without parameters', async ({
    page,
  }) => {
    await signInTo(page, 'customs', TRIBUNAL);
    const first = rows(page).first();
    const started = await first.innerText();
    const steps = await page.evaluate(() => history.length);
    // in this order rows added by other tests come last
    const sorted = page.waitForResponse(/page=0&size=20&sortBy=dateOfCase/);
    await sortBy(page, 'Case Date');
    await expect(page).toHaveURL(/sort=dateOfCase/);
    await sorted;
    const second = page.waitForResponse(/page=1&size=20&sortBy=dateOfCase/);
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    const { content } = await (await second).json();
    await expect(first).toContainText(content[0].tribunalCaseNo);
    await expect(first.getByRole('cell').first()).toHaveText('21');
    const shown = await first.innerText();
    await page.reload();
    await expect(first).toHaveText(shown, { useInnerText: true });
    await openViewOptions(page);
    await expect(page.getByLabel('Sort by')).toHaveValue('dateOfCase');
    await page.keyboard.press('Escape');

    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(TRIBUNAL);
    await expect(first).toHaveText(started, { useInnerText: true });
    expect(await page.evaluate(() => history.length)).toBe(steps + 2);
  });
});
