import { expectAccessible } from './support/accessibility';
import { enterFiling } from './support/calls';
import { expect, newFileNumber, signIn, test } from './support/casebook';

test('by keyboard a file is given a class and a hold, listed with the reason, freed, and recorded as destroyed', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const nothiNumber = newFileNumber();
  const closed = { nothiNumber, status: 'CLOSED', dateOfJudgement: '2019-03-31' };
  const { id } = await enterFiling(page, closed);
  const panel = page.getByRole('region', { name: 'Retention' });
  const dialog = page.getByRole('dialog');
  const editRetention = async () => {
    await page.goto(`/files/${id}`);
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: 'Edit retention' }).press('Enter');
  };
  const listed = async (state: string) => {
    await page.goto('/files/retention');
    await page.getByRole('button', { name: new RegExp(`^${state}`) }).press('Enter');
    await page.getByRole('searchbox', { name: 'File number' }).fill(nothiNumber);
    return page.getByRole('row', { name: new RegExp(nothiNumber) });
  };

  await editRetention();
  await dialog.getByLabel('Class set by hand').selectOption('ঘ (1 year)');
  await dialog.getByLabel('On hold because').fill('Wanted by the audit');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(panel).toHaveText(
    'RetentionClass ঘ, 1 year · set by handOn hold: Wanted by the audit' +
      'Its time has been over since 31/03/2020. Kept all the same: on hold.',
  );
  await expect(await listed('Kept all the same')).toContainText('on hold');
  await expectAccessible(page);

  await editRetention();
  await dialog.getByLabel('On hold because').fill('');
  await page.keyboard.press('Control+Enter');
  await expect(panel).toContainText('Its time has been over since 31/03/2020: it may be destroyed.');

  const due = await listed('May be destroyed');
  await due.getByRole('checkbox', { name: nothiNumber }).press('Space');
  await page.getByRole('button', { name: 'Record destruction (1)' }).press('Enter');
  await expect(dialog.getByLabel(/^Destroyed on/)).not.toBeEmpty();
  await dialog.getByLabel(/^Memo No\./).fill('Memo 7');
  await dialog.getByLabel(/^Destroyed by/).fill('Record committee');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 file recorded as destroyed')).toBeVisible();
  await expect(due).toBeHidden();
  const destroyed = await listed('Destroyed');
  await expect(destroyed).toContainText('Record committee');
  await destroyed.getByRole('link', { name: nothiNumber }).press('Enter');
  await expect(
    page.getByText(/^The paper file was destroyed on .* by Record committee, Memo 7\.$/),
  ).toBeVisible();
  await expectAccessible(page);

  await page.goto('/files/move');
  await page.getByLabel('Scan a label, or type or paste file numbers').fill(nothiNumber);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: nothiNumber })).toBeDisabled();
  await expect(page.getByText(/^Destroyed: \d/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send (0)' })).toBeDisabled();
});
