/**
 * Runs `task` in one tab at a time. Web Locks do not exist on plain HTTP, where a lease in local storage
 * takes their place. Two tabs that take the lease at the same instant do no harm: the server tolerates a
 * double renewal.
 */
export function exclusively<T>(name: string, task: () => Promise<T>): Promise<T> {
  // TypeScript declares `locks` as always present, but insecure contexts lack it.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? Promise.resolve(locks.request(name, task)) : byLease(name, task);
}

const LEASE_MS = 10_000;
const POLL_MS = 50;

async function byLease<T>(name: string, task: () => Promise<T>): Promise<T> {
  const key = `${name}-lease`;
  const ownId = crypto.getRandomValues(new Uint32Array(2)).join('-');
  while (!(await take(key, ownId))) await pause();
  try {
    return await task();
  } finally {
    if (holder(key) === ownId) localStorage.removeItem(key);
  }
}

async function take(key: string, ownId: string): Promise<boolean> {
  if (holder(key)) return false;
  localStorage.setItem(key, `${ownId} ${Date.now() + LEASE_MS}`);
  // Another tab may have written at the same time; the later write wins.
  await pause();
  return holder(key) === ownId;
}

function holder(key: string): string | null {
  const [id = '', until = ''] = (localStorage.getItem(key) ?? '').split(' ');
  return Number(until) > Date.now() ? id : null;
}

const pause = () => new Promise((done) => setTimeout(done, POLL_MS));
