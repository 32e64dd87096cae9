import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { refusal } from '../hearings/calls';
import { dayFromToday, useLimits } from './calls';

const calls = useLimits();

describe('limits', () => {
  it('time limits can be filtered by file, state, day, side, code, court, section and person', async () => {
    const { caseFilingId, proceedingId, limit } = await calls.orderOfTribunal();
    const soon = (
      await calls.post({ proceedingId, name: 'Soon', byCount: dayFromToday(40), responsibleId: 1 })
    ).json<{ id: number; due: string }>();
    await calls.putProceeding(proceedingId, { court: 'Bench 2' });
    const found = async (filter: object) =>
      (await calls.list({ caseFilingId, ...filter })).map(({ id }) => id);
    expect(await found({})).toEqual([limit.id, soon.id]);
    const { nothiNumber } = limit as { nothiNumber: string };
    expect(await found({ q: nothiNumber.slice(1) })).toEqual([limit.id, soon.id]);
    expect(await found({ q: `${nothiNumber}0` })).toEqual([]);
    expect(await found({ state: 'RUNNING' })).toEqual([soon.id]);
    expect(await found({ state: ['MISSED', 'DONE'] })).toEqual([limit.id]);
    expect(await found({ dueBefore: soon.due })).toEqual([limit.id]);
    expect(await found({ dueFrom: soon.due, dueTo: soon.due })).toEqual([soon.id]);
    expect(await found({ side: 'GOVERNMENT' })).toEqual([]);
    expect(await found({ code: 'HIGH-COURT' })).toEqual([limit.id]);
    expect(await found({ ruleId: limit.ruleId })).toEqual([limit.id]);
    expect(await found({ court: 'bench 2' })).toEqual([limit.id, soon.id]);
    expect(await found({ workPlaceId: calls.parts.section })).toEqual([limit.id, soon.id]);
    expect(await found({ responsibleId: 1 })).toEqual([soon.id]);
    expect(await found({ kind: 'civil-case' })).toEqual([]);
    const days = await calls.found<object[]>('GET', `limits/days?filter=${JSON.stringify({ caseFilingId })}`);
    expect(days).toEqual([
      { date: '2025-04-30', limits: 1, unverified: 1 },
      { date: soon.due, limits: 1, unverified: 0 },
    ]);
  });

  it('a time limit counts as the user’s own by responsibility, by a followed file, or by section', async () => {
    const { caseFilingId, proceedingId, limit } = await calls.orderOfTribunal();
    const { db } = calls.parts.test;
    const { userId } = await db
      .selectFrom('userRole')
      .innerJoin('role', 'role.id', 'userRole.roleId')
      .select('userId')
      .where('role.role', '=', 'ROLE_ADMIN')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('timeLimit')
      .set({ responsibleId: null })
      .where('responsibleId', '=', userId)
      .execute();
    const mine = async () => (await calls.list({ caseFilingId, mine: true })).map(({ id }) => id);
    expect(await mine()).toEqual([]);

    const named = { proceedingId, name: 'Reply', byCount: dayFromToday(40), responsibleId: userId };
    const { id: reply } = (await calls.post(named)).json<{ id: number }>();
    expect(await mine()).toEqual([reply]);
    await db.updateTable('timeLimit').set({ responsibleId: null }).where('id', '=', reply).execute();

    await db.insertInto('follow').values({ userId, caseFilingId }).execute();
    expect(await mine()).toEqual([limit.id, reply]);
    await db.deleteFrom('follow').where('userId', '=', userId).execute();

    const section = { userId, workPlaceId: calls.parts.section };
    await db.insertInto('userWorkPlace').values(section).execute();
    expect(await mine()).toEqual([limit.id, reply]);
    await db.deleteFrom('userWorkPlace').where('userId', '=', userId).execute();
    expect(await mine()).toEqual([]);
  });

  it('a time limit can be ended only by a proceeding of its file that the user may read', async () => {
    const { caseFilingId, limit } = await calls.orderOfTribunal();
    const { customs } = calls.parts;
    const done = { doneOn: '2025-03-01' };
    const elsewhere = await calls.orderOfTribunal();
    const refused = '400 doneById unknownReference';
    expect(refusal(await calls.save(limit, { ...done, doneById: 999_999_999 }))).toEqual(refused);
    expect(refusal(await calls.save(limit, { ...done, doneById: elsewhere.proceedingId }))).toEqual(refused);
    const hand = { proceedingId: limit.proceedingId, name: 'Reply', byCount: '2025-04-01' };
    expect(refusal(await calls.post({ ...hand, ...done, doneById: 999_999_999 }))).toEqual(refused);
    const civil = (await calls.addCaseTo(caseFilingId, 'civil-case', {})).proceedingId;
    expect(refusal(await calls.save(limit, { ...done, doneById: civil }, customs))).toEqual(refused);
    expect((await calls.save(limit, { ...done, doneById: civil })).json()).toMatchObject({ doneById: civil });

    const [seen] = await calls.list({ caseFilingId }, customs);
    expect(seen).toMatchObject({ state: 'DONE', doneById: null });
    // nor can they find out by its id which one has ended it
    expect(refusal(await calls.save(seen!, { doneById: civil }, customs))).toEqual(refused);
    const saved = (await calls.save(seen!, { doneMemo: 'M-1' }, customs)).json();
    expect(saved).toMatchObject({ doneById: null, doneMemo: 'M-1' });
    expect(await calls.limit(limit.id)).toMatchObject({ doneById: civil, doneMemo: 'M-1' });
    const today = dayFromToday(0);
    const page = (headers = customs) =>
      calls.found<{ limits: object[] }>('GET', `files/${caseFilingId}?asOf=${today}`, undefined, headers);
    expect((await page()).limits).toMatchObject([{ id: limit.id, doneById: null }]);
    expect((await page(calls.parts.admin)).limits).toMatchObject([{ id: limit.id, doneById: civil }]);
    // as of a limit that was ended before Casebook kept who has ended it
    await sql`update time_limit set ended_by_hand = null where id = ${limit.id}`.execute(calls.parts.test.db);
    expect((await calls.list({ caseFilingId }, customs))[0]).toMatchObject({ endedByHand: true });
    expect((await calls.list({ caseFilingId }))[0]).toMatchObject({ endedByHand: false });
  });

  it('time limits of a civil case do not exist for customs staff', async () => {
    const { caseFilingId, proceedingId } = await calls.addCase('civil-case', {});
    const hand = await calls.post({ proceedingId, name: 'Comply', byCount: dayFromToday(3) });
    const { id } = hand.json<{ id: number }>();
    expect(await calls.list({ caseFilingId }, calls.parts.customs)).toEqual([]);
    const path = `/api/casebook/limits/${id}`;
    expect((await calls.call('GET', path, undefined, calls.parts.customs)).statusCode).toBe(404);
    const refused = await calls.post({ proceedingId, name: 'x', byCount: '2026-12-01' }, calls.parts.customs);
    expect(refusal(refused)).toBe('400 proceedingId unknownReference');
    const file = `/api/casebook/files/${caseFilingId}`;
    const limitsFor = async (headers: typeof calls.parts.admin) =>
      (await calls.call('GET', file, undefined, headers)).json<{ limits: unknown[] }>().limits;
    expect(await limitsFor(calls.parts.customs)).toEqual([]);
    expect(await limitsFor(calls.parts.admin)).toMatchObject([{ id, name: 'Comply' }]);
  });
});
