import { memoryStore, type Store } from 'react-admin';
import { readPreferences, removePreference, writePreference } from './preferences';
import { SCHEME_KEY } from './scheme';

const KEPT = 'preferences.';

const isKept = (key: string) => key.startsWith(KEPT) || key === SCHEME_KEY;

/**
 * React-admin's store: in memory, gone with the session, except a person's own settings (columns,
 * density, scheme), which are read back at the next sign-in.
 */
export async function loadStore(user: string): Promise<Store> {
  const store = memoryStore({
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
