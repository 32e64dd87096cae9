import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { writeAlerts } from '../../../server/features/alerts/write';
import { connect } from '../../../server/platform/database/connect';
import { dayFromToday, shown, useAlerts } from './alerts';

const alerts = useAlerts();

it('the followers of a file are alerted to changes that others make', async () => {
  const { caseFilingId, recordId, proceedingId } = await alerts.addCase();
  const file = await alerts.fileOf(caseFilingId);
  await alerts.other.follow(caseFilingId);
  await alerts.write();
  expect(await alerts.other.told()).toEqual([]);
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
  expect((await alerts.other.told()).toSorted()).toEqual([
    `Hearing fixed for ${shown(30)}: file ${file}, T-1`,
    `New case: file ${file}, W-9`,
    `Order passed: file ${file}, T-1`,
    `The status is now Closed: file ${file}`,
  ]);
  expect(new Set((await alerts.other.unseen()).map(({ notificationType }) => notificationType))).toEqual(
    new Set(['FILE']),
  );
});

it('followers of a file are alerted once a day to a first interim order and to a case’s new status', async () => {
  const { caseFilingId, recordId } = await alerts.addCase();
  const file = await alerts.fileOf(caseFilingId);
  await alerts.other.follow(caseFilingId);
  const put = async (values: object) => {
    await alerts.putCase(recordId, caseFilingId, values);
    await alerts.write();
    return alerts.other.told();
  };
  const stay = `Interim order passed: file ${file}, T-1`;
  const subJudice = `The status is now Sub-Judice before Court: file ${file}, T-1`;
  expect(await put({ implementationOfInterimOrder: 'YES' })).toEqual([]);
  expect(await put({ interimOrderOfTribunal2: 'Stay of the recovery' })).toEqual([stay]);
  await sql`update notification set seen_at = now()`.execute(alerts.db);
  expect(await put({ interimOrderOfTribunal2: 'Stay of the recovery for two months' })).toEqual([]);
  expect(await put({ status: 'SUBJUDICE' })).toEqual([subJudice]);
  await sql`update notification set seen_at = null`.execute(alerts.db);
  expect((await alerts.other.told('bn')).toSorted()).toEqual([
    `অন্তর্বর্তীকালীন আদেশ হয়েছে: নথি ${file}, T-1`,
    `বর্তমান অবস্থা আদালতে বিচারাধীন: নথি ${file}, T-1`,
  ]);
});

it('followers of a file get one alert when order, status and interim order are entered together', async () => {
  const { caseFilingId, recordId } = await alerts.addCase();
  const file = await alerts.fileOf(caseFilingId);
  await alerts.other.follow(caseFilingId);
  await alerts.putCase(recordId, caseFilingId, {
    tribunalOrderDate: '2026-01-01',
    tribunalJudgement: 'WithGovernment',
    interimOrderOfTribunal1: 'Stay of the recovery',
    status: 'ORDER_PASSED',
  });
  await alerts.write();
  expect(await alerts.other.told()).toEqual([`Order passed: file ${file}, T-1`]);
});

it('only administrators among the followers are alerted to a civil case’s interim order and status', async () => {
  const { caseFilingId } = await alerts.addCase();
  const file = await alerts.fileOf(caseFilingId);
  await alerts.other.follow(caseFilingId);
  const chief = await alerts.person('rokeya', 'ROLE_ADMIN', []);
  await chief.follow(caseFilingId);
  const added = await alerts.addTo(caseFilingId, 'civil-case', { civilCaseNumber: 'D-9' });
  await alerts.write();
  await sql`update notification set seen_at = now()`.execute(alerts.db);
  await alerts.call('PUT', `/api/case/civil-case/${added.json<{ id: number }>().id}`, {
    caseFilling: { id: caseFilingId },
    civilCaseNumber: 'D-9',
    interimOrder01: 'Status quo',
    status: 'SUBJUDICE',
  });
  await alerts.write();
  expect((await chief.told()).toSorted()).toEqual([
    `Interim order passed: file ${file}, D-9`,
    `The status is now Sub-Judice before Court: file ${file}, D-9`,
  ]);
  expect(await alerts.other.told()).toEqual([]);
});

