import { http, HttpResponse } from 'msw';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { pageOf, type ForeignRecord } from '../../support/foreignAnswers';
import type { ForeignServer } from '../../support/foreignServer';

export const roles = [
  { id: 1, role: 'ROLE_ADMIN' },
  { id: 2, role: 'ROLE_CUSTOMS' },
  { id: 9, role: 'ROLE_DEPOT_MANAGER' },
  { id: 13, role: 'ROLE_DISTRIBUTOR' },
];

/** A user in the format of the contract. */
export const user = (userId: number, given: ForeignRecord = {}): ForeignRecord => ({
  userId,
  fullName: `Officer ${userId}`,
  userName: `officer${userId}`,
  email: `officer${userId}@customs.gov.bd`,
  phone: `0171100000${userId}`,
  isEnabled: true,
  roles: [{ id: 2, role: 'ROLE_CUSTOMS' }],
  workPlaces: [{ id: 3, name: 'AIR' }],
  ...given,
});

/** Lets the foreign server keep these users and store the changes that it is sent. */
export function serveUsers(foreign: ForeignServer, users: ForeignRecord[]) {
  const change = (userId: unknown, changes: ForeignRecord) => {
    const stored = users.find((each) => each.userId === Number(userId));
    return HttpResponse.json(Object.assign(stored ?? {}, changes));
  };
  foreign.server.use(
    http.get('/api/case/get-all-user', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const asked = new URL(`http://here/?page=${query.get('pageNo')}&size=${query.get('pageSize')}`);
      return HttpResponse.json(pageOf(users, new Request(asked)));
    }),
    http.get('/api/case/all-roles', () => HttpResponse.json(roles)),
    http.post('/api/case/save-user', async ({ request }) =>
      HttpResponse.json({ ...user(99), ...((await request.json()) as ForeignRecord) }),
    ),
    http.post('/api/case/update-user', async ({ request }) => {
      const { id, ...changes } = (await request.json()) as ForeignRecord;
      return change(id, changes);
    }),
    http.post('/api/case/change-user-status/:id', ({ params }) => {
      const stored = users.find((each) => each.userId === Number(params.id));
      return change(params.id, { isEnabled: !stored?.isEnabled });
    }),
  );
}

/** Simulates our own server with these capabilities, whatever an earlier test learnt about its server. */
export function serveCapabilities(foreign: ForeignServer, offers: string[]): void {
  forgetCapabilities();
  foreign.server.use(http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers })));
}
