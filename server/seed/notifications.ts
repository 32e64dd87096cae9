import type { Kysely } from 'kysely';
import { formatDay, type Day } from '../../domain/dates';
import type { Database } from '../platform/database/schema';
import { plusDays, workingDay } from './calendar';

/** Unread notifications of the last days, of each type, for every clerk of the sample register. */
const sampleMessages = (today: Day) => {
  const tomorrow = formatDay(workingDay(plusDays(today, 1)), 'en');
  return [
    ['BILL', 'The bill of the law firm Hossain & Associates for October 2026 awaits approval'],
    ['LEAVE', `Rafiqul Islam asks for leave from ${tomorrow}, three days`],
    ['HEARING', `Two hearings of the Appellate Tribunal are set for ${tomorrow}`],
    ['BILL', 'শুল্ক মামলার আইনজীবীর বিল নং ১১৮/২০২৬ অনুমোদনের অপেক্ষায় আছে'],
  ] as const;
};

export async function seedNotifications(
  db: Kysely<Database>,
  userIds: readonly number[],
  today: Day,
): Promise<void> {
  const messages = sampleMessages(today);
  const rows = userIds.flatMap((userId) =>
    messages.map(([notificationType, shortMessage], position) => ({
      userId,
      notificationType,
      shortMessage,
      // 09:00 in Chattogram (UTC+6), one per day, the last one today
      addedAt: new Date(`${plusDays(today, position - messages.length + 1)}T03:00:00Z`),
      seenAt: null,
    })),
  );
  await db.insertInto('notification').values(rows).execute();
}
