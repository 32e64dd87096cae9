import { expectAccessible } from './support/accessibility';
import { expect, newFileNumber, signIn, test } from './support/casebook';
import { isLong } from '../support/long';

// the ordinary run covers this in jsdom: tests/ui/caseFilings/addThere.test.tsx
if (isLong)
  test('a company is added by keyboard alone while a filing is being registered', async ({ page }) => {
    const fileNumber = newFileNumber();
    const name = `Rupsha Mills ${fileNumber}`;
    await signIn(page, 'customs', { at: '/add-case-fillings' });
    await expect(page.getByLabel('Section File Number')).toBeFocused();
    await page.keyboard.type(fileNumber);
    await page.keyboard.press('Tab');
    await page.keyboard.type('AIR');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(name);
    await expect(page.getByRole('option', { name: `No match. Add “${name}” to the register` })).toBeVisible();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add Importer/Exporter' });
    await expect(dialog.getByLabel('Importer/Exporter')).toBeFocused();
    await expect(dialog.getByLabel('Importer/Exporter')).toHaveValue(name);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const company = page.getByLabel('Name of Importer/Exporter/Person');
    await expect(company).toBeFocused();
    await expect(company).toHaveValue(name);
    await expect(page.getByLabel('Section File Number')).toHaveValue(fileNumber);

    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Complaint added successfully')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('status').getByRole('link', { name: fileNumber }).click();
    await expect(page.getByRole('heading', { level: 1, name: fileNumber })).toBeVisible();
    await expect(page.locator('main dl').first()).toContainText(name);
  });
