import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { plusDays, dayInDhaka } from '../../../domain/dates';
import { withoutSecrets } from '../../../server/platform/log';
import { buildTestApp, changeAccess } from '../../support/signInAs';
import { useCalendar } from './calendar';

const { calls, user, ask, make, fetchFeed, eventsAt, addCaseOfCompany, ADDRESS } = useCalendar();

const tomorrow = plusDays(dayInDhaka(), 1);
/** The UID of a hearing’s event; it ends with the register’s id, which no other register has. */
const uidOf = (id: number) => expect.stringMatching(new RegExp(`^hearing-${id}@[0-9a-f-]{36}\\.casebook$`));

const digits = (day: string) => day.replaceAll('-', '');

describe('the URL of a calendar', () => {
  it('a calendar’s URL is shown only when it is created, has a long secret, and is stored as a hash', async () => {
    const path = await make();
    const [, secret = ''] = /calendar\/([\w-]+)\.ics$/.exec(path) ?? [];
    expect(secret.length).toBeGreaterThanOrEqual(20);
    expect((await ask('GET')).json()).toEqual({ madeAt: expect.any(String), withParties: false });
    const { db } = calls.parts.test;
    const kept = await Promise.all([
      db.selectFrom('calendarAddress').selectAll().execute(),
      sql`select * from change`.execute(db).then(({ rows }) => rows),
      db.selectFrom('event').selectAll().execute(),
      db.selectFrom('idempotencyKey').selectAll().execute(),
    ]);
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  it('a calendar’s URL begins with PUBLIC_URL if that is set', async () => {
    const test = await buildTestApp({ settings: { PUBLIC_URL: 'https://casebook.example' } });
    const headers = await test.as('ROLE_CUSTOMS');
    const made = await test.app.inject({
      method: 'POST',
      url: ADDRESS,
      headers: { ...headers, host: '10.0.0.5' },
    });
    expect(made.json<{ url: string }>().url).toMatch(
      /^https:\/\/casebook\.example\/api\/casebook\/calendar\/[\w-]{43}\.ics$/,
    );
    await test.close();
  });

  it('a calendar’s URL does not appear in the stored answers to requests with an idempotency key', async () => {
    const headers = { ...calls.parts.customs, 'idempotency-key': 'make-once' };
    const answer = await calls.call('POST', ADDRESS, undefined, headers);
    const [, secret = ''] = /calendar\/([\w-]+)\.ics$/.exec(answer.json<{ url: string }>().url) ?? [];
    const keys = await calls.parts.test.db.selectFrom('idempotencyKey').selectAll().execute();
    expect(secret).not.toBe('');
    expect(JSON.stringify(keys)).not.toContain(secret);
  });

  it('a calendar’s URL stops working when it is revoked or another one is created', async () => {
    const first = await make();
    const second = await make();
    const statuses = async () =>
      Promise.all([first, second].map(async (path) => (await fetchFeed(path)).statusCode));
    expect(await statuses()).toEqual([404, 200]);
    expect((await ask('DELETE')).json()).toEqual({ madeAt: null, withParties: false });
    expect(await statuses()).toEqual([404, 404]);
    expect((await ask('PUT', { withParties: true })).statusCode).toBe(404);
  });

  it('the creation and revocation of a calendar’s URL are recorded as events', async () => {
    const { db } = calls.parts.test;
    await ask('DELETE');
    const { at } = await db
      .selectFrom('event')
      .select(({ fn }) => fn.max('id').as('at'))
      .executeTakeFirstOrThrow();
    await make();
    await ask('DELETE');
    await ask('DELETE');
    const events = await db
      .selectFrom('event')
      .select(['kind', 'byUser', 'aboutUser'])
      .where('id', '>', at)
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { kind: 'CALENDAR_MADE', byUser: expect.any(Number), aboutUser: expect.any(Number) },
      { kind: 'CALENDAR_REVOKED', byUser: expect.any(Number), aboutUser: expect.any(Number) },
    ]);
  });

  it('a calendar’s URL with another secret or file extension is answered 404', async () => {
    const path = await make();
    expect((await fetchFeed('/api/casebook/calendar/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.ics')).statusCode).toBe(
      404,
    );
    expect((await fetchFeed(path.replace('.ics', '.txt'))).statusCode).toBe(404);
  });

  it('a calendar’s URL is redacted in the log', () => {
    expect(withoutSecrets('/api/casebook/calendar/abcdefghijklmnopqrstuvwxyz.ics?x=1')).toBe(
      '/api/casebook/calendar/[redacted]',
    );
  });
});

