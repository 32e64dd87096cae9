import type { Locator, Page } from '@playwright/test';
import { dayInDhaka, formatDay, plusDays } from '../../domain/dates';
import { expectAccessible } from './support/accessibility';
import { expect, signIn, test } from './support/casebook';

const today = dayInDhaka();

/** Adds hearings of today in a court that no other test uses, so that other tests' hearings can be filtered out. */
async function addHearings(page: Page, count: number) {
  const court = `Bench ${Date.now().toString(36)}`;
  const { access_token } = JSON.parse((await page.evaluate(() => localStorage.getItem('token'))) ?? '{}');
  const headers = { authorization: `Bearer ${access_token}` };
  const filter = encodeURIComponent(JSON.stringify({ kind: 'tribunal-cases' }));
  const url = `/api/casebook/proceedings?range=[0,${count - 1}]&filter=${filter}`;
  const proceedings = await (await page.request.get(url, { headers })).json();
  for (const [index, { id }] of proceedings.entries()) {
    const data = { proceedingId: id, date: today, court, itemNo: String(index + 1), purpose: 'HEARING' };
    const answer = await page.request.post('/api/casebook/hearings', { headers, data });
    expect(answer.status()).toBeLessThan(300);
  }
  return court;
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function openDiary(page: Page, hearings: number) {
  await signIn(page, 'admin', { at: '/healthz' });
  const court = await addHearings(page, hearings);
  await page.goto(`/hearings?court=${encodeURIComponent(court)}`);
  await expect(page.getByRole('row')).toHaveCount(hearings + 1);
  return court;
}

test('by keyboard alone, results and next dates are entered row by row with six keys for each', async ({
  page,
}) => {
  await openDiary(page, 3);
  const { keyboard } = page;
  const buttons = page.getByRole('button', { name: /Enter result:/ });
  await tabTo(page, buttons.first());

  // The first input must have the focus before the next key, however soon that key comes. The other inputs must be
  // there when it comes.
  const inputs = await buttons.first().evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    const focused = document.activeElement!;
    const names = () => [...focused.closest('form')!.elements].map((each) => each.getAttribute('name'));
    const atFirst = names().filter(Boolean);
    focused.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    return { focused: focused.getAttribute('name'), atFirst, next: names().filter(Boolean) };
  });
  expect(inputs).toEqual({
    focused: 'result',
    atFirst: ['result'],
    next: ['result', 'nextDate', 'resultNote'],
  });
  await keyboard.press('Escape');

  // six keys: Enter opens the row, `a` picks Adjourned, Tab goes to the next date, `+7` is in a week, Enter saves
  for (const key of ['Enter', 'a', 'Tab', '+', '7', 'Enter']) await keyboard.press(key);
  const nextWeek = formatDay(plusDays(today, 7), 'en');
  await expect(page.getByRole('row').nth(1)).toContainText(`Adjourned → ${nextWeek}`);
  await expect(buttons.first()).toBeFocused(); // the button of the next hearing

  // the second hearing gets its next date by the button +1 week, the third a result without a next date
  await keyboard.press('Enter');
  await keyboard.press('p');
  const row = page.getByRole('group', { name: 'Result of the hearing' });
  await expect(row.getByRole('combobox')).toHaveValue('HEARD');
  await tabTo(page, page.getByRole('button', { name: '+1 week' }));
  await expectAccessible(page);
  await keyboard.press('Enter');
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('row').nth(2)).toContainText(`Part heard → ${nextWeek}`);
  for (const key of ['Enter', 'd']) await keyboard.press(key);
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('row').nth(3)).toContainText('Decided');
  await expect(page.getByText('Now enter the order in the case')).toBeVisible();

  // the two next hearings have been added
  const court = new URL(page.url()).searchParams.get('court')!;
  await page.goto(`/hearings?date=${plusDays(today, 7)}&court=${encodeURIComponent(court)}`);
  await expect(page.getByRole('row')).toHaveCount(3);
});
