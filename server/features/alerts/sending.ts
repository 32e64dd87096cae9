import { sql } from 'kysely';
import type { Config, OfficeNames } from '../../platform/config';
import type { Db } from '../../platform/database/schema';
import type { Log } from '../../platform/log';
import { createMailer, type Language, post, type SendMail } from '../../platform/mail';
import { URGENT_HOUR, DIGEST_HOUR } from '../../../domain/alerts';
import { dayInDhaka, formatDay, type Day } from '../../../domain/dates';
import { inTransaction } from '../../platform/database/transaction';
import { alerts as counter } from '../../platform/http/plugins/monitoring';
import { isStillReadable } from './kind';
import type { About } from '../../../domain/alertSubjects';
import { alertText } from './texts';
import { formatCount } from '../../../domain/digits';
import { STAFF } from '../../../domain/roles';

interface Parts {
  db: Db;
  config: Pick<Config, 'mailFrom'> & Partial<Pick<Config, 'smtpUrl' | 'publicUrl' | 'alertWebhookUrl'>>;
  /** The office's names, with which mails are signed. */
  names: () => Promise<OfficeNames>;
  log: Log;
  now?: () => Date;
}

/**
 * Creates a function that sends due alerts: urgent ones to the webhook from 07:00, the others by e-mail
 * from 08:00, as configured.
 */
export function createAlertSender({
  db,
  config,
  names,
  log,
  now = () => new Date(),
}: Parts): () => Promise<void> {
  const { smtpUrl, alertWebhookUrl, publicUrl } = config;
  const send = smtpUrl ? createMailer({ ...config, smtpUrl }) : undefined;
  return async () => {
    if (alertWebhookUrl) await sendUrgent(db, alertWebhookUrl, log, now());
    if (send) await sendDigests(db, { send, names, log, publicUrl }, now());
  };
}

interface Urgent {
  id: number;
  userName: string;
  fullName: string;
  phone: string | null;
  email: string | null;
  language: Language;
  about: About;
  link: string | null;
}

/**
 * Posts urgent alerts to a program, for example one that sends SMS (docs/operations.md), from 07:00 in Dhaka. Each
 * alert is sent by one process only; an alert that the program does not accept is sent again every ten minutes.
 */
async function sendUrgent(db: Db, url: string, log: Log, now = new Date()): Promise<void> {
  if (now < new Date(`${dayInDhaka(now)}T0${URGENT_HOUR}:00:00+06:00`)) return;
  for (;;) {
    const next = await takeNext(db, now);
    if (!next) return;
    const isSent = await posted(url, next, log, now);
    counter.inc({ outcome: isSent ? 'sent' : 'failed' });
    if (!isSent) await inTransaction(db, null, (trx) => markDue(trx, next.id));
  }
}

/** Takes the next unread alert to send. Alerts that have waited for longer than a day are no longer urgent. */
async function takeNext(db: Db, now: Date): Promise<Urgent | undefined> {
  const { rows } = await inTransaction(db, null, (trx) =>
    sql<Urgent>`
      with next as (
        select id from notification
        where urgent = 'DUE' and seen_at is null and added_at > ${now}::timestamptz - interval '1 day'
          and ${isStillReadable()}
          and (urgent_tried_at is null or urgent_tried_at <= ${now}::timestamptz - interval '10 minutes')
        order by id limit 1 for update skip locked
      ), taken as (
        update notification n set urgent = 'SENT', urgent_tried_at = ${now} from next where n.id = next.id returning n.*
      )
      select taken.id, user_name, full_name, phone, email, coalesce(language, 'en') as language, about, link
      from taken join app_user on app_user.id = taken.user_id
      left join last_sign_in on last_sign_in.user_id = taken.user_id
    `.execute(trx),
  );
  return rows[0];
}

const markDue = (db: Db, id: number) =>
  db.updateTable('notification').set({ urgent: 'DUE' }).where('id', '=', id).execute();

async function posted(url: string, { id, about, ...alert }: Urgent, log: Log, now: Date): Promise<boolean> {
  const text = alertText(about, alert.language, dayInDhaka(now));
  try {
    await post(url, { kind: 'ALERT', ...alert, text });
    return true;
  } catch (error) {
    log.warn({ alert: id, reason: (error as Error).message }, 'an urgent alert was not delivered');
    return false;
  }
}

interface Digest {
  userId: number;
  fullName: string;
  email: string;
  language: Language;
  alerts: { about: About; link: string | null }[];
}

interface Mailing {
  send: SendMail;
  names: () => Promise<OfficeNames>;
  /** The origin of the links in the e-mail, which has no links if this is absent. */
  publicUrl?: string | undefined;
  log: Log;
}

/** The most attempts on one day, ten minutes apart. */
const TRIES = 5;

/**
 * From 08:00 in Dhaka, sends each user one e-mail a day with the unread alerts since the last one; users
 * without any get none.
 */
async function sendDigests(db: Db, mailing: Mailing, now = new Date()): Promise<void> {
  const today = dayInDhaka(now);
  const due = new Date(`${today}T0${DIGEST_HOUR}:00:00+06:00`);
  if (now < due || !(await isWritten(db, today))) return;
  for (const digest of await dueDigests(db, today, due, now)) {
    if (!(await take(db, digest.userId, today, now))) continue;
    const isSent = await mailed(digest, mailing, today);
    counter.inc({ outcome: isSent ? 'sent' : 'failed' });
    if (isSent) await inTransaction(db, null, (trx) => markSent(trx, digest.userId, today));
  }
}

