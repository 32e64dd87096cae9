import { sql, type RawBuilder } from 'kysely';
import type { AlertType } from '../../../domain/alerts';
import { dayInDhaka } from '../../../domain/dates';
import {
  isBackupWarning,
  serverNotificationLinks,
  serverNotifications,
  type BackupWarningType,
  type ServerNotificationType,
} from '../../../domain/notifications';
import type { Db } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import { isStillReadable } from './kind';
import type { About } from '../../../domain/alertSubjects';
import { alertText } from './texts';
import type { Language } from '../../platform/mail';
import { notFound } from '../../platform/http/errors';
import type { PageRequest } from '../../platform/http/paging';
import { once, type Write } from '../../platform/writes/idempotency';

/** A notification on the wire; only our own server sends `seen`, and for its alerts `link`. */
interface NotificationRecord {
  id: number;
  notificationType: string;
  shortMessage: string;
  /** An ISO instant. */
  addDateTime: string;
  seen: boolean;
  /** A URL path of the UI. */
  link?: string;
}

const MAX_UNSEEN = 500;

/** A user's unseen notifications, the newest first, at most 500. */
export async function unseenNotifications(
  db: Db,
  userId: number,
  language: Language,
): Promise<NotificationRecord[]> {
  const rows = await ofUser(db, userId).where('seenAt', 'is', null).limit(MAX_UNSEEN).execute();
  return rows.map((row) => onTheWire(row, language));
}

/** A page of a user's notifications, optionally of one type, the newest first. */
export async function pageOfNotifications(
  db: Db,
  userId: number,
  { page, size, type, language }: PageRequest & { type: string | null; language: Language },
): Promise<{ content: NotificationRecord[]; total: number }> {
  const rows = await ofUser(db, userId)
    .$if(type !== null, (query) => query.where('notificationType', '=', type))
    .limit(size)
    .offset(page * size)
    .execute();
  const { total } = await db
    .selectFrom('notification')
    .select(sql<number>`count(*)`.as('total'))
    .where('userId', '=', userId)
    .where(isStillReadable())
    .$if(type !== null, (query) => query.where('notificationType', '=', type))
    .executeTakeFirstOrThrow();
  return { content: rows.map((row) => onTheWire(row, language)), total };
}

/**
 * Marks one of the user's own notifications as read; repeating it is harmless.
 * @throws 404 if it belongs to another user or does not exist.
 */
export const markAsRead = (
  db: Db,
  id: number,
  language: Language,
  write: Write,
): Promise<NotificationRecord> =>
  once(db, write, async (trx) => {
    const row = await trx
      .updateTable('notification')
      .set({ seenAt: sql<Date>`coalesce(seen_at, now())` })
      .where('id', '=', id)
      .where('userId', '=', write.by)
      .where(isStillReadable())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound();
    return onTheWire(row, language);
  });

/**
 * Marks all of a user's notifications as read, or those up to an id.
 * @returns how many were unread.
 */
export const markAllAsRead = (db: Db, upTo: number | undefined, write: Write): Promise<{ marked: number }> =>
  once(db, write, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('notification')
      .set({ seenAt: sql<Date>`now()` })
      .where('userId', '=', write.by)
      .where('seenAt', 'is', null)
      .where(isStillReadable())
      .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo!))
      .executeTakeFirstOrThrow();
    return { marked: Number(numUpdatedRows) };
  });

/** Notifies one user. @param link a URL path of the UI */
export async function tellUser(
  db: Db,
  userId: number,
  type: ServerNotificationType,
  link: string | null = null,
): Promise<void> {
  await db
    .insertInto('notification')
    .values({ userId, notificationType: type, shortMessage: serverNotifications[type], seenAt: null, link })
    .execute();
}

/** Notifies every enabled administrator except one, in the transaction of the event. */
export const tellOtherAdministrators = (
  db: Db,
  type: ServerNotificationType,
  but: number,
): Promise<unknown> => tellEachAdministrator(type, sql`app_user.id <> ${but}`).execute(db);

/**
 * Notifies every enabled administrator who has not switched such warnings off, unless they got the same
 * notification within the last `again` days.
 */
export async function tellAdministrators(db: Db, type: ServerNotificationType, again = 1): Promise<void> {
  const isNew = sql`not exists (
    select from notification
    where user_id = app_user.id and notification_type = ${type} and added_at > now() - make_interval(days => ${again})
  )`;
  await inTransaction(db, null, async (trx) => {
    // several processes may send the same warning at once
    await sql`select pg_advisory_xact_lock(hashtextextended('tell administrators ' || ${type}, 0))`.execute(
      trx,
    );
    await tellEachAdministrator(type, isNew).execute(trx);
  });
}

/** Deletes unread notifications of a type that no longer hold. */
export async function forgetUnread(db: Db, type: ServerNotificationType): Promise<void> {
  await inTransaction(db, null, (trx) =>
    trx.deleteFrom('notification').where('notificationType', '=', type).where('seenAt', 'is', null).execute(),
  );
}

const isWanted = (type: ServerNotificationType) =>
  isBackupWarning(type)
    ? sql`not exists (select from alert_setting where user_id = app_user.id and ${'SYSTEM' satisfies AlertType} = any(off))`
    : sql`true`;

const tellEachAdministrator = (type: ServerNotificationType, condition: RawBuilder<unknown>) => sql`
  with told as (
    insert into notification (user_id, notification_type, short_message, link, alert_key, about)
    select app_user.id, ${type}, ${serverNotifications[type]}, ${serverNotificationLinks[type] ?? null},
      ${isBackupWarning(type) ? `backup:${dayInDhaka()}::${type}` : null},
      ${isBackupWarning(type) ? aboutBackup(type) : null}::jsonb
    from app_user
    where is_enabled and ${condition} and ${isWanted(type)} and exists (
      select from user_role join role on role.id = role_id where user_id = app_user.id and role = 'ROLE_ADMIN')
    returning user_id
  )
  delete from notification using told
  where ${isBackupWarning(type)} and notification.user_id = told.user_id and notification_type = ${type}
    and seen_at is null
`;

/** The facts from which the daily e-mail writes its text; the bell shows the text of the notification's type. */
const aboutBackup = (warning: BackupWarningType) =>
  JSON.stringify({ code: 'backup', warning } satisfies About);

const ofUser = (db: Db, userId: number) =>
  db
    .selectFrom('notification')
    .select(['id', 'notificationType', 'shortMessage', 'addedAt', 'seenAt', 'about', 'link'])
    .where('userId', '=', userId)
    .where(isStillReadable())
    .orderBy('id', 'desc');

interface Row {
  id: number;
  notificationType: string;
  shortMessage: string;
  addedAt: Date;
  seenAt: Date | null;
  about: About | null;
  link: string | null;
}

/**
 * Composes the text of an alert when it is read, since it depends on the reader's language and on today's
 * date; the interface translates the texts of other notifications.
 */
const onTheWire = (row: Row, language: Language): NotificationRecord => ({
  id: row.id,
  notificationType: row.notificationType,
  shortMessage:
    row.shortMessage || !row.about ? row.shortMessage : alertText(row.about, language, dayInDhaka()),
  addDateTime: row.addedAt.toISOString(),
  seen: row.seenAt !== null,
  ...(row.link !== null && { link: row.link }),
});
