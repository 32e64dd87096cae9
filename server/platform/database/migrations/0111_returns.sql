-- When a proceeding was disposed of: on the day of its decision, or else on the day on which its status said so. The
-- adjudication of a filing is disposed of when the filing is closed.
create function proceeding_days() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      new.entered_on := (now() at time zone 'Asia/Dhaka')::date;
    end if;
    if tg_op = 'INSERT' or new.status is distinct from old.status then
      new.status_since := (now() at time zone 'Asia/Dhaka')::date;
    end if;
    new.disposed_on := case
      when new.kind <> 'case-fillings' then coalesce(new.decided_on, case when new.status = 'ORDER_PASSED' then new.status_since end)
      when new.status = 'CLOSED' then new.status_since
    end;
    if tg_op = 'UPDATE' and old.disposed_on is not null and new.disposed_on is null then
      new.reopened_at := now();
    end if;
    return new;
  end $$;

-- Sets those days by the history, where it has them, and else by the last change of the record.
create function date_proceedings() returns void language plpgsql as $$
  declare
    register record;
  begin
    for register in
      select distinct kept.kind, t.tgrelid::regclass as name from pg_trigger t
      join proceeding kept on kept.kind = split_part(encode(t.tgargs, 'escape'), '\000', 1)
      where t.tgname = 'keep_change'
    loop
      execute format(
        'update proceeding p set entered_on = (r.created_at at time zone ''Asia/Dhaka'')::date,
          status_since = (coalesce(c.at, r.changed_at) at time zone ''Asia/Dhaka'')::date,
          disposed_on = case when p.kind <> ''case-fillings'' and p.decided_on is not null then p.decided_on
            when p.status in (''CLOSED'', ''ORDER_PASSED'')
            then (coalesce(c.at, r.changed_at) at time zone ''Asia/Dhaka'')::date end
        from %s r left join (
          select record_id, max(at) as at from change
          where register = %L and became ->> ''status'' in (''CLOSED'', ''ORDER_PASSED'') group by record_id
        ) c on c.record_id = r.id
        where p.kind = %L and p.record_id = r.id', register.name, register.kind, register.kind
      );
    end loop;
  end $$;

create table monthly_return (
  id bigint generated always as identity primary key,
  from_day date not null,
  to_day date not null,
  state text collate "C" not null default 'DRAFT' check (state in ('DRAFT', 'FROZEN')),
  edition integer not null default 1,
  -- the edition that took its place
  replaced_by_id bigint references monthly_return,
  signed_by text,
  memo text,
  date date,
  frozen_at timestamptz,
  -- why the edition before was opened again
  reason text,
  -- over the figures, what changed in the lists, and the hash of the month before
  hash text,
  version integer not null default 1,
  created_by bigint references app_user,
  created_at timestamptz not null default now(),
  changed_by bigint references app_user,
  changed_at timestamptz not null default now()
);
create unique index monthly_return_of_month on monthly_return (from_day, edition);
create unique index monthly_return_one_draft on monthly_return (state) where state = 'DRAFT';
create index monthly_return_by_replaced on monthly_return (replaced_by_id) where replaced_by_id is not null;

-- What is counted again at any time; a frozen return's never is.
create table return_count (
  return_id bigint primary key references monthly_return on delete cascade,
  figures jsonb not null default '{}',
  -- of all kinds together, for the list of returns
  opening integer not null default 0,
  received integer not null default 0,
  disposed integer not null default 0,
  closing integer not null default 0,
  counted_at timestamptz,
  -- the request to count: who asked, and whether the count shall be frozen
  asked_at timestamptz,
  asked_by bigint,
  freezes boolean not null default false
);

-- How many percent are counted. Apart, since the count sees one state of the register and could not write to a row that was
-- written meanwhile.
create table return_progress (
  return_id bigint primary key references monthly_return on delete cascade,
  percent integer not null
);

create sequence return_row_id;

-- A proceeding while it is pending, from the return in which it came in to the one in which it went out. Returns are named
-- by their first day; the first return's opening by the day before. `of_return` null: the returns in force, else a copy for
-- a return that was replaced.
create table return_line (
  id bigint primary key default nextval('return_row_id'),
  of_return bigint,
  proceeding_id bigint not null,
  kind text collate "C" not null,
  record_id bigint not null,
  case_filing_id bigint not null,
  work_place_id bigint not null,
  since date not null,
  until date,
  way_in text collate "C" not null,
  way_out text collate "C",
  number text,
  file_number text,
  company text,
  opened_on date,
  disposed_on date
);
create index return_line_pending on return_line (proceeding_id) where of_return is null and until is null;
create index return_line_of_proceeding on return_line (proceeding_id, id) where of_return is null;
create index return_line_by_since on return_line (since, kind) where of_return is null;
create index return_line_by_until on return_line (until, kind) where of_return is null;
create index return_line_of_return on return_line (of_return, kind) where of_return is not null;

-- What a file owes at the end of a month, as long as it does not change.
create table return_money (
  id bigint primary key default nextval('return_row_id'),
  of_return bigint,
  case_filing_id bigint not null,
  work_place_id bigint not null,
  since date not null,
  until date,
  outstanding numeric(18,2) not null,
  overpaid numeric(18,2) not null,
  not_confirmed numeric(18,2) not null,
  stayed numeric(18,2) not null,
  not_due numeric(18,2) not null,
  appeal_time numeric(18,2) not null,
  appeal_pending numeric(18,2) not null,
  untraceable numeric(18,2) not null,
  write_off_proposed numeric(18,2) not null,
  recoverable numeric(18,2) not null,
  file_number text,
  company text
);
create index return_money_open on return_money (case_filing_id) where of_return is null and until is null;
create index return_money_by_since on return_money (since) where of_return is null;
create index return_money_by_until on return_money (until) where of_return is null;
create index return_money_of_return on return_money (of_return) where of_return is not null;

-- The other records behind the figures of one return.
create table return_item (
  id bigint primary key default nextval('return_row_id'),
  of_return bigint,
  since date not null,
  figure text collate "C" not null,
  kind text collate "C" not null,
  record_id bigint not null,
  case_filing_id bigint,
  work_place_id bigint,
  amount numeric(18,2),
  number text,
  file_number text,
  company text,
  opened_on date,
  disposed_on date
);
create index return_item_by_figure on return_item (since, figure, kind) where of_return is null;
create index return_item_of_return on return_item (of_return, figure) where of_return is not null;

-- The rows behind a figure, whatever they are.
create view return_row as
  select id, 'line' as source, of_return, null as figure, kind, record_id, case_filing_id, work_place_id, since, until, way_in,
    way_out, number, file_number, company, opened_on, disposed_on, null::numeric as amount,
    null::numeric as not_confirmed, null::numeric as stayed, null::numeric as not_due, null::numeric as appeal_time, null::numeric as appeal_pending, null::numeric as untraceable, null::numeric as write_off_proposed, null::numeric as recoverable
  from return_line
  union all
  select id, 'money', of_return, null, 'case-fillings', case_filing_id, case_filing_id, work_place_id, since, until, null, null,
    file_number, file_number, company, null, null, outstanding,
    not_confirmed, stayed, not_due, appeal_time, appeal_pending, untraceable, write_off_proposed, recoverable
  from return_money
  union all
  select id, 'item', of_return, figure, kind, record_id, case_filing_id, work_place_id, since, null, null, null,
    number, file_number, company, opened_on, disposed_on, amount,
    null, null, null, null, null, null, null, null
  from return_item;
