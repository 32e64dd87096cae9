import { beforeAll } from 'vitest';
import { addUser, signInAs } from '../../support/signInAs';
import type { Headers, useHistory } from './calls';

/** Switches approvals on before the tests, which requires a second administrator, and returns the calls on proposals. */
export function useApprovals(history: ReturnType<typeof useHistory>) {
  const { call, sound } = history;
  const office = () => sound('GET', '/api/casebook/office');
  const second = {} as { admin: Headers };

  beforeAll(async () => {
    const alone = await call('PUT', '/api/casebook/office', { name: 'House', needsApproval: true });
    if (alone.json().code !== 'twoAdministrators') throw new Error(alone.body);
    await addUser(history.test.db, {
      userName: 'second.admin',
      fullName: 'Second Admin',
      roles: ['ROLE_ADMIN'],
    });
    second.admin = await signInAs(history.test.db, 'second.admin', history.test.clock.now());
    const { version } = await office();
    await sound('PUT', '/api/casebook/office', { name: 'House', needsApproval: true, version });
  });

  return {
    office,
    second,
    propose: (body: object, headers?: Headers) => call('POST', '/api/casebook/proposals', body, headers),
    approve: (id: number, headers?: Headers) =>
      call('POST', `/api/casebook/proposals/${id}/approve`, null, headers),
  };
}
