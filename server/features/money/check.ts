import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema';

/** A filing whose fields differ from its ledger or from its first guarantee. */
interface FieldDrift {
  id: number;
  differs: string[];
}

/** Sums every ledger up again, and compares the bank fields of the filings with their first guarantees. */
export async function driftOfFields(db: Db): Promise<FieldDrift[]> {
  const { rows } = await sql<FieldDrift>`
    select f.id, array_remove(array[
      case when f.revenue <> coalesce(s.duty, 0) then 'revenue' end,
      case when f.amortization_penalty <> coalesce(s.fine, 0) then 'amortization_penalty' end,
      case when f.monetary_penalty <> coalesce(s.penalty, 0) then 'monetary_penalty' end,
      case when f.revenue_collected <> coalesce(s.paid, 0) then 'revenue_collected' end,
      case when (f.bank_id, f.bank_gurantee_no, f.bank_guarantee_date, f.bank_guarantee_amount,
          coalesce(f.bank_guarantee_encashment, false))
        is distinct from (case when g.id is null then f.bank_id else g.bank_id end, g.number,
          case when g.id is null then f.bank_guarantee_date else g.issued_on end,
          coalesce(part_of(g.allocations, f.id), 0),
          case when g.id is null then coalesce(f.bank_guarantee_encashment, false) else is_encashed(g.steps, f.id) end)
        then 'first_guarantee' end
    ], null) as differs
    from case_filing f
    left join money_sums(array(select id from case_filing)) s on s.file = f.id
    left join lateral first_guarantee(f.id) g on true
    order by f.id
  `.execute(db);
  return rows.filter(({ differs }) => differs.length);
}

/** A guarantee or stay with copies that differ from what they are copied from. */
interface CopyDrift {
  guarantee?: number;
  stay?: number;
}

/** Compares what guarantees secure file by file, and what stays copy of their proceedings. */
export async function driftOfCopies(db: Db): Promise<CopyDrift[]> {
  const { rows } = await sql<CopyDrift>`
    with computed as (
      select g.id as guarantee_id, part.case_filing_id, part.amount, greatest(part.amount - part.gone, 0),
        f.work_place_id, g.expires_on, g.ended, liability_of(p.outstanding, f.payable_revenue, f.date_of_judgement)
      from guarantee g cross join guarantee_parts(g.allocations, g.steps) part
      join case_filing f on f.id = part.case_filing_id join money_position p on p.case_filing_id = f.id
    )
    select distinct guarantee_id as guarantee, null::bigint as stay from (
      (table computed except table guarantee_allocation) union all (table guarantee_allocation except table computed)
    ) as differing
    union select g.id, null from guarantee g where g.liability is distinct from (
      select max(a.liability) from guarantee_allocation a
      where a.guarantee_id = g.id and a.left_amount > 0 and (a.ended is null or a.ended = 'LAPSED')
    )
    union all select null, s.id from stay s join proceeding p on p.id = s.proceeding_id
    where (s.kind, s.case_filing_id, s.work_place_id, s.decided_on)
      is distinct from (p.kind, p.case_filing_id, p.work_place_id, p.decided_on)
    order by 1, 2
  `.execute(db);
  return rows;
}
