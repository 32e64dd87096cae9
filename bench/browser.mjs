import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../tools/chromium.mjs';

export const openBrowser = () =>
  chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS });

/** Signs in as the sample administrator and waits for the rows of the list at `path`. */
export async function signInTo(page, path) {
  await page.goto(path);
  await page.getByRole('textbox').fill('admin');
  await page.keyboard.press('Enter');
  await page.locator('input[type=password]').fill('Casebook#Admin1');
  await page.getByRole('checkbox').check();
  await page.locator('input[type=password]').press('Enter');
  await page.getByRole('row').nth(5).waitFor();
}
