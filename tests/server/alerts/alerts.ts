import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../../server/platform/database/schema';
import { writeAlerts } from '../../../server/features/alerts/write';
import { addUser, signInAs } from '../../support/signInAs';
import { dayFromToday, startHearings } from '../hearings/calls';

export { dayFromToday };

/** The day this many days from today, as English texts show it. */
export const shown = (days: number) => dayFromToday(days).split('-').reverse().join('/');

/** A server that writes alerts only on demand, with the holidays of this year and the next entered. */
export async function startAlerts() {
  const hearings = await startHearings();
  const { parts, call } = hearings;
  const { db, clock } = parts.test;
  await enterHolidays(db);

  const person = async (userName: string, role: 'ROLE_ADMIN' | 'ROLE_CUSTOMS', sections: number[]) => {
    await addUser(db, { userName, fullName: `Officer ${userName}`, roles: [role], workPlaceIds: sections });
    const headers = await signInAs(db, userName, clock.now());
    const { id } = await db
      .selectFrom('appUser')
      .select('id')
      .where('userName', '=', userName)
      .executeTakeFirstOrThrow();
    const unseen = async (language = 'en') => {
      const answer = await parts.test.app.inject({
        url: '/api/attendance_server/unseenNotifications',
        headers: { ...headers, 'accept-language': language },
      });
      return answer.json<{ id: number; notificationType: string; shortMessage: string; link?: string }[]>();
    };
    return {
      id,
      headers,
      unseen,
      /** The texts of the person's unread alerts, the oldest first. */
      told: async (language = 'en') => (await unseen(language)).map((each) => each.shortMessage).reverse(),
      follow: (caseFilingId: number) => call('POST', '/api/casebook/follows', { caseFilingId }, headers),
      choose: (choices: object) => call('PUT', '/api/casebook/account/alerts', choices, headers),
    };
  };

  /** The file number of a filing. */
  const fileOf = async (id: number) =>
    (await db.selectFrom('caseFiling').select('nothiNumber').where('id', '=', id).executeTakeFirstOrThrow())
      .nothiNumber;

  /** Adds a file with a court case that has a hearing this many days from today. */
  const hearingIn = async (days: number, more: object = {}) => {
    const { caseFilingId, proceedingId, recordId } = await hearings.addCase();
    const hearing = await hearings.add({ proceedingId, date: dayFromToday(days), ...more });
    return { caseFilingId, proceedingId, recordId, hearing, file: await fileOf(caseFilingId) };
  };

  /** Deletes all alerts and the records that they are about, so that the next run begins anew. */
  const clear = async () => {
    for (const table of [
      'notification',
      'stay',
      'guarantee',
      'hearing',
      'timeLimit',
      'follow',
      'alertSetting',
      'importBatch',
      'note',
    ] as const)
      await db.deleteFrom(table).execute();
    await sql`update alert_run set day = null, ran_at = now()`.execute(db);
  };

  return {
    ...hearings,
    db,
    person,
    fileOf,
    hearingIn,
    clear,
    /** Adds a court case to a filing. */
    addTo: (caseFilingId: number, kind: string, values: object) =>
      call('POST', `/api/case/${kind}`, { caseFilling: { id: caseFilingId }, ...values }),
    write: (now?: Date) => writeAlerts(db, now),
  };
}

/** Enters every Friday, a day off anyway, as a holiday, so that no administrator is asked for holidays. */
const enterHolidays = (db: Kysely<Database>) =>
  sql`
    insert into closed_day (calendar_id, from_day, to_day, name, kind)
    select c.id, day, day, 'Holiday', 'PUBLIC' from calendar c cross join generate_series(
      date_trunc('year', now()), date_trunc('year', now()) + interval '2 years' - interval '1 day', interval '1 day'
    ) as day where extract(isodow from day) = 5
  `.execute(db);

export type Alerts = Awaited<ReturnType<typeof startAlerts>>;
export type Person = Awaited<ReturnType<Alerts['person']>>;

/**
 * Starts the server of `startAlerts` for the tests of a file, and deletes all alerts before each test. It has
 * three people: `clerk` and `boss`, an administrator, are in the section of the files; `other` is in no section.
 */
export function useAlerts() {
  const alerts = {} as Alerts & Record<'clerk' | 'boss' | 'other', Person>;
  beforeAll(async () => {
    Object.assign(alerts, await startAlerts());
    const { section } = alerts.parts;
    alerts.clerk = await alerts.person('karim', 'ROLE_CUSTOMS', [section]);
    alerts.boss = await alerts.person('nasrin', 'ROLE_ADMIN', [section]);
    alerts.other = await alerts.person('salma', 'ROLE_CUSTOMS', []);
  });
  afterAll(() => alerts.close());
  beforeEach(() => alerts.clear());
  return alerts;
}
