create table money_entry (
  id bigint generated always as identity primary key,
  case_filing_id bigint not null references case_filing on delete cascade,
  proceeding_id bigint references proceeding on delete cascade,
  date date not null,
  kind text collate "C" not null,
  head text collate "C" not null default 'DUTY' check (head in ('DUTY', 'FINE', 'PENALTY', 'INTEREST')),
  amount numeric(18, 2) not null check (amount > 0),
  instrument text,
  bank_id bigint references bank,
  memo text,
  note text,
  origin text collate "C" not null default 'own' check (origin in ('own', 'field', 'explain')),
  version int not null default 1,
  created_by bigint references app_user,
  created_at timestamptz not null default now(),
  changed_by bigint references app_user,
  changed_at timestamptz not null default now(),
  case_kind text collate "C" not null default 'case-fillings'
);
comment on column money_entry.case_kind is 'the kind of the proceeding; without one it is the filing''s';
comment on column money_entry.origin is 'field: follows a field of the filing; explain: made because that field was set below the other entries';
create index money_entry_of_file on money_entry (case_filing_id, date, id);
create unique index money_entry_of_field on money_entry (case_filing_id, kind, head) where origin = 'field';
create index money_entry_to_explain on money_entry (case_filing_id) where origin = 'explain';
create index money_entry_by_date on money_entry (date, id);
create index money_entry_of_proceeding on money_entry (proceeding_id) where proceeding_id is not null;
create index money_entry_of_bank on money_entry (bank_id) where bank_id is not null;

create function money_entry_copy_proceeding() returns trigger language plpgsql as $$
  begin
    new.case_kind := coalesce(
      (select kind from proceeding where id = new.proceeding_id for no key update), 'case-fillings');
    return new;
  end $$;
create trigger copy_proceeding before insert or update of proceeding_id on money_entry
  for each row when (new.proceeding_id is not null or new.case_kind <> 'case-fillings')
  execute function money_entry_copy_proceeding();

create table guarantee (
  id bigint generated always as identity primary key,
  kind text collate "C" not null default 'BANK_GUARANTEE' check (kind in ('BANK_GUARANTEE', 'SURETY', 'BOND')),
  number text,
  number_fold text collate "C" generated always as (left(folded(number), 600)) stored,
  bank_id bigint references bank,
  branch text,
  amount numeric(18, 2) not null default 0 check (amount >= 0),
  issued_on date,
  valid_until date,
  continuing boolean,
  claim_until date,
  auto_renewal boolean,
  ordered_by_id bigint references proceeding on delete set null,
  ordered_on date,
  ordered_percent int,
  original_at text,
  confirmed_on date,
  confirmed_memo text,
  allocations jsonb not null default '[]',
  steps jsonb not null default '[]',
  origin text collate "C" not null default 'own' check (origin in ('own', 'field')),
  version int not null default 1,
  created_by bigint references app_user,
  created_at timestamptz not null default now(),
  changed_by bigint references app_user,
  changed_at timestamptz not null default now(),
  case_filing_id bigint,
  expires_on date,
  left_amount numeric(18, 2) not null default 0,
  ended text collate "C"
);
comment on column guarantee.origin is 'field: made by the bank fields of the filing, and not edited by itself yet';
comment on column guarantee.case_filing_id is 'the first file that it secures';
comment on column guarantee.expires_on is 'the last day of the latest extension; null: continuing, or not entered';
comment on column guarantee.left_amount is 'neither encashed nor released';
comment on column guarantee.ended is 'the step that ended it';
create index guarantee_by_number on guarantee (number_fold, id);
create index guarantee_by_bank on guarantee (bank_id, id);
create index guarantee_by_expiry on guarantee (expires_on, id);
create index guarantee_open_by_expiry on guarantee (expires_on, id) where ended is null;
create index guarantee_no_expiry on guarantee (coalesce(issued_on, (created_at at time zone 'Asia/Dhaka')::date))
  where ended is null and expires_on is null and continuing is not true;
create index guarantee_ended on guarantee (ended, id) where ended is not null;
create index guarantee_amount_missing on guarantee (id) where steps @> '[{"kind": "ENCASHED", "amount": null}]';
create index guarantee_ordered_by on guarantee (ordered_by_id) where ordered_by_id is not null;

