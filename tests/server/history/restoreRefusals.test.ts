import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { tamperingOf } from '../../../server/features/history/check';
import { deleteUser } from '../../../server/features/accounts/userWrites';
import { addUser } from '../../support/signInAs';
import { dayFromToday } from '../hearings/calls';
import { useHistory } from './calls';

const history = useHistory();
const { list, changesOf, restore, inBin, takeOut, sound, addFiling } = history;

// oxlint-disable-next-line vitest/no-standalone-expect -- true after each test, whatever it did
afterEach(async () => expect(await tamperingOf(history.test.db)).toEqual([]));

/** Restores a deleted time limit. */
const takeOutLimit = async (id: number) => {
  const [deletion] = await inBin('limits', id);
  return takeOut(deletion!.id);
};

async function addCase() {
  const filing = await addFiling();
  await sound('POST', '/api/case/tribunal-cases', { caseFilling: { id: filing.id } });
  const [proceeding] = await list('proceedings', { caseFilingId: filing.id, kind: 'tribunal-cases' });
  return proceeding!.id;
}

describe('restoring', () => {
  it('a deleted time limit is restored without its rule if the rule was deleted too', async () => {
    const rule = await sound('POST', '/api/casebook/limitation-rules', {
      code: 'OWN-RULE',
      name: 'A rule of our own',
      kind: 'tribunal-cases',
      trigger: 'JUDGMENT',
      n: 30,
      unit: 'DAYS',
      side: 'GOVERNMENT',
    });
    const limit = { proceedingId: await addCase(), code: 'OWN-RULE', triggerDate: dayFromToday(-3) };
    const { id, mayFile } = await sound('POST', '/api/casebook/limits', limit);
    await sound('DELETE', `/api/casebook/limits/${id}`);
    await sound('DELETE', `/api/casebook/limitation-rules/${rule.id}`);
    expect((await takeOutLimit(id)).json()).toMatchObject({ id, mayFile, version: 2 });
  });

  it('a deleted time limit is not restored while its court order has another limit with the same code', async () => {
    const limit = { proceedingId: await addCase(), code: 'VAT-HIGH-COURT', triggerDate: dayFromToday(-3) };
    const { id } = await sound('POST', '/api/casebook/limits', limit);
    await sound('DELETE', `/api/casebook/limits/${id}`);
    await sound('POST', '/api/casebook/limits', limit);
    expect((await takeOutLimit(id)).json()).toMatchObject({ status: 409, code: 'limitExists' });
  });

  it('a deleted file is not restored while the desk of one of its steps is merged away, which the answer names', async () => {
    const [gone, into] = [
      await sound('POST', '/api/casebook/desks', { name: 'Old desk' }),
      await sound('POST', '/api/casebook/desks', { name: 'New desk' }),
    ];
    const { id } = await addFiling();
    await sound('POST', '/api/casebook/steps', { caseFilingId: id, desk: gone.id, in: '2026-02-01' });
    await sound('DELETE', `/api/case/case-filling${id}`);
    await sound('POST', `/api/casebook/desks/${gone.id}/merge`, { into: into.id });
    const [deletion] = await inBin('case-fillings', id);
    expect((await takeOut(deletion!.id)).json()).toMatchObject({
      status: 409,
      code: 'restoreFirst',
      params: { register: 'desks', what: 'Old desk' },
    });
    const [desk] = await inBin('desks', gone.id);
    expect((await takeOut(desk!.id)).statusCode).toBe(200);
    expect((await takeOut(deletion!.id)).statusCode).toBe(200);
  });

  it('a deleted case is not restored while the user responsible for one of its limits is deleted, which the answer names', async () => {
    const { db } = history.test;
    await addUser(db, { userName: 'salma', roles: ['ROLE_CUSTOMS'] });
    const user = db.selectFrom('appUser').select('id').where('userName', '=', 'salma');
    const { id: userId } = await user.executeTakeFirstOrThrow();
    const { id: filingId } = await addFiling();
    const { id } = await sound('POST', '/api/case/tribunal-cases', { caseFilling: { id: filingId } });
    const [proceeding] = await list('proceedings', { caseFilingId: filingId, kind: 'tribunal-cases' });
    const limit = { proceedingId: proceeding!.id, code: null, name: 'Reply', byCount: '2026-12-31' };
    await sound('POST', '/api/casebook/limits', { ...limit, responsibleId: userId });
    await sound('DELETE', `/api/case/tribunal-cases/${id}`);
    // as the undo of the import does that added the user
    await db.transaction().execute((trx) => deleteUser(trx, userId));
    const [deletion] = await inBin('tribunal-cases', id);
    expect((await takeOut(deletion!.id)).json()).toMatchObject({
      status: 409,
      code: 'restoreFirst',
      params: { register: 'users', what: 'salma' },
    });
  });

  it('the earlier name of a section is not restored while another section has that name', async () => {
    const section = await sound('POST', '/api/casebook/sections', { name: 'North' });
    await sound('PUT', `/api/casebook/sections/${section.id}`, { name: 'North gate', version: 1 });
    await sound('POST', '/api/casebook/sections', { name: 'north' });
    const [, create] = await changesOf('sections', section.id);
    expect((await restore(create!.id, 2)).json()).toMatchObject({ status: 409, code: 'nameTaken' });
  });

  it('the office’s version with approvals switched on is not restored while nobody could approve', async () => {
    const { db } = history.test;
    await addUser(db, { userName: 'second.admin', roles: ['ROLE_ADMIN'] });
    const { version } = await sound('GET', '/api/casebook/office');
    await sound('PUT', '/api/casebook/office', { name: 'House', needsApproval: true, version });
    const [switchedOn] = await changesOf('office', 1);
    // by SQL, which needs no approval
    await sql`update office set needs_approval = false, version = version + 1`.execute(db);
    await sql`update app_user set is_enabled = false where user_name = 'second.admin'`.execute(db);
    expect((await restore(switchedOn!.id, version + 2)).json()).toMatchObject({
      status: 409,
      code: 'twoAdministrators',
    });
    expect(await sound('GET', '/api/casebook/office')).toMatchObject({ needsApproval: false });
  });
});