describe('the calendar of a user', () => {
  it('a user’s calendar has the hearings of the user’s sections, in Dhaka time or for the whole day', async () => {
    const path = await make();
    const { proceedingId, caseFilingId, nothiNumber } = await addCaseOfCompany();
    const timed = await calls.add({
      proceedingId,
      date: tomorrow,
      time: '10:30',
      court: 'Bench 2; Chattogram',
      itemNo: '12',
      lawOfficer: 'Farida Yasmin',
    });
    const whole = await calls.add({ proceedingId, date: plusDays(tomorrow, 1) });
    await calls.add({ proceedingId, date: plusDays(tomorrow, -62) });
    const { headers, body } = await fetchFeed(path);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(body).toContain('BEGIN:VTIMEZONE\r\nTZID:Asia/Dhaka\r\n');
    const events = await eventsAt(path);
    expect(events).toEqual([
      expect.objectContaining({
        UID: uidOf(timed.id),
        'DTSTART;TZID=Asia/Dhaka': `${digits(tomorrow)}T103000`,
        'DTEND;TZID=Asia/Dhaka': `${digits(tomorrow)}T110000`,
        SUMMARY: `${nothiNumber} · T-1`,
        LOCATION: 'Bench 2\\; Chattogram\\, #12',
        DESCRIPTION: 'Farida Yasmin',
        STATUS: 'CONFIRMED',
        'LAST-MODIFIED': expect.stringMatching(/^\d{8}T\d{6}Z$/),
        DTSTAMP: expect.stringMatching(/^\d{8}T\d{6}Z$/),
        'URL;VALUE=URI': `http://localhost:80/files/${caseFilingId}`,
      }),
      expect.objectContaining({
        UID: uidOf(whole.id),
        'DTSTART;VALUE=DATE': digits(plusDays(tomorrow, 1)),
        STATUS: 'CONFIRMED',
      }),
    ]);
  });

  it('a user’s calendar names companies only if the user has switched that on', async () => {
    const path = await make();
    const { proceedingId, nothiNumber } = await addCaseOfCompany();
    const { id } = await calls.add({ proceedingId, date: tomorrow });
    const summary = async () =>
      (await eventsAt(path)).find(({ UID }) => UID!.startsWith(`hearing-${id}@`))!.SUMMARY;
    expect(await summary()).toBe(`${nothiNumber} · T-1`);
    expect((await ask('PUT', { withParties: true })).json()).toMatchObject({ withParties: true });
    expect(await summary()).toBe(`${nothiNumber} · T-1 · Padma Mills`);
    const renewed = await make();
    expect((await ask('GET')).json()).toMatchObject({ withParties: true });
    expect((await fetchFeed(renewed)).body.replaceAll('\r\n ', '')).toContain('Padma Mills');
    await ask('PUT', { withParties: false });
  });

  it('a user’s calendar shows a moved hearing on its new day, and a deleted hearing as cancelled', async () => {
    const path = await make();
    const { proceedingId, recordId } = await calls.addCase();
    const filingId = await calls.addFiling();
    const answer = await calls.call('GET', `/api/casebook/proceedings?filter={"caseFilingId":${filingId}}`);
    const [adjudication] = answer.json<{ id: number }[]>();
    const moved = await calls.add({ proceedingId, date: tomorrow });
    const removed = await calls.add({ proceedingId, date: plusDays(tomorrow, 2) });
    const { id: gone } = await calls.add({ proceedingId: adjudication!.id, date: tomorrow });
    const seen = async (id: number) => {
      const event = (await eventsAt(path)).find(({ UID }) => UID!.startsWith(`hearing-${id}@`));
      return event && [event.STATUS, event['DTSTART;VALUE=DATE']];
    };
    await calls.put(moved, { date: plusDays(tomorrow, 1) });
    expect(await seen(moved.id)).toEqual(['CONFIRMED', digits(plusDays(tomorrow, 1))]);
    await calls.remove(removed.id);
    expect(await seen(removed.id)).toEqual(['CANCELLED', digits(plusDays(tomorrow, 2))]);
    await calls.call('DELETE', `/api/case/case-filling${filingId}`);
    expect(await seen(gone)).toEqual(['CANCELLED', digits(tomorrow)]);
    await calls.call('DELETE', `/api/case/tribunal-cases/${recordId}`);
    expect(await seen(moved.id)).toEqual(['CANCELLED', digits(plusDays(tomorrow, 1))]);
  });

  it('the calendar of customs staff has neither existing nor deleted hearings of civil cases', async () => {
    const path = await make();
    const { civil, tribunal } = await calls.addFile();
    const shown = await calls.add({ proceedingId: tribunal.id, date: tomorrow });
    const hidden = await calls.add({ proceedingId: civil.id, date: tomorrow });
    const uids = async () => (await eventsAt(path)).map(({ UID }) => Number(/\d+/.exec(UID!)![0]));
    expect(await uids()).toContain(shown.id);
    expect(await uids()).not.toContain(hidden.id);
    await calls.remove(hidden.id);
    expect(await uids()).not.toContain(hidden.id);
  });

  it('a user’s calendar shows the last day of each time limit, and marks an ended limit as cancelled', async () => {
    const path = await make();
    const { proceedingId, nothiNumber } = await addCaseOfCompany();
    const due = plusDays(tomorrow, 9);
    const added = await calls.call('POST', '/api/casebook/limits', {
      proceedingId,
      name: 'Reply to the notice',
      byCount: due,
    });
    const limit = added.json<{ id: number; due: string }>();
    const seen = async () => {
      const event = (await eventsAt(path)).find(({ UID }) => UID!.startsWith(`limit-${limit.id}@`));
      return event && [event.STATUS, event['DTSTART;VALUE=DATE'], event.SUMMARY];
    };
    const summary = `${nothiNumber} · Reply to the notice · T-1`;
    expect(await seen()).toEqual(['CONFIRMED', digits(limit.due), summary]);
    const ended = await calls.call('PUT', `/api/casebook/limits/${limit.id}`, {
      ...limit,
      state: 'DONE',
      doneOn: dayInDhaka(),
    });
    expect(ended.statusCode).toBe(200);
    expect(await seen()).toEqual(['CANCELLED', digits(limit.due), summary]);
  });

  it('a user’s calendar says that a time limit’s rule is not verified', async () => {
    const path = await make();
    const { proceedingId } = await addCaseOfCompany();
    const added = await calls.call('POST', '/api/casebook/limits', {
      proceedingId,
      code: 'VAT-TRIBUNAL',
      triggerDate: dayInDhaka(),
    });
    const { id } = added.json<{ id: number }>();
    const event = (await eventsAt(path)).find(({ UID }) => UID!.startsWith(`limit-${id}@`));
    expect(event?.DESCRIPTION).toBe('VAT Act 2012\\, 122\\, not verified / যাচাই হয়নি');
  });

  it('a user’s calendar names the time limit of a rule in the language of the user’s last sign-in', async () => {
    const path = await make();
    const { proceedingId, nothiNumber } = await addCaseOfCompany();
    const triggerDate = dayInDhaka();
    await calls.call('POST', '/api/casebook/limits', { proceedingId, code: 'VAT-TRIBUNAL', triggerDate });
    const named = async (language: string) => {
      const { db } = calls.parts.test;
      await sql`
        insert into last_sign_in (user_id, at, language) values (${user.id}, now(), ${language})
        on conflict (user_id) do update set language = excluded.language
      `.execute(db);
      return (await eventsAt(path)).flatMap(({ SUMMARY }) =>
        SUMMARY!.includes(nothiNumber) ? [SUMMARY] : [],
      );
    };
    expect(await named('en')).toEqual([`${nothiNumber} · VAT appeal to the Appellate Tribunal · T-1`]);
    expect(await named('bn')).toEqual([`${nothiNumber} · আপিলাত ট্রাইব্যুনালে মূসক আপিল · T-1`]);
  });

  it('a calendar program that already has the current calendar is answered 304 without content', async () => {
    const path = await make();
    const { proceedingId } = await calls.addCase();
    const { id } = await calls.add({ proceedingId, date: tomorrow });
    const { headers } = await fetchFeed(path);
    expect(headers['cache-control']).toBe('private, no-cache');
    const again = () =>
      calls.parts.test.app.inject({
        url: path,
        headers: { 'if-none-match': `"another", ${String(headers.etag)}` },
      });
    const { caseFilingId } = await calls.one(id);
    await calls.call('POST', '/api/casebook/notes', { caseFilingId, text: 'Nothing that a calendar shows' });
    await sql`update case_filing set changed_at = now() + interval '1 minute'`.execute(calls.parts.test.db);
    const same = await again();
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', headers.etag]);
    await calls.remove(id);
    const changed = await again();
    expect([changed.statusCode, changed.body.slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR']);
  });

  // the last test, since it ends the user's session
  it('a user’s calendar is answered 404 while the user is disabled', async () => {
    const path = await make();
    const { db } = calls.parts.test;
    await changeAccess(db, user.id, { isEnabled: false });
    expect((await fetchFeed(path)).statusCode).toBe(404);
    await changeAccess(db, user.id, { isEnabled: true });
    expect((await fetchFeed(path)).statusCode).toBe(200);
  });
});
