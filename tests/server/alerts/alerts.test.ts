import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { writeAlerts } from '../../../server/alerts/write';
import { connect } from '../../../server/db/connect';
import { dayFromToday, shown, startAlerts, type Alerts } from './alerts';

let alerts: Alerts;
type Person = Awaited<ReturnType<Alerts['person']>>;
let [clerk, other, boss]: Person[] = [];

beforeAll(async () => {
  alerts = await startAlerts();
  clerk = await alerts.person('karim', 'ROLE_CUSTOMS', [alerts.parts.section]);
  other = await alerts.person('salma', 'ROLE_CUSTOMS', []);
  boss = await alerts.person('nasrin', 'ROLE_ADMIN', [alerts.parts.section]);
});
afterAll(() => alerts.close());
beforeEach(async () => {
  const { db } = alerts;
  await db.deleteFrom('notification').execute();
  await db.deleteFrom('hearing').execute();
  await db.deleteFrom('follow').execute();
  await db.deleteFrom('alertSetting').execute();
  await sql`delete from import_batch`.execute(db);
  await sql`update alert_run set day = null, ran_at = now()`.execute(db);
});

const hearingIn = async (days: number, more: object = {}) => {
  const { caseFilingId, proceedingId } = await alerts.addCase();
  const hearing = await alerts.add({ proceedingId, date: dayFromToday(days), ...more });
  return { caseFilingId, proceedingId, hearing, file: await alerts.fileOf(caseFilingId) };
};

it('alerts the section’s users of a hearing, with its file number and a link, and nobody else', async () => {
  const { caseFilingId, file } = await hearingIn(1, { court: 'Bench 2', time: '10:30' });
  await alerts.write();
  expect(await clerk!.unseen()).toEqual([
    {
      id: expect.any(Number),
      notificationType: 'HEARING',
      shortMessage: `Hearing tomorrow (${shown(1)}): file ${file}, T-1, Bench 2, 10:30`,
      addDateTime: expect.any(String),
      seen: false,
      link: `/files/${caseFilingId}`,
    },
  ]);
  expect(await boss!.told()).toHaveLength(1);
  expect(await other!.told()).toEqual([]);
  expect((await clerk!.told('bn'))[0]).toMatch(/^আগামীকাল \([০-৯/]+\) শুনানি: নথি Q-/);
});

it('writes nothing new when it runs again', async () => {
  for (const days of [0, 1, 5]) await hearingIn(days);
  await alerts.write();
  const before = await clerk!.unseen();
  expect(before).toHaveLength(3);
  await alerts.write();
  expect(await clerk!.unseen()).toEqual(before);
});

