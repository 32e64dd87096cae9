import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { driftOfHearings } from '../../../server/features/dates/hearings/check';
import { addWorkPlace } from '../../support/register';
import { whileUncommitted } from '../../support/database';
import { dayFromToday, useHearings } from './calls';

const calls = useHearings();
let hearingId: number;
let proceedingId: number;
beforeAll(async () => {
  const added = await calls.addCase({ dateOfHearing01: dayFromToday(3) });
  proceedingId = added.proceedingId;
  const [hearing] = await calls.list({ filter: { caseFilingId: added.caseFilingId } });
  hearingId = hearing!.id;
});

/** Executes a statement without triggers, returns the differences that the check finds, and rolls back. */
async function driftAfter(statement: string) {
  const trx = await calls.parts.test.db.startTransaction().execute();
  try {
    await sql`set local session_replication_role = replica`.execute(trx);
    expect((await sql.raw(statement).execute(trx)).numAffectedRows).toBe(1n);
    return await driftOfHearings(trx);
  } finally {
    await trx.rollback().execute();
  }
}

it('the check of hearings finds nothing in consistent data', async () => {
  expect(await driftOfHearings(calls.parts.test.db)).toEqual([]);
});

it('the check of hearings finds a hearing in another section than its case', async () => {
  expect(
    await driftAfter(`update hearing set work_place_id = work_place_id + 1 where id = ${hearingId}`),
  ).toEqual([{ proceedingId, differs: ['work_place_id'] }]);
});

it('the check of hearings finds a case’s hearing date that does not agree with its hearing', async () => {
  const first = [{ proceedingId, differs: ['first'] }];
  expect(await driftAfter(`update hearing set date = date + 1 where id = ${hearingId}`)).toEqual(first);
  expect(await driftAfter(`delete from hearing where id = ${hearingId}`)).toEqual(first);
  expect(
    await driftAfter(
      `update tribunal_case set date_of_hearing01 = null where proceeding_id = ${proceedingId}`,
    ),
  ).toEqual(first);
});

it('the check of hearings finds a hearing that is not before its next hearing, and a result entered too early', async () => {
  const { id } = await calls.add({ proceedingId, date: dayFromToday(-1) });
  await calls.enterResult(id, { result: 'HEARD', next: { date: dayFromToday(5) } });
  const set = (column: string, value: string) =>
    driftAfter(`update hearing set ${column} = ${value} where id = ${id}`);
  expect(await set('date', `'${dayFromToday(0)}'`)).toEqual([]);
  expect(await set('date', `'${dayFromToday(2)}'`)).toEqual([{ proceedingId, differs: ['result'] }]);
  expect(await set('date', `'${dayFromToday(5)}'`)).toEqual([{ proceedingId, differs: ['next', 'result'] }]);
  expect(await set('next_id', String(id))).toEqual([{ proceedingId, differs: ['next'] }]);
});

it('the check of hearings finds nothing after a hearing is added while its file moves to another section', async () => {
  const { db } = calls.parts.test;
  const added = await calls.addCase();
  const other = await addWorkPlace(db, 'Other section');
  await whileUncommitted(
    db,
    `update case_filing set work_place_id = ${other} where id = ${added.caseFilingId}`,
    () =>
      calls.call('POST', '/api/casebook/hearings', {
        proceedingId: added.proceedingId,
        date: dayFromToday(4),
      }),
  );
  expect(await driftOfHearings(db)).toEqual([]);
  expect(await calls.list({ filter: { caseFilingId: added.caseFilingId } })).toMatchObject([
    { workPlaceId: other },
  ]);
});
