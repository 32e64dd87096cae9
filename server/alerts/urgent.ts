import { sql, type Kysely } from 'kysely';
import { dayInDhaka } from '../../domain/dates';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import type { Log } from '../log';
import type { Language } from '../mail/language';
import { alerts as counter } from '../plugins/metrics';
import { alertText, type About } from './texts';

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

const TIMEOUT = 10_000;

/** The most attempts to send one alert within a run. */
const TRIES = 3;

/**
 * Posts urgent alerts to a program, for example one that sends SMS (docs/operations.md). One process takes
 * each alert, and retries at once if the program does not answer.
 */
export async function sendUrgent(db: Db, url: string, log: Log, now = new Date()): Promise<void> {
  for (;;) {
    const next = await takeNext(db);
    if (!next) return;
    const isSent = await posted(url, next, log, now);
    counter.inc({ outcome: isSent ? 'sent' : 'failed' });
    if (!isSent) await inTransaction(db, null, (trx) => markFailed(trx, next.id));
  }
}

/** Takes an unread alert; those that have waited for longer than a day are no longer urgent. */
async function takeNext(db: Db): Promise<Urgent | undefined> {
  const { rows } = await inTransaction(db, null, (trx) =>
    sql<Urgent>`
      with next as (
        select id from notification
        where urgent = 'DUE' and seen_at is null and added_at > now() - interval '1 day'
        order by id limit 1 for update skip locked
      ), taken as (
        update notification n set urgent = 'SENT' from next where n.id = next.id returning n.*
      )
      select taken.id, user_name, full_name, phone, email, coalesce(language, 'en') as language, about, link
      from taken join app_user on app_user.id = taken.user_id
      left join last_sign_in on last_sign_in.user_id = taken.user_id
    `.execute(trx),
  );
  return rows[0];
}

const markFailed = (db: Db, id: number) =>
  db.updateTable('notification').set({ urgent: 'FAILED' }).where('id', '=', id).execute();

async function posted(url: string, { id, about, ...alert }: Urgent, log: Log, now: Date): Promise<boolean> {
  const text = alertText(about, alert.language, dayInDhaka(now));
  const body = JSON.stringify({ kind: 'ALERT', ...alert, text });
  for (let tries = 1; tries <= TRIES; tries++) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      await response.body?.cancel();
      if (response.ok) return true;
      log.warn({ alert: id, status: response.status }, 'an urgent alert was not accepted');
    } catch (error) {
      log.warn({ alert: id, reason: (error as Error).message }, 'an urgent alert was not delivered');
    }
  }
  return false;
}
