import type { Identifier } from 'react-admin';
import type { WireRecord } from '../../domain/wire';

/** In milliseconds: how long a dialog that was opened by its address waits for the list below it to ask. */
const SOON = 3000;

/** The rows last listed: on a foreign server, all that is known of a record. */
export function createRows() {
  const listed = new Map<string, Promise<readonly WireRecord[]>>();
  const asking = new EventTarget();
  return {
    /** A page on its way counts at once; one that does not come leaves the page before it. */
    keep(resource: string, page: Promise<readonly WireRecord[]>): void {
      const before = listed.get(resource);
      const last = page.catch(() => before ?? []);
      listed.set(resource, last);
      asking.dispatchEvent(new Event(resource));
    },
    async find(resource: string, id: Identifier): Promise<WireRecord | undefined> {
      if (!listed.has(resource)) await asked(resource);
      return (await listed.get(resource))?.find((record) => String(record.id) === String(id));
    },
  };

  function asked(resource: string): Promise<void> {
    return new Promise((resolve) => {
      asking.addEventListener(resource, () => resolve(), { once: true });
      setTimeout(resolve, SOON);
    });
  }
}
