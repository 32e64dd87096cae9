import type { Language } from '../i18n/catalogue';
import { readPreference, writePreference } from './preferences';

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
