import type { Page } from '@playwright/test';
import { dayInDhaka, formatDay, plusDays, plusMonths, type Day } from '../../domain/dates';
import type { LimitRecord } from '../../domain/limits';
import { expectAccessible } from './support/accessibility';
import { expect, signIn, switchToBengali, test } from './support/casebook';
import { isLong } from '../support/long';

const today = dayInDhaka();

async function api(page: Page) {
  const { access_token } = JSON.parse((await page.evaluate(() => localStorage.getItem('token'))) ?? '{}');
  const headers = { authorization: `Bearer ${access_token}` };
  return {
    /**
     * The first of ten waiting limits, from `number` on, whose order is at least three months old. Each test passes
     * a different `number`, so that no two tests take the same limit.
     */
    waiting: async (number: number): Promise<LimitRecord> => {
      const get = async (path: string) =>
        (await page.request.get(`/api/casebook/${path}`, { headers })).json();
      const filter = encodeURIComponent('{"state":"WAITING","code":"COMMISSIONER"}');
      const limits: LimitRecord[] = await get(`limits?filter=${filter}&range=[${number},${number + 9}]`);
      for (const limit of limits) {
        const { decidedOn } = await get(`proceedings/${limit.proceedingId}`);
        if (decidedOn <= plusMonths(today, -3)) return limit;
      }
      throw new Error('All of these orders are too new');
    },
    /** Enters the date from which a limit runs. */
    start: async (limit: LimitRecord, triggerDate: Day): Promise<LimitRecord> => {
      const url = `/api/casebook/limits/${limit.id}`;
      const answer = await page.request.put(url, { headers, data: { ...limit, triggerDate } });
      expect(answer.status()).toBe(200);
      return answer.json();
    },
  };
}

// the ordinary run covers this in jsdom: tests/ui/limits/fileLimitChanges.test.tsx
if (isLong)
  test('on the page of a file, a time limit is started, given another date and ended by keyboard alone', async ({
    page,
  }) => {
    await signIn(page, 'customs', { at: '/healthz' });
    const { caseFilingId, nothiNumber } = await (await api(page)).waiting(100);
    await page.goto(`/files/${caseFilingId}`);
    await expect(page.getByRole('heading', { level: 1, name: nothiNumber })).toBeVisible();
    const section = page.getByRole('region', { name: 'Time limits' });
    const dialog = page.getByRole('dialog');
    await expect(section).toContainText('The day it runs from is not entered yet.');
    await section.getByRole('button', { name: /^Enter the days/ }).press('Enter');
    await dialog.getByLabel(/^Runs from/).fill(formatDay(plusDays(today, -10), 'en'));
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(section).toContainText(/\d+ days left/);
    await expect(section).toContainText('not verified');
    await expect(section).toContainText(/Communicated \d\d\/\d\d\/\d{4}; 3 months → /);
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Last day to file');
    await expectAccessible(page);

    await section.getByRole('button', { name: /^Set another date/ }).press('Enter');
    const own = plusDays(today, 5);
    await dialog.getByLabel('Set by an officer').fill(formatDay(own, 'en'));
    await dialog.getByLabel('Reason for that date').fill('The Board wants it earlier');
    await page.keyboard.press('Control+Enter');
    await expect(section).toContainText('5 days left');
    await expect(section).toContainText(`${formatDay(own, 'en')} (The Board wants it earlier)`);
    await expect(section).toContainText('By count:');

    await section.getByRole('button', { name: /^Done/ }).press('Enter');
    await dialog.getByLabel('Memo number').fill('Law/12');
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(section).toContainText('Done, not needed or stopped: 1');

    await section.getByRole('button', { name: 'Add time limit' }).press('Enter');
    await dialog.getByLabel('What must be done').fill('Parawise reply');
    await dialog.getByLabel('Last day').fill(formatDay(plusDays(today, 20), 'en'));
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(section).toContainText('Parawise reply');
    await section.getByText('Done, not needed or stopped: 1').press('Enter');
    await expect(section).toContainText(`Done on ${formatDay(today, 'en')} · Law/12`);
  });

// the ordinary run covers this in jsdom: tests/ui/limits/limits.test.tsx
if (isLong)
  test('time limits in the list and in the month view link to their files, also in Bengali on a phone', async ({
    page,
  }) => {
    await signIn(page, 'customs', { at: '/nowhere' });
    const calls = await api(page);
    const { nothiNumber, caseFilingId, due } = await calls.start(
      await calls.waiting(110),
      plusMonths(plusDays(today, 8), -3),
    );
    await page.getByRole('button', { name: 'Hearings', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: 'Time limits' }).press('Enter');
    const row = page.getByRole('row').filter({ hasText: nothiNumber });
    await expect(row).toContainText(/\d+ days? left/);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Waiting for a day/ }).press('Enter');
    await expect(page).toHaveURL(/WAITING/);
    await expect(page.getByRole('row').filter({ hasText: /\d days left/ })).toHaveCount(0);

    await page.goto(`/limits?view=month&date=${plusDays(due!, -1)}&filter={"state":"RUNNING"}`);
    await page.locator(`[data-day="${plusDays(due!, -1)}"]`).press('ArrowRight');
    const day = page.locator(`[data-day="${due}"]`);
    await expect(day).toBeFocused();
    await expect(day).toContainText(/\d+ limits?/);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: nothiNumber }).click();
    await expect(page).toHaveURL(`/files/${caseFilingId}`);

    await page.goto('/limits');
    await expect(row).toBeVisible();
    await switchToBengali(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('article').first()).toContainText('যাচাই হয়নি');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });

// the ordinary run covers this in jsdom: tests/ui/limits/limitMoves.test.tsx
if (isLong)
  test('a new holiday or a changed rule is saved only after the time limits that it would move are shown', async ({
    page,
  }) => {
    await signIn(page, 'admin', { at: '/healthz' });
    const calls = await api(page);
    const { nothiNumber, mayFile, ruleId } = await calls.start(
      await calls.waiting(120),
      plusMonths(plusDays(today, 45), -3),
    );
    await page.goto('/create-closed-day');
    await page.getByRole('combobox', { name: /^Calendar/ }).fill('Office');
    await page.getByRole('option', { name: 'Office', exact: true }).click();
    await page.getByLabel(/^First day/).fill(formatDay(mayFile!, 'en'));
    await page.getByLabel(/^Last day/).fill(formatDay(mayFile!, 'en'));
    await page.getByLabel('Name *').fill('Sudden holiday');
    await page.getByLabel(/^Kind/).selectOption('Holiday by executive order');
    await page.keyboard.press('Control+Enter');
    const question = page.getByRole('dialog', { name: /would move$/ });
    await expect(question).toContainText(nothiNumber);
    await expect(question).toContainText(`${formatDay(mayFile!, 'en')} → `);
    await expect(question).toContainText('not verified');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Back' }).press('Enter');
    await expect(page.getByText('Not saved.')).toBeVisible();
    await page.goto('/closed-days');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('row', { name: /Sudden holiday/ })).toHaveCount(0);

    await page.goto(`/limitation-rules/${ruleId}/edit`);
    const rule = page.getByRole('dialog', { name: /^Edit period of limitation/ });
    await rule.getByLabel('Period', { exact: true }).fill('4');
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(question).toContainText(nothiNumber);
    await question.getByRole('button', { name: 'Back' }).press('Enter');
    await expect(rule).toContainText('Not saved.');
    await rule.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'not verified' }).first()).toContainText(
      /\d+ (months|days)/,
    );
    await expectAccessible(page);
  });
