import { sql, type Kysely } from 'kysely';
import type { Day } from '../../domain/dates';
import type { Database } from '../platform/database/schema';
import { officeHour, plusDays } from './calendar';
import { randomFor } from './random';

/** Notes of yesterday that name a colleague, each about a file of the colleague's sections. */
const NOTES = [
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
export async function seedMentions(db: Kysely<Database>, today: Day): Promise<void> {
  const random = randomFor('mentions');
  for (const { by, to, text } of NOTES) {
    const at = officeHour(plusDays(today, -1), random);
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
