import { currentSession } from '../authProvider/session';
import { offers } from '../offered/capabilities';
import { STATUS_COUNTS } from '../dataProvider/statusCounts';

let request: Promise<unknown> | undefined;

/** When the application opens at Home, requests the first figures while its code is still loading. */
export function askAhead(): void {
  const session = currentSession();
  if (location.pathname !== '/' || !session || session.expires <= Date.now()) return;
  request = fetch(STATUS_COUNTS, {
    headers: { accept: 'application/json', authorization: `Bearer ${session.accessToken}` },
  })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  void offers('figureFilters'); // asked here so that the answer is cached
}

/**
 * Returns the early request, but only at the first call. The caller must send a request itself if this is
 * undefined, or if it resolves to undefined because it failed.
 */
export function takeAskedAhead(): Promise<unknown> | undefined {
  const taken = request;
  request = undefined;
  return taken;
}