it.each([
  [8, []],
  [7, ['in 7 days']],
  [5, ['in 5 days']],
  [3, ['in 3 days']],
  [2, ['in 2 days']],
  [1, ['tomorrow']],
  [0, ['today']],
])('alerts of a hearing entered %i days ahead as of the next of 7, 3, 1 and 0 days', async (days, words) => {
  await hearingIn(days);
  await alerts.write();
  const told = await clerk!.told();
  expect(told.map((text) => /^Hearing (.*) \(/.exec(text)?.[1])).toEqual(words);
});

it('sends another alert as the day comes closer, in place of an unread earlier one', async () => {
  const { file } = await hearingIn(7);
  const on = (days: number) => alerts.write(new Date(Date.now() + days * 86_400_000));
  await on(0);
  await on(2);
  expect(await clerk!.told()).toHaveLength(1);
  const [first] = await clerk!.unseen();
  await alerts.call(
    'PATCH',
    `/api/attendance_server/notifications/changeSeenStatus/${first!.id}`,
    undefined,
    clerk!.headers,
  );
  await on(3);
  expect(await clerk!.told()).toEqual([]);
  await on(4);
  await on(6);
  await on(7);
  // of 3, 1 and 0 days only the last; the text says how far it is from the day it is read
  expect(await clerk!.told()).toEqual([`Hearing in 7 days (${shown(7)}): file ${file}, T-1`]);
  const kept = await alerts.db
    .selectFrom('notification')
    .select('alertKey')
    .where('userId', '=', clerk!.id)
    .execute();
  expect(kept.map(({ alertKey }) => alertKey!.split(':')[2])).toEqual(['7', '0']);
});

it('combines more than five hearings of a day into one alert', async () => {
  for (let made = 0; made < 5; made++) await hearingIn(1);
  await alerts.write();
  expect(await clerk!.told()).toHaveLength(5);
  await hearingIn(1);
  await hearingIn(0);
  await alerts.write();
  const [one, many] = (await clerk!.unseen()).toSorted((a) => (a.shortMessage.startsWith('6') ? 1 : -1));
  expect(one!.shortMessage).toContain(`Hearing today (${shown(0)})`);
  expect(many).toMatchObject({
    shortMessage: `6 hearings tomorrow (${shown(1)})`,
    link: `/hearings?date=${dayFromToday(1)}&mine=true`,
  });
  expect(await clerk!.told()).toHaveLength(2);
  await hearingIn(1);
  await alerts.write();
  await alerts.write();
  expect(await clerk!.told()).toContain(`7 hearings tomorrow (${shown(1)})`);
  expect(await clerk!.told()).toHaveLength(2);
});

it('corrects the number of such a line when some were moved, without telling it anew', async () => {
  const made = [];
  for (let each = 0; each < 7; each++) made.push(await hearingIn(1));
  await alerts.write();
  await sql`update notification set seen_at = now() where user_id = ${clerk!.id}`.execute(alerts.db);
  await alerts.put(made[0]!.hearing, { date: dayFromToday(40) });
  await alerts.write();
  expect(await clerk!.told()).toEqual([]);
  expect(await boss!.told()).toEqual([`6 hearings tomorrow (${shown(1)})`]);
});

it('deletes unread alerts of a hearing that was moved or has a result', async () => {
  const moved = await hearingIn(1);
  const heard = await hearingIn(0);
  await alerts.write();
  expect(await clerk!.told()).toHaveLength(2);
  await alerts.put(moved.hearing, { date: dayFromToday(40) });
  await alerts.enterResult(heard.hearing.id, { result: 'HEARD', next: null });
  await alerts.write();
  expect(await clerk!.told()).toEqual([]);
});

it('sends no alert for a hearing that was past when it was entered, for a decided case, or to staff for a civil case', async () => {
  await hearingIn(-1);
  const decided = await hearingIn(1);
  await sql`update proceeding set decided_on = now() where id = ${decided.proceedingId}`.execute(alerts.db);
  const { civil } = await alerts.addFile();
  await alerts.add({ proceedingId: civil.id, date: dayFromToday(1) });
  await alerts.write();
  expect(await clerk!.told()).toEqual([]);
  expect(await boss!.told()).toEqual([expect.stringContaining('D-26')]);
});

it('sends one alert a day for all missing results', async () => {
  const first = await hearingIn(0);
  const second = await hearingIn(30);
  const past = (id: number) =>
    sql`update hearing set created_at = created_at - interval '9 days', date = ${dayFromToday(-2)} where id = ${id}`.execute(
      alerts.db,
    );
  await past(first.hearing.id);
  await alerts.write();
  expect(await clerk!.unseen()).toMatchObject([
    {
      shortMessage: `Result missing of the hearing on ${shown(-2)}: file ${first.file}, T-1`,
      link: `/files/${first.caseFilingId}`,
    },
  ]);
  await past(second.hearing.id);
  await alerts.write();
  expect(await clerk!.told()).toHaveLength(1);
  await alerts.write(new Date(Date.now() + 86_400_000));
  expect(await clerk!.unseen()).toMatchObject([
    { shortMessage: '2 hearings are without their result', link: '/today' },
  ]);
  expect(await clerk!.told('bn')).toEqual(['২টি শুনানির ফলাফল লেখা হয়নি']);
});

it('alerts the followers of a file of changes by others', async () => {
  const { caseFilingId, recordId, proceedingId } = await alerts.addCase();
  const file = await alerts.fileOf(caseFilingId);
  await other!.follow(caseFilingId);
  await alerts.write();
  expect(await other!.told()).toEqual([]);
  await alerts.add({ proceedingId, date: dayFromToday(30) });
  await alerts.add({ proceedingId, date: dayFromToday(-30) });
  await alerts.putCase(recordId, caseFilingId, {
    tribunalOrderDate: '2026-01-01',
    tribunalJudgement: 'ONREMAND',
  });
  await alerts.addTo(caseFilingId, 'high-court-rits', { highCourtCaseNo: 'W-9' });
  await alerts.addTo(caseFilingId, 'civil-case', { civilCaseNumber: 'D-9' });
  const filing = (await alerts.call('GET', `/api/casebook/case-fillings/${caseFilingId}`)).json<object>();
  await alerts.call('PUT', `/api/case/case-fillings/${caseFilingId}`, { ...filing, status: 'CLOSED' });
  await alerts.write();
  await alerts.write();
  expect((await other!.told()).toSorted()).toEqual([
    `Hearing fixed for ${shown(30)}: file ${file}, T-1`,
    `New case: file ${file}, W-9`,
    `Order passed: file ${file}, T-1`,
    `The status is now Closed: file ${file}`,
  ]);
  expect(new Set((await other!.unseen()).map(({ notificationType }) => notificationType))).toEqual(
    new Set(['FILE']),
  );
});

it('sends no alert for the user’s own changes, nor for those of an import', async () => {
  const { caseFilingId, proceedingId } = await alerts.addCase();
  await clerk!.follow(caseFilingId);
  const hearing = { proceedingId, date: dayFromToday(30) };
  await alerts.call('POST', '/api/casebook/hearings', hearing, clerk!.headers);
  await sql`
    insert into change (by_user, via, register, record_id, case_filing_id, action, version, became)
    select ${boss!.id}, 'import:1', 'case-fillings', id, id, 'edit', 2, '{"status": "CLOSED"}' from case_filing
    where id = ${caseFilingId}
  `.execute(alerts.db);
  await alerts.write();
  expect(await clerk!.told()).toEqual([]);
});

it('alerts each user whom a note names once, by user name in any case', async () => {
  const { caseFilingId } = await alerts.addCase();
  const file = await alerts.fileOf(caseFilingId);
  const note = { caseFilingId, text: 'Please look, @Salma. And @nobody, @karim@x; mail a@karim' };
  const { id } = (await alerts.call('POST', '/api/casebook/notes', note, boss!.headers)).json<{
    id: number;
  }>();
  await alerts.write();
  await alerts.call(
    'PUT',
    `/api/casebook/notes/${id}`,
    { ...note, text: 'Now, @salma', version: 1 },
    boss!.headers,
  );
  await alerts.write();
  expect(await other!.unseen()).toMatchObject([
    {
      notificationType: 'FILE',
      shortMessage: `Officer nasrin named you in a note: file ${file}`,
      link: `/files/${caseFilingId}`,
    },
  ]);
  expect(await boss!.told()).toEqual([]);
});

it('alerts the user who started an import once when it is finished', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into import_batch (register, file_name, layout, state, by_user, changed_by, finished_at)
    values ('case-fillings', 'files.xlsx', '{}', 'DONE', ${boss!.id}, ${boss!.id}, now()) returning id
  `.execute(alerts.db);
  await alerts.write();
  await alerts.write();
  expect(await boss!.unseen()).toMatchObject([
    {
      notificationType: 'SYSTEM',
      shortMessage: 'Import finished: files.xlsx, 0 rows',
      link: `/import/${rows[0]!.id}`,
    },
  ]);
  expect(await clerk!.told()).toEqual([]);
});

it('leaves out the kinds that somebody has switched off', async () => {
  expect((await clerk!.choose({ HEARING: false })).json()).toEqual({
    HEARING: false,
    LIMIT: true,
    FILE: true,
    SYSTEM: true,
    EMAIL: true,
  });
  await hearingIn(1);
  await alerts.write();
  expect(await clerk!.told()).toEqual([]);
  expect(await boss!.told()).toHaveLength(1);
});

it('writes each alert once, of however many processes', async () => {
  for (const days of [0, 1, 3]) await hearingIn(days);
  const others = Array.from({ length: 3 }, () => connect(alerts.parts.test.connection, { max: 2 }));
  for (let times = 0; times < 3; times++) await Promise.all(others.map((db) => writeAlerts(db)));
  expect(await clerk!.told()).toHaveLength(3);
  expect(await boss!.told()).toHaveLength(3);
  await Promise.all(others.map((db) => db.destroy()));
});

it('marks alerts unread for 30 days as read, except bills and leave', async () => {
  const old = { userId: clerk!.id, addedAt: new Date(Date.now() - 31 * 86_400_000), seenAt: null };
  await alerts.db
    .insertInto('notification')
    .values([
      { ...old, notificationType: 'BILL', shortMessage: 'A bill' },
      {
        ...old,
        notificationType: 'FILE',
        shortMessage: '',
        alertKey: 'newCase:1',
        about: JSON.stringify({ code: 'newCase', file: 'Q-1' }),
      },
    ])
    .execute();
  await alerts.write();
  expect(await clerk!.told()).toEqual(['A bill']);
});
