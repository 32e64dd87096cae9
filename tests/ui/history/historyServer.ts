import { http, HttpResponse } from 'msw';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import type { ForeignServer } from '../../support/foreignServer';
import { serveUsers, user } from '../users/userServer';

export const rafiq = { id: 2, userName: 'customs', fullName: 'Rafiqul Islam' };

/** A change as the server keeps it: an edit of filing 1, unless said otherwise. */
export const change = (id: number, given: object = {}) => ({
  id,
  at: `2026-11-${String(id).padStart(2, '0')}T10:05:00.000Z`,
  by: rafiq,
  via: 'form',
  register: 'case-fillings',
  recordId: 1,
  caseFilingId: 1,
  action: 'edit',
  version: id,
  was: {},
  became: {},
  reason: null,
  ...given,
});

/** An event as the server keeps it: a sign-in, unless said otherwise. */
export const event = (id: number, given: object = {}) => ({
  id,
  at: `2026-11-${String(id).padStart(2, '0')}T10:05:00.000Z`,
  by: rafiq,
  kind: 'SIGN_IN',
  about: rafiq,
  details: { device: 'Firefox, Windows' },
  ...given,
});

/** Answers a request with its range of the rows, as a regular resource of our own server does. */
export function rangeOf(rows: readonly object[], request: Request, headers: Record<string, string> = {}) {
  const [first, last] = JSON.parse(new URL(request.url).searchParams.get('range') ?? '[0,24]') as number[];
  const shown = rows.slice(first, last! + 1);
  return HttpResponse.json(shown, {
    headers: { 'content-range': `rows ${first}-${first! + shown.length - 1}/${rows.length}`, ...headers },
  });
}

/** Simulates our own server with these changes, the newest first. */
export function serveChanges(
  foreign: ForeignServer,
  changes: readonly object[],
  offers = ['changes', 'deleted', 'events', 'versions', 'idempotency', 'recordsById'],
) {
  forgetCapabilities();
  foreign.server.use(
    http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers })),
    http.get('/api/casebook/changes', ({ request }) => rangeOf(changes, request)),
  );
}

/** The query of a call to a regular resource, with its JSON values parsed. */
export const queryOf = ({ url }: { url: string }) =>
  Object.fromEntries(
    [...new URLSearchParams(url.split('?')[1])].map(([name, value]) => [name, JSON.parse(value) as unknown]),
  );

/** Simulates our own server with these deletions in its bin, and with Rafiqul Islam as a user. */
export function serveBin(foreign: ForeignServer, ...deletions: object[]) {
  serveChanges(foreign, []);
  serveUsers(foreign, [user(2, { fullName: 'Rafiqul Islam', userName: 'customs' })]);
  foreign.server.use(http.get('/api/casebook/deleted', ({ request }) => rangeOf(deletions, request)));
}
