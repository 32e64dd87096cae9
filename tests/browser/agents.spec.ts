import { expectAccessible } from './support/accessibility';
import { callsOf, enterFiling } from './support/calls';
import { expect, newFileNumber, signIn, test } from './support/casebook';

const newAin = () => `T${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`;

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
