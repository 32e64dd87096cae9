import { test as plain, type Page } from '@playwright/test';
import { expect, signIn, switchToBengali, test } from './support/casebook';
import { door } from './support/doorScreens';
import { fallbacks, ownSessions, rareStates } from './support/rareScreens';
import { addresses, states, type Screen } from './support/screens';
import { lookThrough, open, openAfresh, type Look } from './support/walk';

const LONG = Boolean(process.env.LONG);

/**
 * Every screen and what opens above it, in both languages. The themes and widths are spread over them, so
 * that each language meets each theme and each width, and every theme each width; `npm run test:long` looks
 * at every screen in every way, at the rarer ones too.
 */
test.describe.configure({ mode: 'parallel', timeout: LONG ? 1_800_000 : 480_000 });

const themes = ['light', 'dark'] as const;
const widths = [1440, 900, 390] as const;
const looks = widths.flatMap((width) => themes.map((theme): Look => ({ theme, width })));

/** Which screens are looked at in which way. The languages begin at different looks. */
function spread(screens: Screen[], start: number): [Look, Screen[]][] {
  return looks.map((look, turn) => [
    look,
    screens
      .filter((_, index) => LONG || (index + start) % looks.length === turn)
      .filter(({ from = 0, to = Infinity }) => from <= look.width && look.width <= to),
  ]);
}

async function signInAs(page: Page, locale: string) {
  await signIn(page, 'admin');
  if (locale === 'bn') await switchToBengali(page);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

for (const [start, locale] of (['en', 'bn'] as const).entries()) {
  for (const [part, screens] of Object.entries({ addresses, states, ...(LONG && { rareStates }) })) {
    test(`every one of the ${part} in ${locale}`, async ({ page }) => {
      await signInAs(page, locale);
      await lookThrough(page, locale, spread(screens, start), part === 'addresses' ? open : openAfresh);
    });
  }

  for (const [part, screens] of Object.entries({ door, ...(LONG && { ownSessions }) })) {
    test(`the way in (${part}), in ${locale}`, async ({ page }) => {
      await page.goto('/');
      if (locale === 'bn') await switchToBengali(page);
      await lookThrough(page, locale, spread(screens, start), openAfresh);
    });
  }

  if (LONG) {
    plain(`what stands instead of a screen, in ${locale}`, async ({ page }) => {
      await signInAs(page, locale);
      await lookThrough(page, locale, spread(fallbacks, start), openAfresh);
    });
  }
}
