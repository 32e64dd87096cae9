import { sql, type Transaction } from 'kysely';
import type { Day } from '../../domain/dates';
import type { Database } from '../platform/database/schema';

/** Gives the sample office rules of retention, files with a class of their own, one on hold, and some destroyed. */
export async function seedRetention(trx: Transaction<Database>, by: number, today: Day): Promise<void> {
  const since = sql`${`${Number(today.slice(0, 4)) - 1}-01-15`}::date`;
  const author = sql`${by}::bigint, ${by}::bigint, ${since}, ${since}`;
  await sql`
    insert into retention_rule (name, name_bn, class, years, outcome, min_amount, created_by, changed_by, created_at,
      changed_at)
    select name, name_bn, class, years, outcome, least, ${author} from (values
      ('Revenue of one crore taka or more', 'এক কোটি টাকা বা তার বেশি রাজস্ব', 'B', 12, null, 10000000),
      ('Decided against the government', 'সরকারের বিপক্ষে নিষ্পন্ন', 'B', 10, 'against', 0),
      ('All other files', 'অন্যান্য সব নথি', 'C', 5, null, 0)
    ) as rule (name, name_bn, class, years, outcome, least)
  `.execute(trx);
  await sql`select count_retention(array(select id from case_filing))`.execute(trx);
  await sql`delete from retention_recount`.execute(trx);
  await sql`
    insert into destruction (on_day, memo, by_whom, created_by, changed_by, created_at, changed_at)
    values (${since}, 'Memo No. 118/Record', 'Record room committee', ${author})
  `.execute(trx);
  // what could have been destroyed then: four files were, one is on hold, and three have a class by hand
  await sql`
    insert into file_retention (case_filing_id, class, years, hold_reason, destruction_id, created_by, changed_by,
      created_at, changed_at)
    select id, case when nth = 6 then 'A' when nth in (7, 8) then 'B' end, case when nth in (7, 8) then 10 end,
      case when nth = 5 then 'Wanted by the audit (AIR of the year)' end,
      case when nth <= 4 then (select max(id) from destruction) end, ${author}
    from (
      select id, row_number() over (order by over_on, id) as nth from retention_list
      where over_on <= ${since} and why = '{}' order by over_on, id limit 8
    ) as f
  `.execute(trx);
}
