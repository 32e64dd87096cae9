import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dayFromToday, shown, useAlerts } from './alerts';

const alerts = useAlerts();

it('an alert about a hearing has file number and link, and is sent only to the users of its section', async () => {
  const { caseFilingId, file } = await alerts.hearingIn(1, { court: 'Bench 2', time: '10:30' });
  await alerts.write();
  expect(await alerts.clerk.unseen()).toEqual([
    {
      id: expect.any(Number),
      notificationType: 'HEARING',
      shortMessage: `Hearing tomorrow (${shown(1)}): file ${file}, T-1, Bench 2, 10:30`,
      addDateTime: expect.any(String),
      seen: false,
      link: `/files/${caseFilingId}`,
    },
  ]);
  expect(await alerts.boss.told()).toHaveLength(1);
  expect(await alerts.other.told()).toEqual([]);
  expect((await alerts.clerk.told('bn'))[0]).toMatch(/^আগামীকাল \([০-৯/]+\) শুনানি: নথি Q-/);
});

it('an unread alert of a changed hearing is updated, and a read alert is not sent again', async () => {
  const { hearing, file } = await alerts.hearingIn(1, { court: 'Bench 2' });
  await alerts.write();
  await sql`update notification set seen_at = now() where user_id = ${alerts.boss.id}`.execute(alerts.db);
  await alerts.put(hearing, { court: 'Bench 5', time: '14:15' });
  await alerts.write();
  expect(await alerts.clerk.told()).toEqual([
    `Hearing tomorrow (${shown(1)}): file ${file}, T-1, Bench 5, 14:15`,
  ]);
  expect(await alerts.boss.told()).toEqual([]);
});

