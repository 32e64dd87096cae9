import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/database/schema';
import { counted, openDaysIn } from './counting';
import { BATCH, candidates, untouchedByRecounts } from './recount';

/** A limit that differs from what its record, rule and calendar result in. */
interface LimitDrift {
  id: number;
  /** The names of the differing columns, or the reason why its state should differ. */
  differs: string[];
}

const EVERYTHING = { calendarCode: null, code: null, fromDay: null, toDay: null };

/**
 * Counts every open limit again to compare the dates, and also compares the columns and the state that limits
 * take from their records. Of limits that a waiting recount may still change, it compares neither dates nor rules
 * and sides.
 */
export async function driftOfLimits(db: Db): Promise<LimitDrift[]> {
  const isSettled = await untouchedByRecounts(db);
  return [...(await driftOfDates(db, isSettled)), ...(await driftOfRecords(db, isSettled))];
}

/** @param isSettled SQL: whether the job has applied all changed rules and calendars to the limit `l` */
async function driftOfDates(db: Db, isSettled: RawBuilder<unknown>): Promise<LimitDrift[]> {
  const drifts: LimitDrift[] = [];
  const openDays = openDaysIn(db);
  for (let after = 0; ;) {
    const rows = await candidates(db, EVERYTHING, after, [
      sql`l.ended is null and not l.needs_count and ${isSettled}`,
    ]);
    for (const row of rows) {
      const limit = await counted(row, openDays);
      const differs = (['byCount', 'mayFile', 'aimFor', 'extended'] as const).filter(
        (name) => limit[name] !== row[name],
      );
      if (differs.length) drifts.push({ id: row.id, differs });
    }
    if (rows.length < BATCH) return drifts;
    after = rows.at(-1)!.id;
  }
}

/** @param isSettled SQL: whether the job has applied all changed rules and calendars to the limit `l` */
async function driftOfRecords(db: Db, isSettled: RawBuilder<unknown>): Promise<LimitDrift[]> {
  const { rows } = await sql<LimitDrift>`
    select l.id, array_remove(array[
      case when l.kind <> p.kind then 'kind' end,
      case when l.case_filing_id <> p.case_filing_id then 'case_filing_id' end,
      case when l.work_place_id <> p.work_place_id then 'work_place_id' end,
      case when l.ended is null and (
        (l.is_started and l.order_date is distinct from p.decided_on)
        or (l.order_date <> p.decided_on and limitation_rule_on(l.code, p.decided_on) is not null)
      ) then 'order_date' end,
      case when ${isSettled} and l.ended is null and l.rule_id <> limitation_rule_on(l.code, l.order_date)
        then 'rule_id' end,
      case when ${isSettled} and l.ended is null and l.side <> (
        select limit_side(p.outcome, r.side) from limitation_rule r where r.id = l.rule_id
      ) then 'side' end,
      case when l.ended is null and exists (
        select from proceeding other
        where other.case_filing_id = l.case_filing_id and limit_challenges(other, p)
          and other.kind = any (limit_ended_by(l.code))
      ) then 'challenged' end,
      case when l.done_by_id is not null and not exists (
        select from proceeding other where other.id = l.done_by_id
      ) then 'done_by_id' end
    ], null) as differs
    from time_limit l join proceeding p on p.id = l.proceeding_id
    where (l.kind, l.case_filing_id, l.work_place_id) is distinct from (p.kind, p.case_filing_id, p.work_place_id)
      or l.done_by_id is not null or l.ended is null
    order by l.id
  `.execute(db);
  return rows.filter(({ differs }) => differs.length);
}
