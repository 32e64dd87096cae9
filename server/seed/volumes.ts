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
        row_number() over (order by f.changed_at desc, v.id) % 12 = 1 as late
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
}

/** SQL: ten o'clock of a day in Dhaka. */
const at = (day: string) => sql.raw(`((${day}) + time '10:00') at time zone 'Asia/Dhaka'`);
