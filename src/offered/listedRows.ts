import type { Identifier } from 'react-admin';
import type { WireRecord } from '../../domain/wire';

/** Milliseconds that a dialog opened by its URL waits for the list below it to be requested. */
const REQUEST_TIMEOUT_MS = 3000;

/** Keeps the rows that were listed last, because a foreign server offers no other way to read a record. */
export function createListedRows() {
  const listed = new Map<string, Promise<readonly WireRecord[]>>();
  const requests = new EventTarget();
  return {
    /** Keeps a page as soon as it is requested; if the request fails, the page kept before stays. */
    keep(resource: string, page: Promise<readonly WireRecord[]>): void {
      const before = listed.get(resource);
      const last = page.catch(() => before ?? []);
      listed.set(resource, last);
      requests.dispatchEvent(new Event(resource));
    },
    async find(resource: string, id: Identifier): Promise<WireRecord | undefined> {
      if (!listed.has(resource)) await requested(resource);
      return (await listed.get(resource))?.find((record) => String(record.id) === String(id));
    },
  };

  function requested(resource: string): Promise<void> {
    return new Promise((resolve) => {
      requests.addEventListener(resource, () => resolve(), { once: true });
      setTimeout(resolve, REQUEST_TIMEOUT_MS);
    });
  }
}
