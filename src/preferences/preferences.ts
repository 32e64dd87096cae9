/**
 * Settings that outlive logout (language, columns, density, drafts), in IndexedDB, keyed by user and never
 * shown to another user. `DEVICE` is the key of choices made before sign-in. If there is no IndexedDB,
 * nothing is stored.
 */
export const DEVICE = '';

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
