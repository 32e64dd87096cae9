import { sql, type Kysely, type Transaction } from 'kysely';
import { plusDays, type Day } from '../../domain/dates';
import type { Database } from '../platform/database/schema';
import { openDaysIn } from '../features/dates/limits/counting';
import { conditionDueOn } from '../features/money/stays';

type Trx = Transaction<Database>;

/**
 * Gives the sample files the money of an office that keeps it here: payments, deposits, guarantees with their expiry,
 * stays and steps of recovery. Among them are a guarantee that expires in ten days, one that has expired while its file
 * owes, and a stay that ends on Sunday. The job of the server counts the positions.
 */
export async function seedMoney(trx: Trx, userIds: readonly number[], today: Day): Promise<void> {
  const by = (id: string) => sql`(${userIds}::bigint[])[1 + ${sql.raw(id)} % ${userIds.length}::int]`;
  await seedPayments(trx, by, today);
  await seedGuarantees(trx, by, today);
  await seedStays(trx, by, today);
  await seedRecovery(trx, by, today);
}

type By = (id: string) => ReturnType<typeof sql>;

/** SQL: eleven o'clock of a day in Dhaka, when the office writes. */
const at = (day: string) => sql.raw(`((${day}) + time '11:00') at time zone 'Asia/Dhaka'`);

/** What the files have paid becomes payments in the months after the order; appeals since the Act of 2023 have a deposit. */
async function seedPayments(trx: Kysely<Database>, by: By, today: Day): Promise<void> {
  await sql`
    update money_entry e set kind = 'PAYMENT', origin = 'own', date = paid.day, bank_id = (
        select b.id from bank b order by b.id offset e.id % 20 limit 1
      ), instrument = 'Challan T-' || 10000 + e.id * 37 % 90000, created_by = ${by('e.id')}, changed_by = ${by('e.id')},
      created_at = ${at('paid.day')}, changed_at = ${at('paid.day')}
    from case_filing f cross join lateral (
      select least(coalesce(f.date_of_judgement, f.date_of_hearing) + 20 + (f.id * 7 % 340)::int, ${today}::date - 1) as day
    ) as paid
    where e.case_filing_id = f.id and e.origin = 'field' and e.kind = 'OPENING' and f.created_at < ${today}::date - 90
  `.execute(trx);
  await sql`
    insert into money_entry (case_filing_id, proceeding_id, date, kind, head, amount, instrument, created_by, changed_by,
      created_at, changed_at)
    select f.id, p.id, p.opened_on, 'DEPOSIT', 'DUTY', round(f.revenue / 10, 2),
      'Pay order ' || 200000 + p.id * 13, ${by('p.id')}, ${by('p.id')}, ${at('p.opened_on + 1')}, ${at('p.opened_on + 1')}
    from proceeding p join case_filing f on f.id = p.case_filing_id
    where p.kind in ('applicate-comm-cases', 'tribunal-cases') and p.opened_on between '2024-06-06' and ${today}
      and p.filed_by is distinct from 'government' and f.revenue >= 100 and f.status <> 'CLOSED'
      and f.revenue_collected < f.payable_revenue / 2 and p.id % 4 > 0
      and p.id = (select min(id) from proceeding where case_filing_id = f.id and kind = p.kind)
  `.execute(trx);
}

/** Guarantees of closed files are released or encashed; those of others expire before and after today. */
async function seedGuarantees(trx: Kysely<Database>, by: By, today: Day): Promise<void> {
  // the one that shows what the diary of guarantees is for: it secures what is owed, and expires in ten days
  const { rows } = await sql<{ id: number }>`
    select g.id from guarantee g join case_filing f on f.id = g.case_filing_id
    where f.status = 'SUBJUDICE' and g.ended is null and f.date_of_judgement is not null and g.origin = 'field'
      and f.created_at < ${today}::date - 90
      and g.left_amount between 100000 and f.payable_revenue - f.revenue_collected
    order by f.date_of_judgement desc, g.id limit 1
  `.execute(trx);
  await sql`
    update guarantee g set origin = 'own', changed_by = ${by('g.id')}, version = g.version + 1,
      branch = (array['Agrabad', 'Khatunganj', 'CDA Avenue', 'Station Road'])[1 + g.id % 4],
      valid_until = case when g.id = ${rows[0]?.id ?? 0} then ${plusDays(today, 10)}::date when g.id % 17 > 0 then case when f.status = 'CLOSED' then g.issued_on + 365
        else ${today}::date + (g.id * 29 % 700)::int - 45 end end,
      original_at = case when g.id % 3 > 0 then 'Almirah ' || 1 + g.id % 6 || ', Accounts' end,
      confirmed_on = case when g.id % 5 > 1 then g.issued_on + 9 end,
      changed_at = least(${at('g.issued_on + 12')}, now()),
      steps = case when f.status = 'CLOSED' and f.bank_guarantee_encashment is not true then jsonb_build_array(
        jsonb_build_object('kind', 'RELEASED', 'date', least(g.issued_on + 300, ${today}::date - 2))
      ) else g.steps end
    from case_filing f where f.id = g.case_filing_id and g.origin = 'field' and f.created_at < ${today}::date - 90
  `.execute(trx);
}

