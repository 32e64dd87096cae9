import { expect, it } from 'vitest';
import { countNext } from '../../../server/features/returns/count';
import { told, useApprovedMoney, type Stored } from '../money/approvalCalls';

const { history, propose, approve, approveAsOther } = useApprovedMoney();

it('with approvals on, a return is frozen when another administrator approves it', async () => {
  const { call, test } = history;
  const body = { from: '2026-06-01', to: '2026-06-30' };
  const begun = (await call('POST', '/api/casebook/returns', body)).json<Stored>();
  await countNext(test.db);
  const signed = { signedBy: 'Commissioner', memo: 'L-3', date: '2026-07-05' };
  const { id, version } = begun;
  const direct = await call('POST', `/api/casebook/returns/${id}/freeze`, { ...signed, version });
  expect(told(direct)).toBe('409 needsApproval');
  const proposal = { register: 'returns', recordId: id, action: 'freeze', body: signed, version };
  const proposed = (await propose(proposal)).json<Stored>();
  expect(proposed).toMatchObject({
    register: 'returns',
    action: 'freeze',
    title: '2026-06-01',
    became: { signedBy: 'Commissioner', memo: 'L-3', date: '2026-07-05' },
  });
  expect(told(await approve(proposed.id))).toBe('409 ownProposal');
  expect(told(await approveAsOther(proposed.id))).toBe('200');
  await countNext(test.db);
  const frozen = (await call('GET', `/api/casebook/returns/${id}`)).json<Stored>();
  expect(frozen).toMatchObject({
    state: 'FROZEN',
    signedBy: 'Commissioner',
    memo: 'L-3',
    date: '2026-07-05',
  });
});