it('an unread alert is deleted when its note is deleted, or its new hearing is moved or deleted', async () => {
  const { caseFilingId, proceedingId } = await alerts.addCase();
  const file = await alerts.fileOf(caseFilingId);
  await alerts.other.follow(caseFilingId);
  const hearing = await alerts.add({ proceedingId, date: dayFromToday(30) });
  const note = await alerts.call(
    'POST',
    '/api/casebook/notes',
    { caseFilingId, text: '@salma' },
    alerts.boss.headers,
  );
  await alerts.write();
  expect(await alerts.other.told()).toHaveLength(2);
  await alerts.put(hearing, { date: dayFromToday(32) });
  const { id } = note.json<{ id: number }>();
  await alerts.call('DELETE', `/api/casebook/notes/${id}`, undefined, alerts.boss.headers);
  await alerts.write();
  expect(await alerts.other.told()).toEqual([`Hearing fixed for ${shown(32)}: file ${file}, T-1`]);
  await alerts.call('DELETE', `/api/casebook/hearings/${hearing.id}`);
  await alerts.write();
  expect(await alerts.other.told()).toEqual([]);
});

it('users are not alerted to their own changes, to imports, or to restored versions', async () => {
  const { caseFilingId, proceedingId, recordId } = await alerts.addCase();
  await alerts.clerk.follow(caseFilingId);
  const hearing = { proceedingId, date: dayFromToday(30) };
  await alerts.call('POST', '/api/casebook/hearings', hearing, alerts.clerk.headers);
  await sql`
    insert into change (by_user, via, register, record_id, case_filing_id, action, version, became)
    select ${alerts.boss.id}, 'import:1', 'case-fillings', id, id, 'edit', 2, '{"status": "CLOSED"}' from case_filing
    where id = ${caseFilingId}
  `.execute(alerts.db);
  await sql`
    insert into change (by_user, via, register, record_id, case_filing_id, action, version, was, became)
    select ${alerts.boss.id}, via, 'tribunal-cases', ${recordId}, ${caseFilingId}, 'edit', 2,
      '{"status": null, "interim_order_of_tribunal1": null}', '{"status": "SUBJUDICE", "interim_order_of_tribunal1": "Stay"}'
    from unnest(array['import:1', 'restore']) as via
  `.execute(alerts.db);
  await alerts.write();
  expect(await alerts.clerk.told()).toEqual([]);
});

it('each user whom a note names, in capital or small letters, is alerted once', async () => {
  const { caseFilingId } = await alerts.addCase();
  const file = await alerts.fileOf(caseFilingId);
  const note = { caseFilingId, text: 'Please look, @Salma. And @nobody, @karim@x; mail a@karim' };
  const { id } = (await alerts.call('POST', '/api/casebook/notes', note, alerts.boss.headers)).json<{
    id: number;
  }>();
  await alerts.write();
  await alerts.call(
    'PUT',
    `/api/casebook/notes/${id}`,
    { ...note, text: 'Now, @salma', version: 1 },
    alerts.boss.headers,
  );
  await alerts.write();
  expect(await alerts.other.unseen()).toMatchObject([
    {
      notificationType: 'FILE',
      shortMessage: `Officer nasrin named you in a note: file ${file}`,
      link: `/files/${caseFilingId}`,
    },
  ]);
  expect(await alerts.boss.told()).toEqual([]);
});

it('the alert of a note names the author of the note, even if a colleague has corrected it', async () => {
  const { caseFilingId } = await alerts.addCase();
  const file = await alerts.fileOf(caseFilingId);
  const note = { caseFilingId, text: 'Plese look, @salma and @nasrin' };
  const made = await alerts.call('POST', '/api/casebook/notes', note, alerts.clerk.headers);
  const { id } = made.json<{ id: number }>();
  const corrected = { ...note, text: 'Please look, @salma and @nasrin', version: 1 };
  await alerts.call('PUT', `/api/casebook/notes/${id}`, corrected, alerts.boss.headers);
  await alerts.write();
  expect(await alerts.other.told()).toEqual([`Officer karim named you in a note: file ${file}`]);
  expect(await alerts.boss.told()).toEqual([`Officer karim named you in a note: file ${file}`]);
});