it.each([
  [8, []],
  [7, ['in 7 days']],
  [3, ['in 3 days']],
  [2, ['in 2 days']],
  [1, ['tomorrow']],
  [0, ['today']],
])('a hearing %i days ahead has the alert of its stage: 7, 3, 1 or 0 days before', async (days, words) => {
  await alerts.hearingIn(days);
  await alerts.write();
  const told = await alerts.clerk.told();
  expect(told.map((text) => /^Hearing (.*) \(/.exec(text)?.[1])).toEqual(words);
});

it('as a hearing approaches, the next alert replaces its earlier alert if that is unread', async () => {
  const { file } = await alerts.hearingIn(7);
  const on = (days: number) => alerts.write(new Date(Date.now() + days * 86_400_000));
  await on(0);
  await on(2);
  expect(await alerts.clerk.told()).toHaveLength(1);
  const [first] = await alerts.clerk.unseen();
  await alerts.call(
    'PATCH',
    `/api/attendance_server/notifications/changeSeenStatus/${first!.id}`,
    undefined,
    alerts.clerk.headers,
  );
  await on(3);
  expect(await alerts.clerk.told()).toEqual([]);
  await on(4);
  await on(6);
  await on(7);
  // only the last of the alerts of 3, 1 and 0 days is left; its text counts the days from when it is read
  expect(await alerts.clerk.told()).toEqual([`Hearing in 7 days (${shown(7)}): file ${file}, T-1`]);
  const kept = await alerts.db
    .selectFrom('notification')
    .select('alertKey')
    .where('userId', '=', alerts.clerk.id)
    .execute();
  expect(kept.map(({ alertKey }) => alertKey!.split(':')[2])).toEqual(['7', '0']);
});

it('more than five hearings of a day are combined into one alert', async () => {
  for (let made = 0; made < 5; made++) await alerts.hearingIn(1);
  await alerts.write();
  expect(await alerts.clerk.told()).toHaveLength(5);
  await alerts.hearingIn(1);
  await alerts.hearingIn(0);
  await alerts.write();
  const [one, many] = (await alerts.clerk.unseen()).toSorted((a) =>
    a.shortMessage.startsWith('6') ? 1 : -1,
  );
  expect(one!.shortMessage).toContain(`Hearing today (${shown(0)})`);
  expect(many).toMatchObject({
    shortMessage: `6 hearings tomorrow (${shown(1)})`,
    link: `/hearings?date=${dayFromToday(1)}&mine=true`,
  });
  expect(await alerts.clerk.told()).toHaveLength(2);
  await alerts.hearingIn(1);
  await alerts.write();
  await alerts.write();
  expect(await alerts.clerk.told()).toContain(`7 hearings tomorrow (${shown(1)})`);
  expect(await alerts.clerk.told()).toHaveLength(2);
});

it('the number of hearings in a combined alert is updated when some hearings are moved, without a new alert', async () => {
  const made = [];
  for (let each = 0; each < 7; each++) made.push(await alerts.hearingIn(1));
  await alerts.write();
  await sql`update notification set seen_at = now() where user_id = ${alerts.clerk.id}`.execute(alerts.db);
  await alerts.put(made[0]!.hearing, { date: dayFromToday(40) });
  await alerts.write();
  expect(await alerts.clerk.told()).toEqual([]);
  expect(await alerts.boss.told()).toEqual([`6 hearings tomorrow (${shown(1)})`]);
});

it('unread alerts of a hearing that was moved or has a result are deleted', async () => {
  const moved = await alerts.hearingIn(1);
  const heard = await alerts.hearingIn(0);
  await alerts.write();
  expect(await alerts.clerk.told()).toHaveLength(2);
  await alerts.put(moved.hearing, { date: dayFromToday(40) });
  await alerts.enterResult(heard.hearing.id, { result: 'HEARD', next: null });
  await alerts.write();
  expect(await alerts.clerk.told()).toEqual([]);
});

it('an alert is sent for a hearing of a decided case, and stays unread when the decision is entered', async () => {
  const decided = await alerts.hearingIn(1);
  await sql`update proceeding set decided_on = now() where id = ${decided.proceedingId}`.execute(alerts.db);
  const passed = await alerts.hearingIn(1);
  const both = [decided, passed].map(({ file }) => `Hearing tomorrow (${shown(1)}): file ${file}, T-1`);
  await alerts.write();
  expect((await alerts.clerk.told()).toSorted()).toEqual(both.toSorted());
  await alerts.putCase(passed.recordId, passed.caseFilingId, { status: 'ORDER_PASSED' });
  await alerts.write();
  expect((await alerts.clerk.told()).toSorted()).toEqual(both.toSorted());
});

it.each([
  [1, ['Result missing']],
  [30, ['Result missing']],
  [31, []],
])('a hearing entered %i days late has an alert of its result, up to 30 days', async (late, words) => {
  await alerts.hearingIn(-late);
  await alerts.write();
  expect((await alerts.clerk.told()).map((text) => text.split(' for ')[0])).toEqual(words);
});

it('customs staff get no alert of a hearing of a civil case', async () => {
  const { civil } = await alerts.addFile();
  await alerts.add({ proceedingId: civil.id, date: dayFromToday(1) });
  await alerts.write();
  expect(await alerts.clerk.told()).toEqual([]);
  expect(await alerts.boss.told()).toEqual([expect.stringContaining('D-26')]);
});

it('one alert a day is sent for all hearings whose result is missing', async () => {
  const first = await alerts.hearingIn(0);
  const second = await alerts.hearingIn(30);
  const past = (id: number) =>
    sql`update hearing set created_at = created_at - interval '9 days', date = ${dayFromToday(-2)} where id = ${id}`.execute(
      alerts.db,
    );
  await past(first.hearing.id);
  await alerts.write();
  expect(await alerts.clerk.unseen()).toMatchObject([
    {
      shortMessage: `Result missing for the hearing on ${shown(-2)}: file ${first.file}, T-1`,
      link: `/files/${first.caseFilingId}`,
    },
  ]);
  await past(second.hearing.id);
  await alerts.write();
  expect(await alerts.clerk.told()).toHaveLength(1);
  await alerts.write(new Date(Date.now() + 86_400_000));
  expect(await alerts.clerk.unseen()).toMatchObject([
    { shortMessage: '2 hearings have no result yet', link: '/today' },
  ]);
  expect(await alerts.clerk.told('bn')).toEqual(['২টি শুনানির ফলাফল লেখা হয়নি']);
});

it('an unread alert of missing results shows how many are left, and is deleted after the last result', async () => {
  const made = [await alerts.hearingIn(0), await alerts.hearingIn(0), await alerts.hearingIn(0)];
  await sql`update hearing set created_at = created_at - interval '9 days', date = ${dayFromToday(-2)}`.execute(
    alerts.db,
  );
  await alerts.write();
  expect(await alerts.clerk.told()).toEqual(['3 hearings have no result yet']);
  const enter = async (place: number) => {
    await alerts.enterResult(made[place]!.hearing.id, { result: 'HEARD', next: null });
    await alerts.write();
  };
  await enter(0);
  expect(await alerts.clerk.told()).toEqual(['2 hearings have no result yet']);
  await enter(1);
  expect(await alerts.clerk.unseen()).toMatchObject([
    {
      shortMessage: `Result missing for the hearing on ${shown(-2)}: file ${made[2]!.file}, T-1`,
      link: `/files/${made[2]!.caseFilingId}`,
    },
  ]);
  await sql`update notification set seen_at = now() where user_id = ${alerts.boss.id}`.execute(alerts.db);
  await enter(2);
  expect(await alerts.clerk.told()).toEqual([]);
  expect(await alerts.boss.told()).toEqual([]);
});
