import type { Page } from '@playwright/test';
import { isLong } from '../../support/long';
import { violations } from './accessibility';
import { expect, test } from './casebook';
import { faultsOnPaper, fitsAcross } from './paper';
import type { Screen } from './screens';

export interface Look {
  theme: 'light' | 'dark';
  width: number;
}

const HEIGHT = 844;
const NOWHERE = '/nowhere';

/**
 * Further widths at which no page may scroll sideways: the narrowest, and in the long run what 1440 px leave at 200 %
 * zoom.
 */
const NARROW = isLong ? [320, 720] : [320];

type Open = (page: Page, screen: Screen, width: number) => Promise<void>;

/**
 * Opens the screens in this language and in their themes and widths, and makes the checks that apply to every screen;
 * a failure does not stop the others.
 */
export async function lookThrough(page: Page, locale: string, spread: [Look, Screen[]][], open: Open) {
  page.setDefaultTimeout(20_000); // one screen that hangs must not use up the time of all
  const titles = new Map<string, string>();
  for (const [{ theme, width }, screens] of spread) {
    // Motion is reduced, because other tests cover the animations.
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const screen of screens) {
      const name = [screen.at, screen.state, theme, `${width} px`].filter(Boolean).join(', ');
      await test.step(name, async () => {
        const failure = await open(page, screen, width).catch((reason: Error) => reason.message);
        expect.soft(failure, name).toBeUndefined();
        await page.evaluate(() => scrollTo(0, 0)); // what lies half below the bar would be measured as too small
        expect.soft(await violations(page), name).toEqual([]);
        expect.soft(await page.locator('html').getAttribute('lang'), name).toBe(locale);
        expect.soft(await scrolledAcross(page, [width, ...NARROW]), `${name}: scrolled across`).toEqual([]);
        if (screen.state) return;
        await expectNames(page, screen, titles);
        expect.soft(await faultsOnPaper(page, screen), `${name}: on paper`).toEqual({});
      });
    }
  }
}

/** Expects one main heading, and a tab title that no other URL has. */
async function expectNames(page: Page, { at }: Screen, titles: Map<string, string>) {
  expect.soft(await page.getByRole('heading', { level: 1 }).count(), `${at}: one heading`).toBe(1);
  const title = await page.title();
  expect.soft(titles.get(title) ?? at, `${at}: a title of its own`).toBe(at);
  titles.set(title, at);
}

/** Navigates like a link, without reloading the application. */
export async function open(page: Page, screen: Screen, width: number) {
  await follow(page, NOWHERE); // removes the previous screen, which would otherwise be laid out again at the new width
  await expect(page.getByRole('link', { name: /^(Back to Home|হোমে ফিরে যান)$/ })).toBeVisible();
  // otherwise the checks would be made of this page instead of the screen
  if (screen.at !== NOWHERE) await expect(page.locator(screen.shows)).toHaveCount(0);
  await page.setViewportSize({ width, height: HEIGHT });
  await follow(page, screen.at);
  await settle(page, screen);
}

const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Reloads the application, with nothing left of the previous state. */
export async function openAfresh(page: Page, screen: Screen, width: number) {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.unrouteAll();
  await page.context().setOffline(false);
  await screen.before?.(page);
  await page.goto(screen.at);
  await page.locator('h1:not(.first-frame h1)').first().waitFor();
  await screen.reach?.(page);
  await settle(page, screen);
}

async function settle(page: Page, { shows, waits }: Screen) {
  await expect(page.locator(shows).first()).toBeVisible();
  if (!waits) await expect(page.locator('[role=progressbar]')).toHaveCount(0);
}

/** The widths at which the page itself, not a table in it, would scroll horizontally. */
async function scrolledAcross(page: Page, widths: number[]): Promise<number[]> {
  const across: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    if (!(await fitsAcross(page))) across.push(width);
  }
  return across;
}
