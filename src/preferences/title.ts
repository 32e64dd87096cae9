import type { Language } from '../i18n/catalogue';
import { readPreference, writePreference } from './preferences';

/** A page and all that opens over it: the first part of an address. */
const keyOf = (pathname: string, language: Language) => `title.${language}./${pathname.split('/')[1] ?? ''}`;

/** How a page was headed when a person last saw it: shown before the words of the application are there. */
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
