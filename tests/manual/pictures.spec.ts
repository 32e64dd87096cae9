import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { manual } from '../../src/help/manual';
import { languages, type Language } from '../../src/i18n/catalogue';
import { signIn, switchToBengali } from '../browser/support/casebook';
import { bengali, english } from '../ui/i18n/allWords';
import { flat } from '../ui/i18n/flat';
import { pictures, type Picture } from './pictureList';
import { NOW } from './playwright.config';

const words = { en: flat(english), bn: flat(bengali) };
const MARGIN = 16;
const HIGHEST = 560;
const LARGEST = 60_000;

const takeAll = (some: Picture[]) => {
  for (const { locale } of languages)
    for (const picture of some)
      test(`${locale} ${picture.name}`, async ({ page }) => take(page, picture, locale));
};

takeAll(pictures.filter(({ phone }) => !phone));
test.describe(() => {
  test.use({
    viewport: { width: 390, height: 760 },
    hasTouch: true,
    isMobile: true,
  });
  takeAll(pictures.filter(({ phone }) => phone));
});

test('the contents', () => {
  for (const { locale } of languages) {
    const lines = Object.entries(manual).flatMap(([part, pages]) => [
      `## ${words[locale].get(`help.parts.${part}`)}`,
      Object.keys(pages)
        .map((page) => `- [${titleOf(locale, page)}](${page}.md)`)
        .join('\n'),
    ]);
    writeFileSync(
      `docs/manual/${locale}/README.md`,
      `${[`# ${words[locale].get('help.title')}`, ...lines].join('\n\n')}\n`,
    );
  }
});

const titleOf = (locale: Language, page: string) =>
  readFileSync(`docs/manual/${locale}/${page}.md`, 'utf8').split('\n')[0]!.slice(2);

async function take(page: Page, picture: Picture, locale: Language) {
  const { name, at = '/', account = 'admin', isSignedOut, part, reach } = picture;
  const answers = watchRequests(page);
  await page.clock.setFixedTime(NOW);
  if (isSignedOut) await page.goto('/');
  else await signIn(page, account, { at });
  if (locale === 'bn') await switchToBengali(page);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await reach?.(page, (key) => words[locale].get(key) ?? key);
  await expect(page.locator('main h1').first()).toBeVisible({ timeout: 100_000 }); // not the page that opens the register
  await answers();
  await expect(page.locator('main :is(.MuiSkeleton-root, [role=progressbar])')).toHaveCount(0);
  await expect(page.locator('.MuiSnackbar-root')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  if (part) await page.evaluate(() => window.scrollTo(0, 0)); // otherwise the bar lies over the picture
  const shown = await page.screenshot(part ? { clip: await around(page, part), fullPage: true } : {});
  writeFileSync(`docs/manual/${locale}/pictures/${name}.webp`, await compressed(shown));
}

async function compressed(shown: Buffer) {
  for (const quality of [85, 70, 55, 40]) {
    const file = await sharp(shown).webp({ quality }).toBuffer();
    if (file.length < LARGEST) return file;
  }
  throw new Error('The picture is too large to come with the product');
}

/** @returns waits until nothing has been asked of the server for a second */
function watchRequests(page: Page) {
  let asked = 0;
  page.on('request', () => asked++);
  page.on('requestfinished', () => asked--);
  page.on('requestfailed', () => asked--);
  return async () => {
    for (let quiet = 0; quiet < 4; quiet = asked ? 0 : quiet + 1) await page.waitForTimeout(250);
  };
}

async function around(page: Page, part: string) {
  const boxes = await page.locator(part).evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return { left: x, top: y + window.scrollY, right: x + width, bottom: y + window.scrollY + height };
    }),
  );
  const margin = part === 'main' ? 0 : MARGIN;
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - margin);
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - margin);
  return {
    x: left,
    y: top,
    width: Math.max(...boxes.map((box) => box.right)) + margin - left,
    height: Math.min(HIGHEST, Math.max(...boxes.map((box) => box.bottom)) + margin - top),
  };
}
