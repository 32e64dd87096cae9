-- How long each file is kept, and until when. Kept by triggers, so that the list of what may be destroyed is read from
-- an index. A job counts the files again that a changed rule may concern.
create table retention_term (
  case_filing_id bigint primary key references case_filing on delete cascade,
  class text collate "C",
  years int,
  rule_id bigint,
  ended_on date,
  over_on date,
  is_live boolean not null,
  hold_reason text,
  destruction_id bigint
);

create table retention_recount (
  id bigint generated always as identity primary key,
  done_to bigint not null default 0
);

drop view retention_list;

-- The term of each file as its records result in.
create view retention_term_counted as
select f.id as case_filing_id, coalesce(own.class, rule.class) as class,
  case when own.class is null then rule.years else own.years end as years,
  rule.id as rule_id, ended.on_day as ended_on,
  (ended.on_day + make_interval(years => case when own.class is null then rule.years else own.years end))::date as over_on,
  f.status <> 'CLOSED' or ended.is_pending as is_live, own.hold_reason, own.destruction_id
from case_filing f
left join file_retention own on own.case_filing_id = f.id
cross join lateral (
  -- the last order, or the day on which somebody closed the file in this register if that was later
  select coalesce(
      greatest(
        max(case when p.kind = 'case-fillings' then p.decided_on else p.disposed_on end),
        max(p.disposed_on) filter (where p.kind = 'case-fillings' and p.status_since > p.entered_on)
      ),
      max(p.disposed_on)
    ) as on_day,
    coalesce(bool_or(p.kind <> 'case-fillings' and p.disposed_on is null), false) as is_pending,
    (array_agg(p.outcome order by p.decided_on desc nulls last, p.id desc) filter (where p.outcome is not null))[1]
      as outcome
  from proceeding p where p.case_filing_id = f.id
) as ended
left join lateral (
  select r.id, r.class, r.years from retention_rule r
  where own.class is null and r.active and r.min_amount <= f.payable_revenue
    and (r.work_place_id is null or r.work_place_id = f.work_place_id)
    and (r.outcome is null or r.outcome = ended.outcome)
  order by r.years desc nulls first, r.id limit 1
) as rule on true;

create view retention_list as
select t.case_filing_id as id, f.nothi_number, f.nothi_number_fold, f.company_id, f.company_name_fold,
  t.class, t.years, t.rule_id, t.ended_on, t.over_on, t.is_live, t.hold_reason, t.destruction_id,
  array_remove(array[
    case when t.is_live then 'LIVE' end,
    case when exists (
      select from time_limit l
      where l.case_filing_id = t.case_filing_id and l.ended is null and l.last_day >= (now() at time zone 'Asia/Dhaka')::date
    ) then 'LIMIT' end,
    case when exists (
      select from guarantee_allocation a
      where a.case_filing_id = t.case_filing_id and a.left_amount > 0 and (a.ended is null or a.ended = 'LAPSED')
    ) then 'GUARANTEE' end,
    case when t.hold_reason is not null then 'HOLD' end,
    case when exists (
      select from file_call_row c where c.case_filing_id = t.case_filing_id and c.state is distinct from 'SENT'
    ) then 'CALL' end,
    case when exists (
      select from movement m where m.case_filing_id = t.case_filing_id and m.received_on is null
    ) then 'OUT' end
  ], null) as why
from retention_term t join case_filing f on f.id = t.case_filing_id;

-- Locked first: who comes second counts what the first has written. A plan that was made while the register was small
-- would read all of a large one.
create function count_retention(files bigint[]) returns void language plpgsql set enable_seqscan = off as $$
  begin
    perform from retention_term where case_filing_id = any (files) order by case_filing_id for update;
    insert into retention_term as t select * from retention_term_counted where case_filing_id = any (files)
    on conflict (case_filing_id) do update set class = excluded.class, years = excluded.years,
      rule_id = excluded.rule_id, ended_on = excluded.ended_on, over_on = excluded.over_on, is_live = excluded.is_live,
      hold_reason = excluded.hold_reason, destruction_id = excluded.destruction_id
    where t is distinct from excluded;
  end $$;

create function count_retention_of_filing() returns trigger language plpgsql as $$
  begin
    perform count_retention(array[new.id]);
    return null;
  end $$;

create function count_retention_of_file() returns trigger language plpgsql as $$
  begin
    perform count_retention(case tg_op when 'INSERT' then array[new.case_filing_id]
      when 'DELETE' then array[old.case_filing_id] else array[old.case_filing_id, new.case_filing_id] end);
    return null;
  end $$;

create function recount_retention() returns trigger language plpgsql as $$
  begin
    insert into retention_recount default values;
    return null;
  end $$;

insert into retention_term select * from retention_term_counted;

create index retention_term_over on retention_term (over_on, case_filing_id) where destruction_id is null;
create index retention_term_due on retention_term (over_on, case_filing_id) where destruction_id is null and not is_live;
create index retention_term_destroyed on retention_term (destruction_id) where destruction_id is not null;

create trigger retention_at_first after insert on case_filing for each row execute function count_retention_of_filing();
create trigger retention_follows after update on case_filing for each row
  when ((old.status, old.payable_revenue, old.work_place_id)
    is distinct from (new.status, new.payable_revenue, new.work_place_id))
  execute function count_retention_of_filing();
create trigger retention_counted_insert after insert on proceeding for each row when (new.kind <> 'case-fillings')
  execute function count_retention_of_file();
create trigger retention_counted_update after update on proceeding for each row
  when ((old.case_filing_id, old.decided_on, old.disposed_on, old.outcome, old.status_since, old.entered_on)
    is distinct from (new.case_filing_id, new.decided_on, new.disposed_on, new.outcome, new.status_since, new.entered_on))
  execute function count_retention_of_file();
create trigger retention_counted_delete after delete on proceeding for each row when (old.kind <> 'case-fillings')
  execute function count_retention_of_file();
create trigger retention_counted after insert or update or delete on file_retention for each row
  execute function count_retention_of_file();
create trigger retention_recounted after insert or update or delete on retention_rule for each statement
  execute function recount_retention();
