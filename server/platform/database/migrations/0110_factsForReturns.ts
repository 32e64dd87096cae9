import { sql, type Kysely } from 'kysely';
import { addField, keepHistory } from './fields';

/** What the office's returns ask of a proceeding, and the list of reasons why the government loses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table loss_reason (
        id bigint generated always as identity primary key,
        name text not null,
        name_fold text collate "C" not null generated always as (folded(name)) stored unique,
        name_bn text,
        name_bn_fold text collate "C" generated always as (folded(name_bn)) stored unique,
        position int check (position >= 0),
        active boolean not null default true,
        version int not null default 1,
        created_by bigint references app_user,
        created_at timestamptz not null default now(),
        changed_by bigint references app_user,
        changed_at timestamptz not null default now()
      )`,
    )
    .execute(db);
  await keepHistory(db, { table: 'loss_reason', register: 'loss-reasons' });
  for (const [column, type] of Object.entries(COLUMNS)) await addField(db, 'proceeding', column, type);
  await sql
    .raw(
      'create index proceeding_loss_reason on proceeding (loss_reason_id) where loss_reason_id is not null',
    )
    .execute(db);
  await sql.raw('create index proceeding_important on proceeding (id) where important').execute(db);
  // after the history is kept, so that it begins with them
  await sql`select set_config('casebook.actor', 'server', true)`.execute(db);
  await sql
    .raw(
      `insert into loss_reason (name, name_bn, position) values
      ('Barred by limitation', 'তামাদির কারণে বারিত', 1),
      ('Notice not served', 'নোটিশ জারি করা হয়নি', 2),
      ('Hearing not given (natural justice)', 'শুনানির সুযোগ দেওয়া হয়নি (প্রাকৃতিক ন্যায়বিচার)', 3),
      ('Order without reasons (non-speaking)', 'আদেশে কারণ উল্লেখ করা হয়নি', 4),
      ('Lack of jurisdiction', 'এখতিয়ার ছিল না', 5),
      ('HS classification not supported by a laboratory test', 'এইচএস শ্রেণিবিন্যাসের পক্ষে রাসায়নিক পরীক্ষার প্রতিবেদন নেই', 6),
      ('Valuation without basis', 'মূল্য নির্ধারণের ভিত্তি নেই', 7),
      ('Contrary to a circular or precedent', 'পরিপত্র বা নজিরের পরিপন্থী', 8),
      ('Applied retrospectively', 'ভূতাপেক্ষভাবে প্রয়োগ করা হয়েছে', 9),
      ('Reply not filed in time', 'যথাসময়ে জবাব দাখিল করা হয়নি', 10),
      ('Papers not produced in court', 'আদালতে কাগজপত্র উপস্থাপন করা হয়নি', 11),
      ('Other', 'অন্যান্য', 12)`,
    )
    .execute(db);
}

const COLUMNS = {
  subject: 'text',
  important: 'boolean',
  important_reason: 'text',
  parawise_sent_on: 'date',
  sent_to_attorney_general_on: 'date',
  reply_filed_on: 'date',
  loss_reason_id: 'bigint references loss_reason',
  no_appeal_reason: 'text',
};
