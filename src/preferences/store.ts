import { memoryStore, type Store } from 'react-admin';
import type { Language } from '../i18n/catalogue';
import { readPreferences, removePreference, writePreference, SCHEME_KEY } from './preferences';

const KEPT = 'preferences.';

/**
 * React-admin's store key for the language. While the stored language differs from that of the loaded
 * catalogue, react-admin renders nothing.
 */
export const LANGUAGE_KEY = 'locale';

const isKept = (key: string) => key.startsWith(KEPT) || key === SCHEME_KEY;

/**
 * React-admin's store: in memory, cleared with the session. The person's own settings (columns, density,
 * scheme) are saved as preferences and restored at the next sign-in.
 */
export async function loadStore(user: string, language: Language): Promise<Store> {
  const store = memoryStore({
    [LANGUAGE_KEY]: language,
    ...(await readPreferences(user, KEPT)),
    ...(await readPreferences(user, SCHEME_KEY)),
  });
  return {
    ...store,
    setItem: (key, value) => {
      store.setItem(key, value);
      if (isKept(key)) void writePreference(user, key, value);
    },
    removeItem: (key) => {
      store.removeItem(key);
      if (isKept(key)) void removePreference(user, key);
    },
  };
}