it('the user who started an import is alerted once when the import is finished', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into import_batch (register, file_name, layout, state, by_user, changed_by, finished_at)
    values ('case-fillings', 'files.xlsx', '{}', 'DONE', ${alerts.boss.id}, ${alerts.boss.id}, now()) returning id
  `.execute(alerts.db);
  await alerts.write();
  await alerts.write();
  expect(await alerts.boss.unseen()).toMatchObject([
    {
      notificationType: 'SYSTEM',
      shortMessage: 'Import finished: files.xlsx, 0 rows',
      link: `/import/${rows[0]!.id}`,
    },
  ]);
  expect(await alerts.clerk.told()).toEqual([]);
});

it('a user gets no alerts of the kinds that the user has switched off', async () => {
  expect((await alerts.clerk.choose({ HEARING: false })).json()).toEqual({
    HEARING: false,
    LIMIT: true,
    MONEY: true,
    FILE: true,
    SYSTEM: true,
    EMAIL: true,
  });
  await alerts.hearingIn(1);
  await alerts.write();
  expect(await alerts.clerk.told()).toEqual([]);
  expect(await alerts.boss.told()).toHaveLength(1);
});

it('several alert settings that a user changes at the same time are all saved', async () => {
  const changes = ['HEARING', 'LIMIT', 'MONEY', 'FILE', 'SYSTEM', 'EMAIL'];
  for (const isOn of [false, true]) {
    const answers = await Promise.all(changes.map((choice) => alerts.clerk.choose({ [choice]: isOn })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    const stored = await alerts.call('GET', '/api/casebook/account/alerts', undefined, alerts.clerk.headers);
    const others = { FILE: isOn, SYSTEM: isOn, EMAIL: isOn };
    expect(stored.json()).toEqual({ HEARING: isOn, LIMIT: isOn, MONEY: isOn, ...others });
  }
});

it('each alert is written once, however many processes run', async () => {
  for (const days of [0, 1, 3]) await alerts.hearingIn(days);
  const others = Array.from({ length: 3 }, () => connect(alerts.parts.test.connection, { max: 2 }));
  for (let times = 0; times < 3; times++) await Promise.all(others.map((db) => writeAlerts(db)));
  expect(await alerts.clerk.told()).toHaveLength(3);
  expect(await alerts.boss.told()).toHaveLength(3);
  await Promise.all(others.map((db) => db.destroy()));
});

it('notifications unread for 30 days are marked as read, unless they are about bills or leave', async () => {
  const old = { userId: alerts.clerk.id, addedAt: new Date(Date.now() - 31 * 86_400_000), seenAt: null };
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
  expect(await alerts.clerk.told()).toEqual(['A bill']);
});

it('administrators are reminded monthly of missing holidays, from December on for the next year too', async () => {
  const { db, boss, clerk } = alerts;
  const year = Number(dayFromToday(0).slice(0, 4)) + 2;
  const on = (day: string) => alerts.write(new Date(`${day}T06:00:00Z`));
  const enter = (names: string[], to: string) =>
    sql`
      insert into closed_day (calendar_id, from_day, to_day, name, kind)
      select id, ${`${year}-03-01`}, ${`${year}-03-${to}`}, 'Eid-ul-Fitr', 'PUBLIC' from calendar
      where code = any(${names}::text[])
    `.execute(db);
  await on(`${year - 1}-11-30`);
  expect(await boss.told()).toEqual([]);
  await enter(['OFFICE'], '01');
  await enter(['SUPREME_COURT', 'TRIBUNAL'], '08');
  await on(`${year - 1}-12-01`);
  await on(`${year - 1}-12-02`);
  const missing = `The movable holidays of ${year} are not entered yet for: Office, Lower courts`;
  expect(await boss.unseen()).toMatchObject([{ shortMessage: missing, link: '/closed-days' }]);
  expect((await boss.told('bn'))[0]).toContain('ছুটি এখনো লেখা হয়নি');
  expect(await clerk.told()).toEqual([]);
  await sql`update notification set seen_at = now()`.execute(db);
  await on(`${year}-01-01`);
  expect(await boss.told()).toEqual([missing]);
  await enter(['OFFICE', 'LOWER_COURTS'], '08');
  await on(`${year}-01-02`);
  expect(await boss.told()).toEqual([]);
  await sql`delete from closed_day where name = 'Eid-ul-Fitr'`.execute(db);
});
