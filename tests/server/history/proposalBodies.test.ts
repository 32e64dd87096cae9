import { beforeAll, describe, expect, it } from 'vitest';
import { addUser, signInAs } from '../../support/signInAs';
import { useHistory, type Headers } from './calls';

const history = useHistory();
const { call, sound, addFiling } = history;

let other: Headers;
const propose = (body: object) => call('POST', '/api/casebook/proposals', body);
const approve = (id: number, headers: Headers) =>
  call('POST', `/api/casebook/proposals/${id}/approve`, null, headers);

beforeAll(async () => {
  const { db, clock } = history.test;
  await addUser(db, { userName: 'second.admin', roles: ['ROLE_ADMIN'] });
  other = await signInAs(db, 'second.admin', clock.now());
  const { version } = await sound('GET', '/api/casebook/office');
  await sound('PUT', '/api/casebook/office', { name: 'House', needsApproval: true, version });
});

describe('a proposal', () => {
  it('a proposal stores only those parts of the request that the change needs', async () => {
    const filing = await addFiling({ revenue: 100 });
    const body = {
      ...filing,
      revenue: 60,
      version: 1,
      strange: 'a\0b',
      workPlace: { id: history.section, x: '\ud800' },
    };
    const proposed = await propose({
      register: 'case-fillings',
      recordId: filing.id,
      action: 'edit',
      body,
      version: 1,
    });
    expect(proposed.json()).toMatchObject({
      state: 'OPEN',
      body: { revenue: 60, workPlace: { id: history.section } },
    });
    const kept = proposed.json<{ body: Record<string, unknown> }>().body;
    expect(kept.workPlace).toEqual({ id: history.section });
    expect(['strange', 'version', 'id', 'payableRevenue'].filter((name) => name in kept)).toEqual([]);
  });

  it('a proposal refers to the record’s present version, even if a later one is sent', async () => {
    const filing = await addFiling({ revenue: 100 });
    const body = { ...filing, revenue: 60 };
    const proposal = { register: 'case-fillings', recordId: filing.id, action: 'edit', body };
    const proposed = await propose({ ...proposal, version: 9_007_199_254_740_991 });
    expect(proposed.json()).toMatchObject({ state: 'OPEN', version: 1 });
    await sound('PUT', `/api/case/case-fillings/${filing.id}`, { ...filing, revenue: 200 });
    const { id } = proposed.json<{ id: number }>();
    expect((await approve(id, other)).json()).toMatchObject({ status: 409, code: 'stale' });
  });

  it('the reason of a proposal is checked like any one-line text', async () => {
    const { id: recordId } = await addFiling();
    const proposal = { register: 'case-fillings', recordId, action: 'delete', version: 1 };
    const turned = await propose({ ...proposal, reason: 'Paid \u202e.lluf ni' });
    expect(turned.json()).toMatchObject({
      status: 400,
      errors: [{ field: 'reason', code: 'directionMarks' }],
    });
    expect((await propose({ ...proposal, reason: 'Paid\nin full' })).json().reason).toBe('Paid in full');
  });
});
