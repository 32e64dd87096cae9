import { sql, type Kysely, type RawBuilder } from 'kysely';

type Db = Kysely<unknown>;

/** By kind of proceeding: the code of the limit that its order starts; as of this migration. */
export const STARTED_BY = {
  'case-fillings': 'COMMISSIONER',
  'applicate-comm-cases': 'TRIBUNAL',
  'tribunal-cases': 'HIGH-COURT',
  'custom-appeals': 'LEAVE',
  'high-court-rits': 'LEAVE',
  'high-court-cpa-cpl-cases': 'REVIEW',
  'high-court-cp-cases': 'REVIEW',
};

/** By a limit's code: the kinds of cases that challenge the order and thereby end the limit. */
export const ENDED_BY = {
  COMMISSIONER: ['applicate-comm-cases'],
  TRIBUNAL: ['tribunal-cases'],
  'HIGH-COURT': ['custom-appeals'],
  LEAVE: ['high-court-cpa-cpl-cases', 'high-court-cp-cases'],
};

/**
 * The kinds of cases that may challenge an order. For an order older than Casebook, a case of any of these kinds
 * ends the limit.
 */
const APPEALS = [
  'applicate-comm-cases',
  'tribunal-cases',
  'custom-appeals',
  'high-court-rits',
  'high-court-cpa-cpl-cases',
  'high-court-cp-cases',
];

const texts = (values: readonly string[]) => `array[${values.map((value) => `'${value}'`).join(', ')}]`;

/** Creates the SQL functions that the triggers need to look up small facts of limits and their records. */
export async function createLimitFunctions(db: Db): Promise<void> {
  const when = (rows: Record<string, string>) =>
    Object.entries(rows)
      .map(([value, then]) => `when '${value}' then ${then}`)
      .join(' ');
  const started = Object.fromEntries(Object.entries(STARTED_BY).map(([kind, code]) => [kind, `'${code}'`]));
  const ended = Object.fromEntries(Object.entries(ENDED_BY).map(([code, kinds]) => [code, texts(kinds)]));
  const functions = [
    `limit_started_by(kind text) returns text language sql immutable parallel safe
    return case kind ${when(started)} end`,
    `limit_ended_by(code text) returns text[] language sql immutable parallel safe
    return case code ${when(ended)} else '{}' end`,
    // the party that the order went against may challenge it
    `limit_side(outcome text, of_rule text) returns text language sql immutable parallel safe
    return case when of_rule <> 'EITHER' then of_rule when outcome = 'government' then 'OTHER'
      when outcome = 'against' then 'GOVERNMENT' else 'EITHER' end`,
    `limitation_rule_on(of_code text, day date) returns bigint language sql stable parallel safe
    return (select id from limitation_rule where code = of_code and daterange(valid_from, valid_to, '[]') @> day)`,
    // the latest day on which the period of an order may end, counted from the order
    `limit_longest_end(rule limitation_rule, day date) returns date language sql immutable parallel safe
    return (day + limit_interval(rule.n, rule.unit) + limit_interval(rule.extension_n, rule.extension_unit))::date`,
    `limit_challenges(other proceeding, matter proceeding) returns boolean language sql immutable parallel safe
    return other.case_filing_id = matter.case_filing_id and other.kind = any (${texts(APPEALS)}) and other.id <> matter.id
      and case when matter.kind = 'case-fillings' then other.from_id is null else other.from_id = matter.id end`,
  ];
  // as a longest estimate for working days: two days of seven are off, and some more are holidays
  await sql
    .raw(
      `create function limit_interval(n int, unit text) returns interval language sql immutable parallel safe
      return case when n is null then interval '0' when unit = 'MONTHS' then make_interval(months => n)
        when unit = 'WORKING_DAYS' then make_interval(days => n * 2) else make_interval(days => n) end`,
    )
    .execute(db);
  for (const each of functions) await sql.raw(`create function ${each}`).execute(db);
}

const THIS_DAY: RawBuilder<unknown> = sql`(now() at time zone 'Asia/Dhaka')::date`;

/**
 * Adds the limits of existing orders without creating a flood of tasks: limits of closed files, and limits that
 * ended over a year ago, are marked as not needed; those of challenged orders as done.
 */
