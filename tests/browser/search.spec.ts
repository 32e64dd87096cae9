import { dayInDhaka, formatDay, plusDays } from '../../domain/dates';
import { toBengaliDigits } from '../../domain/digits';
import { expectAccessible } from './support/accessibility';
import { expect, signIn, switchToBengali, test } from './support/casebook';

const box = { name: 'Number, name or screen, in any script' };
const bengaliBox = { name: 'নম্বর, নাম বা পৃষ্ঠা; যেকোনো হরফে' };

test('Ctrl+K inside an input opens the search, and a file number typed in Bengali digits opens its file', async ({
  page,
}) => {
  await signIn(page, 'customs');
  const fileNumber = await page.locator('tbody tr').first().getByRole('link').first().innerText();
  await page.getByRole('searchbox', { name: 'File Number' }).press('Control+k');
  await expect(page.getByRole('combobox', box)).toBeFocused();
  await page.keyboard.insertText(toBengaliDigits(fileNumber).replace(/[-/.]/g, ' '));
  const option = page.getByRole('option', { name: fileNumber }).first();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(option.locator('mark').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toContainText('Demand Notice/Order');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/files\/\d+$/);
  await expect(page.locator('main')).toContainText(fileNumber);
});

test('Ctrl+K closes an open menu or panel, whose button has the focus after the search @long', async ({
  page,
}) => {
  await signIn(page, 'admin');
  for (const name of [/^High Court/, /^Account of/, /^Notifications/]) {
    const button = page.getByRole('button', { name });
    await button.click();
    await expect(page.locator('.MuiPopover-paper')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: /^Number, name/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.MuiPopover-paper')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test('Ctrl+K opens the search as soon as the server has said that it offers one @long', async ({ page }) => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/casebook/capabilities', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await signIn(page, 'customs', { at: '/case-fillings-list' });
  await page.getByRole('searchbox', { name: 'File Number' }).press('Control+k');
  answer();
  await expect(page.getByRole('combobox', box)).toBeFocused();
});

test('what is typed after Ctrl+K before the search has loaded stands in its box @long', async ({ page }) => {
  let load = () => {};
  const isLoaded = new Promise<void>((resolve) => (load = resolve));
  await page.route(/SearchDialog.*\.js/, async (route) => {
    await isLoaded;
    await route.continue();
  });
  await signIn(page, 'customs');
  await page.getByRole('button', { name: 'Search everything' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('karna');
  load();
  await expect(page.getByRole('combobox', box)).toBeFocused();
  await page.keyboard.type('phuli');
  await expect(page.getByRole('combobox', box)).toHaveValue('karnaphuli');
});

test('Enter pressed in the search before the hits arrive waits for them and opens the typed file @long', async ({
  page,
}) => {
  await signIn(page, 'customs');
  const fileNumber = await page.locator('tbody tr').first().getByRole('link').first().innerText();
  await page.getByRole('button', { name: 'Search everything' }).click();
  const combobox = page.getByRole('combobox', box);
  await combobox.fill('karnaphuli');
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/casebook/search?*', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await combobox.fill(fileNumber);
  await combobox.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/files\/\d+$/);
  await expect(page.locator('main')).toContainText(fileNumber);
});

test('in the search, arrow keys move between hits, Tab moves to the next group, and Escape returns the focus', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const search = page.getByRole('searchbox', { name: 'File Number' });
  await search.press('Control+k');
  await page.getByRole('combobox', box).fill('karnaphuli');
  const chosen = page.locator('[role=option][aria-selected=true]');
  const groups = page.getByRole('listbox').getByRole('group');
  await expect(groups.nth(1)).toBeVisible();
  await expect(groups.first().getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(groups.first().getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(groups.nth(1).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Shift+Tab');
  await expect(groups.first().getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp'); // from the first hit to the last
  await expect(chosen).toHaveCount(1);
  await expect(groups.last().getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(search).toBeFocused();
});

test('the search finds screens, actions and the own account in both languages, and offers recent searches', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/' });
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).first().click();
  await page.keyboard.press('/'); // on Home, where no list has a search field, it opens the global search
  await page.getByRole('combobox', box).fill('add writ');
  await expect(page.getByRole('option', { name: 'Add: Writ Cases' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/add-high-court-rit$/);

  await switchToBengali(page);
  await page.getByRole('button', { name: 'সবকিছুতে খুঁজুন' }).click();
  await expect(page.getByRole('group', { name: 'সাম্প্রতিক অনুসন্ধান' })).toContainText('add writ');
  await page.getByRole('combobox', bengaliBox).fill('রিপোর্ট');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/case-summary-report$/);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', bengaliBox).fill('পাসওয়ার্ড');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'আমার অ্যাকাউন্ট' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a page that loads while the search is open leaves the focus in it @long', async ({ page }) => {
  await signIn(page, 'admin', { at: '/' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  let letLoad!: () => void;
  const late = new Promise<void>((resolve) => {
    letLoad = resolve;
  });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', box).fill('add writ');
  await expect(page.getByRole('option', { name: 'Add: Writ Cases' })).toBeVisible();
  await page.route('**/assets/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/add-high-court-rit$/);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', box).fill('report');
  letLoad();
  await page.locator('main input[name=nothiNumber]').waitFor();
  await expect(page.getByRole('combobox', box)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/case-summary-report$/);
});

test('a company found by the search leads to its files in one step, in the search box and on the search page @long', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/search?q=textile mills&kind=companies' });
  const ofFirst = page.getByRole('link', { name: /^Files of / }).first();
  const name = (await ofFirst.innerText()).replace('Files of ', '');
  await ofFirst.click();
  await expect(page).toHaveURL(/\/case-fillings-list\?filter=.*companyId/);
  await expect(page.getByRole('button', { name: `Remove Importer/Exporter: ${name}` })).toBeVisible();
  await expect(page.locator('tbody tr').first()).toContainText(name);
  await page.getByRole('searchbox', { name: 'File Number' }).press('Control+k');
  await page.getByRole('combobox', box).fill(name);
  const files = page.getByRole('option', { name: `Files of ${name}` }).first();
  await expect(files).toBeVisible();
  await expectAccessible(page);
  await files.click();
  await expect(page).toHaveURL(/\/case-fillings-list\?filter=.*companyId/);
});

test('the search for an unknown number offers numbers that differ by a digit, and Enter alone opens none @long', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/case-fillings-list' });
  const { access_token } = JSON.parse((await page.evaluate(() => localStorage.getItem('token'))) ?? '{}');
  const headers = { authorization: `Bearer ${access_token}` };
  const { content } = await (
    await page.request.get('/api/case/case-fillings-page?page=0&size=1', { headers })
  ).json();
  const data = { nothiNumber: '9876512340', workPlace: { id: content[0].workPlace.id } };
  expect((await page.request.post('/api/case/case-fillings', { headers, data })).ok()).toBe(true);
  await page.getByRole('searchbox', { name: 'File Number' }).press('Control+k');
  await page.getByRole('combobox', box).fill('9876521340');
  const similar = page.getByRole('group', { name: 'Similar numbers: Demand Notice/Order' });
  await expect(similar.getByRole('option')).toContainText('9876512340');
  await expect(page.getByRole('dialog')).toContainText('Nothing has this number.');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(similar).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/files\/\d+$/);
  await page.goto('/search?q=9876521340');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing has this number.' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Similar numbers: Demand/ })).toContainText('9876512340');
});

test('a list whose search finds nothing offers names with a similar spelling @long', async ({ page }) => {
  await signIn(page, 'admin', { at: '/importer-exporter-list' });
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  const [word] =
    (await page.locator('tbody').innerText()).match(/\b[A-Z][a-z]{2}([a-z])(?!\1)[a-z]{4,}\b/) ?? [];
  const swapped = word!.slice(0, 3) + word![4] + word![3] + word!.slice(5);
  await page.getByRole('searchbox').fill(swapped);
  const similar = page.getByRole('status').filter({ hasText: /^Similar \(\d+\): / });
  const first = similar.getByRole('link').filter({ hasText: word! }).first();
  await expect(first).toBeVisible();
  await expect(page.locator('main')).toContainText('There is no data right now..!');
  await expectAccessible(page);
  await first.press('Enter');
  await expect(page).toHaveURL(/\/importer-exporter-list\/\d+\/edit/);
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue(new RegExp(word!));
});

test('a list of court cases offers the cases of a file whose number was typed with other separators @long', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/tribunal-cases-list' });
  const fileNumber = await page.locator('tbody a[href^="/files/"]').first().innerText();
  await page.getByRole('searchbox').fill(fileNumber.replace(/[-/.]+/g, ' '));
  const similar = page.getByRole('status').filter({ hasText: /^Similar \(\d+\): / });
  await similar.getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/tribunal-cases-list\/\d+\/details/);
  await expect(page.getByRole('dialog')).toContainText(fileNumber);
});

test('the case finder offers a file whose number was typed with other separators @long', async ({ page }) => {
  await signIn(page, 'customs');
  const fileNumber = await page.locator('tbody tr').first().getByRole('link').first().innerText();
  await page.goto('/add-high-court-rit');
  await page.getByRole('textbox', { name: 'File Number' }).fill(fileNumber.replace(/[-/.]+/g, ' '));
  const similar = page.getByRole('status').filter({ hasText: 'Similar (1):' });
  await similar.getByRole('button', { name: fileNumber }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: fileNumber }).first()).toBeAttached();
  await expect(similar).toBeHidden();
});

test('the search finds a hearing by its day and court, and choosing the hearing opens its file @long', async ({
  page,
}) => {
  await signIn(page, 'admin', { at: '/hearings' });
  const { access_token } = JSON.parse((await page.evaluate(() => localStorage.getItem('token'))) ?? '{}');
  const headers = { authorization: `Bearer ${access_token}` };
  const [proceeding] = await (
    await page.request.get('/api/casebook/proceedings?range=[0,0]', { headers })
  ).json();
  const day = plusDays(dayInDhaka(), 3);
  const data = { proceedingId: proceeding.id, date: day, court: 'Xenon Bench', itemNo: '45' };
  expect((await page.request.post('/api/casebook/hearings', { headers, data })).ok()).toBe(true);
  await page.getByRole('button', { name: 'Search everything' }).click();
  await page.getByRole('combobox', box).fill(`${formatDay(day, 'bn')} xenon item 45`);
  const hearings = page.getByRole('group', { name: 'Hearings' });
  await expect(hearings.getByRole('option')).toContainText(formatDay(day, 'en'));
  await expect(hearings.getByRole('option')).toContainText('Item no. in the cause list: 45');
  await expect(hearings.getByRole('option')).toContainText('Xenon Bench');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/files/${proceeding.caseFilingId}$`));
});

test('on a phone the search fills the screen @long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'customs');
  await page.getByRole('button', { name: 'Search everything' }).click();
  await page.getByRole('combobox', box).fill('no such thing 987654321');
  await expect(page.getByRole('dialog')).toContainText('Nothing found.');
  expect((await page.getByRole('dialog').boundingBox())?.width).toBe(390);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('there is neither a search button nor a search page with a server that offers no search @long', async ({
  page,
}) => {
  await page.route('**/api/casebook/capabilities', (route) =>
    route.fulfill({ json: { offers: ['choices'] } }),
  );
  await signIn(page, 'customs', { at: '/search?q=a' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found.');
  await expect(page.getByRole('link', { name: 'Demand Notices' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
});