-- what guarantees secure, file by file: follows from guarantee.allocations and guarantee.steps, and from the position
create table guarantee_allocation (
  guarantee_id bigint not null references guarantee on delete cascade,
  case_filing_id bigint not null references case_filing,
  amount numeric(18, 2) not null,
  left_amount numeric(18, 2) not null,
  work_place_id bigint not null,
  expires_on date,
  ended text collate "C",
  liability text collate "C" check (liability in ('OWED', 'GONE')),
  primary key (guarantee_id, case_filing_id)
);
comment on column guarantee_allocation.liability is 'GONE: the file has an order and owes nothing; null: it has none yet';
create index guarantee_allocation_of_file on guarantee_allocation (case_filing_id, guarantee_id);
create index guarantee_allocation_needed on guarantee_allocation (work_place_id, expires_on)
  include (guarantee_id, case_filing_id) where liability = 'OWED' and left_amount > 0 and (ended is null or ended = 'LAPSED');
create index guarantee_allocation_to_release on guarantee_allocation (work_place_id)
  include (guarantee_id, case_filing_id) where liability = 'GONE' and left_amount > 0 and (ended is null or ended = 'LAPSED');

-- computes what follows from the steps; a step without an amount is about all of a file's part
create function guarantee_settle() returns trigger language plpgsql as $$
  declare
    is_ended text;
  begin
    new.case_filing_id := (new.allocations -> 0 ->> 'caseFilingId')::bigint;
    new.expires_on := case when new.continuing is not true then (
      select max(day) from (
        select new.valid_until as day
        union all select (step ->> 'validUntil')::date from jsonb_array_elements(new.steps) as step
          where step ->> 'kind' = 'EXTENDED'
      ) as days
    ) end;
    new.left_amount := coalesce((
      select sum(greatest(amount - gone, 0)) from guarantee_parts(new.allocations, new.steps)
    ), 0);
    select step ->> 'kind' into is_ended from jsonb_array_elements(new.steps) with ordinality as steps (step, place)
    where step ->> 'kind' in ('REPLACED', 'LAPSED')
      or step ->> 'kind' in ('ENCASHED', 'RELEASED') and new.left_amount = 0
    order by step ->> 'date' desc, place desc limit 1;
    new.ended := is_ended;
    return new;
  end $$;

create function guarantee_parts(allocations jsonb, steps jsonb)
returns table (case_filing_id bigint, amount numeric, gone numeric) language sql immutable as $$
  select part.file, part.amount, coalesce((
    select sum(coalesce(nullif((step ->> 'amount')::numeric, 0), part.amount)) from jsonb_array_elements(steps) as step
    where step ->> 'kind' in ('ENCASHED', 'RELEASED')
      and coalesce((step ->> 'caseFilingId')::bigint, part.file) = part.file
  ), 0)
  from (
    select (each ->> 'caseFilingId')::bigint as file, coalesce((each ->> 'amount')::numeric, 0) as amount
    from jsonb_array_elements(allocations) as each
  ) as part
$$;

create function liability_of(outstanding numeric, payable numeric, judged_on date) returns text language sql immutable as $$
  select case when outstanding > 0 then 'OWED' when payable > 0 or judged_on is not null then 'GONE' end
$$;

-- The positions are locked first, as by whoever counts them.
create function guarantee_allocate() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      perform mark_positions(array(select case_filing_id from guarantee_allocation where guarantee_id = new.id));
    end if;
    delete from guarantee_allocation a where a.guarantee_id = new.id
      and a.case_filing_id not in (select p.case_filing_id from guarantee_parts(new.allocations, new.steps) p);
    insert into guarantee_allocation
      (guarantee_id, case_filing_id, amount, left_amount, work_place_id, expires_on, ended, liability)
    select new.id, part.case_filing_id, part.amount, greatest(part.amount - part.gone, 0), f.work_place_id, new.expires_on,
      new.ended, liability_of(coalesce(p.outstanding, f.payable_revenue - f.revenue_collected), f.payable_revenue,
        f.date_of_judgement)
    from guarantee_parts(new.allocations, new.steps) part left join case_filing f on f.id = part.case_filing_id
    left join money_position p on p.case_filing_id = f.id
    order by part.case_filing_id
    on conflict (guarantee_id, case_filing_id) do update set amount = excluded.amount, left_amount = excluded.left_amount,
      expires_on = excluded.expires_on, ended = excluded.ended;
    return null;
  end $$;

create trigger settle_insert before insert on guarantee for each row when (new.origin <> 'field' or new.steps <> '[]')
  execute function guarantee_settle();
create trigger settle before update on guarantee for each row execute function guarantee_settle();
create trigger allocate after insert on guarantee for each row when (new.origin <> 'field')
  execute function guarantee_allocate();
create trigger allocate_again after update on guarantee for each row
  when ((old.allocations, old.steps, old.expires_on, old.ended)
    is distinct from (new.allocations, new.steps, new.expires_on, new.ended)) execute function guarantee_allocate();

