import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, newFileNumber, signIn, switchToBengali, test } from './support/casebook';
import { isLong } from '../support/long';

/** Presses a key until the focused element has this name. */
async function walkTo(page: Page, name: string | RegExp, key = 'Tab') {
  const matches = async () => {
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) return false;
    const label = await focused.evaluate((element) =>
      [
        element.getAttribute('aria-label'),
        element.textContent,
        (element as HTMLInputElement).labels?.[0]?.textContent,
      ].join('\n'),
    );
    return typeof name === 'string'
      ? label.split('\n').some((line) => line.trim() === name)
      : name.test(label);
  };
  for (let presses = 0; presses < 80; presses++) {
    if (await matches()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Never came to ${String(name)}`);
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

// the ordinary run covers this in jsdom, step by step: tests/ui/registers/keptLists.test.tsx
if (isLong)
  test('an administrator maintains the sections by keyboard alone', async ({ page }) => {
    test.setTimeout(120_000);
    const one = `Kept ${newFileNumber()}`;
    const other = `Zone ${newFileNumber()}`;
    await signIn(page, 'admin', { at: '/' });
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();

    // from the menu to the list, and to the form
    await walkTo(page, 'Settings');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Sections and Branches' }).waitFor();
    await walkTo(page, 'Sections and Branches', 'ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Sections and Branches' })).toBeVisible();
    await expect(row(page, 'Jetty')).toBeVisible();
    await expectAccessible(page);
    await walkTo(page, 'Add Section/Branch');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(/^Name/).first()).toBeFocused();
    await expectAccessible(page);
    for (const name of [one, other]) {
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Section/Branch added').last()).toBeVisible();
      await expect(page.getByLabel(/^Name/).first()).toHaveValue('');
      await expect(page.getByLabel(/^Name/).first()).toBeFocused();
    }

    // in its row: renames it, adds a Bengali name and a position, and disables it
    const search = `?filter=${encodeURIComponent(JSON.stringify({ q: one }))}`;
    await page.goto(`/sections-list${search}`);
    await expect(row(page, one)).toBeVisible();
    await walkTo(page, `Edit in row (F2): ${one}`);
    await page.keyboard.press('F2');
    await page.keyboard.type(`${one} new`);
    await page.keyboard.press('Tab');
    await page.keyboard.type('পরীক্ষা শাখা');
    await page.keyboard.press('Tab');
    await page.keyboard.type('3');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(row(page, `${one} new`)).toContainText('পরীক্ষা শাখা');

    // merges it into the other one
    await walkTo(page, `Merge: ${one} new`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: /^Merge into/ })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: other }).waitFor();
    await page.keyboard.type(other.slice(0, 12));
    await walkTo(page, other, 'ArrowDown');
    await page.keyboard.press('Enter');
    await walkTo(page, 'Merge');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Merged', { exact: true })).toBeVisible();
    await expect(row(page, `${one} new`)).toHaveCount(0);

    // deletes the other one, which is unused
    await page.goto(`/sections-list?filter=${encodeURIComponent(JSON.stringify({ q: other }))}`);
    await expect(row(page, other)).toContainText('Nothing');
    await walkTo(page, `Delete: ${other}`);
    await page.keyboard.press('Enter');
    await walkTo(page, 'Yes, I am sure!');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Delete Successful')).toBeVisible();
  });

// the ordinary run tries to delete an agent in use, in agents.spec.ts
if (isLong)
  test('deleting a section in use is refused with the records that use it', async ({ page }) => {
    await signIn(page, 'admin', { at: '/sections-list' });
    await row(page, 'Jetty').getByRole('button', { name: 'Delete: Jetty' }).click();
    await page.getByRole('button', { name: 'Yes, I am sure!' }).click();
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText('In use by');
  });

test('banks are listed in both languages, and forms in Bengali offer them by their Bengali names', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/banks-list' });
  await expect(row(page, 'AB Bank PLC')).toContainText('এবি ব্যাংক পিএলসি');
  await switchToBengali(page);
  await expect(page.getByRole('heading', { level: 1, name: 'ব্যাংক' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/add-case-fillings');
  await page.getByLabel('ব্যাংকের নাম').fill('এবি');
  await expect(page.getByRole('option', { name: 'এবি ব্যাংক পিএলসি' })).toBeVisible();
});

// the ordinary run downloads the filings in export.spec.ts
if (isLong)
  test('the banks can be downloaded as a spreadsheet', async ({ page }) => {
    await signIn(page, 'admin', { at: '/banks-list' });
    await expect(row(page, 'AB Bank PLC')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Data' }).click();
    expect((await download).suggestedFilename()).toBe('Banks.xlsx');
  });

test('the office’s name appears in the footer, in both languages, as soon as it is saved', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/office' });
  const name = page.getByLabel('Name', { exact: true });
  const save = async (english: string, bengali: string) => {
    await name.fill(english);
    await page.getByLabel('Name in Bengali').fill(bengali);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Office saved').last()).toBeVisible();
  };
  await save('Customs House, Mongla', 'কাস্টম হাউস, মোংলা');
  await expect(page.getByRole('contentinfo')).toContainText('Customs House, Mongla');
  await expectAccessible(page);
  await switchToBengali(page);
  await expect(page.getByRole('contentinfo')).toContainText('কাস্টম হাউস, মোংলা');
  await page.getByRole('button', { name: 'English' }).click();
  await save('', '');
  await expect(page.getByRole('contentinfo')).toContainText('Custom House, Chattogram');
});

test('no field of the office form is alone in its row, and Save keeps a distance from the history', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/office' });
  const types = page.getByLabel(/^Number of the type/);
  await expect(types).toHaveCount(5);
  const tops = await types.evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().top));
  expect(tops.map((top) => tops.filter((other) => other === top).length)).toEqual([3, 3, 3, 2, 2]);
  const save = await page.getByRole('button', { name: 'Save' }).boundingBox();
  const history = await page.getByRole('region', { name: 'History' }).boundingBox();
  expect(history!.y - (save!.y + save!.height)).toBeGreaterThanOrEqual(16);
});
