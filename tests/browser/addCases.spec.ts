import type { Page } from '@playwright/test';
import { toBengaliDigits } from '../../domain/digits';
import { expect, newFileNumber, signIn, switchToBengali, test } from './support/casebook';
import { isLong } from '../support/long';

/** Signs in and registers a filing with only the required fields. */
async function addFiling(page: Page, fileNumber = newFileNumber()): Promise<string> {
  await signIn(page, 'customs', { at: '/add-case-fillings' });
  await page.getByLabel('Section File Number').fill(fileNumber);
  await page.getByLabel('Section/Branch').fill('AIR');
  await page.getByRole('listbox').getByRole('option', { name: 'AIR', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Complaint added successfully')).toBeVisible();
  return fileNumber;
}

const finder = (page: Page) => page.locator('input[name=nothiNumber]');
const summary = (page: Page) => page.getByRole('group', { name: /^(Case Filing|দাবিনামা\/আদেশ)$/ });

/** Types a text and presses Tab. */
async function typeAndTab(page: Page, text: string) {
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

// the ordinary run enters a case by keyboard in keyboardForms.spec.ts
if (isLong)
  test('a criminal case is added by keyboard alone, and the form is then empty for the next one', async ({
    page,
  }) => {
    const fileNumber = await addFiling(page);
    await page.goto('/foujdari-cases-list');
    await page.getByRole('link', { name: 'Create New' }).press('Enter');
    await expect(finder(page)).toBeFocused();

    for (const court of ['CMM Court', 'Session Court']) {
      await page.keyboard.type(fileNumber);
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('CMM/CJM/Session/Special Judge Court Name')).toBeFocused();
      await expect(summary(page)).toContainText(fileNumber);
      await typeAndTab(page, court);
      await typeAndTab(page, '05022026');
      await typeAndTab(page, 'Law-7');
      await typeAndTab(page, 'Bandar');
      await typeAndTab(page, '12(4)26');
      await expect(page.getByLabel('FIR Number')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Foujdari Case Added Successfully!').first()).toBeVisible();
      await expect(finder(page)).toBeFocused();
      await expect(finder(page)).toHaveValue('');
      await expect(summary(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
    }

    await page.goto('/foujdari-cases-list');
    await page.getByRole('searchbox').fill(fileNumber);
    await expect(page.getByRole('row')).toHaveCount(3);
    const rows = page.getByRole('row').filter({ hasText: fileNumber });
    await expect(rows.first()).toContainText('Session Court'); // newest first
    await expect(rows.first()).toContainText('05/02/2026');
    await expect(rows.last()).toContainText('CMM Court');
  });

// the ordinary run enters a tribunal case in keyboardForms.spec.ts, and covers the Bengali forms in jsdom:
// tests/ui/finder, tests/ui/followOnCases
if (isLong)
  test('a tribunal case is added in the Bengali UI with Bengali digits', async ({ page }) => {
    const fileNumber = await addFiling(page);
    await page.goto('/tribunal-cases-list');
    await switchToBengali(page);
    await page.getByRole('link', { name: 'নতুন তৈরি করুন' }).press('Enter');
    await expect(finder(page)).toBeFocused();
    await page.keyboard.type(toBengaliDigits(fileNumber));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('ট্রাইব্যুনাল মামলা নম্বর')).toBeFocused();
    await typeAndTab(page, 'সিইভিটি-১২/২০২৬');
    await typeAndTab(page, '০৫/০২/২০২৬');
    await page.keyboard.press('Enter');
    await expect(page.getByText('ট্রাইব্যুনাল মামলাটি নথিভুক্ত করা হয়েছে')).toBeVisible();
    await expect(finder(page)).toBeFocused();

    await page.goto('/tribunal-cases-list');
    await page.getByRole('searchbox').fill(fileNumber);
    await expect(page.getByRole('row')).toHaveCount(2);
    const row = page.getByRole('row').nth(1);
    await expect(row).toContainText('সিইভিটি-১২/২০২৬');
    await expect(row).toContainText('০৫/০২/২০২৬');

    await page.goto('/add-tribunal-case');
    await finder(page).fill(fileNumber);
    await page.getByRole('link', { name: 'সর্বশেষটি দেখুন' }).click();
    await expect(page.getByRole('dialog')).toContainText('সিইভিটি-১২/২০২৬');
  });

// the ordinary run covers the file number in the URL in jsdom: tests/ui/finder/chosen.test.tsx
if (isLong)
  test('the form for a tribunal case keeps the file number in its URL until the case is added', async ({
    page,
  }) => {
    const fileNumber = await addFiling(page, `${newFileNumber()} ১০% a%2Fb?c#d&e=f.`);
    await page.goto('/case-fillings-list');
    await page.getByRole('searchbox', { name: 'File Number' }).fill(fileNumber);
    await page.getByRole('link', { name: `Other Cases: ${fileNumber}` }).click();
    await page.getByRole('dialog').locator('a[href^="/add-tribunal-case/"]').click();
    await expect(page).toHaveURL(`/add-tribunal-case/${encodeURIComponent(fileNumber)}`);
    await expect(summary(page)).toContainText(fileNumber);
    await expect(page.getByLabel('Tribunal Case Number')).toBeFocused();
    await page.reload();
    await expect(summary(page)).toContainText(fileNumber);
    await expect(page.getByLabel('Tribunal Case Number')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Tribunal Case Added Successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/add-tribunal-case$/);
    await expect(finder(page)).toHaveValue('');
    await page.reload();
    await expect(finder(page)).toBeFocused();
    await expect(finder(page)).toHaveValue('');
  });
