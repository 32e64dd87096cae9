import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { sql } from 'kysely';
import { createAlertSender } from '../../../server/features/alerts/sending';
import { writeAlerts } from '../../../server/features/alerts/write';
import { officeNames } from '../../../server/features/lists/office';
import { createLog } from '../../../server/platform/log';
import { tellAdministrators } from '../../../server/features/alerts/notifications';
import { startMailServer, subjectOf, textOf, type MailServer } from '../../support/mailServer';
import { dayFromToday, shown, startAlerts, type Alerts } from './alerts';

let alerts: Alerts;
let karim: Awaited<ReturnType<Alerts['person']>>;
let server: MailServer;
const log = createLog('silent');
const names = () => officeNames(alerts.db, { organisation: 'Custom House' })();

/** 08:00 in Dhaka on the day of the test. */
const EIGHT = new Date('2026-11-22T02:00:00Z');
const minutes = (after: number) => new Date(EIGHT.getTime() + after * 60_000);

beforeAll(async () => {
  alerts = await startAlerts();
  karim = await alerts.person('karim', 'ROLE_CUSTOMS', []);
  await alerts.db
    .updateTable('appUser')
    .set({ email: 'karim@customs.example' })
    .where('id', '=', karim.id)
    .execute();
});
afterAll(() => alerts.close());
beforeEach(async () => {
  await alerts.db.deleteFrom('notification').execute();
  await alerts.db.deleteFrom('alertDigest').execute();
  await alerts.db.deleteFrom('alertSetting').execute();
  // e-mails wait for the alerts of their day
  await sql`update alert_run set day = '2027-12-31'`.execute(alerts.db);
});

async function mailing(refusals = 0, more: { publicUrl?: string } = {}) {
  server = await startMailServer(refusals);
  onTestFinished(server.close);
  const config = { smtpUrl: server.url, mailFrom: 'Casebook <casebook@customs.example>', ...more };
  return (now: Date) => createAlertSender({ db: alerts.db, config, names, log, now: () => now })();
}

const tell = (about: object, addedAt: Date, more: object = {}) =>
  alerts.db
    .insertInto('notification')
    .values({
      userId: karim.id,
      notificationType: 'HEARING',
      shortMessage: '',
      alertKey: JSON.stringify([about, addedAt]),
      about: JSON.stringify(about),
      link: '/files/12',
      addedAt,
      seenAt: null,
      ...more,
    })
    .execute();

const speak = (language: 'en' | 'bn') =>
  alerts.db.updateTable('lastSignIn').set({ language }).where('userId', '=', karim.id).execute();

const HEARING = { code: 'hearing', file: 'S-12/2026', number: 'T-1', date: '2026-11-23' };

it('unread alerts are mailed once, at 08:00 in Dhaka, in the language of the user’s last sign-in', async () => {
  const send = await mailing();
  await tell(HEARING, minutes(-60));
  await tell({ ...HEARING, file: 'S-13/2026' }, minutes(-60), { seenAt: new Date() });
  await tell({ ...HEARING, file: 'S-14/2026' }, minutes(-25 * 60));
  await tell({ ...HEARING, file: 'S-15/2026' }, minutes(1));
  await send(minutes(-1));
  expect(server.mails).toEqual([]);
  await Promise.all([send(minutes(2)), send(minutes(2)), send(minutes(2))]);
  await send(minutes(60));
  expect(server.mails).toHaveLength(1);
  const [mail] = server.mails;
  expect(mail!.to).toEqual(['karim@customs.example']);
  expect(subjectOf(mail!)).toBe('Casebook, 22/11/2026: 1 for your attention');
  expect(textOf(mail!)).toContain('- Hearing tomorrow (23/11/2026): file S-12/2026, T-1\r\n\r\nAll of it');

  await speak('bn');
  await send(minutes(24 * 60));
  expect(server.mails).toHaveLength(2);
  expect(server.mails.map(textOf).join()).not.toContain('http');
  expect(subjectOf(server.mails[1]!)).toBe('কেসবুক, ২৩/১১/২০২৬: আপনার জন্য ১টি বিষয়');
  expect(textOf(server.mails[1]!)).toContain('- আজ (২৩/১১/২০২৬) শুনানি: নথি S-15/2026, T-1');
});

