import { isLanguage, type Language } from '../i18n/catalogue';
import { DEVICE, readPreference, writePreference } from './preferences';

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
