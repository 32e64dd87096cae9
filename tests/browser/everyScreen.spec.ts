import { expect, signIn, switchToBengali, test } from './support/casebook';
import { addresses, door, states, type Screen } from './support/screens';
import { lookThrough, open, openAfresh, type Look } from './support/walk';

/**
 * Every screen and what opens above it, in both languages. The themes and widths are spread over them, so
 * that each language meets each theme and each width, and every theme each width; `npm run test:long` looks
 * at every screen in every way.
 */
test.describe.configure({ mode: 'parallel', timeout: process.env.LONG ? 1_800_000 : 480_000 });

const themes = ['light', 'dark'] as const;
const widths = [1440, 900, 390] as const;
const looks = widths.flatMap((width) => themes.map((theme): Look => ({ theme, width })));

/** Which screens are looked at in which way. The languages begin at different looks. */
function spread(screens: Screen[], start: number): [Look, Screen[]][] {
  if (process.env.LONG) return looks.map((look) => [look, screens]);
  return looks.map((look, turn) => [
    look,
    screens.filter((_, index) => (index + start) % looks.length === turn),
  ]);
}

for (const [start, locale] of (['en', 'bn'] as const).entries()) {
  for (const [part, screens] of Object.entries({ addresses, states })) {
    test(`every one of the ${part} in ${locale}`, async ({ page }) => {
      await signIn(page, 'admin');
      if (locale === 'bn') await switchToBengali(page);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await lookThrough(page, locale, spread(screens, start), part === 'addresses' ? open : openAfresh);
    });
  }

  test(`the way in, in ${locale}`, async ({ page }) => {
    await page.goto('/');
    if (locale === 'bn') await switchToBengali(page);
    await lookThrough(page, locale, spread(door, start), openAfresh);
  });
}
