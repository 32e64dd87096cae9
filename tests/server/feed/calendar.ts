import { afterAll, beforeAll } from 'vitest';
import { startHearings, type Hearings } from '../hearings/calls';

/** Starts a server for the tests of one file. The calls below are made by a customs user of the only section. */
export function useCalendar() {
  const ADDRESS = '/api/casebook/account/calendar';
  const calls = {} as Hearings;
  const user = { id: 0 };
  beforeAll(async () => {
    Object.assign(calls, await startHearings());
    const { db } = calls.parts.test;
    const { id } = await db
      .selectFrom('appUser')
      .innerJoin('userRole', 'userRole.userId', 'appUser.id')
      .innerJoin('role', 'role.id', 'userRole.roleId')
      .select('appUser.id')
      .where('role.role', '=', 'ROLE_CUSTOMS')
      .executeTakeFirstOrThrow();
    user.id = id;
    await db.insertInto('userWorkPlace').values({ userId: id, workPlaceId: calls.parts.section }).execute();
  });
  afterAll(() => calls.close());

  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', body?: object) =>
    calls.call(method, ADDRESS, body, calls.parts.customs);
  const make = async () => new URL((await ask('POST')).json<{ url: string }>().url).pathname;
  const fetchFeed = (path: string) => calls.parts.test.app.inject({ method: 'GET', url: path });

  /** The events of a feed. @returns for each event the values of its unfolded lines by name */
  async function eventsAt(path: string): Promise<Record<string, string>[]> {
    const { body } = await fetchFeed(path);
    const [, ...events] = body.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n');
    return events.map((event) =>
      Object.fromEntries(
        event.split('\r\n').map((line): [string, string] => {
          const at = line.indexOf(':');
          return [line.slice(0, at), line.slice(at + 1)];
        }),
      ),
    );
  }

  /** Adds a tribunal case on a file of a new company. */
  async function addCaseOfCompany() {
    const company = await calls.call('POST', '/api/case/companies', { companyName: 'Padma Mills' });
    const { proceedingId, caseFilingId, recordId } = await calls.addCase();
    const companyId = company.json<{ id: number }>().id;
    await calls.parts.test.db
      .updateTable('caseFiling')
      .set({ companyId })
      .where('id', '=', caseFilingId)
      .execute();
    const { nothiNumber } = await calls.parts.test.db
      .selectFrom('caseFiling')
      .select('nothiNumber')
      .where('id', '=', caseFilingId)
      .executeTakeFirstOrThrow();
    return { proceedingId, caseFilingId, recordId, companyId, nothiNumber };
  }

  return { calls, user, ADDRESS, ask, make, fetchFeed, eventsAt, addCaseOfCompany };
}
