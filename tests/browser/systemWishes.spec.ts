import type { Locator, Page } from '@playwright/test';
import { expect, openViewOptions, signIn, test } from './support/casebook';

/** Elements with a transition or an animation longer than MUI's 10 ms for detecting autofill. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const lasts = (times: string) => times.split(', ').some((time) => parseFloat(time) > 0.01);
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part);
        const moves = lasts(transitionDuration) || (animationName !== 'none' && lasts(animationDuration));
        return moves ? `${element.tagName}.${element.getAttribute('class')}${part ?? ''}` : [];
      }),
    );
  });

test('nothing moves for people who prefer reduced motion @long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await moving(page)).toEqual([]);

  await signIn(page, 'admin');
  await page.getByRole('button', { name: 'Appeal and Tribunal' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await moving(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await page
    .getByRole('link', { name: /^Edit: / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
  await page.getByRole('dialog').getByLabel('Section/Branch').press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await moving(page)).toEqual([]);

  await page.route('**/dashboard-info', () => {});
  await page.goto('/');
  await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
  expect(await moving(page)).toEqual([]);

  await page.route('**/tribunal-cases-page?*', () => {});
  await page.goto('/tribunal-cases-list');
  await expect(page.getByRole('progressbar')).toBeVisible();
  expect(await moving(page)).toEqual([]);
});

const outline = (of: Locator) => of.evaluate((element) => getComputedStyle(element).outline);
const underline = (of: Locator) => of.evaluate((element) => getComputedStyle(element).borderBottomWidth);

test('where the system forces its colours, borders replace backgrounds and shadows @long', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'admin');
  const nav = page.getByRole('navigation', { name: 'Main menu' });
  expect(await underline(nav.getByRole('link', { name: 'Demand Notices' }))).toBe('3px');
  expect(await underline(nav.getByRole('button', { name: 'Report' }))).not.toBe('3px');
  expect(await underline(page.getByRole('button', { name: 'Page 1', exact: true }))).toBe('3px');
  expect(await outline(page.getByRole('link', { name: 'Create New' }))).toMatch(/solid 1px/);

  await openViewOptions(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  expect(await outline(page.getByRole('menu').locator('..'))).toMatch(/solid 1px/);
  await page.keyboard.press('Escape');

  await page.goto('/hearings');
  expect(await underline(page.getByRole('button', { name: 'Day', exact: true }))).toBe('3px');
  expect(await underline(page.getByRole('button', { name: 'Week', exact: true }))).not.toBe('3px');

  await page.goto('/case-fillings-list/7/edit');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Section File Number').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Nothi Number is required field.')).toBeVisible();
  expect(await outline(dialog)).toMatch(/solid 1px/);
  expect(await outline(dialog.getByRole('button', { name: 'Cancel' }))).toMatch(/none/);
  await expect(dialog.getByLabel('Section File Number')).toBeFocused();
  expect(await underline(dialog.locator('.Mui-error fieldset').first())).toBe('3px');
});
