import { expect, type Locator, type Page } from '@playwright/test';
import { callsOf } from './calls';

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

export async function chooseFile(page: Page, name: string, text: string) {
  const button = page.getByRole('button', { name: 'Choose a file' });
  await expect(button).toBeEnabled();
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

/** Goes from the chosen file to the check of its rows, by keyboard. */
export async function checkRows(page: Page, onward: string) {
  await tabTo(page, page.getByRole('link', { name: onward }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Check the rows' }));
  await page.keyboard.press('Enter');
}

/** Opens an import of these rows, as if a file with a column for each field had been chosen and checked. */
export async function openChecked(page: Page, register: string, fields: string[], rows: string[][]) {
  const call = await callsOf(page);
  const { id } = await call('POST', '/api/casebook/imports', {
    register,
    fileName: 'rows.csv',
    layout: {
      columns: fields.map((field, column) => ({ column, field })),
      existing: 'skip',
      parties: 'make',
    },
    rows: rows.map((cells, at) => ({ line: at + 2, cells })), // below the headings
  });
  await call('POST', `/api/casebook/imports/${id}/check`);
  await page.goto(`/import/${id}`);
}