it('a server started after 08:00 first writes the day’s alerts, then mails them the same day', async () => {
  const send = await mailing();
  const nine = new Date(`${dayFromToday(-1)}T09:00:00+06:00`);
  await speak('en');
  const { caseFilingId, file } = await alerts.hearingIn(0);
  await karim.follow(caseFilingId);
  await sql`update alert_run set day = ${dayFromToday(-2)}`.execute(alerts.db);
  await send(nine);
  expect(server.tries()).toBe(0);
  await writeAlerts(alerts.db, nine);
  await send(new Date(nine.getTime() + 60_000));
  expect(server.mails.map(textOf).join()).toContain(`- Hearing tomorrow (${shown(0)}): file ${file}, T-1`);
});

it('the e-mail of alerts has links to the files and to My day if PUBLIC_URL is set', async () => {
  const send = await mailing(0, { publicUrl: 'https://casebook.example' });
  await tell(HEARING, minutes(-60));
  await tell({ code: 'backup', warning: 'BACKUP_LATE' }, minutes(-60), { link: null });
  for (const language of ['en', 'bn'] as const) {
    await speak(language);
    await alerts.db.deleteFrom('alertDigest').execute();
    await send(minutes(1));
  }
  const [english, bengali] = server.mails.map((mail) => textOf(mail).replaceAll('\r\n', '\n'));
  expect(english).toContain(`- Hearing tomorrow (23/11/2026): file S-12/2026, T-1
  https://casebook.example/files/12
- There has been no good backup of the register for more than a day. See Settings, Backups for the reason

All of it is in Casebook under “My day”: https://casebook.example/today
You can switch`);
  expect(bengali).toContain('“আজকের কাজ” পৃষ্ঠায় আছে: https://casebook.example/today\n');
});

it('the e-mail of alerts is signed with the office’s name in its language, or else with ORGANISATION', async () => {
  const send = await mailing();
  const nameIn = async (language: 'en' | 'bn', now: Date) => {
    await speak(language);
    await send(now);
    return textOf(server.mails.at(-1)!).trim().split(/\r?\n/).at(-1);
  };
  await tell(HEARING, minutes(-60));
  expect(await nameIn('en', minutes(1))).toBe('Custom House');
  await alerts.db
    .updateTable('office')
    .set({ name: 'Mongla Custom House', nameBn: 'মোংলা কাস্টম হাউস' })
    .execute();
  await tell({ ...HEARING, file: 'S-16/2026' }, minutes(1));
  expect(await nameIn('bn', minutes(24 * 60))).toBe('মোংলা কাস্টম হাউস');
});

it('backup warnings are mailed in the reader’s language, but keep their English text in the app', async () => {
  const send = await mailing();
  const boss = await alerts.person('nasima', 'ROLE_ADMIN', []);
  await sql`update app_user set email = 'nasima@customs.example' where id = ${boss.id}`.execute(alerts.db);
  await sql`update last_sign_in set language = 'bn' where user_id = ${boss.id}`.execute(alerts.db);
  await tellAdministrators(alerts.db, 'BACKUP_LATE');
  const text = 'There has been no good backup of the register for more than a day.';
  expect((await boss.told('bn'))[0]).toContain(text);
  await sql`update notification set added_at = ${minutes(-60)}`.execute(alerts.db);
  await send(minutes(1));
  const mail = server.mails.find(({ to }) => to[0] === 'nasima@customs.example');
  expect(textOf(mail!)).toContain('- এক দিনের বেশি সময় ধরে রেজিস্টারের কোনো সফল ব্যাকআপ নেই।');
});

