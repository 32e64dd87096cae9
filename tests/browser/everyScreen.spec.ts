import { test as plain, type Page } from '@playwright/test';
import { expect, signIn, switchToBengali, test } from './support/casebook';
import { door } from './support/doorScreens';
import { fallbacks, ownSessions, rareStates } from './support/rareScreens';
import { isLong } from '../support/long';
import { addresses, type Screen } from './support/screens';
import { states } from './support/screenStates';
import { lookThrough, open, openAfresh, type Look } from './support/walk';

/**
 * Opens the screens and dialogs once, rotating languages, themes and widths so that each language meets each theme
 * and width. `npm run test:long` opens every screen in every combination, including its states and screens that are
 * built like others.
 */
test.describe.configure({ mode: 'parallel', timeout: isLong ? 1_800_000 : 600_000 });

const themes = ['light', 'dark'] as const;
const widths = [1440, 900, 390] as const;
const looks = widths.flatMap((width) => themes.map((theme): Look => ({ theme, width })));
const languages = ['en', 'bn'] as const;
type Language = (typeof languages)[number];

/** Distributes the screens over the combinations of theme and width. */
function spread(screens: Screen[], language: Language): [Look, Screen[]][] {
  const opened = screens.filter(({ isAlike }) => isLong || !isAlike);
  return looks.map((look) => [
    look,
    opened.filter((screen, index) => {
      const ways = looks.filter(({ width }) => isThere(screen, width));
      const isTurn = ways[index % ways.length] === look && languageOf(index) === language;
      return isLong ? ways.includes(look) : isTurn;
    }),
  ]);
}

const isThere = ({ from = 0, to = Infinity }: Screen, width: number) => from <= width && width <= to;

/** The languages alternate, and their order is swapped after each round of looks. */
const languageOf = (index: number) => languages[(index + Math.floor(index / looks.length)) % 2];

async function signInAs(page: Page, language: Language) {
  await signIn(page, 'admin');
  if (language === 'bn') await switchToBengali(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

for (const language of languages) {
  for (const [part, screens] of Object.entries({ addresses, ...(isLong && { states, rareStates }) })) {
    test(`screens of the group “${part}” in ${language} are accessible and never scroll sideways`, async ({
      page,
    }) => {
      await signInAs(page, language);
      const opening = part === 'addresses' ? open : openAfresh;
      await lookThrough(page, language, spread(screens, language), opening);
    });
  }

  for (const [part, screens] of Object.entries({ door, ...(isLong && { ownSessions }) })) {
    test(`sign-in screens of the group “${part}” in ${language} are accessible and never scroll sideways`, async ({
      page,
    }) => {
      await page.goto('/');
      if (language === 'bn') await switchToBengali(page);
      await lookThrough(page, language, spread(screens, language), openAfresh);
    });
  }

  if (isLong) {
    plain(
      `screens shown after a crash in ${language} are accessible and never scroll sideways`,
      async ({ page }) => {
        await signInAs(page, language);
        await lookThrough(page, language, spread(fallbacks, language), openAfresh);
      },
    );
  }
}
