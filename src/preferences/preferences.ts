import { isLanguage, type Language } from '../i18n/catalogue';

/**
 * Settings that outlive logout (language, columns, density, drafts), in IndexedDB, keyed by user and never
 * shown to another user. `DEVICE` is the key of choices made before sign-in. If there is no IndexedDB,
 * nothing is stored.
 */
const DEVICE = '';

export async function readPreference(user: string, name: string): Promise<unknown> {
  return run('readonly', (store) => store.get([user, name])).catch(() => undefined);
}

export async function writePreference(user: string, name: string, value: unknown): Promise<void> {
  await run('readwrite', (store) => store.put(value, [user, name])).catch(() => undefined);
}

export async function removePreference(user: string, name: string): Promise<void> {
  await run('readwrite', (store) => store.delete([user, name])).catch(() => undefined);
}

/** All preferences of a user whose names begin with `prefix`. */
export async function readPreferences(user: string, prefix: string): Promise<Record<string, unknown>> {
  const range = () => IDBKeyRange.bound([user, prefix], [user, `${prefix}\uffff`]);
  const keys = await run('readonly', (store) => store.getAllKeys(range())).catch(() => []);
  const values = await run('readonly', (store) => store.getAll(range())).catch(() => []);
  return Object.fromEntries(keys.map((key, index) => [(key as string[])[1], values[index]]));
}

/** Removes matching preferences of all users. */
export async function removePreferences(isToGo: (name: string, value: unknown) => boolean): Promise<void> {
  const keys = await run('readonly', (store) => store.getAllKeys()).catch(() => []);
  const values = await run('readonly', (store) => store.getAll()).catch(() => []);
  const removed = (keys as [string, string][]).filter(([, name], index) => isToGo(name, values[index]));
  await Promise.all(removed.map(([user, name]) => removePreference(user, name)));
}

const STORE = 'preferences';
let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('casebook', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  const transaction = database.transaction(STORE, mode);
  const request = ask(transaction.objectStore(STORE));
  // committed at once, because a page that is being closed does not wait for the result of the request
  transaction.commit();
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The language the person chose, else the one last chosen on this device, else English. */
export async function rememberedLanguage(user?: string): Promise<Language> {
  const own = user === undefined ? undefined : await readPreference(user, 'language');
  const chosen = own ?? (await readPreference(DEVICE, 'language'));
  return isLanguage(chosen) ? chosen : 'en';
}

export async function rememberLanguage(language: Language, user?: string): Promise<void> {
  await writePreference(DEVICE, 'language', language);
  if (user !== undefined) await writePreference(user, 'language', language);
}

/**
 * The key of a page's title contains only the first part of the URL path, so that a page and its dialogs
 * share one title.
 */
const keyOf = (pathname: string, language: Language) => `title.${language}./${pathname.split('/')[1] ?? ''}`;

/** A page's title when a person last saw it, shown before the catalogue is loaded. */
export async function rememberedTitle(
  user: string,
  pathname: string,
  language: Language,
): Promise<string | undefined> {
  const title = await readPreference(user, keyOf(pathname, language));
  return typeof title === 'string' ? title : undefined;
}

export const rememberTitle = (
  user: string,
  pathname: string,
  language: Language,
  title: string,
): Promise<void> => writePreference(user, keyOf(pathname, language), title);

/** A colour scheme; `system` follows the operating system. */
export const schemeChoices = ['system', 'light', 'dark'] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

/** React-admin's store key for the scheme. */
export const SCHEME_KEY = 'theme';

/** React-admin's store key for whether charts have patterns on screen too. */
export const PATTERNS_KEY = 'preferences.patterns';

const COOKIE = 'casebook-scheme';
const A_YEAR = 365 * 24 * 60 * 60;

/** Applies a scheme and remembers it on this device for the time before sign-in. */
export function showScheme(choice: SchemeChoice): void {
  document.documentElement.dataset.scheme = choice;
  const age = choice === 'system' ? 0 : A_YEAR;
  document.cookie = `${COOKIE}=${choice}; path=/; max-age=${age}; samesite=strict`;
}

/** The scheme last used on this device, from a cookie that is read before the first paint. */
export function lastScheme(): SchemeChoice {
  const kept = document.cookie.split('; ').find((each) => each.startsWith(`${COOKIE}=`));
  return schemeChoices.find((choice) => kept === `${COOKIE}=${choice}`) ?? 'system';
}
