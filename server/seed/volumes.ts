import { sql, type Transaction } from 'kysely';
import type { Day } from '../../domain/dates';
import type { Database } from '../platform/database/schema';

/**
 * Gives the sample files their volumes on racks and desks, and moves of the last weeks. Among them are files that are
 * out, and three that are late, each in a section of a sample account.
 */
export async function seedVolumes(
  trx: Transaction<Database>,
  userIds: readonly number[],
  today: Day,
): Promise<void> {
  const by = (id: string) => sql`(${userIds}::bigint[])[1 + ${sql.raw(id)} % ${userIds.length}::int]`;
  await sql`
    insert into volume (case_filing_id, no, place, created_by, changed_by, created_at, changed_at)
    select f.id, n, 'Record room, rack ' || 1 + f.id % 24, ${by('f.id')}, ${by('f.id')}, f.created_at, f.created_at
    from case_filing f, generate_series(1, 1 + (f.id % 5 = 0)::int + (f.id % 17 = 0)::int) n
    where f.status <> 'CLOSED' or f.id % 3 = 0 order by f.id, n
  `.execute(trx);
  await sql`
    insert into movement (volume_id, case_filing_id, to_place, to_desk, by_whom, taken_by, on_day, purpose, due_back,
      received_on, received_at, created_by, changed_by, created_at, changed_at)
    select v.id, v.case_filing_id, coalesce(d.name, p.name), d.id, 'Legal Wing', p.taken_by, p.sent, p.purpose,
      p.sent + 14, case when v.late or p.sent > ${today}::date - 10 then null else p.sent + 9 end,
      case when v.late or p.sent > ${today}::date - 10 then null else v.place end,
      ${by('v.id')}, ${by('v.id')}, ${at('p.sent')}, ${at('p.sent')}
    from (
      select v.*, row_number() over (order by f.changed_at desc, v.id) as nth,
        row_number() over (order by f.changed_at desc, v.id) % 12 = 0 as late
      from volume v join case_filing f on f.id = v.case_filing_id where f.status = 'SUBJUDICE' and v.no = 1
      order by f.changed_at desc, v.id limit 36
    ) as v
    cross join lateral (
      select (array['Attorney General’s office', 'Solicitor', 'High Court Division, Annex 12', 'Board'])[1 + v.nth % 4]
          as name,
        (array['Abdul Karim', 'Rina Akter', 'Md. Selim'])[1 + v.nth % 3] as taken_by,
        (array['Hearing of the writ', 'Vetting of the parawise reply', 'Opinion', 'Filing of the appeal'])[1 + v.nth % 4]
          as purpose,
        ${today}::date - case when v.late then 15 + v.nth::int % 7 else 2 + v.nth::int end as sent
    ) as p
    left join desk d on d.name = p.name order by p.sent, v.id
  `.execute(trx);
  await seedCall(trx, userIds[0]!, today);
}

/** SQL: ten o'clock of a day in Dhaka. */
const at = (day: string) => sql.raw(`((${day}) + time '10:00') at time zone 'Asia/Dhaka'`);

/** A call of a court for nine files of the register and one that is not in it; some of them are found. */
async function seedCall(trx: Transaction<Database>, by: number, today: Day): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into file_call (name, memo, due_on, created_by, changed_by, created_at, changed_at)
    values ('High Court Division, Annex 12', 'Memo No. 4512/HCD', ${today}::date + 10, ${by}::bigint, ${by}::bigint,
      ${at(`date '${today}' - 1`)}, ${at(`date '${today}' - 1`)}) returning id
  `.execute(trx);
  await sql`
    insert into file_call_row (file_call_id, written, case_filing_id, state, created_by, changed_by, created_at, changed_at)
    select ${rows[0]!.id}::bigint, f.nothi_number, f.id,
      (array['FOUND', null, 'SENT', null, 'NOT_FOUND', null, 'FOUND', null, null])[f.nth], ${by}::bigint, ${by}::bigint,
      ${at(`date '${today}' - 1`)}, ${at(`date '${today}' - 1`)}
    from (
      select id, nothi_number, row_number() over (order by id) as nth from case_filing
      where status = 'SUBJUDICE' and id % 7 = 0 order by id limit 9
    ) as f
    union all select ${rows[0]!.id}::bigint, 'S-404/AP/1998', null, null, ${by}::bigint, ${by}::bigint, ${at(`date '${today}' - 1`)},
      ${at(`date '${today}' - 1`)}
  `.execute(trx);
}
