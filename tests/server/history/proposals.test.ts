import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { lockUser, setAccess } from '../../../server/features/accounts/userAccess';
import { useApprovals, useHistory, type Headers } from './calls';

const history = useHistory();
const { call, list, sound, addFiling } = history;
const { office, propose, proposeFor, approve, refuse, second } = useApprovals(history);

let other: Headers;
const put = (id: number, body: object, headers?: Headers) =>
  call('PUT', `/api/case/case-fillings/${id}`, body, headers);
const versionOf = async (id: number) => (await sound('GET', `/api/casebook/case-fillings/${id}`)).version;

beforeAll(() => {
  other = second.admin;
});

describe('without another administrator', () => {
  it('with approvals on, nobody alone can delete, close or reopen a filing or lower its revenue', async () => {
    const filing = await addFiling({ revenue: 100 });
    await sound('PUT', `/api/case/case-fillings/${filing.id}`, { ...filing, revenue: 200 });
    const [, created] = await list('changes', { register: 'case-fillings', recordId: filing.id });
    const refused = [
      await put(filing.id, { ...filing, revenue: 150, version: 2 }),
      await put(filing.id, { ...filing, revenue: 200, status: 'CLOSED', version: 2 }),
      await call('DELETE', `/api/case/case-filling${filing.id}`),
      await call('POST', `/api/casebook/changes/${created!.id}/restore`, { version: 2 }),
    ];
    expect(refused.map((answer) => `${answer.statusCode} ${answer.json().code}`)).toEqual(
      Array(4).fill('409 needsApproval'),
    );
    expect(await sound('GET', `/api/casebook/case-fillings/${filing.id}`)).toMatchObject({
      revenue: 200,
      status: 'OPEN',
      version: 2,
    });
    const closed = await addFiling({ status: 'CLOSED' });
    expect((await put(closed.id, { ...closed, status: 'OPEN' })).json().code).toBe('needsApproval');
    expect((await put(closed.id, { ...closed, remarks: 'Filed away' })).statusCode).toBe(200);
  });

  it('an administrator alone can neither switch approvals off nor disable the second administrator', async () => {
    const { version } = await office();
    const off = { name: 'House', needsApproval: false, version };
    expect((await call('PUT', '/api/casebook/office', off)).json().code).toBe('needsApproval');
    const disabled = await call('POST', `/api/case/change-user-status/${second.id}`);
    expect(disabled.json()).toMatchObject({ status: 409, code: 'twoAdministrators' });
  });
});

