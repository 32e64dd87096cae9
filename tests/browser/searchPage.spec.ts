import { expectAccessible } from './support/accessibility';
import { expect, signIn, test } from './support/casebook';

test('the search page shows hits of all registers or of a chosen one, and loads more on demand @long', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/search?q=karnaphuli' });
  const groups = page.locator('main section section');
  await expect(groups.nth(1)).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /^Show all/ })
    .first()
    .click();
  await expect(page).toHaveURL(/&kind=/);
  await expect(groups).toHaveCount(1);
  await expect(page.locator('main li').nth(8)).toBeVisible();
  await page.getByRole('combobox', { name: 'Register' }).selectOption('Everything');
  await expect(groups.nth(1)).toBeVisible();
  await page.getByRole('searchbox').fill('কর্ণফুলী');
  await page.keyboard.press('Enter');
  // ships have this name in Bengali, companies in Latin letters; which come first depends on the newest records
  await expect(page.locator('main mark', { hasText: /Karnaphuli|কর্ণফুলী/ }).first()).toBeVisible();
});

test('‘Show more’ moves the focus to the first new hit, and ‘Try again’ moves it back to the search box @long', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/search?q=karnaphuli&kind=case-fillings' });
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(page.locator('main section section li').nth(50).getByRole('link').first()).toBeFocused();
  await page.route('**/api/casebook/search?*', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Number, name or screen, in any script' }).fill('dhaleshwari');
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Number, name or screen, in any script' })).toBeFocused();
});

test('by keyboard, the search page filters hits by state and section, and clears filters that hide all hits', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/search?q=dhaleshwari' });
  const companies = page.getByRole('region', { name: /^Importer\/Exporter/ });
  await expect(companies).toBeVisible();
  const state = page.getByRole('combobox', { name: 'State' });
  await state.selectOption('Closed or decided');
  await expect(page).toHaveURL('/search?q=dhaleshwari&isOpen=false');
  await expect(companies).toBeHidden();
  await expect(page.getByRole('region', { name: /^Demand Notice/ })).toBeVisible();
  await state.press('ArrowUp'); // the filter still has the focus
  await expect(page).toHaveURL('/search?q=dhaleshwari&isOpen=true');
  const section = page.getByRole('combobox', { name: 'Section' });
  await section.selectOption({ index: 1 });
  await expect(page).toHaveURL(/&isOpen=true&workPlaceId=\d+$/);
  await page.getByRole('searchbox').fill('no such goods 987654');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toContainText('Nothing matches the filters above.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page).toHaveURL('/search?q=no+such+goods+987654');
  await expect(page.locator('main')).toContainText('Try part of a number');
  await page.getByRole('searchbox').fill('dhaleshwari');
  await page.keyboard.press('Enter');
  await state.selectOption('Open');
  await page.getByRole('combobox', { name: 'Register' }).selectOption('Importer/Exporter');
  await expect(companies).toBeVisible(); // companies have no state
  await expect(state).toBeHidden();
});

test('two filters of the search page chosen in quick succession both narrow the hits @long', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/search?q=dhaleshwari' });
  const section = page.getByRole('combobox', { name: 'Section' });
  await expect(section.getByRole('option').nth(1)).toBeAttached();
  await page.getByRole('combobox', { name: 'State' }).evaluate((state: HTMLSelectElement) => {
    const choose = (select: HTMLSelectElement, index: number) => {
      select.selectedIndex = index;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const selects = [...document.querySelectorAll<HTMLSelectElement>('main search select')];
    choose(state, 2);
    choose(selects.at(-1)!, 1);
  });
  await expect(page).toHaveURL(/\?q=dhaleshwari&isOpen=false&workPlaceId=\d+$/);
});
