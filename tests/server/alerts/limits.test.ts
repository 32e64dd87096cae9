import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { dayFromToday, shown, useAlerts, type Person } from './alerts';

const alerts = useAlerts();
let responsible: Person;
beforeAll(async () => {
  responsible = await alerts.person('rahim', 'ROLE_CUSTOMS', []);
});

/** Adds a time limit set by hand, and sets its days by SQL, so that days off do not move them. */
async function limitIn(due: number, last = due, more: object = {}) {
  const { caseFilingId, proceedingId } = await alerts.addCase();
  const body = { proceedingId, code: null, name: 'Parawise reply', byCount: dayFromToday(400), ...more };
  const answer = await alerts.call('POST', '/api/casebook/limits', body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { id } = answer.json<{ id: number }>();
  await sql`update time_limit set aim_for = ${dayFromToday(due)}, may_file = ${dayFromToday(last)} where id = ${id}`.execute(
    alerts.db,
  );
  return { id, caseFilingId, file: await alerts.fileOf(caseFilingId) };
}

const end = (id: number) => sql`update time_limit set ended = 'DONE' where id = ${id}`.execute(alerts.db);
const urgent = async () =>
  (
    await alerts.db
      .selectFrom('notification')
      .select(['urgent'])
      .where('userId', '=', alerts.clerk.id)
      .orderBy('id')
      .execute()
  ).map((each) => each.urgent);

it('a time limit’s section and responsible person get an alert, which is urgent in the last three days', async () => {
  const { file, caseFilingId, id } = await limitIn(5, 7, { responsibleId: responsible.id });
  await alerts.write();
  expect(await alerts.clerk.unseen()).toMatchObject([
    {
      notificationType: 'LIMIT',
      shortMessage: `Time limit in 5 days (${shown(5)}): Parawise reply, file ${file}, T-1, may be filed until ${shown(7)}`,
      link: `/files/${caseFilingId}`,
    },
  ]);
  expect(await responsible.told()).toHaveLength(1);
  expect(await alerts.other.told()).toEqual([]);
  expect(await urgent()).toEqual([null]);
  await alerts.write(new Date(Date.now() + 3 * 86_400_000));
  expect(await alerts.clerk.told()).toHaveLength(1);
  expect(await urgent()).toEqual(['DUE']);
  await end(id);
  await alerts.write();
  expect(await alerts.clerk.told()).toEqual([]);
});

it.each([
  [31, null],
  [30, '30'],
  [16, '30'],
  [15, '15'],
  [7, '7'],
  [2, '3'],
  [1, '1'],
  [0, '0'],
  [-1, '0'],
])(
  'a time limit with %i days left has the alert of its stage: 30, 15, 7, 3, 1 or 0 days before',
  async (days, stage) => {
    await limitIn(days, Math.max(days, 2));
    await alerts.write();
    await alerts.write();
    const kept = await alerts.db
      .selectFrom('notification')
      .select('alertKey')
      .where('userId', '=', alerts.clerk.id)
      .execute();
    expect(kept.map(({ alertKey }) => alertKey!.split(':')[2])).toEqual(stage === null ? [] : [stage]);
  },
);

it('an alert is sent for a missed time limit, unless the limit was entered after its last day', async () => {
  const missed = await limitIn(-2, -1);
  await limitIn(-2, -1);
  await sql`update time_limit set created_at = now() - interval '9 days' where id = ${missed.id}`.execute(
    alerts.db,
  );
  await alerts.write();
  await alerts.write();
  expect(await alerts.clerk.told()).toEqual([
    `Time limit missed on ${shown(-1)}: Parawise reply, file ${missed.file}, T-1`,
  ]);
  expect(await urgent()).toEqual(['DUE']);
  const [bengali] = await alerts.clerk.told('bn');
  expect(bengali).toContain('তারিখে সময়সীমা পার হয়ে গেছে: Parawise reply, নথি Q-');
});

it('an alert says if nobody has verified the rule by which its time limit was counted', async () => {
  const counted = { code: 'VAT-TRIBUNAL', triggerDate: dayFromToday(-30) };
  const ahead = await limitIn(5, 5, counted);
  const missed = await limitIn(-2, -1, counted);
  await sql`update time_limit set created_at = now() - interval '9 days' where id = ${missed.id}`.execute(
    alerts.db,
  );
  await alerts.write();
  const name = 'VAT appeal to the Appellate Tribunal';
  expect(await alerts.clerk.told()).toEqual([
    `Time limit in 5 days (${shown(5)}): ${name}, file ${ahead.file}, T-1, not verified`,
    `Time limit missed on ${shown(-1)}: ${name}, file ${missed.file}, T-1, not verified`,
  ]);
  for (const text of await alerts.clerk.told('bn')) expect(text).toMatch(/, T-1, যাচাই হয়নি$/);
});

it('a combined alert of time limits says how many of the limits are not verified', async () => {
  const counted = { code: 'VAT-TRIBUNAL', triggerDate: dayFromToday(-30) };
  for (let made = 0; made < 6; made++) await limitIn(5, 5, made < 2 ? counted : {});
  for (let made = 0; made < 6; made++) await limitIn(-2, -1, made < 4 ? {} : counted);
  await sql`update time_limit set created_at = now() - interval '9 days'`.execute(alerts.db);
  await alerts.write();
  const told = await alerts.clerk.unseen();
  expect(told.map(({ shortMessage, link }) => [shortMessage, decodeURIComponent(link!)])).toEqual([
    [`6 time limits missed on ${shown(-1)}, 2 not verified`, '/limits?filter={"state":"MISSED","mine":true}'],
    [
      `6 time limits in 5 days (${shown(5)}), 2 not verified`,
      `/limits?filter={"state":"RUNNING","dueFrom":"${dayFromToday(5)}","dueTo":"${dayFromToday(5)}","mine":true}`,
    ],
  ]);
  expect((await alerts.clerk.told('bn')).map((text) => text.split(', ')[1])).toEqual([
    '২টি যাচাই হয়নি',
    '২টি যাচাই হয়নি',
  ]);
});

it('the unread alert of a missed time limit is deleted when the limit is ended or extended', async () => {
  const made = [];
  for (const last of [-1, -1, -2, -2, -2, -2, -2, -2]) made.push(await limitIn(-3, last));
  await sql`update time_limit set created_at = now() - interval '9 days'`.execute(alerts.db);
  await alerts.write();
  expect(await alerts.clerk.told()).toHaveLength(3);
  await end(made[0]!.id);
  const later = dayFromToday(40);
  await sql`update time_limit set aim_for = ${later}, may_file = ${later} where id = ${made[1]!.id}`.execute(
    alerts.db,
  );
  await alerts.write();
  expect(await alerts.clerk.told()).toEqual([`6 time limits missed on ${shown(-2)}`]);
  for (const { id } of made) await end(id);
  await alerts.write();
  expect(await alerts.clerk.told()).toEqual([]);
});

it('My day lists time limits due within a month before or after today, the earliest first', async () => {
  const far = await limitIn(31);
  const near = await limitIn(20);
  const missed = await limitIn(-3);
  const done = await limitIn(2);
  await end(done.id);
  const answer = await alerts.call('GET', '/api/casebook/today', undefined, alerts.clerk.headers);
  const { limits } = answer.json<{ limits: { id: number; state: string; daysLeft: number }[] }>();
  expect(limits).toMatchObject([
    { id: missed.id, state: 'MISSED', daysLeft: -3 },
    { id: near.id, state: 'RUNNING', daysLeft: 20 },
  ]);
  expect(limits.map(({ id }) => id)).not.toContain(far.id);
});
