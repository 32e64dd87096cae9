import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { whileUncommitted } from '../../support/database';
import { dayFromToday, refusal, useHearings, type Hearing } from './calls';

const calls = useHearings();

const soon = dayFromToday(3);
const later = dayFromToday(10);
const far = dayFromToday(20);

/** Adds a case with two hearings on one day. @returns also the filter that finds these hearings. */
async function addDay() {
  const { proceedingId, caseFilingId } = await calls.addCase();
  const one = await calls.add({ proceedingId, date: soon });
  const two = await calls.add({ proceedingId, date: soon });
  const filter = { caseFilingId, from: soon, to: soon };
  const days = async () => {
    const all = await calls.list({ filter: { caseFilingId }, sort: ['id', 'ASC'] });
    return all.map(({ date }) => date);
  };
  return { proceedingId, one, two, filter, days };
}

const previewOf = async (asked: object) =>
  (await calls.move({ ...asked, dryRun: true })).json<{ moved: number; preview: string }>();

it.each<[string, (day: { proceedingId: number; one: Hearing }) => Promise<unknown>, string[], number]>([
  ['added to the day', ({ proceedingId }) => calls.add({ proceedingId, date: soon }), [soon, soon, soon], 3],
  ['moved away', ({ one }) => calls.put(one, { date: far }), [far, soon], 1],
  ['changed', ({ one }) => calls.put(one, { note: 'Senior counsel appears' }), [soon, soon], 2],
  ['deleted', ({ one }) => calls.remove(one.id), [soon], 1],
])(
  'no hearing is moved if one was %s after the preview, until the move is previewed again',
  async (_, change, unmoved, moved) => {
    const { filter, days, ...day } = await addDay();
    const asked = { filter, set: { date: later } };
    const { preview } = await previewOf(asked);
    await change(day);
    expect(refusal(await calls.move({ ...asked, preview }))).toBe('409 hearingsChanged');
    expect(await days()).toEqual(unmoved);
    const again = await previewOf(asked);
    expect((await calls.move({ ...asked, preview: again.preview })).json()).toMatchObject({ moved });
    expect(await days()).toEqual(unmoved.map((date) => (date === soon ? later : date)));
  },
);

it('if two users apply a preview at the same time, one moves the hearings and the other is refused', async () => {
  const { filter, days } = await addDay();
  const { preview } = await previewOf({ filter, set: { date: later } });
  const [first, second] = await Promise.all(
    [later, far].map((date) => calls.move({ filter, set: { date }, preview })),
  );
  const isFirst = first!.statusCode === 200;
  expect(refusal(isFirst ? first! : second!)).toBe('200');
  expect(refusal(isFirst ? second! : first!)).toBe('409 hearingsChanged');
  expect(await days()).toEqual(isFirst ? [later, later] : [far, far]);
});

/** Requests a move while a statement is uncommitted, and returns the answer. */
async function moveWhile(statement: string, asked: object) {
  let answered: Awaited<ReturnType<typeof calls.move>> | undefined;
  await whileUncommitted(calls.parts.test.db, statement, async () => {
    answered = await calls.move(asked);
    return { statusCode: 200, body: '' };
  });
  return answered!;
}

it('no hearing is moved while another user is moving one of the previewed hearings', async () => {
  const { one, filter, days } = await addDay();
  const asked = { filter, set: { date: later } };
  const { preview } = await previewOf(asked);
  const statement = `update hearing set date = '${far}', version = version + 1 where id = ${one.id}`;
  expect(refusal(await moveWhile(statement, { ...asked, preview }))).toBe('409 hearingsChanged');
  expect(await days()).toEqual([far, soon]);
});

it('a move without a preview leaves out a hearing that another user is just moving away from the filtered days', async () => {
  const { one, filter, days } = await addDay();
  const statement = `update hearing set date = '${far}', version = version + 1 where id = ${one.id}`;
  const answer = await moveWhile(statement, { filter, set: { date: later } });
  expect(answer.json()).toMatchObject({ moved: 1 });
  expect(await days()).toEqual([far, later]);
});

it('a hearing that is entered during a move is not moved with those that the preview counted', async () => {
  const { proceedingId, filter, days } = await addDay();
  const asked = { filter, set: { date: later } };
  const { preview } = await previewOf(asked);
  const statement = `insert into hearing (proceeding_id, date) values (${proceedingId}, '${soon}')`;
  expect((await moveWhile(statement, { ...asked, preview })).json()).toMatchObject({ moved: 2 });
  expect(await days()).toEqual([later, later, soon]);
});

it('the move of more than 10,000 hearings is refused, and so is its preview @long', async () => {
  const { proceedingId, one, filter } = await addDay();
  await sql`
    insert into hearing (proceeding_id, date, created_by, changed_by)
    select proceeding_id, date, created_by, changed_by from hearing, generate_series(1, 9998) where id = ${one.id}
  `.execute(calls.parts.test.db);
  const asked = { filter, set: { court: 'Bench 9' } };
  expect((await previewOf(asked)).moved).toBe(10_000);
  await calls.add({ proceedingId, date: soon });
  for (const dryRun of [true, false]) {
    const answer = await calls.move({ ...asked, dryRun });
    expect(answer.json()).toMatchObject({
      message: 'More than 10000 hearings cannot be moved at once. Filter them first',
      errors: [{ field: 'filter', code: 'tooManyHearings', params: { max: 10_000 } }],
    });
    expect(answer.statusCode).toBe(400);
  }
  expect((await calls.one(one.id)).court).toBeNull();
});
