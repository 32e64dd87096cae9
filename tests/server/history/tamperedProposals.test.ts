import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { tamperingIn, type Tampering } from '../../../server/features/history/check';
import { differencesOf } from '../../../server/programs/verification';
import { useApprovals } from './approvals';
import { useHistory } from './calls';

const history = useHistory();
const { call, list, addFiling } = history;
const { propose, approve, second } = useApprovals(history);

/** Ids of a proposal that waits, and of one that was approved. */
const ids = { open: 0, approved: 0 };

async function proposeEdit(): Promise<number> {
  const filing = await addFiling({ revenue: 100 });
  const body = { ...filing, revenue: 60 };
  const proposal = { register: 'case-fillings', recordId: filing.id, action: 'edit', body, version: 1 };
  return (await propose({ ...proposal, reason: 'Paid' })).json<{ id: number }>().id;
}

beforeAll(async () => {
  ids.approved = await proposeEdit();
  await approve(ids.approved, second.admin);
  const refused = await proposeEdit();
  await call('POST', `/api/casebook/proposals/${refused}/refuse`, { reason: 'No' }, second.admin);
  ids.open = await proposeEdit();
});

/** What the check finds after a statement, which is undone; triggers stay in force. */
async function foundAfter(statement: string): Promise<Tampering[]> {
  const undo = new Error('undo');
  let found: Tampering[] = [];
  await history.test.db
    .transaction()
    .execute(async (trx) => {
      await sql.raw(statement).execute(trx);
      found = await tamperingIn(trx);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return found;
}

describe('the check for tampering', () => {
  it('the check finds nothing in proposals that were made, approved and refused by people', async () => {
    const states = (await list<{ state: string }>('proposals', {})).map(({ state }) => state);
    expect(states).toEqual(['OPEN', 'REFUSED', 'APPROVED']);
    expect(await differencesOf(history.test.db)).toEqual([]);
  });

  it('the check finds a proposal that was put into its table by SQL', async () => {
    const found = await foundAfter(`
      insert into proposal (id, by_user, register, record_id, case_filing_id, action, of_version) overriding system value
      select 77, by_user, register, record_id, case_filing_id, 'delete', 1 from proposal limit 1
    `);
    expect(found).toEqual([{ table: 'proposal', id: 77, is: 'added' }]);
  });

  it.each([
    ['approved', `state = 'APPROVED', decided_by = by_user, decided_at = now()`],
    ['given another body', `body = '{"revenue": 1}'`],
    ['given another author', `by_user = by_user + 1`],
    ['said to be made in another session', `sign_in = 1`],
  ])('the check finds an open proposal that was %s by SQL', async (_, set) => {
    const found = await foundAfter(`update proposal set ${set} where id = ${ids.open}`);
    expect(found).toEqual([{ table: 'proposal', id: ids.open, is: 'altered' }]);
  });

  it('the check finds an approved proposal that was opened again by SQL', async () => {
    const found = await foundAfter(
      `update proposal set state = 'OPEN', decided_by = null, decided_at = null where id = ${ids.approved}`,
    );
    expect(found).toEqual([{ table: 'proposal', id: ids.approved, is: 'altered' }]);
  });

  it('the check finds a proposal that was removed by SQL', async () => {
    const found = await foundAfter(`delete from proposal where id = ${ids.open}`);
    expect(found).toEqual([{ table: 'proposal', id: ids.open, is: 'removed' }]);
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
