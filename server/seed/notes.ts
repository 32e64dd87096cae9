import { sql, type Kysely } from 'kysely';
import { formatDay, plusDays, type Day } from '../../domain/dates';
import type { Database } from '../platform/database/schema';
import { randomFor, workingDay } from './random';
import { insertRows, writtenBy } from './rows';

type Db = Kysely<Database>;

const NOTES = [
  'Certified copy of the order applied for; the receipt is in the correspondence part of the file.',
  'ডিএজি মহোদয়ের সাথে আলোচনা হয়েছে। দফাওয়ারি জবাবের সাথে শুল্কায়ন শিটের অনুলিপি সংযুক্ত করতে হবে।',
  'Bank guarantee expires before the next date. The Bank section was asked to have it extended.',
  'রিমান্ড আদেশের প্রেক্ষিতে পুনঃশুনানির নোটিশ জারি করা হয়েছে; প্রতিপক্ষের আইনজীবী সময় চেয়েছেন।',
];

/** Notes about these files, most of them about the first, and who follows them. */
export async function seedNotes(db: Db, files: number[], userIds: number[], today: Day): Promise<void> {
  const random = randomFor('notes');
  const about = [...NOTES.map(() => files[0]), ...files.slice(1, NOTES.length + 1)];
  const notes = about.flatMap((caseFilingId, place) => {
    if (caseFilingId === undefined) return [];
    const at = random.officeHour(plusDays(today, -3 * (about.length - place)));
    const text = NOTES[place % NOTES.length]!;
    return [{ caseFilingId, text, ...writtenBy(userIds[place % userIds.length]!, at) }];
  });
  await insertRows(db, 'note', notes);
  const since = random.officeHour(plusDays(today, -30));
  const follows = userIds
    .slice(0, 3)
    .flatMap((userId, place) =>
      files
        .filter((_, index) => index % (place + 1) === 0)
        .map((caseFilingId) => ({ userId, caseFilingId, since })),
    );
  if (follows.length) await db.insertInto('follow').values(follows).execute();
}

/** Notes of yesterday that name a colleague, each about a file of the colleague's sections. */
const MENTIONS = [
  {
    by: 'customs',
    to: 'admin',
    text: '@admin The law officer asks for the assessment papers before the next date. Can your section send them?',
  },
  {
    by: 'admin',
    to: 'customs',
    text: '@customs আইন কর্মকর্তার জবাব এসেছে। খসড়াটি দেখে মতামত দিন।',
  },
];

/** Notes that mention a user and are listed on their My day. */
export async function seedMentions(db: Db, today: Day): Promise<void> {
  const random = randomFor('mentions');
  for (const { by, to, text } of MENTIONS) {
    const at = random.officeHour(plusDays(today, -1));
    await sql`
      insert into note (case_filing_id, text, created_by, created_at, changed_by, changed_at)
      select file.id, ${text}, author.id, ${at}, author.id, ${at}
      from app_user author, app_user reader
      cross join lateral (
        select f.id from case_filing f join user_work_place w on w.work_place_id = f.work_place_id
        where w.user_id = reader.id and f.status = 'SUBJUDICE' order by f.id desc limit 1
      ) as file
      where author.user_name_fold = ${by} and reader.user_name_fold = ${to}
    `.execute(db);
  }
}

/** Unread notifications of the last days, of each type, for every clerk of the sample register. */
export async function seedNotifications(db: Db, userIds: number[], today: Day): Promise<void> {
  const tomorrow = formatDay(workingDay(plusDays(today, 1)), 'en');
  const messages = [
    ['BILL', 'The bill of the law firm Hossain & Associates for October 2026 awaits approval'],
    ['LEAVE', `Rafiqul Islam asks for leave from ${tomorrow}, three days`],
    ['HEARING', `Two hearings of the Appellate Tribunal are set for ${tomorrow}`],
    ['BILL', 'শুল্ক মামলার আইনজীবীর বিল নং ১১৮/২০২৬ অনুমোদনের অপেক্ষায় আছে'],
  ] as const;
  const rows = userIds.flatMap((userId) =>
    messages.map(([notificationType, shortMessage], position) => ({
      userId,
      notificationType,
      shortMessage,
      addedAt: new Date(`${plusDays(today, position - messages.length + 1)}T03:00:00Z`), // the last one today
      seenAt: null,
    })),
  );
  await db.insertInto('notification').values(rows).execute();
}
