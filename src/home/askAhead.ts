import { currentSession } from '../authProvider/session';
import { offers } from '../dataProvider/capabilities';
import { STATUS_COUNTS } from '../dataProvider/statusCounts';

let asked: Promise<unknown> | undefined;

/**
 * Opened at Home, asks for its first figures while the application's code is still read: then they are there
 * when it draws for the first time.
 */
export function askAhead(): void {
  const session = currentSession();
  if (location.pathname !== '/' || !session || session.expires <= Date.now()) return;
  asked = fetch(STATUS_COUNTS, {
    headers: { accept: 'application/json', authorization: `Bearer ${session.accessToken}` },
  })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  void offers('figureFilters'); // remembers the answer
}

/** What was asked ahead, to be taken once; without a good answer whoever needs it asks again. */
export function takeAskedAhead(): Promise<unknown> | undefined {
  const taken = asked;
  asked = undefined;
  return taken;
}
