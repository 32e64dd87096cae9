import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { read, utils } from 'xlsx';
import { expectAccessible } from './support/accessibility';
import { expect, openViewOptions, signIn, switchToBengali, test } from './support/casebook';

const addressOf = (filter: object) =>
  `/tribunal-cases-list?filter=${encodeURIComponent(JSON.stringify(filter))}`;

const chips = (page: Page) => page.getByRole('group', { name: 'Shows only' }).getByRole('button');

/** The server's count of tribunal cases that are sub judice. */
async function figure(page: Page): Promise<number> {
  const info = await page.evaluate(async () => {
    const { access_token: token } = JSON.parse(localStorage.getItem('token')!) as { access_token: string };
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch('/api/case/v2/dashboard-info', { headers });
    return (await answer.json()) as { tribunalCase: { SUBJUDICE: number } };
  });
  return info.tribunalCase.SUBJUDICE;
}

async function exportedRows(page: Page): Promise<unknown[][]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Data' }).click();
  const book = read(readFileSync(await (await download).path()));
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
}

// the ordinary run covers this in parts: tests/server/figures/lists.test.ts, tests/ui/list/figureChips.test.tsx
test('the link of a figure opens a list, and an export, of exactly the records that the figure counts @long', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const counted = await figure(page);
  expect(counted).toBeGreaterThan(0);
  await page.goto(addressOf({ status: 'SUBJUDICE' }));
  await expect(page.getByText(`1–20 of ${counted}`, { exact: true })).toBeVisible();
  await expect(chips(page)).toHaveText(['Status: Sub-Judice before Court']);
  const [, ...rows] = await exportedRows(page);
  expect(rows).toHaveLength(counted);

  await test.step('the figure’s filter survives sorting and going back, and is removed by a key', async () => {
    await openViewOptions(page);
    await page.getByLabel('Order', { exact: true }).selectOption('DESC');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/SUBJUDICE.*order=DESC/);
    await expect(page.getByText(`1–20 of ${counted}`, { exact: true })).toBeVisible();
    await chips(page).focus();
    await page.keyboard.press('Delete');
    await expect(chips(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/SUBJUDICE/);
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.goBack();
    await expect(chips(page)).toHaveCount(1);
    await expect(page.getByText(`1–20 of ${counted}`, { exact: true })).toBeVisible();
  });

  await test.step('each filter is shown in words, in both languages, on a phone too', async () => {
    const filter = { status: 'NOT_GIVEN', month: '2026-03', workPlaceId: 1, filingStatus: 'ONREMAND' };
    await page.goto(addressOf(filter));
    await expect(chips(page)).toHaveCount(4);
    await expect(chips(page).nth(1)).toHaveText('Month: March 2026');
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await switchToBengali(page);
    await expect(page.getByText('মাস: মার্চ ২০২৬')).toBeVisible();
    await expectAccessible(page);
  });
});
