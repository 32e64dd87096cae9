import type { Locator, Page } from '@playwright/test';
import { dayInDhaka, formatDay, plusDays } from '../../domain/dates';
import { expectAccessible } from './support/accessibility';
import { expect, signIn, switchToBengali, test } from './support/casebook';
import { isLong } from '../support/long';

const today = dayInDhaka();

/** Adds hearings of today in a court of this run alone, so that other tests' hearings are filtered out. */
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

test('results and next dates are entered row by row with six keys each, by keyboard alone', async ({
  page,
}) => {
  await openDiary(page, 3);
  const { keyboard } = page;
  const buttons = page.getByRole('button', { name: /Enter result:/ });
  await tabTo(page, buttons.first());

  // the first input takes the next key, however soon it comes; by then all others are there
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

  // six keys: open the row, Adjourned, to the next date, in a week, save
  for (const key of ['Enter', 'a', 'Tab', '+', '7', 'Enter']) await keyboard.press(key);
  const nextWeek = formatDay(plusDays(today, 7), 'en');
  await expect(page.getByRole('row').nth(1)).toContainText(`Adjourned → ${nextWeek}`);
  await expect(buttons.first()).toBeFocused(); // of the next hearing

  // the keyboard's own +1 week button, and no date at all
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

  // the next hearings are there
  const court = new URL(page.url()).searchParams.get('court')!;
  await page.goto(`/hearings?date=${plusDays(today, 7)}&court=${encodeURIComponent(court)}`);
  await expect(page.getByRole('row')).toHaveCount(3);
});

// tests/ui/hearings/moves.test.tsx does the same in jsdom
if (isLong)
  test('hearings of a court are moved to another day with a preview, and back by one Undo', async ({
    page,
  }) => {
    const court = await openDiary(page, 3);
    const { keyboard } = page;
    await tabTo(page, page.getByRole('button', { name: 'Move…' }));
    await keyboard.press('Enter');
    await expect(page.getByText('All hearings shown here: 3')).toBeVisible();
    await keyboard.type('+2');
    await keyboard.press('Enter');
    await expect(page.getByText('3 hearings change.')).toBeVisible();
    await expectAccessible(page);
    await keyboard.press('Enter'); // Apply has the focus
    await expect(page.getByText('There is no data right now')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Undo' }));
    await keyboard.press('Enter');
    await expect(page.getByText('3 hearings are as they were')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(4);
    expect(new URL(page.url()).searchParams.get('court')).toBe(court);
  });

// tests/ui/hearings/monthAndWeek.test.tsx has the keys, tests/ui/calendars/hearings.test.tsx the paper
if (isLong)
  test('arrow keys and t move the diary by days, weeks and months; its day prints by court in Bengali', async ({
    page,
  }) => {
    const court = await openDiary(page, 2);
    const { keyboard } = page;
    const heading = page.getByRole('heading', { level: 2 });
    const first = await heading.textContent();
    await keyboard.press('ArrowRight');
    await expect(heading).not.toHaveText(first!);
    await keyboard.press('t');
    await expect(heading).toHaveText(first!);
    await tabTo(page, page.getByRole('button', { name: 'Day', exact: true }));
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await keyboard.press(key);
    const day = page.locator(`[data-day="${today}"]`);
    await expect(day).toContainText('2 hearings');
    await tabTo(page, day);
    await keyboard.press('ArrowDown');
    await expect(page.locator(`[data-day="${plusDays(today, 7)}"]`)).toBeFocused();
    await keyboard.press('ArrowUp');
    await expect(day).toBeFocused();
    await keyboard.press('Enter');
    await expect(heading).toHaveText(first!);
    await expect(page.getByRole('row')).toHaveCount(3);

    await switchToBengali(page);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'শুনানির তালিকা' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toContainText(court);
    await expect(page.getByRole('columnheader', { name: 'ফলাফল ও পরবর্তী তারিখ' })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(3); // the table of the screen is not on paper
    const isRuledInside = (table: HTMLElement) =>
      table.getBoundingClientRect().right < table.parentElement!.getBoundingClientRect().right;
    expect(await page.getByRole('table').evaluate(isRuledInside), 'the right border is not cut off').toBe(
      true,
    );
  });
