import { sql, type Kysely } from 'kysely';

type Db = Kysely<unknown>;

/**
 * A corrected date or outcome of an order recalculates the limits that a user started, too. Before, only those that
 * the order itself had started were; the others kept a wrong last day, or the rule of an Act that no longer applied.
 */
export async function up(db: Db): Promise<void> {
  // no time limit, since a register with millions of rows takes longer than a request is allowed
  await sql`set local statement_timeout = 0`.execute(db);
  await followOrders(db);
  await settleOutdated(db);
}

async function followOrders(db: Db): Promise<void> {
  await sql`
    create or replace function start_limit(matter proceeding) returns void language plpgsql as $$
    declare
      own time_limit;
      rule limitation_rule;
      runs_from date;
      is_import boolean := coalesce(current_setting('casebook.via', true), '') like 'import:%';
      first_end text;
    begin
      if not exists (select from time_limit where proceeding_id = matter.id and is_started) then
        select * into rule from limitation_rule
        where id = limitation_rule_on(limit_started_by(matter.kind), matter.decided_on);
        if rule.id is not null and not exists (
          select from time_limit where proceeding_id = matter.id and code = rule.code
        ) then
          if rule.trigger in ('ISSUE', 'JUDGMENT') then runs_from := matter.decided_on; end if;
          -- what an import brings may be long past: it becomes nobody's task
          if is_import and (
            (select status = 'CLOSED' from proceeding
              where case_filing_id = matter.case_filing_id and kind = 'case-fillings')
            or limit_longest_end(rule, matter.decided_on) < (now() at time zone 'Asia/Dhaka')::date - interval '1 year'
          ) then first_end := 'NOT_NEEDED'; end if;
          insert into time_limit (proceeding_id, rule_id, code, is_started, side, order_date, trigger_date, ended,
            reason, needs_count, created_by, changed_by)
          values (matter.id, rule.id, rule.code, true, limit_side(matter.outcome, rule.side), matter.decided_on,
            runs_from, first_end, case when first_end is not null then 'before Casebook' end,
            first_end is null and runs_from is not null, current_actor(), current_actor());
        end if;
      end if;
      for own in
        -- what somebody has ended stays; what stopped for want of a date has no reason
        select * from time_limit where proceeding_id = matter.id and code is not null
          and (ended is null or (ended = 'STOPPED' and reason is null)) order by id
      loop
        select * into rule from limitation_rule where id = limitation_rule_on(own.code, matter.decided_on);
        if rule.id is null then
          -- one that somebody started needs no date of an order
          if own.is_started and own.ended is null then
            update time_limit set ended = 'STOPPED', version = version + 1, changed_by = current_actor(),
              changed_at = now()
            where id = own.id;
          end if;
          continue;
        end if;
        runs_from := own.trigger_date;
        if rule.trigger in ('ISSUE', 'JUDGMENT')
          and (own.trigger_date is null or own.trigger_date is not distinct from own.order_date)
        then runs_from := matter.decided_on; end if;
        update time_limit set ended = null, rule_id = rule.id, order_date = matter.decided_on, trigger_date = runs_from,
          side = limit_side(matter.outcome, rule.side), needs_count = needs_count or runs_from is not null,
          version = version + 1, changed_by = current_actor(), changed_at = now()
        where id = own.id and (ended, rule_id, order_date, trigger_date, side)
          is distinct from (null, rule.id, matter.decided_on, runs_from, limit_side(matter.outcome, rule.side));
      end loop;
    end $$
  `.execute(db);
}

async function settleOutdated(db: Db): Promise<void> {
  await sql`
    select settle_limits(proceeding_id) from (
      select distinct l.proceeding_id from time_limit l
      join proceeding p on p.id = l.proceeding_id
      join limitation_rule r on r.id = limitation_rule_on(l.code, p.decided_on)
      where l.ended is null and not l.is_started
        and (l.order_date, l.rule_id, l.side) is distinct from (p.decided_on, r.id, limit_side(p.outcome, r.side))
    ) as outdated
  `.execute(db);
}