create table stay (
  id bigint generated always as identity primary key,
  proceeding_id bigint not null references proceeding on delete cascade,
  ordered_on date not null,
  received_on date,
  "of" text collate "C" not null default 'REALISATION' check ("of" in ('REALISATION', 'AUCTION', 'ORDER')),
  amount numeric(18, 2) not null default 0 check (amount >= 0),
  until text collate "C" not null check (until in ('DAY', 'MONTHS', 'NEXT_DATE', 'DISPOSAL', 'FURTHER_ORDER')),
  until_day date,
  until_months int,
  condition text,
  condition_amount numeric(18, 2) not null default 0 check (condition_amount >= 0),
  condition_cash_percent int,
  condition_guarantee_percent int,
  condition_n int,
  condition_unit text collate "C" check (condition_unit in ('DAYS', 'MONTHS')),
  met_on date,
  extends_id bigint references stay on delete set null,
  vacated_on date,
  petition_on date,
  version int not null default 1,
  created_by bigint references app_user,
  created_at timestamptz not null default now(),
  changed_by bigint references app_user,
  changed_at timestamptz not null default now(),
  kind text collate "C" not null,
  case_filing_id bigint not null,
  work_place_id bigint not null,
  decided_on date,
  ends_on date generated always as (case
    when until in ('DAY', 'NEXT_DATE') then until_day
    when until = 'MONTHS' then (ordered_on + make_interval(months => until_months))::date
  end) stored,
  condition_due_on date,
  check (until not in ('DAY', 'NEXT_DATE') or until_day is not null),
  check (until <> 'MONTHS' or until_months is not null)
);
comment on column stay.kind is 'of the proceeding, as are the file, its section and the day of the decision';
comment on column stay.ends_on is 'the last day by the order''s own words; null: until disposal or a further order';
comment on column stay.condition_due_on is 'the last day for what the court has made a condition, counted by the calendar';
create index stay_of_file on stay (case_filing_id, ordered_on);
create index stay_of_proceeding on stay (proceeding_id);
create index stay_by_end on stay (ends_on, id);
create index stay_vacated on stay (vacated_on, id) where vacated_on is not null;
create index stay_of_section on stay (work_place_id, ends_on) where vacated_on is null;
create index stay_by_condition on stay (condition_due_on, id) where met_on is null and vacated_on is null;
create index stay_extends on stay (extends_id) where extends_id is not null;

create function stay_copy_proceeding() returns trigger language plpgsql as $$
  begin
    select kind, case_filing_id, work_place_id, decided_on
    into new.kind, new.case_filing_id, new.work_place_id, new.decided_on
    from proceeding where id = new.proceeding_id for no key update;
    return new;
  end $$;
create trigger copy_proceeding before insert on stay for each row execute function stay_copy_proceeding();

create function proceeding_pass_on_to_money() returns trigger language plpgsql as $$
  begin
    update stay set case_filing_id = new.case_filing_id, work_place_id = new.work_place_id, decided_on = new.decided_on
    where proceeding_id = new.id;
    if old.case_filing_id <> new.case_filing_id then
      update money_entry set case_filing_id = new.case_filing_id where proceeding_id = new.id;
    end if;
    return null;
  end $$;
create trigger pass_on_to_money after update on proceeding for each row
  when ((old.case_filing_id, old.work_place_id, old.decided_on)
    is distinct from (new.case_filing_id, new.work_place_id, new.decided_on)) execute function proceeding_pass_on_to_money();

create table recovery_step (
  id bigint generated always as identity primary key,
  case_filing_id bigint not null references case_filing on delete cascade,
  kind text collate "C" not null,
  date date not null,
  due_on date,
  ended_on date,
  memo text,
  amount numeric(18, 2) not null default 0 check (amount >= 0),
  result text,
  version int not null default 1,
  created_by bigint references app_user,
  created_at timestamptz not null default now(),
  changed_by bigint references app_user,
  changed_at timestamptz not null default now()
);
create index recovery_step_of_file on recovery_step (case_filing_id, date, id);

create table money_rule (
  id bigint generated always as identity primary key,
  code text collate "C" not null,
  name text not null,
  name_bn text,
  name_bn_fold text collate "C" generated always as (folded(name_bn)) stored,
  n int,
  cash_percent int,
  active boolean not null default true,
  act text,
  section text,
  note text,
  valid_from date,
  valid_to date,
  verified_by text,
  verified_on date,
  version int not null default 1,
  created_by bigint references app_user,
  created_at timestamptz not null default now(),
  changed_by bigint references app_user,
  changed_at timestamptz not null default now(),
  constraint money_rule_one_at_a_time exclude using gist (
    int8range(hashtextextended(code, 0), hashtextextended(code, 0), '[]') with &&,
    daterange(valid_from, valid_to, '[]') with &&
  )
);
