import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { helpFor, manualPages } from '../../../src/help/manual';
import { headingsOf, loadManualPage } from '../../../src/help/pages';
import { languages } from '../../../src/i18n/catalogue';
import { secretStep as bengaliSecret } from '../../../src/i18n/bn/secretStep';
import { signIn as bengaliSignIn } from '../../../src/i18n/bn/signIn';
import { search as bengaliSearch } from '../../../src/i18n/bn/search';
import { search as englishSearch } from '../../../src/i18n/en/search';
import { secretStep as englishSecret } from '../../../src/i18n/en/secretStep';
import { signIn as englishSignIn } from '../../../src/i18n/en/signIn';
import { screenAddresses } from '../../../src/routes';
import { manualFor } from '../../../src/search/manual';
import { pictures } from '../../manual/pictureList';
import { bengali, english } from '../i18n/allWords';
import { flat } from '../i18n/flat';

const names = manualPages.map(([page]) => page);
const folder = (language: string) => `docs/manual/${language}`;
const sources = languages.flatMap(({ locale }) =>
  names.map((page) => ({ locale, page, text: readFileSync(`${folder(locale)}/${page}.md`, 'utf8') })),
);
const inEach = (look: (source: (typeof sources)[number]) => string[]) =>
  sources.flatMap((source) => look(source).map((found) => `${source.locale}/${source.page}: ${found}`));
const matches = (text: string, expression: RegExp) =>
  [...text.matchAll(expression)].map(([, found]) => found!);

it('the manual has the same pages in both languages, and no others', () => {
  for (const { locale } of languages) {
    const files = readdirSync(folder(locale)).filter((file) => file.endsWith('.md') && file !== 'README.md');
    expect(files.toSorted(), locale).toEqual(names.map((page) => `${page}.md`).toSorted());
  }
});

it('every screen leads to a page of the manual', () => {
  const without = screenAddresses.filter(
    ({ path }) => helpFor(path) === '/help' && !path.startsWith('/help'),
  );
  expect(without.map(({ path }) => path)).toEqual([]);
});

it.each([
  ['/case-fillings-list/7/edit', '/help/lists'],
  ['/files/12', '/help/file-page'],
  ['/files/out', '/help/paper-files'],
  ['/', '/help/my-day'],
  ['/nowhere', '/help'],
])('the screen at %s is explained at %s', (path, page) => {
  expect(helpFor(path)).toBe(page);
});

/** The texts that a page may print in bold; parameters stand for anything. */
const texts = (catalogue: object) =>
  [...flat(catalogue).values(), ...languages.map(({ name }) => name)]
    .flatMap((text) => text.split(' |||| '))
    .map((text) => text.split(/%\{\w+\}/))
    .filter((parts) => /[\p{L}\p{M}]{2}/u.test(parts.join('')))
    .map((parts) => new RegExp(`^${parts.map(escaped).join('.+')}$`, 's'));
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const onScreen = {
  en: texts({ ...english, signIn: { ...englishSignIn, ...englishSecret }, search: englishSearch }),
  bn: texts({ ...bengali, signIn: { ...bengaliSignIn, ...bengaliSecret }, search: bengaliSearch }),
};

it('what the manual prints in bold is on the screen word for word', () => {
  const strange = inEach(({ locale, text }) =>
    matches(text, /\*\*(.+?)\*\*/g).filter((word) => !onScreen[locale].some((known) => known.test(word))),
  );
  expect(strange).toEqual([]);
});

it('a page of the manual leads only to other pages and to pictures that exist', () => {
  const broken = inEach(({ locale, text }) =>
    matches(text, /\]\((.+?)\)/g).filter((target) => !existsSync(`${folder(locale)}/${target}`)),
  );
  expect(broken).toEqual([]);
});

it('the pictures of the manual are those that `npm run manual` takes, each is used, and they are small', () => {
  for (const { locale } of languages) {
    const kept = readdirSync(`${folder(locale)}/pictures`);
    const used = sources.flatMap((source) =>
      source.locale === locale ? matches(source.text, /\]\(pictures\/([\w-]+\.webp)\)/g) : [],
    );
    expect(kept.toSorted(), locale).toEqual(pictures.map(({ name }) => `${name}.webp`).toSorted());
    expect([...new Set(used)].toSorted(), locale).toEqual(kept.toSorted());
    const sizes = kept.map((file) => statSync(`${folder(locale)}/pictures/${file}`).size);
    expect(Math.max(...sizes)).toBeLessThan(60_000);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(2_000_000);
  }
});

it('Bengali pages have Bengali digits in their sentences and name the product in Bengali', () => {
  const strange = inEach(({ locale, text }) =>
    locale === 'bn' ? matches(text.replaceAll(/`[^`]*`|\]\([^)]*\)|^ *\d+\. /gm, ''), /(\d+|Casebook)/g) : [],
  );
  expect(strange).toEqual([]);
});

it('a page of the manual is HTML with hashed pictures of a known size and links below /help', async () => {
  const { title, html } = (await loadManualPage('en', 'my-day'))!;
  expect(title).toBe('Start the day with My day');
  expect(html).toContain('<a href="/help/notes">follow the file</a>');
  expect(html).toMatch(
    /<img src="[^"]*my-day[^"]*\.webp" width="\d+" height="\d+" alt="My day of an officer">/,
  );
  expect(html).not.toContain('<h1>');
  expect(headingsOf('bn', 'sign-in')).toContain('পাসওয়ার্ড নির্ধারণ');
});

it.each([
  ['password', 'en', 'Sign in and set your password'],
  ['পাসওয়ার্ড', 'en', 'Sign in and set your password'],
  ['forgot the password', 'bn', 'লগইন ও পাসওয়ার্ড নির্ধারণ'],
  ['somebody leaves', 'bn', 'অ্যাকাউন্ট ও ভূমিকা (অ্যাডমিন)'],
  ['কজ লিস্ট', 'bn', 'কার্যতালিকা মেলানো'],
  ['২ ধাপ', 'bn', 'দুই ধাপের যাচাই: ফোনের কোড'],
  ['holiday', 'en', 'Lists, closed days and rules (administrators)'],
  ['Excel', 'bn', 'তালিকার ব্যবহার: অনুসন্ধান, কলাম, রপ্তানি, মুদ্রণ'],
  ['zebra', 'en', undefined],
  ['find', 'bn', 'যেকোনো কিছু খোঁজা'],
] as const)(
  '“%s” in the one box finds the page of the manual in the language %s',
  (text, language, title) => {
    expect(manualFor(text, language)[0]?.title).toBe(title);
  },
);
