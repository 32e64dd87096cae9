import { sql, type Transaction } from 'kysely';
import { plusDays, plusMonths, type Day } from '../../domain/dates';
import type { Database } from '../platform/database/schema';
import { countLeft } from '../features/dates/limits/counting';
import { entered, saveLimit } from '../features/dates/limits/writes';

type Trx = Transaction<Database>;

/**
 * Stops the sample's records from starting and ending limits until `seedLimits` runs, because the records are older
 * than Casebook and nobody needs alerts for their orders.
 */
export const withoutLimits = (trx: Trx) =>
  sql`
    alter table proceeding disable trigger settle_limits_at_first, disable trigger settle_limits,
      disable trigger settle_limits_at_last
  `.execute(trx);

/**
 * Adds the limits of all orders, as an office has after importing ten years of records. They include one that
 * ends in five days, a missed one, and one that is still open only because the days for the certified copy
 * are not counted.
 */
export async function seedLimits(trx: Trx, userIds: readonly number[], today: Day): Promise<void> {
  await startExistingLimits(trx, today);
  while (await countLeft(trx, 1000));
  const monthsAgo = (days: number) => plusDays(plusMonths(today, -3), days);
  const shown = [
    { triggerDate: monthsAgo(5) },
    { triggerDate: monthsAgo(-10) },
    { triggerDate: monthsAgo(-4), copyApplied: monthsAgo(10), copyReady: monthsAgo(31) },
    { triggerDate: monthsAgo(24) },
  ];
  const waiting = await waitingSince(trx, plusDays(monthsAgo(-10), -1), shown.length);
  for (const [place, limit] of waiting.entries()) {
    const by = userIds[place % userIds.length]!;
    await saveLimit(
      trx,
      limit.id,
      { ...entered(limit), state: null, ...shown[place], responsibleId: by },
      by,
    );
  }
  await dateLimits(trx, today);
  await trx.deleteFrom('limitRecount').execute();
  await sql`
    alter table proceeding enable trigger settle_limits_at_first, enable trigger settle_limits,
      enable trigger settle_limits_at_last
  `.execute(trx);
}

/**
 * Adds the limits of existing orders without creating a flood of tasks: limits of closed files, and limits that
 * ended over a year ago, are marked as not needed; those of challenged orders as done.
 */
async function startExistingLimits(trx: Trx, today: Day): Promise<void> {
  await sql`
    insert into time_limit (proceeding_id, kind, case_filing_id, work_place_id, rule_id, code, is_started, side,
      order_date, trigger_date, ended, done_on, done_by_id, reason, needs_count)
    select p.id, p.kind, p.case_filing_id, p.work_place_id, r.id, r.code, true, limit_side(p.outcome, r.side),
      p.decided_on, t.trigger_date, e.ended, case when e.ended = 'DONE' then c.opened_on end,
      case when e.ended = 'DONE' then c.id end, case when e.ended = 'NOT_NEEDED' then 'before Casebook' end,
      e.ended is null and t.trigger_date is not null
    from proceeding p
    join limitation_rule r on r.id = limitation_rule_on(limit_started_by(p.kind), p.decided_on)
    join case_filing f on f.id = p.case_filing_id
    left join lateral (
      select other.id, other.opened_on from proceeding other
      where other.case_filing_id = p.case_filing_id and limit_challenges(other, p)
      order by other.opened_on, other.id limit 1
    ) as c on true
    cross join lateral (
      select case when r.trigger in ('ISSUE', 'JUDGMENT') then p.decided_on end as trigger_date
    ) as t
    cross join lateral (
      select case when f.status = 'CLOSED' then 'NOT_NEEDED' when c.id is not null then 'DONE'
        when limit_longest_end(r, p.decided_on) < ${today}::date - interval '1 year'
          then 'NOT_NEEDED' end as ended
    ) as e
    where p.decided_on is not null
    order by p.id
  `.execute(trx);
}

/**
 * Dates each limit on the day after its order, so that the limits do not crowd the list of the latest activity. Its
 * author is whoever changed the case last.
 */
async function dateLimits(trx: Trx, today: Day): Promise<void> {
  await sql`analyze time_limit, change`.execute(trx); // without statistics, PostgreSQL would read a whole table for each row
  await sql`
    update time_limit set changed_at = day.instant, created_at = day.instant,
      created_by = day.by_user, changed_by = coalesce(time_limit.changed_by, day.by_user)
    from (
      select l.id as limit_id,
        (least(l.order_date, ${today}::date - 3) + 1 + time '10:00') at time zone 'Asia/Dhaka' as instant,
        (
          select by_user from change where register = p.kind and change.record_id = p.record_id
          order by at desc, change.id desc limit 1
        ) as by_user
      from time_limit l join proceeding p on p.id = l.proceeding_id
    ) as day where day.limit_id = id
  `.execute(trx);
  await sql`
    update change set at = (became ->> 'created_at')::timestamptz, by_user = (became ->> 'created_by')::bigint
    where register = 'limits'
  `.execute(trx);
}

/** The latest limits of orders up to `day` whose date of communication has not been entered. */
async function waitingSince(trx: Trx, day: Day, many: number) {
  const found = await trx
    .selectFrom('timeLimit')
    .selectAll()
    .where('ended', 'is', null)
    .where('triggerDate', 'is', null)
    .where('orderDate', '<=', day)
    .orderBy('orderDate', 'desc')
    .orderBy('id')
    .limit(many)
    .execute();
  return found;
}
