import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { markCivilAlerts } from '../../../server/platform/database/migrations/0091_mentionsAndAlerts';
import { tellAdministrators, tellOtherAdministrators } from '../../../server/features/alerts/notifications';
import { changeAccess, signInAs } from '../../support/signInAs';
import { dayFromToday, shown, useAlerts, type Person } from './alerts';

const alerts = useAlerts();
let made = 0;

/** Adds an administrator with the section, whose role can be changed. */
async function addChief() {
  const userName = `chief${++made}`;
  const chief = await alerts.person(userName, 'ROLE_ADMIN', [alerts.parts.section]);
  return {
    ...chief,
    async become(role: 'ROLE_ADMIN' | 'ROLE_CUSTOMS') {
      await changeAccess(alerts.db, chief.id, { roles: [role] });
      // the caller's headers are replaced in place, since a new role ends the session
      Object.assign(chief.headers, await signInAs(alerts.db, userName, alerts.parts.test.clock.now()));
    },
  };
}

/** Puts a hearing or time limit on another day, as if it had been entered long ago. */
const move = (table: string, column: string, id: number, days: number) =>
  sql`update ${sql.table(table)} set created_at = created_at - interval '90 days',
    ${sql.ref(column)} = ${dayFromToday(days)} where id = ${id}`.execute(alerts.db);

/** Alerts a follower of a new file to events of every kind in civil cases, and to a hearing of a tribunal case. */
async function tellOfCivilCases(chief: Person) {
  const { caseFilingId, proceedingId } = await alerts.addCase();
  await chief.follow(caseFilingId);
  const caseFilling = { id: caseFilingId };
  const add = async (civilCaseNumber: string) => {
    const id = await alerts.addRecord('civil-case', { caseFilling, civilCaseNumber });
    const { records } = await alerts.proceedings({ filter: { caseFilingId, kind: 'civil-case' } });
    return { id, proceedingId: records.find(({ recordId }) => recordId === id)!.id };
  };
  const [first, second] = [await add('D-1'), await add('D-2')];
  for (const days of [1, 20])
    await alerts.add({ proceedingId: first.proceedingId, date: dayFromToday(days) });
  const missing = await alerts.add({ proceedingId: first.proceedingId, date: dayFromToday(40) });
  await move('hearing', 'date', missing.id, -2);
  const put = (id: number, values: object) =>
    alerts.call('PUT', `/api/case/civil-case/${id}`, { caseFilling, ...values });
  await put(first.id, { civilCaseNumber: 'D-1', status: 'SUBJUDICE', interimOrder01: 'Status quo' });
  await put(second.id, { civilCaseNumber: 'D-2', status: 'ORDER_PASSED' });
  for (const days of [5, -1]) {
    const body = { proceedingId: first.proceedingId, name: 'Reply', code: null, byCount: dayFromToday(400) };
    const { id } = (await alerts.call('POST', '/api/casebook/limits', body)).json<{ id: number }>();
    await move('timeLimit', 'mayFile', id, days);
    await move('timeLimit', 'aimFor', id, days);
  }
  await alerts.add({ proceedingId, date: dayFromToday(3) });
  await alerts.write();
  return alerts.fileOf(caseFilingId);
}

const all = async ({ headers }: Person) =>
  (await alerts.call('GET', '/api/casebook/notifications', undefined, headers)).json<{
    totalElements: number;
    content: { id: number; shortMessage: string }[];
  }>();

const ofCivilCases = (file: string) => [
  `Hearing fixed for ${shown(1)}: file ${file}, D-1`,
  `Hearing fixed for ${shown(20)}: file ${file}, D-1`,
  `Hearing tomorrow (${shown(1)}): file ${file}, D-1`,
  `Interim order passed: file ${file}, D-1`,
  `New case: file ${file}, D-1`,
  `New case: file ${file}, D-2`,
  `Order passed: file ${file}, D-2`,
  `Result missing for the hearing on ${shown(-2)}: file ${file}, D-1`,
  `The status is now Sub-Judice before Court: file ${file}, D-1`,
  `Time limit in 5 days (${shown(5)}): Reply, file ${file}, D-1`,
  `Time limit missed on ${shown(-1)}: Reply, file ${file}, D-1`,
];
const ofTribunalCase = (file: string) => [
  `Hearing fixed for ${shown(3)}: file ${file}, T-1`,
  `Hearing in 3 days (${shown(3)}): file ${file}, T-1`,
];

it('alerts about civil cases, read or unread, are hidden from a user who is no longer an administrator', async () => {
  const chief = await addChief();
  const file = await tellOfCivilCases(chief);
  const told = (await chief.told()).toSorted();
  expect(told).toEqual([...ofCivilCases(file), ...ofTribunalCase(file)].toSorted());
  const { content } = await all(chief);
  await chief.become('ROLE_CUSTOMS');
  expect((await chief.told()).toSorted()).toEqual(ofTribunalCase(file));
  expect(await all(chief)).toMatchObject({ totalElements: 2, content: [{}, {}] });
  const hidden = content.find(({ shortMessage }) => shortMessage.startsWith('New case'))!;
  const mark = (path: string) =>
    alerts.call('PATCH', `/api/attendance_server/notifications/${path}`, undefined, chief.headers);
  expect((await mark(`changeSeenStatus/${hidden.id}`)).statusCode).toBe(404);
  const markAll = '/api/attendance_server/notifications/markAllAsRead';
  expect((await alerts.call('PUT', markAll, undefined, chief.headers)).json()).toEqual({ marked: 2 });
  await chief.become('ROLE_ADMIN');
  expect((await chief.told()).toSorted()).toEqual(ofCivilCases(file).toSorted());
  expect(await all(chief)).toMatchObject({ totalElements: 13 });
});

it('a migration finds the civil case alerts of earlier versions, even if they are about deleted records', async () => {
  const chief = await addChief();
  const file = await tellOfCivilCases(chief);
  await sql`delete from hearing where kind = 'civil-case' and date = ${dayFromToday(20)}`.execute(alerts.db);
  await sql`update notification set about = about - 'kind'`.execute(alerts.db);
  await chief.become('ROLE_CUSTOMS');
  expect(await chief.told()).toHaveLength(13);
  await alerts.db.transaction().execute((trx) => markCivilAlerts(trx as unknown as Kysely<unknown>));
  expect((await chief.told()).toSorted()).toEqual(ofTribunalCase(file));
  await chief.become('ROLE_ADMIN');
  expect((await chief.told()).toSorted()).toEqual(
    [...ofCivilCases(file), ...ofTribunalCase(file)].toSorted(),
  );
});

it('what only administrators are told is hidden from a user who is no administrator any more', async () => {
  const chief = await addChief();
  await tellOtherAdministrators(alerts.db, 'PROPOSAL', 0);
  await tellAdministrators(alerts.db, 'BACKUP_LATE');
  await sql`insert into import_batch (register, file_name, layout, state, total, done, by_user, changed_by, finished_at)
    values ('case-fillings', 'Civil suits.xlsx', '{}', 'DONE', 3, 3, ${chief.id}, ${chief.id}, now())`.execute(
    alerts.db,
  );
  await alerts.write();
  const told = async () =>
    (await chief.told()).map((text) => text.split(' ').slice(0, 2).join(' ')).toSorted();
  expect(await told()).toEqual(['A change', 'Import finished:', 'There has']);
  await chief.become('ROLE_CUSTOMS');
  expect(await told()).toEqual([]);
  expect(await all(chief)).toMatchObject({ totalElements: 0 });
});
