import { sql, type RawBuilder } from 'kysely';
import { IMPORTANT_FROM } from '../../../domain/returns/figures';
import { openedProceedings } from './lines';
import { guaranteeRows, movements } from './money';
import type { Period } from './period';
import type { Trx } from '../../platform/database/schema';

/** Queries of `figure`, `kind`, `id` (of the record) and `proceeding_id`: what is counted beside what is pending. */
const furtherRows = ({ from, to }: Period): RawBuilder<unknown>[] => [
  sql`
    select 'government-appeals' as figure, p.kind, p.record_id as id, p.id as proceeding_id, null::date as day
    from ${openedProceedings} p join proceeding o on o.id = p.from_id
    where p.filed_by = 'government' and o.outcome = 'against' and p.opened between ${from}::date and ${to}::date
  `,
  sql`
    select 'important', l.kind, l.record_id, l.proceeding_id, null::date
    from proceeding p join return_line l on l.proceeding_id = p.id and l.of_return is null and l.until is null
    where p.important
    union select 'important', l.kind, l.record_id, l.proceeding_id, null::date
    from case_filing f join return_line l on l.case_filing_id = f.id and l.of_return is null and l.until is null
    where f.payable_revenue >= ${sql.lit(IMPORTANT_FROM)}
  `,
  sql`
    select 'results-missing', h.kind, h.id, h.proceeding_id, h.date from hearing h
    where h.date <= ${to}::date and h.date < (now() at time zone 'Asia/Dhaka')::date
      and h.result is null and not h.was_past
  `,
  sql`
    select 'hearings-held', h.kind, h.id, h.proceeding_id, h.date from hearing h
    where h.date between ${from}::date and ${to}::date and h.result in ('HEARD', 'INTERIM_ORDER', 'RESERVED', 'DECIDED')
  `,
  sql`
    select 'limits-missed', t.kind, t.id, t.proceeding_id, t.last_day from time_limit t
    where t.side <> 'OTHER' and t.last_day between ${from}::date and least(${to}::date, (now() at time zone 'Asia/Dhaka')::date - 1)
      and (t.ended is null or t.ended = 'DONE' and t.done_on > t.last_day)
  `,
];

/** Guarantees as they were on the last day: extended, released and encashed by then. */
const guarantees = ({ to }: Period) => sql`
  select w.figure, g.id, g.case_filing_id, g.left_amount, g.number, g.valid_until from (
    select g.id, g.number, g.case_filing_id, g.continuing is true as continues, d.day,
      coalesce(s.extended, g.valid_until) as valid_until, g.amount - coalesce(s.gone, 0) as left_amount
    from guarantee g
    cross join (select least(${to}::date, (now() at time zone 'Asia/Dhaka')::date) as day) d
    left join lateral (
      select sum((step ->> 'amount')::numeric) filter (where step ->> 'kind' in ('RELEASED', 'ENCASHED')) as gone,
        (array_agg((step ->> 'validUntil')::date order by (step ->> 'date')::date desc)
          filter (where step ->> 'kind' = 'EXTENDED'))[1] as extended,
        bool_or(step ->> 'kind' in ('LAPSED', 'REPLACED')) as ended
      from jsonb_array_elements(g.steps) as step where g.steps <> '[]' and (step ->> 'date')::date <= d.day
    ) s on true
    where s.ended is not true and (g.issued_on is null or g.issued_on <= d.day)
  ) g
  cross join lateral (values ('guarantees.valid', true), ('guarantees.lapsing', not continues and valid_until <= day + 30))
    as w (figure, counts)
  where g.left_amount > 0 and (continues or g.valid_until >= day) and w.counts
`;

/** Keeps the records behind the figures that are neither pending proceedings nor what is owed. */
export async function addItems(trx: Trx, period: Period): Promise<void> {
  const { from } = period;
  for (const movement of movements(period)) {
    await sql`
      insert into return_item (since, figure, kind, record_id, case_filing_id, work_place_id, amount, file_number, company)
      select ${from}::date, m.figure, 'case-fillings', m.record_id, m.case_filing_id, m.work_place_id, m.amount,
        coalesce(f.nothi_number, g.file_number), coalesce(c.company_name, g.company)
      from (${movement}) m (figure, record_id, case_filing_id, work_place_id, amount)
      left join case_filing f on f.id = m.case_filing_id left join company c on c.id = f.company_id
      left join lateral (
        select file_number, company from return_money
        where f.id is null and of_return is null and case_filing_id = m.case_filing_id order by id desc limit 1
      ) g on true
    `.execute(trx);
  }
  for (const rows of furtherRows(period)) {
    await sql`
      insert into return_item (since, figure, kind, record_id, case_filing_id, work_place_id, number, file_number, company,
        opened_on, disposed_on)
      select ${from}::date, r.figure, r.kind, r.id, p.case_filing_id, p.work_place_id, p.number, f.nothi_number,
        c.company_name, p.opened_on,
        coalesce(r.day, case when p.disposed_on <= ${period.to}::date then p.disposed_on end)
      from (${rows}) r (figure, kind, id, proceeding_id, day) join proceeding p on p.id = r.proceeding_id
      join case_filing f on f.id = p.case_filing_id left join company c on c.id = f.company_id
    `.execute(trx);
  }
  await addGuarantees(trx, period);
}

/** Puts guarantees that came in or changed into the list, and takes out what the months before said of them. */
async function addGuarantees(trx: Trx, period: Period): Promise<void> {
  const { from } = period;
  const isListed = sql`${guaranteeRows} and until is null`;
  await sql`drop table if exists return_guarantee`.execute(trx);
  await sql`create temporary table return_guarantee on commit drop as ${guarantees(period)}`.execute(trx);
  await sql`analyze return_guarantee`.execute(trx);
  await sql`
    update return_item i set until = ${from}::date
    where ${isListed} and not exists (
      select from return_guarantee g where (i.figure, i.record_id) = (g.figure, g.id)
        and (i.case_filing_id, i.amount, i.number, i.disposed_on)
          is not distinct from (g.case_filing_id, g.left_amount, g.number, g.valid_until)
    )
  `.execute(trx);
  await sql`
    insert into return_item (since, figure, kind, record_id, case_filing_id, amount, number, file_number, company, disposed_on)
    select ${from}::date, g.figure, 'guarantees', g.id, g.case_filing_id, g.left_amount, g.number, f.nothi_number,
      c.company_name, g.valid_until
    from return_guarantee g left join case_filing f on f.id = g.case_filing_id
    left join company c on c.id = f.company_id
    where not exists (
      select from return_item i where ${isListed} and (i.figure, i.record_id) = (g.figure, g.id)
    )
  `.execute(trx);
}
