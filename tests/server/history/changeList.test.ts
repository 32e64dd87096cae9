import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addWorkPlace } from '../../support/register';
import { useHistory } from './calls';

const history = useHistory();
const { call, list, sound, addFiling } = history;

describe('the list of changes', () => {
  it('the list of changes can be filtered by the section of the file', async () => {
    const section = await addWorkPlace(history.test.db, 'SEA');
    const filing = await addFiling({ workPlace: { id: section } });
    await addFiling();
    const changes = await list('changes', { workPlaceId: section });
    expect(changes.map(({ register, recordId }) => [register, recordId])).toEqual([
      ['case-fillings', filing.id],
    ]);
  });

  it('the time limit of a new filing is listed among the changes of the filing’s section', async () => {
    const section = await addWorkPlace(history.test.db, 'LAND');
    await addFiling({ workPlace: { id: section }, dateOfJudgement: '2026-01-05' });
    const changes = await list('changes', { workPlaceId: section });
    expect(changes.map(({ register, action }) => `${register} ${action}`)).toEqual([
      'case-fillings create',
      'limits create',
    ]);
  });

  it('the earlier changes of a moved file stay listed under its former section', async () => {
    const [from, to] = [
      await addWorkPlace(history.test.db, 'BOND'),
      await addWorkPlace(history.test.db, 'ICD'),
    ];
    const filing = await addFiling({ workPlace: { id: from } });
    await sound('PUT', `/api/case/case-fillings/${filing.id}`, { ...filing, workPlace: { id: to } });
    await sound('POST', '/api/casebook/notes', { caseFilingId: filing.id, text: 'Papers asked for' });
    await sound('DELETE', `/api/case/case-filling${filing.id}`);
    const of = async (workPlaceId: number) =>
      (await list('changes', { workPlaceId })).map(({ register, action }) => `${register} ${action}`);
    expect(await of(from)).toEqual(['case-fillings create']);
    expect(await of(to)).toEqual([
      'notes delete',
      'case-fillings delete',
      'notes create',
      'case-fillings edit',
    ]);
  });

  it('the list of changes can be filtered by user, action and days, and counts at most 10,000 changes', async () => {
    const { db } = history.test;
    await sql`
      insert into change (at, by_user, register, record_id, action, was, became)
      select '2020-02-28T18:00:00Z', 77, 'banks', i, 'edit', '{}', '{}' from generate_series(1, 10001) i
    `.execute(db);
    await sql`
      insert into change (at, by_user, register, record_id, action, became)
      values ('2020-02-28T17:59:59Z', 77, 'banks', 1, 'create', '{}')
    `.execute(db);
    const ask = async (filter: object) => {
      const search = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' });
      const { headers } = await call('GET', `/api/casebook/changes?${search}`);
      return [headers['content-range'], headers['casebook-total'] ?? null];
    };
    expect(await ask({})).toEqual(['changes 0-0/10000', 'more']);
    expect(await ask({ by: 77 })).toEqual(['changes 0-0/10000', 'more']);
    expect(await ask({ by: 77, from: '2020-02-29' })).toEqual(['changes 0-0/10000', 'more']);
    expect(await ask({ by: 77, to: '2020-02-28' })).toEqual(['changes 0-0/1', null]);
    expect(await ask({ by: 77, action: 'create' })).toEqual(['changes 0-0/1', null]);
    expect(await ask({ by: 'none', register: 'office' })).toEqual(['changes 0-0/2', null]);
    const wrong = await call('GET', `/api/casebook/changes?filter={"from":"2020-02-30"}`);
    expect(wrong.json()).toMatchObject({ status: 400, errors: [{ field: 'from', code: 'noSuchDate' }] });
  });
});

describe('the table of changes', () => {
  it('the database refuses to update, delete or truncate rows of the history', async () => {
    const { db } = history.test;
    for (const table of ['change', 'event', 'seal']) {
      await expect(sql`truncate ${sql.table(table)}`.execute(db)).rejects.toThrow('only ever added to');
    }
    await expect(sql`truncate change_other`.execute(db)).rejects.toThrow('only ever added to');
    await expect(sql`update change set reason = 'none'`.execute(db)).rejects.toThrow('only ever added to');
    await expect(sql`delete from change`.execute(db)).rejects.toThrow('only ever added to');
    await expect(sql`delete from kept_picture`.execute(db)).rejects.toThrow('only ever added to');
  });
});
