import { expect, it } from 'vitest';
import { useApprovals } from './approvals';
import { useHistory } from './calls';

const history = useHistory();
const { call, list, sound, addFiling } = history;
const { propose, approve, second } = useApprovals(history);

it.each(['edit', 'restore', 'delete'])(
  'a proposal to %s a deleted filing cannot be approved, and the error names who deleted the filing',
  async (action) => {
    const filing = await addFiling();
    await sound('PUT', `/api/case/case-fillings/${filing.id}`, { ...filing, remarks: 'Meanwhile' });
    const [, created] = await list('changes', { register: 'case-fillings', recordId: filing.id });
    const bodies: Record<string, object> = { edit: filing, restore: { changeId: created!.id } };
    const proposal = { register: 'case-fillings', recordId: filing.id, version: 2 };
    const late = await propose({ ...proposal, action, body: bodies[action] });
    const deletion = await propose({ ...proposal, action: 'delete' });
    expect((await approve(deletion.json<{ id: number }>().id, second.admin)).statusCode).toBe(200);
    const { id } = late.json<{ id: number }>();
    expect((await approve(id, second.admin)).json()).toMatchObject({
      status: 409,
      code: 'stale',
      params: { by: 'Second Admin' },
    });
    const refused = await call('POST', `/api/casebook/proposals/${id}/refuse`, null, second.admin);
    expect(refused.json()).toMatchObject({ state: 'REFUSED' });
  },
);
