import type { AdminAppProps } from './AdminApp';
import { forgetOldDrafts } from './drafts/draftStore';
import { loadI18nProvider } from './i18n';
import type { Language } from './i18n/catalogue';
import { watchConnection } from './offline/connection';
import { SCHEME_KEY, showScheme, type SchemeChoice } from './preferences/preferences';
import { loadStore } from './preferences/store';
import { loadScreensAt } from './routes';

export { AdminApp } from './AdminApp';

/** Loads what the application needs before its first render. */
export async function prepare(
  userName: string,
  language: Language,
): Promise<Pick<AdminAppProps, 'i18nProvider' | 'store'>> {
  void forgetOldDrafts();
  watchConnection();
  const [i18nProvider, store] = await Promise.all([
    loadI18nProvider(language),
    loadStore(userName, language),
    loadScreensAt(location.pathname), // so that the screen renders together with the frame around it
  ]);
  showScheme(store.getItem<SchemeChoice>(SCHEME_KEY) ?? 'system');
  return { i18nProvider, store };
}
