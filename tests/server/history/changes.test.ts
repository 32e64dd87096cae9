import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addBank, addCompany } from '../../support/register';
import { addRecord, roleRecord } from '../accounts/users';
import { useHistory, type Change } from './calls';

const history = useHistory();
const { call, list, changesOf, sound, addFiling } = history;

const brief = ({ action, via, version, was, became }: Change) => ({ action, via, version, was, became });

describe('a filing', () => {
  it('the entry, edit and deletion of a filing are recorded with user, origin and only the differing fields', async () => {
    const bank = await addBank(history.test.db, 'Sonali Bank');
    const filing = await addFiling({ nothiNumber: 'S-1/2026', revenue: 100.5, bank: { id: bank } });
    await sound(
      'PUT',
      `/api/case/case-fillings/${filing.id}`,
      {
        nothiNumber: 'S-1/2026',
        workPlace: { id: history.section },
        revenue: 90,
        dateOfHearing: '2026-02-05',
        version: 1,
      },
      { 'casebook-via': 'row' },
    );
    await sound('DELETE', `/api/case/case-filling${filing.id}?reason=Entered%20twice`);

    const changes = await changesOf('case-fillings', filing.id);
    expect(changes.map(brief)).toEqual([
      {
        action: 'delete',
        via: 'form',
        version: 2,
        was: {
          nothiNumber: 'S-1/2026',
          workPlace: { id: history.section, name: 'AIR' },
          dateOfHearing: '2026-02-05',
          revenue: 90,
          amortizationPenalty: 0,
          monetaryPenalty: 0,
          revenueCollected: 0,
          bankGuaranteeAmount: 0,
          status: 'OPEN',
        },
        became: null,
      },
      {
        action: 'edit',
        via: 'row',
        version: 2,
        was: { revenue: 100.5, dateOfHearing: null, bank: { id: bank, name: 'Sonali Bank' } },
        became: { revenue: 90, dateOfHearing: '2026-02-05', bank: null },
      },
      {
        action: 'create',
        via: 'form',
        version: 1,
        was: null,
        became: {
          nothiNumber: 'S-1/2026',
          workPlace: { id: history.section, name: 'AIR' },
          revenue: 100.5,
          amortizationPenalty: 0,
          monetaryPenalty: 0,
          revenueCollected: 0,
          bank: { id: bank, name: 'Sonali Bank' },
          bankGuaranteeAmount: 0,
          status: 'OPEN',
        },
      },
    ]);
    expect(changes.map(({ reason }) => reason)).toEqual(['Entered twice', null, null]);
    expect(changes[0]).toMatchObject({
      by: { userName: 'role_admin', fullName: 'Rahima Begum' },
      register: 'case-fillings',
      recordId: filing.id,
      caseFilingId: filing.id,
    });
    expect(changes[0]!.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('a single change is answered with the whole record as it was after the change', async () => {
    const { id } = await addFiling({ nothiNumber: 'S-2/2026', remarks: 'First' });
    for (const remarks of ['Second', 'Third']) {
      await sound('PUT', `/api/case/case-fillings/${id}`, {
        nothiNumber: 'S-2/2026',
        workPlace: { id: history.section },
        remarks,
      });
    }
    const [, second] = await changesOf('case-fillings', id);
    const one = await sound('GET', `/api/casebook/changes/${second!.id}`);
    expect(one).toMatchObject({ was: { remarks: 'First' }, became: { remarks: 'Second' } });
    expect(one.record).toMatchObject({ nothiNumber: 'S-2/2026', remarks: 'Second', status: 'OPEN' });
  });

  it('saving a filing without changes adds no version and no change to the history', async () => {
    const filing = await addFiling({ revenue: 5.25, remarks: 'As it is', boe: '77' });
    const again = await sound('PUT', `/api/case/case-fillings/${filing.id}`, filing);
    expect(again.version).toBe(1);
    expect(await changesOf('case-fillings', filing.id)).toHaveLength(1);
  });

  it('the reason of a deletion is kept in one line, and has at most 255 characters', async () => {
    const { id } = await addFiling();
    const url = `/api/case/case-filling${id}?reason=`;
    expect((await call('DELETE', url + 'x'.repeat(256))).json()).toMatchObject({
      status: 400,
      errors: [{ field: 'reason', code: 'tooLong' }],
    });
    await sound('DELETE', `${url}Entered%0Atwice`);
    const [deletion] = await changesOf('case-fillings', id);
    expect(deletion).toMatchObject({ action: 'delete', reason: 'Entered twice' });
  });
});

describe('the file of a filing', () => {
  it('the changes of a file include those of its court cases and of their proceedings', async () => {
    const { id } = await addFiling({ dateOfHearing: '2023-01-01' });
    const caseFilling = { id };
    const order = { tribunalOrderDate: '2024-05-01', tribunalJudgement: 'ONREMAND' };
    await sound('POST', '/api/case/tribunal-cases', {
      caseFilling,
      tribunalCaseNo: 'T-9',
      dateOfCase: '2024-01-01',
      ...order,
    });
    const writ = await sound('POST', '/api/case/high-court-rits', { caseFilling, dateOfCase: '2024-06-01' });
    await sound('DELETE', `/api/case/high-court-rits/${writ.id}`);
    const changes = await list('changes', { caseFilingId: id });
    expect(changes.map(({ register, action }) => `${register} ${action}`)).toEqual([
      'high-court-rits delete',
      'proceedings delete',
      'high-court-rits create',
      'proceedings create',
      'tribunal-cases create',
      'case-fillings create',
    ]);
    expect(changes[3]!.became).toMatchObject({ fromId: { name: 'T-9' } });
    expect(changes[4]!.became).toMatchObject({
      caseFilling: { id },
      tribunalCaseNo: 'T-9',
      dateOfCase: '2024-01-01',
    });
  });

  it('the change of a time limit has the file number as its title', async () => {
    const { id } = await addFiling({ nothiNumber: 'H-LIMIT/26', dateOfJudgement: '2026-11-02' });
    const limits = (await list('changes', { caseFilingId: id })).filter(
      ({ register }) => register === 'limits',
    );
    expect(limits.map(({ title, became }) => [title, became?.code])).toEqual([
      ['H-LIMIT/26', 'COMMISSIONER'],
    ]);
  });

  it('customs staff do not see changes of a file’s records in registers that they may not read', async () => {
    const { id } = await addFiling();
    const civil = await sound('POST', '/api/case/civil-case', {
      caseFilling: { id },
      civilCourtName: 'Joint District Judge 1',
    });
    const registers = async (headers: typeof history.admin) =>
      (await list('changes', { caseFilingId: id }, headers)).map(({ register }) => register);
    expect(await registers(history.admin)).toEqual(['civil-case', 'proceedings', 'case-fillings']);
    expect(await registers(history.customs)).toEqual(['case-fillings']);
    const [change] = await changesOf('civil-case', civil.id);
    const url = `/api/casebook/changes/${change!.id}`;
    expect((await call('GET', url, null, history.customs)).statusCode).toBe(404);
    expect((await call('GET', url)).statusCode).toBe(200);
  });
});

describe('a user', () => {
  it('saving a user’s account, roles and sections together is recorded as a single change', async () => {
    const { test, section } = history;
    const user = await addRecord(test);
    const roles = [await roleRecord(test, 'ROLE_ADMIN')];
    const workPlaces = [{ id: section }];
    await sound('POST', '/api/case/update-user', { ...user, fullName: 'Salma Begum', roles, workPlaces });
    const [edit, create, ...others] = await changesOf('users', user.id);
    expect(others).toEqual([]);
    expect(create).toMatchObject({ action: 'create', became: { roles: [{ role: 'ROLE_CUSTOMS' }] } });
    expect(brief(edit!)).toEqual({
      action: 'edit',
      via: 'form',
      version: 2,
      was: { fullName: 'Salma Khatun', roles: user.roles, workPlaces: [] },
      became: { fullName: 'Salma Begum', roles, workPlaces: [{ id: section, name: 'AIR' }] },
    });
    await sound('POST', '/api/case/update-user', {
      ...user,
      fullName: 'Salma Begum',
      roles,
      workPlaces,
      version: 2,
    });
    expect(await changesOf('users', user.id)).toHaveLength(2);
  });

  it('the history records that a user’s password was changed, but not the password hash', async () => {
    const user = await addRecord(history.test, { password: 'Right#Word1' });
    const hash = await history.test.db
      .selectFrom('appUser')
      .select('passwordHash')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    await sound('POST', `/api/casebook/users/${user.id}/reset-password`);
    const changes = await changesOf('users', user.id);
    expect(changes[0]).toMatchObject({ was: { password: true }, became: { password: null } });
    const { rows } =
      await sql`select from change where change::text like ${`%${hash.passwordHash}%`}`.execute(
        history.test.db,
      );
    expect(rows).toEqual([]);
  });

  it('only administrators see the changes of a user', async () => {
    const user = await addRecord(history.test);
    expect(await list('changes', { register: 'users', recordId: user.id }, history.customs)).toEqual([]);
  });
});

describe('other registers', () => {
  it('the change of a company’s logo refers to the picture, which is stored in a separate table', async () => {
    const id = await addCompany(history.test.db, 'Meghna Mills');
    const dot =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const company = await sound('PUT', `/api/case/companies/${id}`, {
      companyName: 'Meghna Mills',
      addressLine1: 'Agrabad C/A',
      logo: dot,
    });
    const [edit] = await changesOf('companies', id);
    expect(edit).toMatchObject({ was: { logo: null }, became: { logo: { sha256: expect.any(String) } } });
    const { sha256 } = edit!.became!.logo as { sha256: string };
    expect(await sound('GET', `/api/casebook/pictures/${sha256}`)).toEqual({ sha256, image: company.logo });
    expect((await call('GET', `/api/casebook/pictures/${'0'.repeat(64)}`)).statusCode).toBe(404);
  });

  it('the history records a merge as a merge, with the last name of the merged record', async () => {
    const from = await sound('POST', '/api/casebook/sections', { name: 'Zetty' });
    const into = await sound('POST', '/api/casebook/sections', { name: 'Jetty' });
    const filing = await addFiling({ workPlace: { id: from.id } });
    await sound('POST', `/api/casebook/sections/${from.id}/merge`, { into: into.id });
    const [moved] = await changesOf('case-fillings', filing.id);
    expect(brief(moved!)).toEqual({
      action: 'edit',
      via: 'merge',
      version: 2,
      was: { workPlace: { id: from.id, name: 'Zetty' } },
      became: { workPlace: { id: into.id, name: 'Jetty' } },
    });
    expect((await changesOf('sections', from.id))[0]).toMatchObject({ action: 'delete', via: 'merge' });
  });

  it('the history records changes made in SQL by hand as made by the system', async () => {
    const { id } = await addFiling({ remarks: 'Typed' });
    await sql`update case_filing set remarks = 'By hand' where id = ${id}`.execute(history.test.db);
    expect((await changesOf('case-fillings', id))[0]).toMatchObject({
      by: null,
      via: 'system',
      was: { remarks: 'Typed' },
      became: { remarks: 'By hand' },
    });
  });
});
