import { expect, test } from '@playwright/test';
import { signIn } from './support/casebook';

test('a screen that crashes says so, and shows the id under which the server logs the fault', async ({
  page,
}) => {
  await signIn(page, 'customs');
  const broken = '**/api/case/tribunal-cases-page?*';
  await page.route(broken, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.content[0].caseFilling.nothiNumber = { broken: true };
    await route.fulfill({ response, json: answer });
  });
  const told = page.waitForResponse('**/api/casebook/client-errors');
  await page.goto('/tribunal-cases-list?page=1');
  const fallback = page.getByRole('alertdialog', { name: 'Something bad happened!' });
  await expect(fallback).toContainText('Clear the cache of your browser and reload the page.');
  const answer = await told;
  expect(answer.status()).toBe(200);
  const { id } = await answer.json();
  await expect(fallback.getByRole('status')).toHaveText(`Error ID: ${id}`);
  const { message, page: where } = answer.request().postDataJSON();
  expect(message).toContain('split is not a function');
  expect(where).toBe('/tribunal-cases-list');

  await page.unroute(broken);
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeFocused();
  await reload.press('Enter');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a page whose code was replaced by a newer version can be reloaded', async ({ page }) => {
  const code = '**/assets/CompanyForms*';
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await signIn(page, 'customs', { at: '/add-company' });
  const fallback = page.getByRole('alertdialog', { name: 'This page could not be loaded' });
  await expect(fallback).toContainText('Casebook may have been updated since you opened it');
  await page.unroute(code);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add Importer/Exporter' })).toBeVisible();
});
