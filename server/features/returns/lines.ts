import { sql, type RawBuilder } from 'kysely';
import { ofThis, type Period } from './period';
import type { Trx } from '../../platform/database/schema';

/** Proceedings with the day on which they were opened, as `opened`; that of their entry where no other is known. */
export const openedProceedings = sql`(select *, coalesce(opened_on, entered_on) as opened from proceeding)`;

/** The figure by which a proceeding `p` is disposed of. */
export const disposal = sql`case p.outcome when 'government' then 'disposed-for' when 'against' then 'disposed-against'
  when 'remand' then 'disposed-remand' else 'disposed-other' end`;

const NAMES = sql`left join case_filing f on f.id = p.case_filing_id left join company c on c.id = f.company_id`;

/** Puts proceedings `p` (with `opened`, `way_in`, `way_out` and `since`) of a query into the list of the return. */
const insertLines = ({ from }: Period, query: RawBuilder<unknown>) => sql`
  insert into return_line (proceeding_id, kind, record_id, case_filing_id, work_place_id, since, until, way_in, way_out,
    number, file_number, company, opened_on, disposed_on)
  select p.id, p.kind, p.record_id, p.case_filing_id, p.work_place_id, p.since,
    case when p.way_out is not null then ${from}::date end, p.way_in, p.way_out, p.number, f.nothi_number, c.company_name,
    p.opened, case when p.way_out is not null then p.disposed_on end
  from (${query}) p ${NAMES}
`;

/** Takes back what an earlier count has written. */
export async function clearLines(trx: Trx, period: Period): Promise<void> {
  const { from } = period;
  await sql`delete from return_line where of_return is null and ${ofThis(period)}`.execute(trx);
  await sql`
    update return_line set until = null, way_out = null, disposed_on = null
    where of_return is null and until >= ${from}::date
  `.execute(trx);
}

/** What was pending on the day before the first return, as the register knows it now. */
export async function addOpening(trx: Trx, period: Period): Promise<void> {
  const { from, since } = period;
  await insertLines(
    period,
    sql`
      select p.*, ${since}::date as since, 'opening' as way_in, null as way_out from ${openedProceedings} p
      where p.opened < ${from}::date and (p.disposed_on is null or p.disposed_on >= ${from}::date)
    `,
  ).execute(trx);
}

/**
 * What came in. A proceeding that was never counted came in late or was filed, unless it was disposed of before the
 * first return; one that had gone out and is pending again, or was since the last freeze, was restored or brought back.
 */
export async function addIncoming(trx: Trx, period: Period): Promise<void> {
  const { from, to, firstFrom, frozenAt } = period;
  await insertLines(
    period,
    sql`
      select p.*, ${from}::date as since,
        case when l.id is null then case when p.opened < ${from}::date then 'late' else 'filed' end
          when l.way_out = 'corrected-out' then 'corrected-in' else 'restored' end as way_in,
        case when p.disposed_on <= ${to}::date then ${disposal} end as way_out
      from return_candidate c join ${openedProceedings} p on p.id = c.id
      left join lateral (
        select id, until, way_out from return_line
        where of_return is null and proceeding_id = p.id order by id desc limit 1
      ) l on true
      where p.opened <= ${to}::date and (l.id is null or l.until is not null) and (
        p.disposed_on is null or p.disposed_on > ${to}::date
        or l.id is null and p.disposed_on >= ${firstFrom}::date
        or l.id is not null and p.reopened_at > ${frozenAt}::timestamptz
      )
    `,
  ).execute(trx);
}

/** What went out, and what moved to another section: out of the one, in to the other. */
export async function addOutgoing(trx: Trx, period: Period): Promise<void> {
  const { from, to } = period;
  await sql`drop table if exists return_outgoing`.execute(trx);
  await sql`
    create temporary table return_outgoing on commit drop as
    select l.id as line_id, p.id as proceeding_id, p.disposed_on,
      p.id is null or p.opened > ${to}::date as is_gone, p.work_place_id <> l.work_place_id as is_moved,
      case when p.disposed_on <= ${to}::date then ${disposal} end as way_out
    from return_candidate c join return_line l on l.proceeding_id = c.id
    left join ${openedProceedings} p on p.id = c.id
    where l.of_return is null and l.until is null and l.since < ${from}::date and (
      p.id is null or p.opened > ${to}::date or p.disposed_on <= ${to}::date or p.work_place_id <> l.work_place_id
    )
  `.execute(trx);
  await sql`
    update return_line l set until = ${from}::date,
      way_out = case when o.is_gone then 'corrected-out' when o.is_moved then 'moved-out' else o.way_out end,
      disposed_on = case when not o.is_gone and not o.is_moved then o.disposed_on end
    from return_outgoing o where o.line_id = l.id
  `.execute(trx);
  await insertLines(
    period,
    sql`
      select p.*, ${from}::date as since, 'moved-in' as way_in, o.way_out
      from return_outgoing o join ${openedProceedings} p on p.id = o.proceeding_id
      where o.is_moved and not o.is_gone
    `,
  ).execute(trx);
}
