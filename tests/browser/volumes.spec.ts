import { expectAccessible } from './support/accessibility';
import { callsOf, enterFiling } from './support/calls';
import { expect, newFileNumber, signIn, test } from './support/casebook';

test('a label that is scanned opens the moves of its file, which is sent and received by keyboard and found late on My day', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const nothiNumber = newFileNumber();
  const { id } = await enterFiling(page, { nothiNumber });
  const call = await callsOf(page);
  await call('POST', '/api/casebook/follows', { caseFilingId: id });
  await call('POST', '/api/casebook/volumes', { caseFilingId: id, place: 'Rack 4' });
  const move = (to: string, on: string, dueBack: string | null = null) =>
    call('POST', '/api/casebook/movements', { caseFilingId: id, to, on, dueBack });
  for (const no of [1, 2, 3, 4, 5]) {
    const sent = await move(`Court ${no}`, `2026-02-0${no}`);
    await call('POST', `/api/casebook/movements/${sent.id}/receive`, { version: 1 });
  }
  await move('Attorney General’s office', '2026-03-02', '2026-03-16');
  await page.goto(`/f/${id}`);
  const panel = page.getByRole('region', { name: 'Paper file' });
  await expect(panel.getByText('Attorney General’s office').first()).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`/files/${id}#paper-file$`));
  await expect(panel.getByRole('list').last().locator('strong')).toHaveText([
    'Attorney General’s office',
    'Court 5',
    'Court 4',
    'Court 3',
    'Court 2',
  ]);
  await expectAccessible(page);

  await page.goto('/today');
  await page.getByRole('button', { name: `Receive: ${nothiNumber}, Volume 1` }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Received at (place)')).toHaveValue('Rack 4');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(`http://casebook.example/f/${id}`);
  await expect(page.getByRole('option').first()).toContainText(nothiNumber);
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('Volume 1 · Rack 4');
  await panel.getByRole('button', { name: 'Send: Volume 1' }).press('Enter');
  await dialog.getByLabel(/^To/).fill('Board');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(panel).toContainText('Volume 1 · Board · out');
});

test('files are scanned into one box, sent together, and their labels laid out on a begun sheet @long', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const [first, second] = [newFileNumber(), newFileNumber()];
  const { id } = await enterFiling(page, { nothiNumber: first });
  await enterFiling(page, { nothiNumber: second });
  await page.goto('/files/move');
  const box = page.getByLabel('Scan a label, or type or paste file numbers');
  await box.fill(`https://casebook.example/f/${id}`);
  await box.press('Enter');
  await expect(page.getByRole('checkbox', { name: first })).toBeChecked();
  await box.fill(`${second}, Karim Traders\nS-404/AP/1998`);
  await box.press('Enter');
  await expect(page.getByRole('checkbox', { name: second })).toBeChecked();
  await expect(page.getByText('Not in the register: S-404/AP/1998')).toBeVisible();
  await page.getByRole('button', { name: 'Send (2)' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^To/).fill('High Court Division');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('2 volumes moved')).toBeVisible();
  await expect(page.getByText('Volume 1 · High Court Division · out')).toHaveCount(2);

  await page.getByRole('button', { name: 'Labels (2)' }).press('Enter');
  await dialog.getByLabel('First free place on the sheet').click();
  await page.getByRole('option', { name: '24', exact: true }).click();
  await expect(dialog.getByRole('list')).toHaveCount(2);
  await expect(dialog.locator(`svg[data-text$="/f/${id}"]`)).toBeVisible();
  await expectAccessible(page);
});

test('files of a list are sent only where ticked, by hand or by their label, and the ticks outlast a reload @long', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const [first, second, third] = [newFileNumber(), newFileNumber(), newFileNumber()];
  for (const nothiNumber of [first, second, third]) await enterFiling(page, { nothiNumber });
  await page.goto('/case-fillings-list?sort=id&order=DESC');
  await expect(page.getByRole('row', { name: new RegExp(first) })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Paper files' }).press('Enter');
  const tick = (name: string) => page.getByRole('checkbox', { name });
  await expect(tick(first)).not.toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send (0)' })).toBeDisabled();
  await tick(first).press('Space');
  await page.getByLabel('Scan a label, or type or paste file numbers').fill(second);
  await page.keyboard.press('Enter');
  await expect(tick(second)).toBeChecked();
  await page.reload();
  await expect(tick(first)).toBeChecked();
  await expect(tick(third)).not.toBeChecked();
  await page.getByRole('button', { name: 'Send (2)' }).press('Enter');
  await page.getByLabel(/^To/).fill('Board');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('2 volumes moved')).toBeVisible();
});

test('a court’s list becomes a pick list by place, whose ticks outlast a reload and make the forwarding list @long', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const [first, second] = [newFileNumber(), newFileNumber()];
  const { id } = await enterFiling(page, { nothiNumber: first });
  await enterFiling(page, { nothiNumber: second });
  await (
    await callsOf(page)
  )('POST', '/api/casebook/volumes', { caseFilingId: id, place: 'Rack 9' });
  await page.goto('/files/called');
  await page.getByRole('button', { name: 'Enter a list' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Called by/).fill('Annex 12');
  await dialog.getByLabel(/^List/).fill(`1. ${first}\n2. ${second}\n3. S-404/AP/1998`);
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Annex 12', level: 1 })).toBeVisible();
  await expect(page.getByText('2 in the register, 1 not; 0 found, 0 not found, 0 sent on')).toBeVisible();
  await expect(page.getByText('Not in the register: S-404/AP/1998')).toBeVisible();
  await expect(page.getByText('Rack 9: 1 file, 1 to look for')).toBeVisible();
  await page.getByLabel(`Result: ${first}`).selectOption('Found');
  await expect(page.getByText('Rack 9: 1 file, 0 to look for')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(`Result: ${first}`)).toHaveValue('FOUND');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Forwarding list' }).press('Enter');
  await expect(dialog.getByRole('row').nth(1)).toContainText(`1${first}`);
  await expect(dialog.getByRole('row').nth(1)).toContainText('Found');
});
