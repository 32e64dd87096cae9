import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addWorkPlace } from '../../support/register';
import { useHistory } from './calls';

const history = useHistory();
const { call, list, sound, addFiling } = history;

describe('the list of changes', () => {
  it('the time limit of a new filing is listed among the changes of the filing’s section', async () => {
    const section = await addWorkPlace(history.test.db, 'LAND');
    await addFiling({ workPlace: { id: section }, dateOfJudgement: '2026-01-05' });
    await addFiling();
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

  it('the list of changes can be filtered by action, by the system, and by days in Dhaka', async () => {
    await sql`
      insert into change (at, by_user, register, record_id, action, was, became)
      values ('2020-02-28T18:00:00Z', 77, 'banks', 1, 'edit', '{}', '{}'),
        ('2020-02-28T17:59:59Z', 77, 'banks', 1, 'create', null, '{}')
    `.execute(history.test.db);
    const actions = async (filter: object) => (await list('changes', filter)).map(({ action }) => action);
    expect(await actions({ by: 77, from: '2020-02-29' })).toEqual(['edit']);
    expect(await actions({ by: 77, to: '2020-02-28' })).toEqual(['create']);
    expect(await actions({ by: 77, action: 'create' })).toEqual(['create']);
    expect(await actions({ by: 'none', register: 'office' })).toHaveLength(3);
    const wrong = await call('GET', `/api/casebook/changes?filter={"from":"2020-02-30"}`);
    expect(wrong.json()).toMatchObject({ status: 400, errors: [{ field: 'from', code: 'noSuchDate' }] });
  });
});

describe('the table of changes', () => {
  it.each([
    'truncate change',
    'truncate event',
    'truncate seal',
    'truncate change_other',
    `update change set reason = 'none'`,
    'delete from change',
    'delete from kept_picture',
  ])('the database refuses to %s', async (statement) => {
    await expect(sql.raw(statement).execute(history.test.db)).rejects.toThrow('only ever added to');
  });
});
