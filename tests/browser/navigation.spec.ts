import type { Page } from '@playwright/test';
import { isLong } from '../support/long';
import { expect, signIn, switchToBengali, test } from './support/casebook';

const menu = (page: Page) => page.locator('#main-menu');
const trail = (page: Page) => page.locator('main nav').first().getByRole('listitem');

// prettier-ignore
/** Menu group, entry, the list's breadcrumb, its add button, the add screen's breadcrumb. */
const PLACES = [
  ['Companies and Agents', 'Importer/Exporter', 'Company Management > Importer/Exporter List', 'Add Importer/Exporter', 'Company Management > Add Importer/Exporter'],
  ['Companies and Agents', 'C&F Agent', 'Agent Management > C&F Agent List', 'Create C&F Agent', 'Agent Management > Add CandF Agent'],
  ['Companies and Agents', 'Freight Forwarder Agent', 'Agent Management > Freight Forwarder Agent List', 'Create Freight Forwarder Agent', 'Agent Management > Add Freight Forwarder Agent'],
  ['Companies and Agents', 'Shipping Agent', 'Agent Management > Shipping Agent List', 'Create Shipping Agent', 'Agent Management > Add Shipping Agent'],
  ['Demand Notices', null, 'Lawsuit and claims > Demand Notice/Order of Custom House, Chattogram', 'Create New', 'Lawsuits and Claims > Demand Notice/Order of Custom House, Chattogram'],
  ['Appeal and Tribunal', 'Custom, Excise & VAT (Appeal) Commissionerate Case', 'Lawsuit and claims > Custom, Excise & VAT (Appeal) Commissionerate Case', 'Create New', 'Lawsuit > Add Custom, Excise & VAT (Appeal) Commissionerate case'],
  ['Appeal and Tribunal', 'Appellate Tribunal Case', 'Lawsuit and claims > Appellate Tribunal Case', 'Create New', 'Lawsuit > Add Custom, Excise & VAT Appellate Tribunal case'],
  ['High Court', 'Custom Appeal, High Court Division', 'Lawsuit and claims > Custom Appeal, High Court Division', 'Create New', 'Lawsuit > Add Custom Appeal, High Court Division case'],
  ['High Court', 'Writ Cases, High Court Division', 'Lawsuit and claims > Writ Cases, High Court Division', 'Create New', 'Lawsuit > Add Writ case, High Court Division'],
  ['High Court', 'Admiralty Suit, High Court Division', 'Lawsuit and claims > Admiralty Suit, High Court Division', 'Create New', 'Lawsuit > Add Admiralty Suit case'],
  ['Appellate Division', 'CPLA/CMP, Appellate Division', 'Lawsuit and claims > CPLA/CMP, Appellate Division', 'Create New', 'Lawsuit > Add CPLA/CPA case'],
  ['Appellate Division', 'Civil Petition, Appellate Division', 'Lawsuit and claims > Civil Petition, Appellate Division', 'Create New', 'Lawsuit > CP case'],
  ['Other Courts', 'Criminal Case', 'Lawsuit and claims > Criminal Case', 'Create New', 'Lawsuit > Add Criminal case'],
  ['Other Courts', 'Civil Case', 'Lawsuit and claims > Civil Case', 'Create New', 'Lawsuit > Add Civil case'],
  ['Users', null, 'User Management > User List', 'Create User', 'User Management > Create User'],
] as const;

/** The places that are visited: all in the long run, otherwise the first of each menu group. */
const walked = PLACES.filter(
  ([group], index) => isLong || PLACES.findIndex(([first]) => first === group) === index,
);

test('on lists and on forms for new records, breadcrumbs begin with Home and the menu marks the group', async ({
  page,
}) => {
  await signIn(page, 'admin');
  for (const [group, entry, listTrail, add, addTrail] of walked) {
    const button = menu(page).getByText(group, { exact: true });
    await button.click();
    if (entry) await page.getByRole('menuitem', { name: entry, exact: true }).click();
    await expect(trail(page)).toHaveText(['Home', ...listTrail.split(' > ')]);
    await expect(menu(page).locator('[aria-current]')).toHaveText([group]);
    await page.getByRole('link', { name: add, exact: true }).click();
    await expect(trail(page)).toHaveText(['Home', ...addTrail.split(' > ')]);
    await expect(menu(page).locator('[aria-current]')).toHaveText([group]);
    if (!entry) continue;
    await button.click();
    await expect(page.locator('[role=menuitem][aria-current=page]')).toHaveText(entry);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  }
});

test('a dialog puts its name and its record into the tab’s title, and closing it restores the list’s title', async ({
  page,
}) => {
  await signIn(page, 'customs');
  await page
    .getByRole('link', { name: /^Details: / })
    .first()
    .click();
  const file = await page.getByRole('dialog').locator('h1 + p').innerText();
  await expect(page).toHaveTitle(`Case Details: ${file} – Casebook`);
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('Demand Notices');
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle('Demand Notice/Order of Custom House, Chattogram – Casebook');
});

/** In the ordinary run only the administrator, whose menu has all names. */
const accounts = isLong ? (['admin', 'customs'] as const) : (['admin'] as const);

for (const account of accounts) {
  test(`no menu name is cut in either language, for ${account}`, async ({ page }) => {
    await signIn(page, account);
    for (const language of ['en', 'bn']) {
      if (language === 'bn') await switchToBengali(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const width of [769, 900, 950, 1100, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(menu(page)).toBeVisible();
        // one line of names, beside the brand or below it
        const barHeight = () => page.locator('header').evaluate(({ clientHeight }) => clientHeight);
        await expect.poll(barHeight, `${language} ${width}`).toBeLessThan(width < 1280 ? 96 : 56);
        const cut = await menu(page)
          .locator('a, button')
          .evaluateAll((names) =>
            names
              .filter(
                (name) =>
                  name.scrollWidth > name.clientWidth || name.getBoundingClientRect().right > innerWidth,
              )
              .map(({ textContent }) => textContent),
          );
        expect(cut, `${language} ${width}`).toEqual([]);
      }
    }
  });
}

test('a table regains its height when the window narrows and the menu collapses', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 844 });
  await signIn(page, 'customs');
  const room = () =>
    page
      .locator('main [data-density] .RaDataTable-tableWrapper')
      .evaluate((box) => parseInt((box as HTMLElement).style.getPropertyValue('--table-room'), 10));
  await expect.poll(room).toBeGreaterThan(260);
  const folded = await room();
  await page.setViewportSize({ width: 900, height: 844 });
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 700, height: 844 });
  await expect(menu(page)).toBeHidden();
  await expect.poll(room).toBe(folded);
});
