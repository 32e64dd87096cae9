import type { Page } from '@playwright/test';
import { caseTypes, type CaseTypeName } from '../../domain/followOnCases';
import type { CaseType } from '../../domain/followOnCases/caseType';
import { kindName } from '../../domain/kinds';
import { isLong } from '../support/long';
import { someCaseTypes } from '../support/standIns';
import { formFields } from '../ui/followOnCases/words/formFields';
import { screenTexts } from '../ui/followOnCases/words/screenTexts';
import { expect, newFileNumber, signIn, test } from './support/casebook';

// The long run (`npm run test:long`) enters forty cases, which is a clerk's daily work; the ordinary run enters one.
const OF_EACH_TYPE = isLong ? 5 : 1;
const TYPES = isLong ? caseTypes : someCaseTypes.slice(0, 1);
const CASES = OF_EACH_TYPE * TYPES.length;

const typed = { date: '05022026', money: '10', text: 'Bandar 7' } as const;

const byKeyboard = async (page: Page, text: string) => {
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
};

/** Fills a form from first to last field, checking that Tab follows the contract's order. */
async function fill(page: Page, { name, fields }: CaseType<CaseTypeName>) {
  for (const [field, [label]] of Object.entries(formFields[name])) {
    await expect(page.getByLabel(label, { exact: true }).and(page.locator('[name]'))).toBeFocused();
    const kind = kindName(fields[field]!);
    // a choice is made by an arrow key, because typed letters would select one
    if (kind === 'choice' || kind === 'yesNo') await page.keyboard.press('ArrowDown');
    await byKeyboard(page, kind === 'date' || kind === 'text' ? typed[kind] : '');
  }
}

test(`court cases (${CASES}) are entered one after the other by keyboard alone, with Tab in the order of the form`, async ({
  page,
}) => {
  test.setTimeout(300_000 + CASES * 20_000);
  const fileNumber = newFileNumber();
  await signIn(page, 'admin', { at: '/add-case-fillings' });
  await expect(page.getByLabel('Section File Number')).toBeFocused();
  await byKeyboard(page, fileNumber);
  await byKeyboard(page, 'AIR');
  // Enter picks from an open list of choices, and saves where none is open
  const sectionName = page.getByLabel('Section Name');
  await expect(sectionName).toBeFocused();
  for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(sectionName).toHaveValue('CIID');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Complaint added successfully')).toBeVisible();

  for (const type of TYPES) {
    await page.goto(type.routes.add);
    for (let entered = 1; entered <= OF_EACH_TYPE; entered++) {
      await expect(page.locator('input[name=nothiNumber]')).toBeFocused();
      await page.keyboard.type(fileNumber);
      await page.keyboard.press('Enter');
      await fill(page, type);
      await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
      await page.keyboard.press('Enter');
      const added = page.getByText(screenTexts[type.name].created[0], { exact: true });
      await expect(added.first()).toBeVisible();
      await expect(page.locator('input[name=nothiNumber]')).toHaveValue('');
    }
    await expect(page.locator('input[name=nothiNumber]')).toBeFocused();
  }
});
