create table retention_rule (
  id bigint generated always as identity primary key,
  name text not null,
  name_bn text,
  class text collate "C" not null check (class in ('A', 'B', 'C', 'D')),
  years int check (years > 0),
  work_place_id bigint references work_place,
  outcome text check (outcome in ('government', 'against', 'remand')),
  min_amount numeric(18,2) not null default 0 check (min_amount >= 0),
  note text,
  active boolean not null default true,
  version int not null default 1,
  created_by bigint references app_user,
  created_at timestamptz not null default now(),
  changed_by bigint references app_user,
  changed_at timestamptz not null default now(),
  check ((class = 'A') = (years is null))
);

create table destruction (
  id bigint generated always as identity primary key,
  on_day date not null,
  memo text not null,
  by_whom text not null,
  note text,
  version int not null default 1,
  created_by bigint references app_user,
  created_at timestamptz not null default now(),
  changed_by bigint references app_user,
  changed_at timestamptz not null default now()
);

create table file_retention (
  id bigint generated always as identity primary key,
  case_filing_id bigint not null references case_filing on delete cascade,
  class text collate "C" check (class in ('A', 'B', 'C', 'D')),
  years int check (years > 0),
  hold_reason text,
  destruction_id bigint references destruction,
  version int not null default 1,
  created_by bigint references app_user,
  created_at timestamptz not null default now(),
  changed_by bigint references app_user,
  changed_at timestamptz not null default now(),
  constraint file_retention_of_file unique (case_filing_id),
  check (years is null or class <> 'A')
);
comment on column file_retention.class is 'set by hand; null: by the rules';
create index file_retention_destroyed on file_retention (destruction_id) where destruction_id is not null;

-- Each file with its class, the day its time is over, and why it is kept then.
create view retention_list as
select f.id, f.nothi_number, f.nothi_number_fold, f.company_id, f.company_name_fold, f.work_place_id,
  coalesce(own.class, rule.class) as class,
  case when own.class is null then rule.years else own.years end as years,
  rule.id as rule_id, ended.on_day as ended_on,
  (ended.on_day + make_interval(years => case when own.class is null then rule.years else own.years end))::date as over_on,
  own.hold_reason, own.destruction_id,
  array_remove(array[
    case when f.status <> 'CLOSED' or exists (
      select from proceeding p where p.case_filing_id = f.id and p.kind <> 'case-fillings' and p.disposed_on is null
    ) then 'LIVE' end,
    case when exists (
      select from time_limit l
      where l.case_filing_id = f.id and l.ended is null and l.last_day >= (now() at time zone 'Asia/Dhaka')::date
    ) then 'LIMIT' end,
    case when exists (
      select from guarantee_allocation a
      where a.case_filing_id = f.id and a.left_amount > 0 and (a.ended is null or a.ended = 'LAPSED')
    ) then 'GUARANTEE' end,
    case when own.hold_reason is not null then 'HOLD' end,
    case when exists (
      select from file_call_row c where c.case_filing_id = f.id and c.state is distinct from 'SENT'
    ) then 'CALL' end,
    case when exists (
      select from movement m where m.case_filing_id = f.id and m.received_on is null
    ) then 'OUT' end
  ], null) as why
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