describe('a proposal', () => {
  it('a proposal takes effect when an administrator approves it, and the change has its reason', async () => {
    const filing = await addFiling({ revenue: 100 });
    const body = { ...filing, revenue: 60, status: 'CLOSED' };
    const proposed = await propose(
      { register: 'case-fillings', recordId: filing.id, action: 'edit', body, version: 1, reason: 'Paid' },
      history.customs,
    );
    expect(proposed.json()).toMatchObject({
      by: { userName: 'role_customs' },
      caseFilingId: filing.id,
      state: 'OPEN',
      version: 1,
      reason: 'Paid',
      title: filing.nothiNumber,
      was: { revenue: 100, status: 'OPEN' },
      became: { revenue: 60, status: 'CLOSED' },
    });
    expect(Object.keys(proposed.json<{ was: object }>().was)).toEqual(['revenue', 'status']);
    const { id } = proposed.json<{ id: number }>();
    expect((await approve(id, history.customs)).statusCode).toBe(403);
    expect((await approve(id)).json()).toMatchObject({
      state: 'APPROVED',
      decidedBy: { userName: 'role_admin' },
    });
    const read = await sound('GET', `/api/casebook/case-fillings/${filing.id}`);
    expect(read).toMatchObject({ revenue: 60, status: 'CLOSED', version: 2 });
    const [change] = await list('changes', { register: 'case-fillings', recordId: filing.id });
    expect(change).toMatchObject({ by: { userName: 'role_admin' }, reason: 'Paid' });
    expect((await approve(id)).json()).toMatchObject({ status: 409, code: 'proposalDecided' });
    const { rows } = await sql<{ userName: string; link: string }>`
      select user_name, link from notification join app_user on app_user.id = user_id where notification_type = 'PROPOSAL'
      order by 1
    `.execute(history.test.db);
    const link = '/activity/proposals';
    expect(rows).toEqual([
      { userName: 'role_admin', link },
      { userName: 'second.admin', link },
    ]);
  });

  it('a proposal cannot be approved by its author', async () => {
    const { filing, id } = await proposeFor(null);
    expect((await approve(id)).json()).toMatchObject({ status: 409, code: 'ownProposal' });
    expect(await versionOf(filing.id)).toBe(1);
    expect((await approve(id, other)).statusCode).toBe(200);
    expect((await call('GET', `/api/casebook/case-fillings/${filing.id}`)).statusCode).toBe(404);
  });

  it('a proposal cannot be approved once the record has changed, even if a later version was sent', async () => {
    const filing = await addFiling();
    const proposal = { register: 'case-fillings', recordId: filing.id, action: 'delete', version: 1 };
    const proposed = await propose({ ...proposal, version: 9_007_199_254_740_991 });
    const { id, version } = proposed.json<{ id: number; version: number }>();
    expect(version).toBe(1);
    await sound('PUT', `/api/case/case-fillings/${filing.id}`, { ...filing, remarks: 'Meanwhile' });
    expect((await approve(id, other)).json()).toMatchObject({ status: 409, code: 'stale' });
    expect((await propose(proposal)).json()).toMatchObject({ status: 409, code: 'stale' });
    expect((await list('proposals', { state: 'OPEN' })).map((each) => each.id)).toContain(id);
  });

  it.each(['edit', 'restore', 'delete'])(
    'a proposal to %s a deleted filing cannot be approved, and the error names who deleted the filing',
    async (action) => {
      const filing = await addFiling();
      await sound('PUT', `/api/case/case-fillings/${filing.id}`, { ...filing, remarks: 'Meanwhile' });
      const [, created] = await history.changesOf('case-fillings', filing.id);
      const bodies: Record<string, object> = { edit: filing, restore: { changeId: created!.id } };
      const proposal = { register: 'case-fillings', recordId: filing.id, version: 2 };
      const late = await propose({ ...proposal, action, body: bodies[action] });
      const deletion = await propose({ ...proposal, action: 'delete' });
      expect((await approve(deletion.json<{ id: number }>().id, other)).statusCode).toBe(200);
      const { id } = late.json<{ id: number }>();
      expect((await approve(id, other)).json()).toMatchObject({
        status: 409,
        code: 'stale',
        params: { by: 'Second Admin' },
      });
      expect((await refuse(id, other)).json()).toMatchObject({ state: 'REFUSED' });
    },
  );

  it('a proposal can be refused with a reason, and then changes nothing', async () => {
    const { filing, id } = await proposeFor(null);
    expect((await refuse(id, other, 'Still needed')).json()).toMatchObject({
      state: 'REFUSED',
      answer: 'Still needed',
      decidedBy: { userName: 'second.admin' },
    });
    expect((await approve(id, other)).json()).toMatchObject({ code: 'proposalDecided' });
    expect(await versionOf(filing.id)).toBe(1);
  });

  it('the author of a proposal is notified of the decision, unless the author has withdrawn it', async () => {
    const proposed = () => proposeFor({ revenue: 5 }, history.customs);
    const [made, dropped, withdrawn] = [await proposed(), await proposed(), await proposed()];
    await approve(made.id);
    expect((await refuse(dropped.id)).statusCode).toBe(200);
    expect((await refuse(withdrawn.id, history.customs)).json()).toMatchObject({
      state: 'REFUSED',
      decidedBy: { userName: 'role_customs' },
    });
    const { rows } = await sql`
      select notification_type as type, link from notification join app_user on app_user.id = user_id
      where user_name = 'role_customs' order by notification.id desc limit 2
    `.execute(history.test.db);
    expect(rows).toEqual([
      { type: 'PROPOSAL_REFUSED', link: `/files/${dropped.filing.id}` },
      { type: 'PROPOSAL_APPROVED', link: `/files/${made.filing.id}` },
    ]);
  });

  it('a proposal stores only those parts of the request that the change needs', async () => {
    const filing = await addFiling({ revenue: 100 });
    const workPlace = { id: history.section, x: '\ud800' };
    const body = { ...filing, revenue: 60, version: 1, strange: 'a\0b', workPlace };
    const edit = { register: 'case-fillings', recordId: filing.id, action: 'edit', body, version: 1 };
    const kept = (await propose(edit)).json<{ body: Record<string, unknown> }>().body;
    expect(kept).toMatchObject({ revenue: 60 });
    expect(kept.workPlace).toEqual({ id: history.section });
    expect(['strange', 'version', 'id', 'payableRevenue'].filter((name) => name in kept)).toEqual([]);
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

  it('customs staff cannot tell a proposal about the office from one that does not exist', async () => {
    const { version } = await office();
    const body = { name: 'House', needsApproval: false };
    const proposal = { register: 'office', recordId: 1, action: 'edit', version, body };
    const { id } = (await propose(proposal)).json<{ id: number }>();
    const answered = async (proposalId: number) => {
      const { path: _path, timestamp: _now, ...refused } = (await refuse(proposalId, history.customs)).json();
      return refused;
    };
    const unknown = await answered(999_999);
    expect(unknown).toMatchObject({ status: 404, error: 'Not Found', code: 'notFound' });
    expect(await answered(id)).toEqual(unknown);
    await refuse(id);
    expect(await answered(id)).toEqual(unknown);
  });

  it('customs staff cannot refuse a proposal of another user', async () => {
    const { id } = await proposeFor(null);
    expect((await refuse(id, history.customs)).json()).toMatchObject({ status: 403, code: 'notAllowed' });
    expect((await list('proposals', { state: 'OPEN' })).map((each) => each.id)).toContain(id);
  });

  it('a proposal is refused if its author may not make the change, or the change could not be saved', async () => {
    const filing = await addFiling();
    const proposal = { register: 'case-fillings', recordId: filing.id, version: 1 };
    expect((await propose({ ...proposal, action: 'delete' }, history.customs)).statusCode).toBe(403);
    const empty = await propose({ ...proposal, action: 'edit', body: {} });
    expect(empty.json()).toMatchObject({
      status: 400,
      errors: [{ field: 'nothiNumber' }, { field: 'workPlaceId' }],
    });
    expect((await propose({ ...proposal, recordId: 999_999, action: 'delete' })).statusCode).toBe(404);
  });

  it('an approved proposal can restore a version, which the history records as a restoration', async () => {
    const filing = await addFiling({ revenue: 100 });
    await sound('PUT', `/api/case/case-fillings/${filing.id}`, {
      ...filing,
      revenue: 200,
      remarks: 'Raised',
    });
    const [, created] = await list('changes', { register: 'case-fillings', recordId: filing.id });
    const elsewhere = await addFiling();
    const [ofOther] = await list('changes', { register: 'case-fillings', recordId: elsewhere.id });
    const restoring = {
      register: 'case-fillings',
      recordId: filing.id,
      action: 'restore',
      body: { changeId: created!.id },
      version: 2,
      reason: 'Raised by mistake',
    };
    const ofAnother = await propose({ ...restoring, body: { changeId: ofOther!.id } });
    expect(ofAnother.statusCode).toBe(404);
    expect((await propose({ ...restoring, body: {} })).statusCode).toBe(400);
    const proposed = await propose(restoring, history.customs);
    expect(proposed.json()).toMatchObject({
      action: 'restore',
      was: { revenue: 200, remarks: 'Raised' },
      became: { revenue: 100, remarks: null },
    });
    expect(await sound('GET', `/api/casebook/case-fillings/${filing.id}`)).toMatchObject({ revenue: 200 });
    expect((await approve(proposed.json<{ id: number }>().id)).json()).toMatchObject({ state: 'APPROVED' });
    const read = await sound('GET', `/api/casebook/case-fillings/${filing.id}`);
    expect(read).toMatchObject({ revenue: 100, version: 3 });
    const [change] = await list('changes', { register: 'case-fillings', recordId: filing.id });
    expect(change).toMatchObject({
      action: 'restore',
      via: 'restore',
      by: { userName: 'role_admin' },
      reason: 'Raised by mistake',
    });
  });

  it('a proposal is refused at once if its file number is taken or its bank does not exist', async () => {
    const filing = await addFiling();
    const taken = await addFiling();
    const proposal = { register: 'case-fillings', recordId: filing.id, action: 'edit', version: 1 };
    const number = await propose({ ...proposal, body: { ...filing, nothiNumber: taken.nothiNumber } });
    expect(number.json()).toMatchObject({ status: 409, code: 'fileNumberConflict' });
    const bank = await propose({ ...proposal, body: { ...filing, bank: { id: 999_999 } } });
    expect(bank.json()).toMatchObject({
      status: 400,
      errors: [{ field: 'bankId', code: 'unknownReference' }],
    });
    expect(await versionOf(filing.id)).toBe(1);
  });

  it('a proposal to delete a filing is refused at once while the filing has court cases', async () => {
    const filing = await addFiling();
    const caseFilling = { id: filing.id };
    const { id } = await sound('POST', '/api/case/tribunal-cases', { caseFilling, tribunalCaseNo: 'T-1' });
    const proposal = { register: 'case-fillings', recordId: filing.id, action: 'delete', version: 1 };
    expect((await propose(proposal)).json()).toMatchObject({
      status: 409,
      code: 'inUse',
      usedBy: [{ resource: 'tribunal-cases', count: 1 }],
    });
    expect(await list('proposals', { recordId: filing.id })).toEqual([]);
    await sound('DELETE', `/api/case/tribunal-cases/${id}`);
    expect((await propose(proposal)).json()).toMatchObject({ state: 'OPEN', was: null, became: null });
    expect(await versionOf(filing.id)).toBe(1);
  });

  it('an approved proposal can switch approvals off', async () => {
    const { version } = await office();
    const proposal = { register: 'office', recordId: 1, action: 'edit', version };
    const body = { name: 'House', needsApproval: false };
    const { id } = (await propose({ ...proposal, body })).json<{ id: number }>();
    expect((await approve(id, other)).statusCode).toBe(200);
    expect(await office()).toMatchObject({ needsApproval: false });
    const late = await propose({ ...proposal, body, version: version + 1 });
    expect(late.json()).toMatchObject({ status: 409, code: 'noApprovalNeeded' });
  });
});

it('approvals are not switched on while the second administrator is being disabled', async () => {
  const { db } = history.test;
  const { version } = await office();
  let switching!: ReturnType<typeof call>;
  await db.transaction().execute(async (disabling) => {
    await lockUser(disabling, second.id);
    await setAccess(disabling, second.id, { isEnabled: false }, null);
    switching = call('PUT', '/api/casebook/office', { name: 'House', needsApproval: true, version });
    await expect
      .poll(async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        `.execute(db);
        return rows.length;
      })
      .toBe(1);
  });
  expect((await switching).json()).toMatchObject({ status: 409, code: 'twoAdministrators' });
});
