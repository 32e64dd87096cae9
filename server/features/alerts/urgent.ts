import { sql, type Kysely } from 'kysely';
import { URGENT_HOUR } from '../../../domain/alerts';
import { dayInDhaka } from '../../../domain/dates';
import type { Database } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import type { Log } from '../../platform/log';
import { type Language, post } from '../../platform/mail';
import { alerts as counter } from '../../platform/http/plugins/monitoring';
import { isStillReadable } from './readable';
import type { About } from '../../../domain/alertSubjects';
import { alertText } from './texts';

type Db = Kysely<Database>;

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
export async function sendUrgent(db: Db, url: string, log: Log, now = new Date()): Promise<void> {
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
