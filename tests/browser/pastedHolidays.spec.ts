import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, signIn, test, tokenOf } from './support/casebook';

const text = (file: string) => readFileSync(`tests/support/cases/${file}`, 'utf8');

/** Pastes a list of holidays. @returns the rows of the preview: days, name and kind */
async function pasted(page: Page, file: string, year: string): Promise<string[][]> {
  await page.getByRole('button', { name: 'Paste a list…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'List' }).fill(text(file));
  await dialog.getByRole('textbox', { name: 'Year of dates without one' }).fill(year);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const rows = dialog.getByRole('table').locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  return rows.evaluateAll((all) =>
    all.map((row) => {
      const [, days, name] = Array.from(row.querySelectorAll('td'), (cell) => cell.innerText.trim());
      return [days!, name!.split('\n')[0]!, row.querySelector('select')!.value];
    }),
  );
}

test('a pasted paragraph of holidays, working days and misspelt months becomes the entries that it names', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/closed-days' });
  const dialog = page.getByRole('dialog');
  expect(await pasted(page, '14-holidays-in-one-paragraph.txt', '2026')).toEqual([
    ['21/02/2026', 'শহীদ দিবস', 'PUBLIC'],
    ['20/03/2026', 'জুমাতুল বিদা', 'PUBLIC'],
    ['21/03/2026', 'ঈদুল ফিতর', 'PUBLIC'],
  ]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await pasted(page, '14b-working-saturday.txt', '2026')).toEqual([
    ['17/05/2026', 'অফিস খোলা থাকবে', 'EXTRA_SITTING'],
    ['05/08/2026', 'গণঅভ্যুত্থান দিবস'.normalize('NFC'), 'PUBLIC'],
  ]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  // years ahead, where no other test meets the days
  expect(await pasted(page, '14b-working-saturday.txt', `${new Date().getFullYear() + 2}`)).toHaveLength(2);
  await dialog.getByRole('button', { name: 'Add 2 entries' }).click();
  await expect(page.getByText('8 entries added')).toBeVisible();
});

test('companies with silent letters in their names are found by their Bengali spelling', async ({ page }) => {
  const { access_token } = await tokenOf(page, 'customs');
  const headers = { authorization: `Bearer ${access_token}` };
  const pairs = text('16-silent-letters.tsv')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, string]);
  for (const [companyName] of pairs)
    expect((await page.request.post('/api/case/companies', { headers, data: { companyName } })).ok()).toBe(
      true,
    );
  await signIn(page, 'customs');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Number, name or screen, in any script' });
  for (const [company, query] of pairs) {
    await box.fill(query);
    await expect(page.getByRole('option', { name: company }).first()).toBeVisible();
  }
});
