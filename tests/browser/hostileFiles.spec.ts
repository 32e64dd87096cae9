import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hostileFiles } from '../support/hostileFiles/index.mjs';
import { expect, signIn, test } from './support/casebook';

// `npm run bench` measures the page meanwhile
const folder = mkdtempSync(join(tmpdir(), 'hostile-files-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

async function choose(page: Page, button: string, path: string) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(path);
}

for (const { name, make, import: imported, match } of hostileFiles) {
  test(`the import and the page of cause lists answer the hostile file: ${name} @long`, async ({ page }) => {
    const path = join(folder, name);
    writeFileSync(path, make());
    await signIn(page, 'admin', { at: '/import/new?register=companies&step=file' });
    await choose(page, 'Choose a file', path);
    await expect(page.getByRole('alert').or(page.getByRole('link', { name: /^On to/ }))).toHaveText(imported);
    await page.goto('/hearings/match');
    await choose(page, 'Open a file…', path);
    const box = page.getByLabel('Text of the cause list');
    await expect(page.getByRole('alert').or(box.and(page.locator(':focus')))).toBeVisible();
    const said = (await box.inputValue()) || ((await page.getByRole('alert').textContent()) ?? '');
    // the box shows the beginning of a long text
    expect(said !== '' && match.startsWith(said) ? 'as expected' : said.slice(0, 300)).toBe('as expected');
  });
}
