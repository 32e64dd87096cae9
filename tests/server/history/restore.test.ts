import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../server/platform/database/transaction';
import { deleteUser } from '../../../server/features/accounts/userWrites';
import { addBank, addCompany } from '../../support/register';
import { addUser, signInAs } from '../../support/signInAs';
import { addRecord, roleRecord } from '../accounts/users';
import { checkAfterEach, useHistory } from './calls';

const history = useHistory();
const { call, list, changesOf, restore, inBin, takeOut, bringBack, sound, addFiling } = history;

checkAfterEach(history);

describe('restoring a version', () => {
  it('restoring a version saves the record in its earlier state, as a new change', async () => {
    const bank = await addBank(history.test.db, 'Sonali Bank');
    const filing = await addFiling({ revenue: 10, remarks: 'First', bank: { id: bank } });
    const url = `/api/case/case-fillings/${filing.id}`;
    await sound('PUT', url, { ...filing, revenue: 20, bank: null, hsCode: '99' });
    const [, create] = await changesOf('case-fillings', filing.id);
    const answer = await restore(create!.id, 2);
    expect(answer.json()).toEqual({ ...filing, register: 'case-fillings', version: 3 });
    const read = await sound('GET', `/api/casebook/case-fillings/${filing.id}`);
    expect(read).toEqual({ ...filing, version: 3 });
    expect((await changesOf('case-fillings', filing.id))[0]).toMatchObject({
      action: 'restore',
      via: 'restore',
      by: { userName: 'role_admin' },
      was: { revenue: 20, bank: null, hsCode: '99' },
      became: { revenue: 10, bank: { id: bank, name: 'Sonali Bank' }, hsCode: null },
    });
  });

  it('restoring a version is refused if the record was changed after it was read, or is deleted', async () => {
    const filing = await addFiling({ remarks: 'First' });
    await sound('PUT', `/api/case/case-fillings/${filing.id}`, { ...filing, remarks: 'Second' });
    const [, create] = await changesOf('case-fillings', filing.id);
    expect((await restore(create!.id, 1)).json()).toMatchObject({ status: 409, code: 'stale' });
    await sound('DELETE', `/api/case/case-filling${filing.id}`);
    expect((await restore(create!.id, 2)).statusCode).toBe(404);
    const [deletion] = await changesOf('case-fillings', filing.id);
    expect((await restore(deletion!.id, 2)).statusCode).toBe(404);
  });

  it('restoring a version is refused if its number is taken by now, or a record that it refers to is deleted', async () => {
    const bank = await addBank(history.test.db, 'Closed Bank');
    const filing = await addFiling({ nothiNumber: 'R-1', bank: { id: bank } });
    await sound('PUT', `/api/case/case-fillings/${filing.id}`, { ...filing, nothiNumber: 'R-2', bank: null });
    const [, create] = await changesOf('case-fillings', filing.id);
    await sound('DELETE', `/api/casebook/banks/${bank}`);
    expect((await restore(create!.id, 2)).json()).toMatchObject({
      status: 409,
      code: 'restoreFirst',
      params: { register: 'banks', what: 'Closed Bank' },
    });
    expect((await bringBack('banks', bank)).statusCode).toBe(200);
    const other = await addFiling({ nothiNumber: 'r-1' });
    expect((await restore(create!.id, 2)).json()).toMatchObject({
      status: 409,
      code: 'fileNumberConflict',
      params: { fileNumber: 'R-1' },
    });
    await sound('DELETE', `/api/case/case-filling${other.id}`);
    expect((await restore(create!.id, 2)).statusCode).toBe(200);
  });

  it('restoring a version requires the right to edit the register and the right to read the change', async () => {
    const agent = await sound('POST', '/api/case/shipping-agent', {
      agentName: 'Ocean Lines',
      licNo: 'R-301',
      contactNumber: '01711000000',
      address: 'Strand Road',
    });
    await sound('PUT', `/api/case/shipping-agent/${agent.id}`, { ...agent, agentName: 'Ocean Line' });
    const [, create] = await changesOf('shipping-agents', agent.id);
    expect((await restore(create!.id, 2, history.customs)).statusCode).toBe(404);
    const filing = await addFiling({ remarks: 'First' });
    await sound('PUT', `/api/case/case-fillings/${filing.id}`, { ...filing, remarks: 'Second' });
    const [, entered] = await changesOf('case-fillings', filing.id);
    expect((await restore(entered!.id, 2, history.customs)).statusCode).toBe(200);
  });

  it('restoring a version of a user restores roles and sections, but no password', async () => {
    const { test, section } = history;
    const user = await addRecord(test, { workPlaceIds: [section], password: 'Right#Word1' });
    const roles = [await roleRecord(test, 'ROLE_ADMIN')];
    await sound('POST', '/api/case/update-user', { ...user, roles, workPlaces: [] });
    await sound('POST', `/api/casebook/users/${user.id}/reset-password`);
    const create = (await changesOf('users', user.id)).at(-1)!;
    expect((await restore(create.id, 2)).json()).toMatchObject({ version: 3 });
    const read = await sound('GET', `/api/casebook/users/${user.id}`);
    expect(read).toMatchObject({ roles: [{ role: 'ROLE_CUSTOMS' }], workPlaces: [{ id: section }] });
    const { rows } = await sql`select password_hash from app_user where id = ${user.id}`.execute(test.db);
    expect(rows).toEqual([{ passwordHash: null }]);
  });

  it('restoring a version of a company restores its logo, byte for byte', async () => {
    const id = await addCompany(history.test.db, 'Padma Mills');
    const logo =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const first = await sound('PUT', `/api/case/companies/${id}`, { companyName: 'Padma Mills', logo });
    await sound('PUT', `/api/case/companies/${id}`, { companyName: 'Padma Mills', logo: null });
    const [, withLogo] = await changesOf('companies', id);
    expect((await restore(withLogo!.id, 3)).statusCode).toBe(200);
    const read = await sound('GET', `/api/casebook/companies/${id}`);
    expect(read.logo).toBe(first.logo);
  });

  it('the fields entered at a proceeding are restored with its earlier version and with its deleted case', async () => {
    const filing = await addFiling();
    const writ = await sound('POST', '/api/case/high-court-rits', { caseFilling: { id: filing.id } });
    const { id } = await history.proceedingOf(filing.id, 'high-court-rits');
    const put = (body: object) => sound('PUT', `/api/casebook/proceedings/${id}`, body);
    await put({ court: 'Bench 7', lawOfficer: 'AAG Karim', version: 1 });
    await put({ court: 'Bench 9', lawOfficer: 'AAG Karim', version: 2, lossReasonId: 9, subject: 'Cement' });
    const [, first] = await changesOf('proceedings', id);
    expect((await restore(first!.id, 3)).json()).toMatchObject({ register: 'proceedings', id, version: 4 });
    await put({ court: 'Bench 7', subject: 'Steel', important: true, lossReasonId: 9, version: 4 });
    await sound('DELETE', `/api/case/high-court-rits/${writ.id}`);
    await sound('DELETE', '/api/casebook/loss-reasons/9');
    expect((await bringBack('high-court-rits', writ.id)).statusCode).toBe(200);
    expect(await sound('GET', `/api/casebook/proceedings/${id}`)).toMatchObject({
      recordId: writ.id,
      court: 'Bench 7',
      lawOfficer: null,
      subject: 'Steel',
      important: true,
      lossReasonId: null,
    });
  });
});

