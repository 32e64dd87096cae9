import type { Page } from '@playwright/test';
import { isLong } from '../support/long';
import { expectAccessible } from './support/accessibility';
import { callsOf, enterFiling } from './support/calls';
import { expect, newFileNumber, signIn, test } from './support/casebook';

const newAin = () => `T${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`;

/** Types a text and presses Tab. */
async function typeAndTab(page: Page, text: string) {
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

const kinds = [
  { list: '/candf-agent-list', create: 'Create C&F Agent', title: 'Add CandF Agent', other: true },
  {
    list: '/freight-forwarder-agent-list',
    create: 'Create Freight Forwarder Agent',
    title: 'Add Freight Forwarder Agent',
    other: false,
  },
  {
    list: '/shipping-agent-list',
    create: 'Create Shipping Agent',
    title: 'Add Shipping Agent',
    other: false,
  },
];

// the ordinary run does this with a company in companies.spec.ts, and fills an agent's form in
// tests/ui/caseFilings/addThere.test.tsx
for (const { list, create, title, other } of isLong ? kinds : []) {
  test(`agents of ${list} are added, found, edited and deleted by keyboard alone`, async ({ page }) => {
    const ain = newAin();
    await signIn(page, 'admin', { at: list });
    await page.getByRole('link', { name: create }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const name of ['Meghna Cargo', 'Another']) {
      await expect(page.getByRole('textbox').first()).toBeFocused();
      await typeAndTab(page, name);
      await typeAndTab(page, ain);
      await typeAndTab(page, '01811000000');
      if (other) await page.keyboard.press('Tab');
      await page.keyboard.type('12, Agrabad C/A');
      await page.keyboard.press('Enter');
      if (name === 'Another') continue;
      await expect(page.getByText('Agent added successfully')).toBeVisible();
    }
    await expect(page.getByText('Another agent already has this AIN')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'AIN' })).toBeFocused();

    await page.goto(list);
    await page.getByPlaceholder('Search').fill(ain);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('link', { name: 'Edit: Meghna Cargo' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit Agent Details' });
    await expect(dialog.getByRole('textbox').first()).toBeFocused();
    await dialog.getByLabel('Address').fill('14, Agrabad C/A');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Agent Updated successfully')).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText('14, Agrabad C/A');

    await page.getByRole('button', { name: 'Delete: Meghna Cargo' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(question).toContainText('Do you really want to delete the case?');
    await question.getByRole('button', { name: 'Yes, I am sure!' }).press('Enter');
    await expect(page.getByText('Delete Successful')).toBeVisible();
    await expect(page.getByText('There is no data right now..!')).toBeVisible();
  });
}

test('an agent that filings use is not deleted, and the refusal links to those filings', async ({ page }) => {
  const ain = newAin();
  const agent = `Halda ${ain}`;
  await signIn(page, 'admin', { at: '/healthz' });
  const values = { cnfAgentName: agent, licNo: ain, contactNumber: '01811000000', address: 'Agrabad' };
  const cnfAgent = await (await callsOf(page))('POST', '/api/case/cnf-agents', values);
  await enterFiling(page, { nothiNumber: newFileNumber(), cnfAgent });

  await page.goto('/candf-agent-list');
  await page.getByPlaceholder('Search').fill(ain);
  await page.getByRole('button', { name: `Delete: ${agent}` }).click();
  await page.getByRole('button', { name: 'Yes, I am sure!' }).click();
  const error = page.getByRole('alertdialog', { name: 'Error' });
  await expect(error).toContainText(
    'In use by Demand Notice/Order of Custom House, Chattogram (1), so it cannot be deleted',
  );
  await expectAccessible(page);
  await error.getByRole('link').click();
  await expect(page).toHaveURL('/case-fillings-list');
  await expect(error).toBeHidden();
});

// the ordinary run covers the rights in tests/server/rights.test.ts and tests/ui/caseFilings/deletion.test.tsx
if (isLong)
  test('customs staff see companies and C&F agents, but cannot delete them', async ({ page }) => {
    await signIn(page, 'customs');
    await page.getByRole('button', { name: 'Companies and Agents' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Importer/Exporter', 'C&F Agent']);
    await page.goto('/candf-agent-list');
    await expect(page.getByRole('button', { name: /^Delete/ }).first()).toBeDisabled();
    for (const address of [
      '/freight-forwarder-agent-list',
      '/create-freight-forwarder-agent',
      '/shipping-agent-list',
      '/create-shipping-agent',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found.' })).toBeVisible();
    }
  });
