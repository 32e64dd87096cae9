import { test as plainTest, type APIRequestContext, type Page } from '@playwright/test';
import { accounts, expect, newFileNumber, signIn, switchToBengali, test } from './support/casebook';
import { isLong } from '../support/long';

const NO_ANSWER = 'Cannot connect to the server right now, please try again later.';

/** Adds a company and a C&F agent by API, as another person might at the same time. */
async function addToRegisters(request: APIRequestContext, name: string) {
  const query = new URLSearchParams({
    grant_type: 'password',
    username: 'admin',
    password: accounts.admin,
  });
  const signedIn = await request.post(`/oauth/token?${query}`, {
    headers: { authorization: `Basic ${btoa('casebook:casebook')}` },
  });
  const headers = { authorization: `Bearer ${(await signedIn.json()).access_token}` };
  const post = async (collection: string, data: object) => {
    const answer = await request.post(`/api/case/${collection}`, { headers, data });
    expect(answer.status()).toBe(200);
    return (await answer.json()).id as number;
  };
  const licNo = String(Date.now());
  const agent = { cnfAgentName: `${name} Agency`, licNo, contactNumber: '01711000000', address: 'Agrabad' };
  return {
    company: await post('companies', { companyName: `${name} Traders`, addressLine1: 'Agrabad' }),
    agent: await post('cnf-agents', agent),
    licNo,
  };
}

/** A name unique to this run. */
const newName = () => `Zz${Date.now().toString(36)}`;

const company = (page: Page) => page.getByLabel('Name of Importer/Exporter/Person');

/** Delays the server's answers to selects. */
const delayChoices = (page: Page, milliseconds: number) =>
  page.route('**/api/casebook/choices/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    // the page may have aborted the request by now
    await route.continue().catch(() => {});
  });

// the ordinary run covers this in jsdom: tests/ui/inputs/referenceSelect.test.tsx
for (const latency of isLong ? [0, 100, 2000] : []) {
  test(`a select left by Tab, Enter or Ctrl+Enter before its choices arrive (${latency} ms) takes the first match`, async ({
    page,
    request,
  }) => {
    await signIn(page, 'customs', { at: '/add-case-fillings' });
    await expect(page.getByLabel('Section File Number')).toBeFocused();
    await delayChoices(page, latency);
    const name = newName();
    const added = await addToRegisters(request, name);

    await page.keyboard.type(newFileNumber());
    await page.getByLabel('Section/Branch').focus();
    await page.keyboard.type('air');
    await page.keyboard.press('Tab');
    await company(page).focus();
    await page.keyboard.type(`${name} tr`);
    await page.keyboard.press('Enter');
    await page.getByLabel('C&F Agent').focus();
    await page.keyboard.type(`${name} ag`);
    const saved = page.waitForRequest((call) => call.method() === 'POST' && /case-fillings/.test(call.url()));
    await page.keyboard.press('Control+Enter');

    expect((await saved).postDataJSON()).toMatchObject({
      company: { id: added.company },
      cnfAgent: { id: added.agent },
      ainNumber: added.licNo,
    });
    await expect(page.getByText('Complaint added successfully')).toBeVisible();
  });
}

test('selects never receive more than fifty choices', async ({ page }) => {
  const lengths: number[] = [];
  const whole: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/casebook/choices/')) lengths.push((await response.json()).length);
    if (/\/api\/case\/(companies|cnf-agents|banks|workplace)$/.test(response.url()))
      whole.push(response.url());
  });
  await signIn(page, 'customs');
  await page.getByRole('link', { name: 'Create New' }).click();
  await expect(page.getByLabel('Section File Number')).toBeFocused();
  for (const label of ['Section/Branch', 'Name of Importer/Exporter/Person', 'C&F Agent', 'Bank Name']) {
    await page.getByLabel(label).press('ArrowDown');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await switchToBengali(page);
  await page.getByLabel('সিঅ্যান্ডএফ এজেন্ট').fill('৩০১');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('(301');
  await expect.poll(() => lengths.length).toBeGreaterThan(4); // the answers are read here a moment later than in the page
  expect(Math.max(...lengths)).toBeLessThanOrEqual(50);
  expect(whole).toEqual([]);
});

// Not `test`, which fails on the console's errors while offline. The ordinary run covers this in jsdom:
// tests/ui/inputs/referenceSelect.test.tsx
if (isLong)
  plainTest(
    'without a connection a select says so, and it finds the typed text when the connection is back',
    async ({ page, context, request }) => {
      const name = newName();
      await addToRegisters(request, name);
      await signIn(page, 'customs');
      await page.getByRole('link', { name: 'Create New' }).click();
      await expect(page.getByLabel('Section File Number')).toBeFocused();
      await context.setOffline(true);
      await company(page).focus();
      await page.keyboard.type(name);
      await page.keyboard.press('Tab');
      await expect(company(page)).toHaveAccessibleDescription(NO_ANSWER);
      await expect(company(page)).toHaveValue(name);
      await context.setOffline(false);
      await expect(company(page)).toHaveValue(`${name} Traders`);
      await expect(company(page)).not.toHaveAccessibleDescription(NO_ANSWER);
    },
  );
