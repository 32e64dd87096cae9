import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { toBengaliDigits } from '../../domain/digits';
import { languages, type Language } from './catalogue';

const catalogues = {
  en: () => import('./en'),
  bn: () => import('./bn'),
} satisfies Record<Language, () => Promise<{ catalogue: object }>>;

/** Texts by the first part of their keys; `resources` has those of several files. */
export type Words = Record<string, object>;

/**
 * Texts that only some screens need. They are loaded with those screens, so that the first list does not wait
 * for them.
 */
export const laterCatalogues = {
  notifications: { en: () => import('./en/notifications'), bn: () => import('./bn/notifications') },
  home: { en: () => import('./en/home'), bn: () => import('./bn/home') },
  parties: { en: () => import('./en/parties'), bn: () => import('./bn/parties') },
  users: { en: () => import('./en/users'), bn: () => import('./bn/users') },
  report: { en: () => import('./en/report'), bn: () => import('./bn/report') },
  office: { en: () => import('./en/office'), bn: () => import('./bn/office') },
  registers: { en: () => import('./en/registers'), bn: () => import('./bn/registers') },
  followOnCases: { en: () => import('./en/followOnCases'), bn: () => import('./bn/followOnCases') },
  finder: { en: () => import('./en/finder'), bn: () => import('./bn/finder') },
  tourSteps: { en: () => import('./en/tourSteps'), bn: () => import('./bn/tourSteps') },
  account: { en: () => import('./en/account'), bn: () => import('./bn/account') },
  shortcuts: { en: () => import('./en/shortcuts'), bn: () => import('./bn/shortcuts') },
  testScreen: { en: () => import('./en/testScreen'), bn: () => import('./bn/testScreen') },
  backups: { en: () => import('./en/backups'), bn: () => import('./bn/backups') },
  tokens: { en: () => import('./en/tokens'), bn: () => import('./bn/tokens') },
  webhooks: { en: () => import('./en/webhooks'), bn: () => import('./bn/webhooks') },
  history: { en: () => import('./en/history'), bn: () => import('./bn/history') },
  files: { en: () => import('./en/files'), bn: () => import('./bn/files') },
  limits: { en: () => import('./en/limits'), bn: () => import('./bn/limits') },
  proposals: { en: () => import('./en/proposals'), bn: () => import('./bn/proposals') },
  today: { en: () => import('./en/today'), bn: () => import('./bn/today') },
  imports: { en: () => import('./en/imports'), bn: () => import('./bn/imports') },
  diary: { en: () => import('./en/diary'), bn: () => import('./bn/diary') },
  fileFaults: { en: () => import('./en/fileFaults'), bn: () => import('./bn/fileFaults') },
  causeList: { en: () => import('./en/causeList'), bn: () => import('./bn/causeList') },
  money: { en: () => import('./en/money'), bn: () => import('./bn/money') },
  moneyLists: { en: () => import('./en/moneyLists'), bn: () => import('./bn/moneyLists') },
  papers: { en: () => import('./en/papers'), bn: () => import('./bn/papers') },
  filePapers: { en: () => import('./en/filePapers'), bn: () => import('./bn/filePapers') },
  help: { en: () => import('./en/help'), bn: () => import('./bn/help') },
  inbox: { en: () => import('./en/inbox'), bn: () => import('./bn/inbox') },
  hearings: { en: () => import('./en/hearings'), bn: () => import('./bn/hearings') },
  returns: { en: () => import('./en/returns'), bn: () => import('./bn/returns') },
  retention: { en: () => import('./en/retention'), bn: () => import('./bn/retention') },
  volumes: { en: () => import('./en/volumes'), bn: () => import('./bn/volumes') },
} satisfies Record<string, Record<Language, () => Promise<{ catalogue: Words }>>>;

export type LaterWords = keyof typeof laterCatalogues;

/** The texts of whatever the global search may find. */
export const searchWords: readonly LaterWords[] = [
  'users',
  'registers',
  'parties',
  'files',
  'hearings',
  'papers',
];

/**
 * The texts that must be loaded together with others: the history, for example, shows records of every
 * register.
 */
const includes: Partial<Record<LaterWords, readonly LaterWords[]>> = {
  files: ['followOnCases', 'volumes', 'retention'],
  today: ['volumes'],
  finder: ['followOnCases'],
  causeList: ['fileFaults'],
  imports: ['fileFaults', 'followOnCases', 'parties', 'users', 'hearings', 'money'],
  history: [
    'followOnCases',
    'parties',
    'files',
    'hearings',
    'limits',
    'users',
    'registers',
    'office',
    'money',
    'papers',
    'returns',
    'volumes',
    'retention',
    'tokens',
    'webhooks',
  ],
};

const wanted = new Set<LaterWords>();

/** Rebuilds the catalogue from the texts loaded so far. */
let renewWords: () => Promise<void> = async () => {};

/** Loads the texts of a screen before it is rendered; a language switch loads them again. */
async function loadWords(name: LaterWords): Promise<void> {
  for (const each of [name, ...(includes[name] ?? [])]) wanted.add(each);
  await renewWords();
}

/** Loads a module of screens together with the texts that it uses. */
export async function withWords<Module>(load: Promise<Module>, ...names: LaterWords[]): Promise<Module> {
  const [loaded] = await Promise.all([load, ...names.map(loadWords)]);
  return loaded;
}

/**
 * The i18n provider of one language; only its catalogue is loaded. A language switch replaces the provider
 * instead of reloading the page, which would lose the input of forms.
 */
export async function loadI18nProvider(language: Language): Promise<I18nProvider> {
  let provider!: I18nProvider;
  let known = -1;
  const renew = async () => {
    const words = await allWords(language);
    if (words.parts <= known) return;
    known = words.parts;
    provider = polyglotI18nProvider(() => words.catalogue, language, languages, { onMissingKey });
  };
  renewWords = renew;
  await renew();
  return {
    ...provider,
    translate: (key, options) =>
      provider.translate(key, language === 'en' ? options : inBengaliDigits(options)),
  };
}

/** A key whose texts were not loaded is an error, which the console keeps; a text is translated to itself. */
function onMissingKey(key: string): string {
  // oxlint-disable-next-line no-console -- nothing else reports it
  if (!/\s/.test(key)) console.error(`No text is loaded for ${key}`);
  return key;
}

/** The catalogue of a language with the texts that screens have needed so far. */
async function allWords(language: Language) {
  const { catalogue } = await catalogues[language]();
  const later = await Promise.all([...wanted].map((name) => laterCatalogues[name][language]()));
  const parts: Words[] = [catalogue, ...later.map((part) => part.catalogue)];
  const resources = Object.assign({}, ...parts.map((part) => part.resources)) as object;
  const all = Object.assign({}, ...parts, { resources }) as TranslationMessages;
  return { catalogue: all, parts: later.length };
}

/** Numbers that are filled into a Bengali text have Bengali digits; texts stay as they were typed. */
function inBengaliDigits(options: unknown): unknown {
  if (typeof options !== 'object' || options === null) return options;
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      typeof value === 'number' ? toBengaliDigits(String(value)) : value,
    ]),
  );
}
