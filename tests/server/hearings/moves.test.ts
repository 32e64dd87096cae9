import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addUser, changeAccess, signInAs } from '../../support/signInAs';
import { whileUncommitted } from '../../support/database';
import type { Headers } from '../cases/calls';
import { dayFromToday, refusal, useHearings } from './calls';

const calls = useHearings();

const soon = dayFromToday(3);
const later = dayFromToday(10);

it('a move puts all hearings found by a filter on another day, and its undo puts them back', async () => {
  const { proceedingId, caseFilingId, recordId } = await calls.addCase({ dateOfHearing01: soon });
  const own = await calls.add({ proceedingId, date: soon, court: 'Bench 1' });
  const heard = await calls.add({ proceedingId, date: dayFromToday(-1), result: 'HEARD' });
  const filter = { caseFilingId };
  const preview = await calls.move({ filter, set: { date: later, court: 'Bench 9' }, dryRun: true });
  expect(preview.json()).toEqual({
    moved: 2,
    batch: null,
    kept: [{ id: heard.id, name: 'T-1', why: 'hasResult' }],
    preview: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect((await calls.one(own.id)).date).toBe(soon);

  const moved = (await calls.move({ filter, set: { date: later, court: 'Bench 9' } })).json<{
    batch: number;
  }>();
  expect(moved).toMatchObject({ moved: 2, kept: [{ id: heard.id, name: 'T-1', why: 'hasResult' }] });
  expect(await calls.one(own.id)).toMatchObject({ date: later, court: 'Bench 9', version: 2 });
  expect((await calls.tribunalCase(recordId)).dateOfHearing01).toEqual(later.split('-').map(Number));

  expect((await calls.undo(moved.batch)).json()).toEqual({ moved: 2, kept: [] });
  expect(await calls.one(own.id)).toMatchObject({ date: soon, court: 'Bench 1', version: 3 });
  expect((await calls.tribunalCase(recordId)).dateOfHearing01).toEqual(soon.split('-').map(Number));
  expect(refusal(await calls.undo(moved.batch))).toBe('409 alreadyUndone');
});

it('moving hearings to another day empties their item numbers, and the undo restores them', async () => {
  const { proceedingId } = await calls.addCase();
  const listed = await calls.add({ proceedingId, date: soon, itemNo: '12', withId: '11' });
  const onNewDay = await calls.add({ proceedingId, date: later, itemNo: '3', withId: '2' });
  const items = async () =>
    (await Promise.all([calls.one(listed.id), calls.one(onNewDay.id)])).map(({ date, itemNo, withId }) => [
      date,
      itemNo,
      withId,
    ]);
  const ids = [listed.id, onNewDay.id];
  await calls.move({ ids, set: { court: 'Bench 9' } });
  expect(await items()).toEqual([
    [soon, '12', '11'],
    [later, '3', '2'],
  ]);
  const { batch } = (await calls.move({ ids, set: { date: later } })).json<{ batch: number }>();
  expect(await items()).toEqual([
    [later, null, null],
    [later, '3', '2'],
  ]);
  await calls.undo(batch);
  expect(await items()).toEqual([
    [soon, '12', '11'],
    [later, '3', '2'],
  ]);
});

it('the undo of a move of hearings by an older version of Casebook keeps their item numbers', async () => {
  const { proceedingId } = await calls.addCase();
  const { id } = await calls.add({ proceedingId, date: soon, itemNo: '12' });
  const { batch } = (await calls.move({ ids: [id], set: { court: 'Bench 9' } })).json<{ batch: number }>();
  await sql`update hearing_move_item set was = was - 'itemNo' - 'withId' where move_id = ${batch}`.execute(
    calls.parts.test.db,
  );
  await calls.undo(batch);
  expect(await calls.one(id)).toMatchObject({ court: null, itemNo: '12' });
});

it('the undo of a move skips and lists hearings that somebody has edited since the move', async () => {
  const { proceedingId } = await calls.addCase();
  const [one, two] = [
    await calls.add({ proceedingId, date: soon }),
    await calls.add({ proceedingId, date: soon }),
  ];
  const ids = [one.id, two.id];
  const { batch } = (await calls.move({ ids, set: { lawOfficer: 'Karim' } })).json<{ batch: number }>();
  await calls.put(await calls.one(two.id), { note: 'touched' });
  expect((await calls.undo(batch)).json()).toEqual({
    moved: 1,
    kept: [{ id: two.id, name: 'T-1', why: 'changed' }],
  });
  expect([(await calls.one(one.id)).lawOfficer, (await calls.one(two.id)).lawOfficer]).toEqual([
    null,
    'Karim',
  ]);
});

it('a move skips one of two consecutive hearings of a case, because both cannot be on the same day', async () => {
  const { proceedingId } = await calls.addCase();
  const first = await calls.add({ proceedingId, date: dayFromToday(-5) });
  const next = { date: dayFromToday(5) };
  const answer = await calls.enterResult(first.id, { result: 'ADJOURNED', next });
  const second = answer.json<{ next: { id: number } }>().next.id;
  await calls.enterResult(first.id, { result: null });
  const ids = [first.id, second];
  expect((await calls.move({ ids, set: { date: dayFromToday(2) } })).json()).toMatchObject({
    moved: 1,
    kept: [{ id: second, name: 'T-1', why: 'outOfOrder' }],
  });
  expect((await calls.one(first.id)).date).toBe(dayFromToday(2));
  // the first hearing keeps its earlier day, so the second may move
  expect((await calls.move({ ids, set: { date: dayFromToday(9) } })).json()).toMatchObject({
    moved: 1,
    kept: [{ id: first.id, name: 'T-1', why: 'outOfOrder' }],
  });
  expect((await calls.one(second)).date).toBe(dayFromToday(9));
  // neither may move onto exactly the day of the other
  for (const [id, day] of [
    [first.id, dayFromToday(9)],
    [second, dayFromToday(2)],
  ] as const) {
    const kept = [{ id, name: 'T-1', why: 'outOfOrder' }];
    expect((await calls.move({ ids: [id], set: { date: day } })).json()).toMatchObject({ moved: 0, kept });
  }
});

it('the undo of a move skips a hearing that would then be before the preceding hearing', async () => {
  const { proceedingId } = await calls.addCase();
  const first = await calls.add({ proceedingId, date: dayFromToday(-5) });
  const next = { date: dayFromToday(-2) };
  const answer = await calls.enterResult(first.id, { result: 'ADJOURNED', next });
  const second = answer.json<{ next: { id: number } }>().next.id;
  const { batch } = (await calls.move({ ids: [second], set: { date: soon } })).json<{ batch: number }>();
  expect((await calls.put(await calls.one(first.id), { date: dayFromToday(-1) })).statusCode).toBe(200);
  expect((await calls.undo(batch)).json()).toEqual({
    moved: 0,
    kept: [{ id: second, name: 'T-1', why: 'outOfOrder' }],
  });
  expect((await calls.one(second)).date).toBe(soon);
});

it.each([
  ['edit', '400 date nextNotAfter'],
  ['move', '200'],
])(
  'a concurrent %s cannot put a hearing after its next hearing while that is being moved to an earlier day',
  async (way, expected) => {
    const { proceedingId } = await calls.addCase();
    const first = await calls.add({ proceedingId, date: dayFromToday(-5) });
    const next = { date: dayFromToday(9) };
    const answer = await calls.enterResult(first.id, { result: 'ADJOURNED', next });
    const second = answer.json<{ next: { id: number } }>().next.id;
    await calls.enterResult(first.id, { result: null });
    const hearing = await calls.one(first.id);
    const statement = `update hearing set date = '${dayFromToday(1)}' where id = ${second}`;
    let answered: unknown;
    await whileUncommitted(calls.parts.test.db, statement, async () => {
      const asked = { ids: [first.id], set: { date: soon } };
      answered = refusal(await (way === 'edit' ? calls.put(hearing, { date: soon }) : calls.move(asked)));
      return { statusCode: 200, body: '' };
    });
    expect(answered).toEqual(expected);
    expect([(await calls.one(first.id)).date, (await calls.one(second)).date]).toEqual([
      dayFromToday(-5),
      dayFromToday(1),
    ]);
  },
);

it('a move of hearings is undone only by the user who made it, or by an administrator', async () => {
  const { proceedingId } = await calls.addCase();
  const { id } = await calls.add({ proceedingId, date: soon });
  const mover = await calls.parts.test.as('ROLE_CUSTOMS');
  const other = await signInAs(
    calls.parts.test.db,
    await addUser(calls.parts.test.db, { userName: 'colleague', roles: ['ROLE_CUSTOMS'] }),
    calls.parts.test.clock.now(),
  );
  const moveAs = async (headers: Headers) =>
    (
      await calls.call('POST', '/api/casebook/hearings/move', { ids: [id], set: { date: later } }, headers)
    ).json<{ batch: number }>().batch;
  const undoAs = async (batch: number, headers: Headers) =>
    refusal(await calls.call('POST', `/api/casebook/hearings/move/${batch}/undo`, undefined, headers));
  const first = await moveAs(mover);
  expect(await undoAs(first, other)).toBe('404 notFound');
  expect((await calls.one(id)).date).toBe(later);
  expect(await undoAs(first, mover)).toBe('200');
  expect((await calls.undo(await moveAs(mover))).statusCode).toBe(200);
});

it('a move of hearings without new values is refused', async () => {
  const { proceedingId } = await calls.addCase();
  const { id } = await calls.add({ proceedingId, date: soon });
  expect(refusal(await calls.move({ ids: [id], set: {} }))).toBe('400 set fieldRequired');
  expect(refusal(await calls.move({ ids: [id], set: { date: null } }))).toBe('400 set.date fieldRequired');
});

it('a move of hearings needs either a filter or the ids of hearings that the user may read', async () => {
  const { civil } = await calls.addFile();
  const { id } = await calls.add({ proceedingId: civil.id, date: soon });
  const asCustoms = await calls.call(
    'POST',
    '/api/casebook/hearings/move',
    { ids: [id], set: { date: later } },
    calls.parts.customs,
  );
  expect(asCustoms.json()).toEqual({ moved: 0, batch: null, kept: [] });
  expect((await calls.move({ set: { date: later } })).statusCode).toBe(400);
  expect((await calls.move({ ids: [id], filter: {}, set: { date: later } })).statusCode).toBe(400);
  expect(refusal(await calls.move({ filter: { nobody: 1 }, set: { date: later } }))).toBe(
    '400 nobody notAFilter',
  );
});

it('a move of a civil hearing cannot be undone by its author who is no administrator any more', async () => {
  const { db, clock } = calls.parts.test;
  const userName = await addUser(db, { userName: 'mover', roles: ['ROLE_ADMIN'] });
  const { id } = (await db
    .selectFrom('appUser')
    .select('id')
    .where('userName', '=', userName)
    .executeTakeFirst())!;
  const { caseFilingId, proceedingId } = await calls.addCase();
  await calls.addRecord('civil-case', { caseFilling: { id: caseFilingId }, civilCaseNumber: 'D-1' });
  const { records } = await calls.proceedings({ filter: { caseFilingId, kind: 'civil-case' } });
  const civil = await calls.add({ proceedingId: records[0]!.id, date: soon });
  const other = await calls.add({ proceedingId, date: soon });
  const admin = await signInAs(db, userName, clock.now());
  const moveAs = async (ids: number[]) =>
    (await calls.call('POST', '/api/casebook/hearings/move', { ids, set: { date: later } }, admin)).json<{
      batch: number;
    }>().batch;
  const [both, open] = [await moveAs([civil.id, other.id]), await moveAs([other.id])];
  await changeAccess(db, id, { roles: ['ROLE_CUSTOMS'] });
  const demoted = await signInAs(db, userName, clock.now());
  const undo = (batch: number) =>
    calls.call('POST', `/api/casebook/hearings/move/${batch}/undo`, undefined, demoted);
  expect(refusal(await undo(both))).toBe('404 notFound');
  expect(refusal(await undo(999_999))).toBe('404 notFound');
  expect((await calls.one(civil.id)).date).toBe(later);
  expect((await undo(open)).json()).toEqual({ moved: 1, kept: [] });
  expect((await calls.undo(both)).json()).toMatchObject({ moved: 1 });
});