/** Courts have stayed what they have not decided yet: some for months, some until they decide, a few on a condition. */
async function seedStays(trx: Trx, by: By, today: Day): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select p.id from proceeding p join case_filing f on f.id = p.case_filing_id
    where p.kind = 'high-court-rits' and p.status = 'SUBJUDICE' and p.decided_on is null and p.opened_on + 20 < ${today}::date
    order by f.revenue desc, p.id limit 1
  `.execute(trx);
  const ofSunday = rows[0]?.id ?? 0;
  await sql`
    insert into stay (proceeding_id, ordered_on, received_on, until, until_day, until_months, condition, condition_n,
      condition_unit, met_on, created_by, changed_by, created_at, changed_at)
    select p.id, s.ordered, s.ordered + 9, s.until,
      case when p.id = ${ofSunday} then ${sundayAfter(today)}::date
        when s.until in ('DAY', 'NEXT_DATE') then ${today}::date + (p.id % 90)::int + 3 end,
      case when s.until = 'MONTHS' then 6 end,
      case when p.id % 9 = 0 then '50 % of the duty in cash or bank guarantee within two months of the copy' end,
      case when p.id % 9 = 0 then 2 end, case when p.id % 9 = 0 then 'MONTHS' end,
      case when p.id % 9 = 0 and p.id % 27 > 0 then s.ordered + 50 end,
      ${by('p.id')}, ${by('p.id')}, ${at('s.ordered + 10')}, ${at('s.ordered + 10')}
    from proceeding p cross join lateral (
      select p.opened_on + 10 as ordered,
        case when p.id = ${ofSunday} then 'DAY'
          else (array['MONTHS', 'DISPOSAL', 'FURTHER_ORDER', 'NEXT_DATE', 'DISPOSAL'])[1 + p.id % 5] end as until
    ) as s
    where p.kind in ('high-court-rits', 'custom-appeals', 'high-court-cpa-cpl-cases', 'high-court-cp-cases')
      and p.status = 'SUBJUDICE' and p.decided_on is null and s.ordered + 10 < ${today}::date
  `.execute(trx);
  // most stays of some months were extended in time, some too late
  await sql`
    insert into stay (proceeding_id, ordered_on, received_on, until, extends_id, created_by, changed_by, created_at,
      changed_at)
    select proceeding_id, e.ordered, e.ordered + 6, 'DISPOSAL', id, ${by('id')}, ${by('id')}, ${at('e.ordered + 7')},
      ${at('e.ordered + 7')}
    from stay cross join lateral (select ends_on - 3 + (id % 4 = 0)::int * 14 as ordered) as e
    where until = 'MONTHS' and id % 3 > 0 and e.ordered + 7 < ${today}::date
      and id not in (select extends_id from stay where extends_id is not null)
  `.execute(trx);
  const conditional = await trx.selectFrom('stay').selectAll().where('conditionN', 'is not', null).execute();
  for (const stay of conditional)
    await trx
      .updateTable('stay')
      .set({ conditionDueOn: await conditionDueOn(stay, openDaysIn(trx)) })
      .where('id', '=', stay.id)
      .execute();
}

const sundayAfter = (day: Day): Day => plusDays(day, 7 - new Date(`${day}T00:00:00Z`).getUTCDay());

async function seedRecovery(trx: Kysely<Database>, by: By, today: Day): Promise<void> {
  await sql`
    insert into recovery_step (case_filing_id, kind, date, due_on, memo, created_by, changed_by, created_at, changed_at)
    select f.id, s.kind, s.day, case when s.kind = 'NOTICE' then s.day + 10 end,
      'Memo No. ' || 100 + f.id * 11 % 9000 || '/Recovery/' || extract(year from s.day), ${by('f.id')}, ${by('f.id')},
      ${at('s.day')}, ${at('s.day')}
    from case_filing f cross join lateral (
      select (array['NOTICE', 'CLEARANCE_STOPPED', 'ACCOUNT_FROZEN', 'SET_OFF'])[n] as kind,
        f.date_of_judgement + n * 40 as day from generate_series(1, 1 + (f.id % 4)::int) as n
    ) as s
    where f.status <> 'CLOSED' and f.date_of_judgement is not null and f.id % 3 = 0
      and f.revenue_collected < f.payable_revenue and s.day < ${today}::date
    order by s.day
  `.execute(trx);
  await sql`
    insert into recovery_step (case_filing_id, kind, date, memo, created_by, changed_by, created_at, changed_at)
    select id, case when id % 2 = 0 then 'UNTRACEABLE' else 'WRITE_OFF_PROPOSED' end, date_of_judgement + 900,
      'Memo No. ' || 100 + id * 11 % 9000, ${by('id')}, ${by('id')}, ${at('date_of_judgement + 900')},
      ${at('date_of_judgement + 900')}
    from case_filing
    where status = 'OPEN' and date_of_judgement + 900 < ${today}::date and revenue_collected = 0 and id % 5 = 0
  `.execute(trx);
}
