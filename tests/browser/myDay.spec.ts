import { expectAccessible } from './support/accessibility';
import { expect, signIn, switchToBengali, test } from './support/casebook';
import { isLong } from '../support/long';

// the ordinary run covers this in jsdom: tests/ui/today/myDay.test.tsx
if (isLong)
  test('on My day a missing result and a note that names the user are dealt with by keyboard', async ({
    page,
  }) => {
    const { keyboard } = page;
    await signIn(page, 'customs', { at: '/today' });
    await expect(page.getByRole('heading', { level: 1, name: 'My day' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').first()).toHaveText(
      'My day',
    );
    const missing = page.getByRole('region', { name: /^Results missing/ });
    const lines = missing.getByRole('listitem');
    await expect(lines.first()).toBeVisible();
    await expectAccessible(page);

    const latest = lines.first().getByRole('button', { name: /^Result missing/ });
    const id = await latest.getAttribute('id');
    await latest.press('Enter');
    const form = page.getByRole('group', { name: 'Result of the hearing' });
    await expect(form.getByRole('combobox')).toBeFocused();
    await page.evaluate(() => scrollTo(0, 0)); // otherwise targets half under the top bar would count as too small
    await expectAccessible(page);
    await form.getByRole('combobox').selectOption('Adjourned');
    await keyboard.press('Tab');
    await keyboard.type('+28');
    await keyboard.press('Enter');
    await expect(page.getByText('Result saved')).toBeVisible();
    await expect(page.locator(`#${id}`)).toHaveCount(0);

    const notes = page.getByRole('region', { name: 'Notes to you (1)' });
    await notes.getByRole('button', { name: /^Answer/ }).press('Enter');
    const text = page.getByRole('dialog').getByLabel(/^Note/);
    await expect(text).toHaveValue('@admin ');
    await keyboard.press('End');
    await keyboard.type('and @sanj');
    await page.getByRole('group', { name: 'Colleagues to name' }).getByRole('button').first().press('Enter');
    await expect(text).toHaveValue(/^@admin and @\S+ $/);
    await expect(text).toBeFocused();
    await keyboard.type('the draft is good');
    await expectAccessible(page);
    await keyboard.press('Control+Enter');
    await expect(notes).toBeHidden();

    await page
      .getByRole('region', { name: /^Files without movement/ })
      .getByRole('link')
      .first()
      .press('Enter');
    await expect(page).toHaveURL(/\/files\/\d+$/);
  });

test('My day fits a phone in Bengali, and alerts are chosen under My account', async ({ page }) => {
  await signIn(page, 'admin', { at: '/today' });
  await page.getByRole('heading', { level: 1, name: 'My day' }).waitFor();
  await switchToBengali(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { level: 1, name: 'আজকের কাজ' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^আপনার উদ্দেশে লেখা টীকা/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);

  const openAccount = async () => {
    await page.getByRole('button', { name: /-এর অ্যাকাউন্ট$/ }).click();
    await page.getByRole('menuitem', { name: 'আমার অ্যাকাউন্ট' }).click();
  };
  await openAccount();
  const files = page.getByRole('checkbox', { name: /^আমার অনুসরণ করা নথি/ });
  await expect(files).toBeChecked();
  await files.press('Space');
  await expect(page.getByText('সংরক্ষণ করা হয়েছে')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await openAccount();
  await expect(files).not.toBeChecked();
});
