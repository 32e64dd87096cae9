import { beforeAll, describe, expect, it } from 'vitest';
import { differencesOf } from '../../../server/programs/verification';
import { foundAfter, useApprovals, useHistory } from './calls';

const history = useHistory();
const { list } = history;
const { proposeFor, approve, refuse, second } = useApprovals(history);

/** Ids of a proposal that waits, and of one that was approved. */
const ids = { open: 0, approved: 0, slippedIn: 77 };

beforeAll(async () => {
  ids.approved = (await proposeFor({ revenue: 60 })).id;
  await approve(ids.approved, second.admin);
  await refuse((await proposeFor({ revenue: 60 })).id, second.admin, 'No');
  ids.open = (await proposeFor({ revenue: 60 })).id;
});

describe('the check for tampering', () => {
  it('the check finds nothing in proposals that were made, approved and refused by people', async () => {
    const states = (await list<{ state: string }>('proposals', {})).map(({ state }) => state);
    expect(states).toEqual(['OPEN', 'REFUSED', 'APPROVED']);
    expect(await differencesOf(history.test.db)).toEqual([]);
  });

  it.each([
    [
      'put into its table',
      `insert into proposal (id, by_user, register, record_id, case_filing_id, action, of_version) overriding system value
      select $id, by_user, register, record_id, case_filing_id, 'delete', 1 from proposal limit 1`,
      'slippedIn',
      'added',
    ],
    ['removed', 'delete from proposal where id = $id', 'open', 'removed'],
    [
      'opened again after its approval',
      `update proposal set state = 'OPEN', decided_by = null, decided_at = null where id = $id`,
      'approved',
      'altered',
    ],
    [
      'approved',
      `update proposal set state = 'APPROVED', decided_by = by_user, decided_at = now() where id = $id`,
      'open',
      'altered',
    ],
    ['given another body', `update proposal set body = '{"revenue": 1}' where id = $id`, 'open', 'altered'],
    ['given another author', 'update proposal set by_user = by_user + 1 where id = $id', 'open', 'altered'],
    ['moved to another session', 'update proposal set sign_in = 1 where id = $id', 'open', 'altered'],
  ] as const)('the check finds a proposal that was %s by SQL', async (_, statement, which, is) => {
    const found = await foundAfter(history.test.db, statement.replace('$id', String(ids[which])));
    expect(found).toEqual([{ table: 'proposal', id: ids[which], is }]);
  });
});

it('what becomes of a proposal is an event with its file and who did it', async () => {
  const events = await list<{ kind: string; by: { userName: string }; details: Record<string, unknown> }>(
    'events',
    { kind: ['PROPOSED', 'PROPOSAL_APPROVED', 'PROPOSAL_REFUSED'] },
  );
  expect(events.map(({ kind, by }) => `${kind} by ${by.userName}`)).toEqual([
    'PROPOSED by role_admin',
    'PROPOSAL_REFUSED by second.admin',
    'PROPOSED by role_admin',
    'PROPOSAL_APPROVED by second.admin',
    'PROPOSED by role_admin',
  ]);
  expect(events[0]!.details).toEqual({
    proposal: ids.open,
    caseFilingId: expect.any(Number),
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});
