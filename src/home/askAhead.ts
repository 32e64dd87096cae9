import { currentSession } from '../authProvider/session';
import { offers } from '../dataProvider/capabilities';
import { STATUS_COUNTS } from '../dataProvider/statusCounts';

let request: Promise<unknown> | undefined;

/** When the page opens at Home, requests its first figures while the application's code is still loading. */
export function askAhead(): void {
  const session = currentSession();
  if (location.pathname !== '/' || !session || session.expires <= Date.now()) return;
  request = fetch(STATUS_COUNTS, {
    headers: { accept: 'application/json', authorization: `Bearer ${session.accessToken}` },
  })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  void offers('figureFilters'); // caches the answer
}

/** Returns the early request, once; undefined or a bad answer means the caller requests again. */
export function takeAskedAhead(): Promise<unknown> | undefined {
  const taken = request;
  request = undefined;
  return taken;
}