describe('the bin', () => {
  it('the bin lists a deleted record until it is restored, under its old id', async () => {
    const filing = await addFiling({ nothiNumber: 'B-1/26', remarks: 'Kept', revenue: 7 });
    await sound('DELETE', `/api/case/case-filling${filing.id}?reason=Entered%20twice`);
    const [row] = await inBin('case-fillings', filing.id);
    expect(row).toMatchObject({
      title: 'B-1/26',
      file: 'B-1/26',
      reason: 'Entered twice',
      by: { userName: 'role_admin' },
      version: 1,
      was: { remarks: 'Kept' },
    });
    expect((await takeOut(row!.id)).json()).toEqual({ ...filing, register: 'case-fillings', version: 2 });
    expect(await sound('GET', `/api/casebook/case-fillings/${filing.id}`)).toEqual({ ...filing, version: 2 });
    expect(await inBin('case-fillings', filing.id)).toEqual([]);
    expect((await takeOut(row!.id)).statusCode).toBe(404);
    expect((await changesOf('case-fillings', filing.id))[0]).toMatchObject({ action: 'restore', was: null });
  });

  it('a deleted court case is not restored before its filing, and the error names the file number', async () => {
    const filing = await addFiling({ nothiNumber: 'B-2/26' });
    const appeal = await sound('POST', '/api/case/tribunal-cases', {
      caseFilling: { id: filing.id },
      tribunalCaseNo: 'T-77',
      dateOfCase: '2026-01-02',
    });
    await sound('DELETE', `/api/case/tribunal-cases/${appeal.id}`);
    await sound('DELETE', `/api/case/case-filling${filing.id}`);
    const [ofCase] = await inBin('tribunal-cases', appeal.id);
    expect(ofCase).toMatchObject({ title: 'T-77', caseFilingId: filing.id });
    const refused = (await takeOut(ofCase!.id)).json();
    expect(refused).toMatchObject({ status: 409, code: 'restoreFirst', params: { what: 'B-2/26' } });
    expect(refused.message).toBe('It refers to B-2/26, which is deleted. Restore that first');
    expect((await bringBack('case-fillings', filing.id)).statusCode).toBe(200);
    expect((await takeOut(ofCase!.id)).statusCode).toBe(200);
    const read = await sound('GET', `/api/case/tribunal-cases/${appeal.id}`);
    expect(read).toEqual({ ...appeal, version: 2 });
  });

  it('a restored filing has its followers again', async () => {
    const filing = await addFiling();
    await sound('POST', '/api/casebook/follows', { caseFilingId: filing.id }, history.customs);
    const followed = () => list('follows', {}, history.customs);
    expect(await followed()).toEqual([{ id: filing.id, caseFilingId: filing.id }]);
    await sound('DELETE', `/api/case/case-filling${filing.id}`);
    expect(await followed()).toEqual([]);
    expect((await bringBack('case-fillings', filing.id)).statusCode).toBe(200);
    expect(await followed()).toEqual([{ id: filing.id, caseFilingId: filing.id }]);
    expect(await sound('GET', `/api/casebook/files/${filing.id}`)).toMatchObject({
      followers: [{ userName: 'role_customs' }],
    });
  });

  it('a user whom the undo of an import deleted is restored with roles and sections', async () => {
    const { test, section } = history;
    const user = await addRecord(test, {
      userName: 'undone',
      workPlaceIds: [section],
      password: 'Right#Word1',
    });
    await inTransaction(test.db, null, (trx) => deleteUser(trx, user.id));
    const [deletion] = await inBin('users', user.id);
    const other = await addRecord(test, { userName: 'Undone' });
    expect((await takeOut(deletion!.id)).json()).toMatchObject({
      status: 409,
      code: 'userNameConflict',
      params: { userName: 'undone' },
    });
    await inTransaction(test.db, null, (trx) => deleteUser(trx, other.id));
    expect((await takeOut(deletion!.id)).json()).toMatchObject({
      id: user.id,
      userName: 'undone',
      roles: [{ role: 'ROLE_CUSTOMS' }],
      workPlaces: [{ id: section }],
    });
    const { rows } = await sql`select password_hash from app_user where id = ${user.id}`.execute(test.db);
    expect(rows).toEqual([{ passwordHash: null }]);
  });

  it('two administrators at the same time restore a deleted record only once', async () => {
    const { db, clock } = history.test;
    const userName = await addUser(db, { userName: 'nasrin', roles: ['ROLE_ADMIN'] });
    const another = await signInAs(db, userName, clock.now());
    const filing = await addFiling();
    await sound('DELETE', `/api/case/case-filling${filing.id}`);
    const [row] = await inBin('case-fillings', filing.id);
    const answers = await Promise.all([takeOut(row!.id), takeOut(row!.id, another)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    expect((await changesOf('case-fillings', filing.id)).map(({ action }) => action)).toEqual([
      'restore',
      'delete',
      'create',
    ]);
  });

  it('only administrators see the bin and restore records from it', async () => {
    const filing = await addFiling();
    await sound('DELETE', `/api/case/case-filling${filing.id}`);
    expect((await bringBack('case-fillings', filing.id, history.customs)).statusCode).toBe(403);
    expect((await call('GET', '/api/casebook/deleted', null, history.customs)).statusCode).toBe(403);
  });
});