/** Whether the day's alerts are written: a server that has just been started writes them first. */
const isWritten = async (db: Db, today: Day): Promise<boolean> =>
  (await db.selectFrom('alertRun').select('day').where('day', '>=', today).executeTakeFirst()) !== undefined;

/** Alerts older than a week are left out, because after a month without a mail server nobody wants a month's mail. */
async function dueDigests(db: Db, today: Day, due: Date, now: Date): Promise<Digest[]> {
  const { rows } = await sql<Digest>`
    select u.id as user_id, u.full_name, u.email, coalesce(l.language, 'en') as language,
      (select jsonb_agg(jsonb_build_object('about', n.about, 'link', n.link) order by n.about ->> 'date', n.id) from unnest(array_agg(n.id)) as told (id)
        join notification n on n.id = told.id) as alerts
    from app_user u
    left join last_sign_in l on l.user_id = u.id
    left join alert_setting s on s.user_id = u.id
    left join lateral (
      select (max(day) + make_interval(hours => ${DIGEST_HOUR})) at time zone 'Asia/Dhaka' as at
      from alert_digest d where d.user_id = u.id and sent_at is not null
    ) as last on true
    join notification n on n.user_id = u.id and n.seen_at is null and n.about is not null and n.added_at < ${due}
      and ${isStillReadable('n')}
      and n.added_at >= greatest(coalesce(last.at, ${due}::timestamptz - interval '1 day'), ${due}::timestamptz - interval '7 days')
    where u.is_enabled and u.email <> '' and not 'EMAIL' = any(coalesce(s.off, '{}'))
      and exists (select from user_role join role on role.id = role_id
        where user_id = u.id and role = any(${[...STAFF]}::text[]))
      and not exists (select from alert_digest d where d.user_id = u.id and d.day = ${today} and ${isOver(now)})
    group by u.id, l.language order by u.id
  `.execute(db);
  return rows;
}

/**
 * Whether a daily e-mail needs no attempt now: it was sent, was tried too often, or the last attempt was under ten
 * minutes ago.
 */
const isOver = (now: Date) =>
  sql`(d.sent_at is not null or d.tries >= ${TRIES} or d.tried_at > ${now}::timestamptz - interval '10 minutes')`;

/**
 * Records the attempt before the e-mail is sent, so that no other process sends it too. @returns whether it may be
 * sent.
 */
async function take(db: Db, userId: number, day: Day, now: Date): Promise<boolean> {
  const { rows } = await inTransaction(db, null, (trx) =>
    sql`
      insert into alert_digest as d (user_id, day, tried_at) values (${userId}, ${day}, ${now})
      on conflict (user_id, day) do update set tries = d.tries + 1, tried_at = excluded.tried_at where not ${isOver(now)}
      returning user_id
    `.execute(trx),
  );
  return rows.length > 0;
}

const markSent = (db: Db, userId: number, day: Day) =>
  db
    .updateTable('alertDigest')
    .set({ sentAt: sql<Date>`tried_at` })
    .where('userId', '=', userId)
    .where('day', '=', day)
    .execute();

async function mailed(
  digest: Digest,
  { send, names, log, publicUrl }: Mailing,
  today: Day,
): Promise<boolean> {
  const { fullName, email, language, alerts } = digest;
  const { organisation, organisationBn = organisation } = await names();
  const lines = alerts.map(
    ({ about, link }) =>
      `- ${alertText(about, language, today)}${publicUrl && link ? `\n  ${publicUrl}${link}` : ''}`,
  );
  const myDay = publicUrl ? `${publicUrl}/today` : null;
  try {
    await send({
      to: { name: fullName, address: email },
      subject: subjects[language](formatCount(lines.length, language), formatDay(today, language)),
      text: bodies[language](lines.join('\n'), myDay, language === 'bn' ? organisationBn : organisation),
    });
    return true;
  } catch (error) {
    log.warn({ user: digest.userId, reason: (error as Error).message }, 'a daily e-mail was not delivered');
    return false;
  }
}

const subjects: Record<Language, (count: string, day: string) => string> = {
  en: (count, day) => `Casebook, ${day}: ${count} for your attention`,
  bn: (count, day) => `কেসবুক, ${day}: আপনার জন্য ${count}টি বিষয়`,
};

const bodies: Record<Language, (lines: string, myDay: string | null, organisation: string) => string> = {
  en: (lines, myDay, organisation) => `${lines}

All of it is in Casebook under “My day”${myDay ? `: ${myDay}` : '.'}
You can switch this e-mail off there under “My account”.

${organisation}
`,
  bn: (lines, myDay, organisation) => `${lines}

সবকিছু কেসবুকে “আজকের কাজ” পৃষ্ঠায় আছে${myDay ? `: ${myDay}` : '।'}
এই ই-মেইল না চাইলে কেসবুকে “আমার অ্যাকাউন্ট” থেকে বন্ধ করতে পারেন।

${organisation}
`,
};
