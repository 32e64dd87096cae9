import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WEBHOOK_TEST } from '../../domain/webhooks';
import { expectAccessible } from './support/accessibility';
import { expect, signIn, switchToBengali, test } from './support/casebook';

test('an administrator makes a webhook by keyboard, sees its secret once, tests it and sends again @long', async ({
  page,
}) => {
  let got = 0;
  const program = createServer((request, response) => {
    // hearings that other tests add are told too
    const isTest = request.headers['casebook-event'] === WEBHOOK_TEST;
    if (isTest) got += 1;
    const isFirst = isTest && got === 1;
    // the second answer takes longer than the list takes to look again
    request
      .resume()
      .on('end', () => setTimeout(() => response.writeHead(isFirst ? 503 : 204).end(), isFirst ? 0 : 5000));
  });
  await new Promise<void>((listening) => void program.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(program.address() as AddressInfo).port}/`;
  const { keyboard } = page;

  await signIn(page, 'admin', { at: '/webhooks' });
  await expect(page.getByText('Give each program a webhook of its own.')).toBeVisible();
  await page.getByRole('link', { name: 'New webhook' }).first().press('Enter');
  await page.getByLabel('Name').fill('Court diary');
  await keyboard.press('Tab');
  await keyboard.type(url);
  await page.getByRole('checkbox', { name: 'Hearing added' }).press('Space');
  await keyboard.press('Control+Enter');
  await expect(page.getByText('This address lies within a private network.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('May lead into the private network').focus();
  await keyboard.type('Yes');
  await keyboard.press('Control+Enter');

  const dialog = page.getByRole('alertdialog', { name: 'The secret of the webhook Court diary' });
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeFocused();
  await expectAccessible(page);
  const secret = await dialog.getByText(/^casebook_webhook_/).innerText();
  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.getByText(secret)).toBeHidden();

  await page.getByRole('navigation', { name: 'You are here' }).getByText('Webhooks').press('Enter');
  const hook = page.getByRole('row', { name: /Court diary/ });
  await expect(hook).toContainText('Hearing added');
  await hook.getByRole('button', { name: 'Send a test' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Deliveries of webhooks' })).toBeVisible();
  const delivery = page.getByRole('row', { name: /Test/ });
  await expect(delivery).toContainText('Given up');
  await expect(delivery).toContainText('Refused: 503');
  await delivery.getByRole('button', { name: 'Send again' }).press('Enter');
  await expect(delivery).toContainText('Delivered');
  await expect(delivery).toContainText('Accepted: 204');
  expect(got).toBe(2);

  await switchToBengali(page);
  for (const width of [390, 900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.goto('/webhooks');
  await expect(page.getByRole('heading', { level: 1, name: 'ওয়েবহুক' })).toBeVisible();
  await page
    .getByRole('row', { name: /Court diary/ })
    .getByRole('button', { name: /মুছুন/ })
    .press('Enter');
  await page.getByRole('button', { name: /হ্যাঁ/ }).press('Enter');
  await expect(page.getByRole('row', { name: /Court diary/ })).toBeHidden();
  program.close();
});
