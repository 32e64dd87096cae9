import { expect, it } from 'vitest';
import { driftOfLimits } from '../../../server/features/dates/limits/check';
import { addWorkPlace } from '../../support/register';
import { whileUncommitted } from '../../support/database';
import { useLimits } from './calls';

const calls = useLimits();

const drift = () => driftOfLimits(calls.parts.test.db);

const limitOf = async (caseFilingId: number) => {
  const [limit] = await calls.list({ caseFilingId });
  return limit!;
};

const during = (statement: string, send: Parameters<typeof whileUncommitted>[2]) =>
  whileUncommitted(calls.parts.test.db, statement, send);

/** Runs the recount of the job while a statement is uncommitted. */
const duringRecount = async (statement: string) => {
  await during(statement, async () => {
    await calls.recount();
    return { statusCode: 200, body: '' };
  });
};

it('a time limit gets its order’s new date although a case of the file is saved at the same time', async () => {
  const caseFilingId = await calls.addFiling({ dateOfJudgement: '2026-01-05' });
  const civil = await calls.addCaseTo(caseFilingId, 'civil-case', { dateOfCase: '2026-02-01' });
  await during(`update case_filing set date_of_judgement = '2026-01-07' where id = ${caseFilingId}`, () =>
    calls.call('PUT', `/api/case/civil-case/${civil.recordId}`, { dateOfCase: '2026-02-03' }),
  );
  expect(await drift()).toEqual([]);
});

it('a time limit is done when its order gets a date and is challenged at the same time', async () => {
  const { caseFilingId, recordId } = await calls.addCase('tribunal-cases', { dateOfCase: '2025-01-02' });
  await during(`update tribunal_case set tribunal_order_date = '2025-02-01' where id = ${recordId}`, () =>
    calls.call('POST', '/api/case/custom-appeals', {
      caseFilling: { id: caseFilingId },
      dateOfCase: '2025-03-01',
    }),
  );
  expect(await drift()).toEqual([]);
});

it('a time limit reopens with its order’s new date when the challenge is deleted at the same time', async () => {
  const { caseFilingId, recordId } = await calls.addCase('tribunal-cases', {
    tribunalOrderDate: '2025-02-01',
  });
  const appeal = await calls.addCaseTo(caseFilingId, 'custom-appeals', { dateOfCase: '2025-03-01' });
  expect(await limitOf(caseFilingId)).toMatchObject({ state: 'DONE' });
  await during(`delete from customs_appeal where id = ${appeal.recordId}`, () =>
    calls.call('PUT', `/api/case/tribunal-cases/${recordId}`, { tribunalOrderDate: '2025-02-05' }),
  );
  expect(await limitOf(caseFilingId)).toMatchObject({ state: 'MISSED', triggerDate: '2025-02-05' });
  expect(await drift()).toEqual([]);
});

it('a time limit keeps the day of communication that is entered while its order’s date is changed', async () => {
  const caseFilingId = await calls.addFiling({ dateOfJudgement: '2026-01-05' });
  const { id } = await limitOf(caseFilingId);
  await during(`update time_limit set trigger_date = '2026-01-12' where id = ${id}`, () =>
    calls.call('PUT', `/api/case/case-fillings/${caseFilingId}`, {
      nothiNumber: 'L-communicated/26',
      workPlace: { id: calls.parts.section },
      dateOfJudgement: '2026-01-06',
    }),
  );
  expect(await limitOf(caseFilingId)).toMatchObject({ triggerDate: '2026-01-12' });
  expect(await drift()).toEqual([]);
});

it('a time limit set by hand while its file is moved belongs to the file’s new section', async () => {
  const { caseFilingId, proceedingId } = await calls.addCase('tribunal-cases', { dateOfCase: '2025-01-02' });
  const other = await addWorkPlace(calls.parts.test.db, 'Other section');
  await during(`update case_filing set work_place_id = ${other} where id = ${caseFilingId}`, () =>
    calls.post({ proceedingId, name: 'Reply', byCount: '2026-12-01' }),
  );
  expect(await limitOf(caseFilingId)).toMatchObject({ name: 'Reply', workPlaceId: other });
  expect(await drift()).toEqual([]);
});

it('a time limit keeps a day of communication that is entered while a new closed day is applied', async () => {
  const caseFilingId = await calls.addFiling({ dateOfJudgement: '2025-01-05' });
  const { id } = await limitOf(caseFilingId);
  await calls.save(await limitOf(caseFilingId), { triggerDate: '2025-01-12' }); // until 13/04/2025
  await calls.found('POST', 'closed-days', {
    calendarId: await calls.calendarId('OFFICE'),
    from: '2025-04-13',
    to: '2025-04-13',
    name: 'Strike',
    kind: 'EXECUTIVE',
  });
  await duringRecount(
    `update time_limit set trigger_date = '2025-01-13', needs_count = true where id = ${id}`,
  );
  expect(await limitOf(caseFilingId)).toMatchObject({
    triggerDate: '2025-01-13',
    byCount: '2025-04-13',
    mayFile: '2025-04-15',
  });
  expect(await drift()).toEqual([]);
});

it('a time limit that is done while a new closed day is applied keeps its dates', async () => {
  const { limit } = await calls.judgment(); // until 18/03/2026
  await calls.found('POST', 'closed-days', {
    calendarId: await calls.calendarId('SUPREME_COURT'),
    from: '2026-03-18',
    to: '2026-03-18',
    name: 'Strike',
    kind: 'EXECUTIVE',
  });
  await duringRecount(`update time_limit set ended = 'DONE', done_on = '2026-03-17' where id = ${limit.id}`);
  expect(await calls.limit(limit.id)).toMatchObject({ state: 'DONE', mayFile: '2026-03-18' });
});
