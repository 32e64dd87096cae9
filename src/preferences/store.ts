import { memoryStore, type Store } from 'react-admin';
import { readPreferences, removePreference, writePreference } from './preferences';

const KEPT = 'preferences.';

/**
 * React-admin's store: in memory, gone with the session, except a person's own settings (columns,
 * density), which are read back at the next sign-in.
 */
export async function loadStore(user: string): Promise<Store> {
  const store = memoryStore(await readPreferences(user, KEPT));
  return {
    ...store,
    setItem: (key, value) => {
      store.setItem(key, value);
      if (key.startsWith(KEPT)) void writePreference(user, key, value);
    },
    removeItem: (key) => {
      store.removeItem(key);
      if (key.startsWith(KEPT)) void removePreference(user, key);
    },
  };
}
