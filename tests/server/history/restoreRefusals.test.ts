import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/signInAs';
import { dayFromToday } from '../hearings/calls';
import { checkAfterEach, useHistory } from './calls';

const history = useHistory();
const { changesOf, restore, bringBack, sound, addFiling } = history;

checkAfterEach(history);

async function addCase() {
  const filing = await addFiling();
  await sound('POST', '/api/case/tribunal-cases', { caseFilling: { id: filing.id } });
  return (await history.proceedingOf(filing.id, 'tribunal-cases')).id;
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
    expect((await bringBack('limits', id)).json()).toMatchObject({ id, mayFile, version: 2 });
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
    expect((await bringBack('case-fillings', id)).json()).toMatchObject({
      status: 409,
      code: 'restoreFirst',
      params: { register: 'desks', what: 'Old desk' },
    });
    expect((await bringBack('desks', gone.id)).statusCode).toBe(200);
    expect((await bringBack('case-fillings', id)).statusCode).toBe(200);
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