export async function startExistingLimits(db: Db, today = THIS_DAY): Promise<void> {
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
        when limit_longest_end(r, p.decided_on) < ${today} - interval '1 year'
          then 'NOT_NEEDED' end as ended
    ) as e
    where p.decided_on is not null
    order by p.id
  `.execute(db);
}

export async function createLimitTriggers(db: Db): Promise<void> {
  await createSettling(db);
  await sql`
    create function time_limit_copy_proceeding() returns trigger language plpgsql as $$
    begin
      select kind, case_filing_id, work_place_id into new.kind, new.case_filing_id, new.work_place_id
      from proceeding where id = new.proceeding_id;
      -- one that comes back from the history, which does not keep the mark, may have missed a closed day
      new.needs_count := coalesce(new.needs_count,
        new.ended is null and new.trigger_date is not null and new.rule_id is not null);
      return new;
    end $$
  `.execute(db);
  await sql`
    create function proceeding_pass_on_to_limits() returns trigger language plpgsql as $$
    begin
      update time_limit set case_filing_id = new.case_filing_id, work_place_id = new.work_place_id
      where proceeding_id = new.id;
      return null;
    end $$
  `.execute(db);
  await createProceedingTrigger(db);
  const triggers = [
    `copy_proceeding before insert on time_limit for each row execute function time_limit_copy_proceeding()`,
    `pass_on_to_limits after update on proceeding for each row
    when (old.work_place_id <> new.work_place_id or old.case_filing_id <> new.case_filing_id)
    execute function proceeding_pass_on_to_limits()`,
    // most filings are entered without an order; this condition keeps the trigger from running for them
    `settle_limits_at_first after insert on proceeding for each row
    when (new.decided_on is not null or new.kind <> 'case-fillings') execute function proceeding_settle_limits()`,
    `settle_limits after update on proceeding for each row
    when (old.decided_on is distinct from new.decided_on or old.outcome is distinct from new.outcome
      or old.from_id is distinct from new.from_id or old.opened_on is distinct from new.opened_on
      or old.case_filing_id <> new.case_filing_id)
    execute function proceeding_settle_limits()`,
    `settle_limits_at_last after delete on proceeding for each row execute function proceeding_settle_limits()`,
  ];
  for (const trigger of triggers) await sql.raw(`create trigger ${trigger}`).execute(db);
}

/**
 * `settle_limits(matter)`: starts, changes and ends the limits of an order according to its date, its outcome
 * and the cases that challenge it.
 */
async function createSettling(db: Db): Promise<void> {
  await sql`
    create function start_limit(matter proceeding) returns void language plpgsql as $$
    declare
      own time_limit;
      rule limitation_rule;
      runs_from date;
      is_import boolean := coalesce(current_setting('casebook.via', true), '') like 'import:%';
      first_end text;
    begin
      select * into own from time_limit where proceeding_id = matter.id and is_started;
      if own.id is null and limit_started_by(matter.kind) is null then return; end if;
      select * into rule from limitation_rule
      where id = limitation_rule_on(coalesce(own.code, limit_started_by(matter.kind)), matter.decided_on);
      if own.id is null then
        if rule.id is null or exists (
          select from time_limit where proceeding_id = matter.id and code = rule.code
        ) then return; end if;
        if rule.trigger in ('ISSUE', 'JUDGMENT') then runs_from := matter.decided_on; end if;
        -- what an import brings may be long past: it becomes nobody's task
        if is_import and (
          (select status = 'CLOSED' from proceeding where case_filing_id = matter.case_filing_id and kind = 'case-fillings')
          or limit_longest_end(rule, matter.decided_on) < (now() at time zone 'Asia/Dhaka')::date - interval '1 year'
        ) then first_end := 'NOT_NEEDED'; end if;
        insert into time_limit (proceeding_id, rule_id, code, is_started, side, order_date, trigger_date, ended, reason,
          needs_count, created_by, changed_by)
        values (matter.id, rule.id, rule.code, true, limit_side(matter.outcome, rule.side), matter.decided_on, runs_from,
          first_end, case when first_end is not null then 'before Casebook' end,
          first_end is null and runs_from is not null, current_actor(), current_actor());
        return;
      end if;
      -- what somebody has ended stays; what stopped for want of a date has no reason
      if own.ended is not null and (own.ended <> 'STOPPED' or own.reason is not null) then return; end if;
      if rule.id is null then
        update time_limit set ended = 'STOPPED', version = version + 1, changed_by = current_actor(), changed_at = now()
        where id = own.id and ended is null;
        return;
      end if;
      runs_from := own.trigger_date;
      if rule.trigger in ('ISSUE', 'JUDGMENT') and own.trigger_date is not distinct from own.order_date then
        runs_from := matter.decided_on;
      end if;
      update time_limit set ended = null, rule_id = rule.id, order_date = matter.decided_on, trigger_date = runs_from,
        side = limit_side(matter.outcome, rule.side), needs_count = needs_count or runs_from is not null,
        version = version + 1, changed_by = current_actor(), changed_at = now()
      where id = own.id and (ended, rule_id, order_date, trigger_date, side)
        is distinct from (null, rule.id, matter.decided_on, runs_from, limit_side(matter.outcome, rule.side));
    end $$
  `.execute(db);
  await sql`
    create function end_limits(matter proceeding) returns void language plpgsql as $$
    declare
      running time_limit;
      ender proceeding;
      is_import boolean := coalesce(current_setting('casebook.via', true), '') like 'import:%';
    begin
      for running in
        select * from time_limit where proceeding_id = matter.id and code is not null
          and (ended is null or (ended = 'DONE' and done_by_id is not null))
      loop
        select * into ender from proceeding other
        where other.case_filing_id = matter.case_filing_id and limit_challenges(other, matter)
          and (other.kind = any (limit_ended_by(running.code)) or is_import)
        order by other.opened_on, other.id limit 1;
        if ender.id is not null then
          update time_limit set ended = 'DONE', done_by_id = ender.id,
            done_on = coalesce(ender.opened_on, (now() at time zone 'Asia/Dhaka')::date),
            version = version + 1, changed_by = current_actor(), changed_at = now()
          where id = running.id and (ended, done_by_id, done_on) is distinct from
            ('DONE', ender.id, coalesce(ender.opened_on, done_on, (now() at time zone 'Asia/Dhaka')::date));
        elsif running.ended = 'DONE' and not exists (
          -- somebody may have named a case that the record does not know as a challenge
          select from proceeding where id = running.done_by_id and kind <> all (limit_ended_by(running.code))
        ) then
          update time_limit set ended = null, done_by_id = null, done_on = null, needs_count = trigger_date is not null,
            version = version + 1, changed_by = current_actor(), changed_at = now()
          where id = running.id;
        end if;
      end loop;
    end $$
  `.execute(db);
  await sql`
    create function settle_limits(matter_id bigint) returns void language plpgsql as $$
    declare
      matter proceeding;
    begin
      select * into matter from proceeding where id = matter_id;
      if matter.id is null then return; end if;
      perform start_limit(matter);
      perform end_limits(matter);
    end $$
  `.execute(db);
}

/**
 * A change of a proceeding settles its own limits, and the limits of the orders that it challenges or has challenged
 * before.
 */
async function createProceedingTrigger(db: Db): Promise<void> {
  await sql`
    create function proceeding_challenged_order(challenger proceeding) returns bigint language sql stable
    return case when challenger.kind = 'case-fillings' then null
      else coalesce(challenger.from_id, (
        select id from proceeding where case_filing_id = challenger.case_filing_id and kind = 'case-fillings'
      )) end
  `.execute(db);
  await sql`
    create function proceeding_settle_limits() returns trigger language plpgsql as $$
    declare
      challenged bigint;
      earlier bigint;
    begin
      if tg_op = 'DELETE' then
        perform settle_limits(proceeding_id) from time_limit where done_by_id = old.id;
        return null;
      end if;
      -- a restored record gets its limits from the history before they are settled
      if tg_op = 'UPDATE' or current_setting('casebook.via', true) is distinct from 'restore' then
        perform settle_limits(new.id);
      end if;
      challenged := proceeding_challenged_order(new);
      perform settle_limits(challenged);
      if tg_op = 'UPDATE' then
        earlier := proceeding_challenged_order(old);
        if earlier is distinct from challenged then perform settle_limits(earlier); end if;
      end if;
      return null;
    end $$
  `.execute(db);
}