it('no e-mail is sent to users without unread alerts, or to users who have switched e-mail off', async () => {
  const send = await mailing();
  await send(minutes(1));
  await tell(HEARING, minutes(-60));
  await karim.choose({ EMAIL: false });
  await send(minutes(1));
  expect(server.tries()).toBe(0);
});

it('no alert about a civil case is sent to a former administrator, by e-mail or to the webhook', async () => {
  const send = await mailing();
  const civil = { ...HEARING, kind: 'civil-case' };
  await tell(civil, minutes(-60), { urgent: 'DUE' });
  await send(minutes(1));
  await createAlertSender({
    db: alerts.db,
    config: { mailFrom: '', alertWebhookUrl: 'http://127.0.0.1:9/' },
    names,
    log,
    now: () => EIGHT,
  })();
  expect(server.tries()).toBe(0);
  expect(await alerts.db.selectFrom('notification').select('urgentTriedAt').execute()).toEqual([
    { urgentTriedAt: null },
  ]);
});

it('a refused e-mail of alerts is sent again after ten minutes, and given up after five attempts', async () => {
  const send = await mailing(100);
  await tell(HEARING, minutes(-60));
  for (let minute = 0; minute < 90; minute++) await send(minutes(minute));
  expect(server.tries()).toBe(5);
});

it('the user’s language is stored at sign-in and when the session is renewed', async () => {
  const { app } = alerts.parts.test;
  const client = { authorization: `Basic ${btoa('casebook:casebook')}` };
  const ask = async (query: object, language: string) => {
    const search = new URLSearchParams(query as Record<string, string>);
    const headers = { ...client, 'accept-language': language };
    const answer = await app.inject({ method: 'POST', url: `/oauth/token?${search}`, headers });
    return answer.json<{ refresh_token: string }>();
  };
  const language = async () =>
    (
      await alerts.db
        .selectFrom('lastSignIn')
        .select('language')
        .where('userId', '=', karim.id)
        .executeTakeFirstOrThrow()
    ).language;
  await app.inject({ url: '/oauth/token/otp/sendOtp?userName=karim' });
  await alerts.parts.test.signIn.delivered();
  const code = alerts.parts.test.sent.at(-1)!.code;
  const pair = await ask({ grant_type: 'password', username: 'karim', password: code }, 'bn');
  expect(await language()).toBe('bn');
  await ask({ grant_type: 'refresh_token', refresh_token: pair.refresh_token }, 'en');
  expect(await language()).toBe('en');
});

it('an urgent alert is posted to the webhook after 07:00, and posted again ten minutes after a refusal', async () => {
  const posted: object[] = [];
  const gateway = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      posted.push(JSON.parse(text) as object);
      response.writeHead(posted.length === 1 ? 503 : 200).end();
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const alertWebhookUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`;
  const config = { mailFrom: '' };
  await tell(HEARING, new Date(), { urgent: 'DUE' });
  await createAlertSender({ db: alerts.db, config, names, log })();
  expect(posted).toEqual([]);
  const send = createAlertSender({
    db: alerts.db,
    config: { ...config, alertWebhookUrl },
    names,
    log,
    now: () => now,
  });
  let now = new Date('2026-11-22T00:59:59Z'); // 06:59:59 in Dhaka
  await send();
  expect(posted).toEqual([]);
  now = new Date('2026-11-22T01:00:00Z');
  await Promise.all([send(), send()]);
  await send();
  now = new Date('2026-11-22T01:09:59Z');
  await send();
  expect(posted).toHaveLength(1);
  now = new Date('2026-11-22T01:10:00Z');
  await Promise.all([send(), send()]);
  now = EIGHT;
  await send();
  const body = {
    kind: 'ALERT',
    userName: 'karim',
    fullName: 'Officer karim',
    phone: null,
    email: 'karim@customs.example',
    language: 'en',
    link: '/files/12',
    text: 'Hearing tomorrow (23/11/2026): file S-12/2026, T-1',
  };
  expect(posted).toEqual([body, body]);
  await new Promise((resolve) => gateway.close(resolve));
});
