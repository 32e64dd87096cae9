import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { caseTypes } from '../../../domain/followOnCases';
import { limitCodes } from '../../../domain/limitation/codes';
import type { LimitRecord } from '../../../domain/limits';
import { tamperingOf } from '../../../server/features/history/check';
import { driftOfLimits } from '../../../server/features/dates/limits/check';
import { recountNext } from '../../../server/features/dates/limits/recount';
import { useLimits } from './calls';

const calls = useLimits();

const drift = () => driftOfLimits(calls.parts.test.db);

it('the check of time limits reports those that differ from their records, and no others', async () => {
  const order = { tribunalOrderDate: '2025-02-01' };
  const { caseFilingId } = await calls.addCase('tribunal-cases', order);
  await calls.addCaseTo(caseFilingId, 'custom-appeals', { dateOfCase: '2025-03-01' });
  const other = await calls.addCase('tribunal-cases', order);
  const [done] = await calls.list({ caseFilingId });
  const [running] = await calls.list({ caseFilingId: other.caseFilingId });
  expect(await drift()).toEqual([]);
  const trx = await calls.parts.test.db.startTransaction().execute();
  const run = (statement: string) => sql.raw(statement).execute(trx);
  await run(`set local session_replication_role = replica`); // without triggers
  await run(`update time_limit set may_file = may_file + 1, needs_count = false where id = ${running!.id}`);
  await run(
    `update time_limit set ended = null, done_by_id = null, kind = 'civil-case' where id = ${done!.id}`,
  );
  expect(await driftOfLimits(trx)).toEqual([
    { id: running!.id, differs: ['mayFile'] },
    { id: done!.id, differs: ['kind', 'challenged'] },
  ]);
  await run(
    `update time_limit set order_date = '2025-01-01', side = 'OTHER', is_started = false where id = ${running!.id}`,
  );
  await run(`update time_limit set rule_id = (select id from limitation_rule where code = 'REVIEW')
    where id = ${running!.id}`);
  expect(await driftOfLimits(trx)).toContainEqual({
    id: running!.id,
    differs: ['order_date', 'rule_id', 'side'],
  });
  await trx.rollback().execute();
});

it('the check of time limits leaves out the dates and rules of those whose recount is waiting, and of no others', async () => {
  const toOffice = await calls.addFiling({ dateOfJudgement: '2025-06-01' });
  const [{ proceedingId }] = (await calls.list({ caseFilingId: toOffice })) as [LimitRecord];
  await calls.post({ proceedingId, code: 'COMMISSIONER', triggerDate: '2025-06-10' });
  const { caseFilingId } = await calls.addCase('tribunal-cases', { tribunalOrderDate: '2025-02-01' });
  const trx = await calls.parts.test.db.startTransaction().execute();
  onTestFinished(() => trx.rollback().execute());
  const run = (statement: string) => sql.raw(statement).execute(trx);
  await run(`set local session_replication_role = replica`); // without triggers
  await run(`update time_limit set may_file = may_file + 1, needs_count = false, kind = 'civil-case',
    side = case side when 'OTHER' then 'EITHER' else 'OTHER' end
    where case_filing_id in (${toOffice}, ${caseFilingId})`);
  const differing = async (waiting: string) => {
    await run(`delete from limit_recount`);
    await run(`insert into limit_recount (calendar_code, code) values ${waiting}`);
    const { rows } = await sql<{ id: number; code: string }>`select id, code from time_limit`.execute(trx);
    const codes = new Map(rows.map(({ id, code }) => [id, code]));
    return (await driftOfLimits(trx)).map(({ id, differs }) => [codes.get(id), ...differs].join(' '));
  };
  const commissioner = ['COMMISSIONER mayFile', 'COMMISSIONER kind side'];
  expect(await differing(`(null, 'HIGH-COURT')`)).toEqual([...commissioner, 'HIGH-COURT kind']);
  expect(await differing(`('SUPREME_COURT', null)`)).toEqual([...commissioner, 'HIGH-COURT kind']);
  const highCourt = ['HIGH-COURT mayFile', 'COMMISSIONER kind', 'HIGH-COURT kind side'];
  expect(await differing(`('OFFICE', null), ('OFFICE', null)`)).toEqual(highCourt);
  expect(await differing(`('SUPREME_COURT', null), (null, 'COMMISSIONER')`)).toEqual([
    'COMMISSIONER kind',
    'HIGH-COURT kind',
  ]);
});

