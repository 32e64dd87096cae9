import { sql, type Kysely } from 'kysely';
import type { Day } from '../../domain/dates';
import { earlier, LAST_DAY } from './calendar';
import type { Database } from '../platform/database/schema';

/** Why filings of the sample were deleted. */
const REASONS = ['Entered twice', 'Belongs to the Mongla custom house', 'ভুল শাখায় এন্ট্রি করা হয়েছিল', null];

/** Filings that were deleted, and one whose mistaken edit was undone by restoring the previous version. */
export async function seedBin(db: Kysely<Database>, userIds: number[], today: Day): Promise<void> {
  const day = earlier(today, LAST_DAY);
  const { rows } = await sql<{ id: number }>`
    select id from case_filing where changed_at < ${`${day}T00:00:00Z`}::timestamptz - interval '3 days' order by id desc limit ${REASONS.length + 1}
  `.execute(db);
  const [corrected, ...copied] = rows.map(({ id }) => id);
  if (corrected === undefined) return;
  for (const [place, id] of copied.entries()) await addAndDelete(db, id, REASONS[place] ?? null);
  await mistakeAndRestore(db, corrected, userIds, day);
}

async function addAndDelete(db: Kysely<Database>, original: number, reason: string | null): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into case_filing (nothi_number, work_place_id, company_id, cnf_agent_id, ain_number, product_name, hs_code,
      revenue, irregularity_reason, date_of_hearing, created_by, created_at, changed_by, changed_at)
    select nothi_number || ' (2)', work_place_id, company_id, cnf_agent_id, ain_number, product_name, hs_code,
      revenue, irregularity_reason, date_of_hearing, created_by, created_at, created_by, created_at
    from case_filing where id = ${original} returning id
  `.execute(db);
  const { id } = rows[0]!;
  await sql`delete from case_filing where id = ${id}`.execute(db);
  await sql`
    update change set via = 'form' where register = 'case-fillings' and record_id = ${id}
  `.execute(db);
  await sql`
    update change set reason = ${reason}, at = at + interval '1 day 2 hours',
      by_user = (select min(id) from app_user where user_name = 'admin')
    where register = 'case-fillings' and record_id = ${id} and action = 'delete'
  `.execute(db);
}

async function mistakeAndRestore(
  db: Kysely<Database>,
  id: number,
  userIds: number[],
  day: Day,
): Promise<void> {
  const { rows } = await sql<{ remarks: string | null }>`
    select remarks from case_filing where id = ${id}
  `.execute(db);
  const save = (remarks: string | null, by: number, at: string) =>
    sql`
      update case_filing set remarks = ${remarks}, version = version + 1, changed_by = ${by}, changed_at = ${at}
      where id = ${id}
    `.execute(db);
  await sql`set local casebook.via = 'form'`.execute(db);
  await save('Closed on payment', userIds[0]!, `${day}T05:10:00Z`);
  await sql`set local casebook.via = 'restore'`.execute(db);
  await save(rows[0]!.remarks, userIds[1]!, `${day}T06:25:00Z`);
  // what the seed writes after this is no restoration
  await sql`set local casebook.via = 'form'`.execute(db);
}
