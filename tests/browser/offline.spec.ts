import { expect, test } from '@playwright/test';
import { saveData, signIn, sortBy } from './support/casebook';
import { loseLine } from './support/line';

const NO_ANSWER = 'Cannot connect to the server right now, please try again later.';

test('while offline, dialog, banner, list and form say so at once, and nothing is sent later on its own', async ({
  page,
  context,
}) => {
  const screensLoaded = Promise.all(
    [/CaseFilingForms/, /RowChange/].map((file) => page.waitForResponse(file)),
  );
  await signIn(page, 'admin');
  // loads the files and all that they import, before the connection is cut
  for (const file of await screensLoaded) await page.evaluate((url) => import(url), file.url());
  const remove = page.getByRole('button', { name: /^Delete: / }).first();
  const name = (await remove.getAttribute('aria-label'))!;
  const notice = page.getByRole('banner').locator('+ output');
  const loaded = page.getByText(/^As of \d\d:\d\d$/);
  await remove.focus();
  await loseLine(page);

  await test.step('a dialog says once that there is no connection, a banner until it returns, and the list shows its time', async () => {
    const dialog = page.getByRole('alertdialog', { name: 'No Internet Connection Available!' });
    await expect(dialog).toContainText('Try to connect over mobile network or wifi.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(remove).toBeFocused();
    await expect(notice).toHaveText('No Internet Connection Available!');
    await expect(loaded).toBeVisible();
  });

  await test.step('the banner lies right below the top bar, however many lines the menu takes', async () => {
    const gap = () =>
      notice.evaluate((element) => {
        window.scrollTo(0, document.body.scrollHeight);
        const bar = element.previousElementSibling!;
        return element.getBoundingClientRect().top - bar.getBoundingClientRect().bottom;
      });
    for (const width of [1000, 800, 1440]) {
      await page.setViewportSize({ width, height: 400 });
      await expect.poll(gap).toBeCloseTo(0);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a deletion fails at once and is not queued', async () => {
    await remove.click();
    await page.getByRole('button', { name: 'Yes, I am sure!' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(NO_ANSWER);
    await page.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a form opens, and keeps what was typed when it cannot be saved', async () => {
    await page.getByRole('link', { name: 'Create New' }).click();
    await page.getByLabel('Section File Number').fill('offline');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Workplace is required field.')).toBeVisible();
    await expect(page.getByLabel('Section File Number')).toHaveValue('offline');
    await page.getByLabel('Section File Number').fill('');
  });

  await test.step('a list that cannot be loaded says why, and appears when the connection is back', async () => {
    await page.getByRole('link', { name: 'Lawsuits and Claims' }).click();
    await sortBy(page, 'Disputed Revenue');
    await expect(page.getByText(NO_ANSWER).first()).toBeVisible();
    await expect(page.getByText('It will load by itself when the connection is back.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByText(NO_ANSWER)).toHaveCount(0);
    await sortBy(page, 'ID');
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  });

  await test.step('data that were shown while offline are fetched again', async () => {
    await loseLine(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(loaded).toBeVisible();
    const fetched = page.waitForResponse(/case-fillings-page/);
    await context.setOffline(false);
    await fetched;
    await expect(loaded).toBeHidden();
    await expect(notice).toBeEmpty();
  });
});

test('with the browser’s data saver on, screens are not loaded ahead @long', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.addInitScript(saveData);
  await page.clock.install();
  await signIn(page, 'customs');
  await page.clock.runFor(10_000);
  await page.getByRole('link', { name: 'Create New' }).click();
  await expect(page.getByLabel('Section File Number')).toBeVisible();
  expect(fetched.filter((url) => /CaseFilingForms/.test(url))).not.toEqual([]);
  expect(fetched.filter((url) => /CompanyForms|RowChange/.test(url))).toEqual([]);
});