it('a time limit agrees with its history after every kind of change', async () => {
  const { db } = calls.parts.test;
  const { caseFilingId, recordId } = await calls.addCase('tribunal-cases', {
    tribunalOrderDate: '2025-02-01',
  });
  const [limit] = await calls.list({ caseFilingId });
  await calls.save(limit!, { copyApplied: '2025-02-10', copyReady: '2025-02-21' });
  const appeal = await calls.addCaseTo(caseFilingId, 'custom-appeals', { dateOfCase: '2025-03-01' });
  await calls.call('DELETE', `/api/case/custom-appeals/${appeal.recordId}`);
  await calls.call('DELETE', `/api/case/tribunal-cases/${recordId}`);
  const [deletion] = await calls.found<{ id: number }[]>(
    'GET',
    'deleted?filter={"register":"tribunal-cases"}',
  );
  await calls.found('POST', `deleted/${deletion!.id}/restore`);
  const [calendar] = await calls.found<{ id: number }[]>('GET', 'calendars?filter={"code":"SUPREME_COURT"}');
  await calls.found('POST', 'closed-days', {
    calendarId: calendar!.id,
    from: '2025-05-14',
    to: '2025-05-14',
    name: 'Buddha Purnima',
    kind: 'PUBLIC',
  });
  while (await recountNext(db));
  expect(await calls.limit(limit!.id)).toMatchObject({ byCount: '2025-05-14', mayFile: '2025-05-15' });
  const versions = await calls.found<{ id: number; action: string }[]>(
    'GET',
    `changes?filter={"register":"limits","recordId":${limit!.id}}`,
  );
  expect(versions.map(({ action }) => action)).toEqual([
    'edit',
    'restore',
    'delete',
    'edit',
    'edit',
    'edit',
    'create',
  ]);
  expect(await drift()).toEqual([]);
  expect(await tamperingOf(db)).toEqual([]);
});

it('each change of a time limit in the history shows its cause, such as the date of the order', async () => {
  const { caseFilingId, recordId } = await calls.addCase('tribunal-cases', {
    tribunalOrderDate: '2025-02-01',
  });
  const [limit] = await calls.list({ caseFilingId });
  await calls.call('PUT', `/api/case/tribunal-cases/${recordId}`, {
    caseFilling: { id: caseFilingId },
    tribunalOrderDate: '2025-02-03',
    tribunalJudgement: 'WithGovernment',
  });
  const [moved] = await calls.list({ caseFilingId });
  await calls.save(moved!, { state: 'NOT_NEEDED', reason: 'Settled' });
  const changes = await calls.found<{ was: object; became: object }[]>(
    'GET',
    `changes?filter={"register":"limits","recordId":${limit!.id}}`,
  );
  expect(changes[0]).toMatchObject({
    was: { state: null, endedByHand: null },
    became: { state: 'NOT_NEEDED', endedByHand: true },
  });
  expect(changes[1]).toMatchObject({
    was: { orderDate: '2025-02-01', side: 'EITHER', byCount: '2025-05-02' },
    became: { orderDate: '2025-02-03', side: 'OTHER', byCount: '2025-05-04' },
  });
});

it('an earlier version of a time limit is restored and counted again', async () => {
  const { caseFilingId } = await calls.addCase('tribunal-cases', { tribunalOrderDate: '2025-02-01' });
  const [limit] = await calls.list({ caseFilingId });
  await calls.save(limit!, { copyApplied: '2025-02-10', copyReady: '2025-02-21' });
  const changes = await calls.found<{ id: number }[]>(
    'GET',
    `changes?filter={"register":"limits","recordId":${limit!.id}}`,
  );
  const restored = await calls.call('POST', `/api/casebook/changes/${changes[1]!.id}/restore`, {
    version: 2,
  });
  expect(restored.json()).toMatchObject({ copyReady: null, mayFile: '2025-05-04', version: 3 });
});

it.each(Object.entries(limitCodes))(
  'the triggers of the database start and end limits of the code %s as the rules do',
  async (code, { startedBy = [], endedBy = [] }) => {
    const { rows } = await sql`
      select array(select kind from unnest(${kinds}::text[]) as kind where limit_started_by(kind) = ${code}) as started_by,
        limit_ended_by(${code}) as ended_by
    `.execute(calls.parts.test.db);
    expect(rows).toEqual([{ startedBy, endedBy }]);
  },
);

const kinds = ['case-fillings', ...caseTypes.map(({ name }) => name)];
