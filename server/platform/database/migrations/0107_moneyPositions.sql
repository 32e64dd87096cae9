-- What of each file is owed today, and in which state (domain/money/position.ts). Writes only mark a file; the server
-- counts it before they are committed, or else a job does within a second. A reference to the filing would lock it again
-- after its position, and so deadlock with who changes the filing.
create table money_position (
  case_filing_id bigint primary key,
  work_place_id bigint not null,
  outstanding numeric(18, 2) not null default 0,
  overpaid numeric(18, 2) not null default 0,
  held numeric(18, 2) not null default 0,
  secured numeric(18, 2) not null default 0,
  encashable numeric(18, 2) not null default 0,
  not_confirmed numeric(18, 2) not null default 0,
  stayed numeric(18, 2) not null default 0,
  not_due numeric(18, 2) not null default 0,
  appeal_time numeric(18, 2) not null default 0,
  appeal_pending numeric(18, 2) not null default 0,
  untraceable numeric(18, 2) not null default 0,
  write_off_proposed numeric(18, 2) not null default 0,
  recoverable numeric(18, 2) not null default 0,
  counted_on date not null default (now() at time zone 'Asia/Dhaka')::date,
  changes_on date,
  needs_count boolean not null default false,
  marked_at timestamptz
);
comment on column money_position.changes_on is 'the next day on which the position differs without anybody typing anything';
comment on column money_position.marked_at is 'when the transaction began that last marked the file';

-- Positions that a changed calendar or rule may move; a job counts them again, by their ids from `done_to` on.
create table money_recount (
  id bigint generated always as identity primary key,
  changes_from date,
  changes_to date,
  counted_since date,
  is_held boolean not null default false,
  done_to bigint not null default 0
);
comment on column money_recount.is_held is 'those of files with a deposit';

-- The list of positions, by the id of the filing.
create view money_position_list as
select p.case_filing_id as id, p.*, f.nothi_number, f.nothi_number_fold, f.company_id, f.company_name_fold
from money_position p join case_filing f on f.id = p.case_filing_id;

-- Sums over positions and collections by month, as appended differences (server/features/cases/figures/tally.ts).
create table money_tally (
  work_place_id bigint not null,
  state text collate "C" not null,
  amount numeric not null,
  files bigint not null
);
create table money_month_tally (
  month date not null,
  kind text collate "C" not null,
  amount numeric not null
);

create function money_states(p money_position) returns table (state text, amount numeric) language sql immutable as $$
  select state, amount from (values
    ('OUTSTANDING', p.outstanding), ('OVERPAID', p.overpaid), ('HELD', p.held), ('SECURED', p.secured),
    ('ENCASHABLE', p.encashable), ('NOT_CONFIRMED', p.not_confirmed), ('STAYED', p.stayed), ('NOT_DUE', p.not_due),
    ('APPEAL_TIME', p.appeal_time), ('APPEAL_PENDING', p.appeal_pending), ('UNTRACEABLE', p.untraceable),
    ('WRITE_OFF_PROPOSED', p.write_off_proposed), ('RECOVERABLE', p.recoverable)
  ) as s (state, amount) where amount > 0
$$;

create function money_tally_changes() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into money_tally
      select work_place_id, s.state, sum(s.amount), count(*) from come, money_states(come::money_position) s group by 1, 2;
    elsif tg_op = 'DELETE' then
      insert into money_tally
      select work_place_id, s.state, -sum(s.amount), -count(*) from gone, money_states(gone::money_position) s group by 1, 2;
    else
      insert into money_tally
      select work_place_id, state, sum(amount), sum(files) from (
        select work_place_id, s.state, -s.amount as amount, -1 as files from gone, money_states(gone::money_position) s
        union all select work_place_id, s.state, s.amount, 1 from come, money_states(come::money_position) s
      ) as differences
      group by 1, 2 having sum(amount) <> 0 or sum(files) <> 0;
    end if;
    return null;
  end $$;

create function guarantees_follow_positions() returns trigger language plpgsql as $$
  begin
    update guarantee_allocation a set work_place_id = p.work_place_id,
      liability = liability_of(p.outstanding, f.payable_revenue, f.date_of_judgement)
    from come p join case_filing f on f.id = p.case_filing_id
    where a.case_filing_id = p.case_filing_id and (a.work_place_id, a.liability)
      is distinct from (p.work_place_id, liability_of(p.outstanding, f.payable_revenue, f.date_of_judgement));
    return null;
  end $$;

create function is_collection(kind text) returns boolean language sql immutable as $$
  select kind in ('OPENING', 'PAYMENT', 'DEPOSIT', 'DEPOSIT_ADJUSTED', 'DEPOSIT_REFUNDED', 'ENCASHED', 'REFUND')
$$;

-- Locked in the order of their ids, so that two who mark the same files wait for each other. Who comes second counts
-- what the first has written. A plan that was made while the register was small would read all of a large one.
create function mark_positions(files bigint[]) returns void language plpgsql set enable_seqscan = off as $$
  begin
    with locked as materialized (
      select case_filing_id from money_position
      where case_filing_id = any (files) and not (needs_count and marked_at = now())
      order by case_filing_id for update
    )
    update money_position p set needs_count = true, marked_at = now() from locked
    where p.case_filing_id = locked.case_filing_id;
  end $$;

-- Without an order all that a filing says is not confirmed, which needs no counting.
create function case_filing_make_positions() returns trigger language plpgsql as $$
  begin
    insert into money_position (case_filing_id, work_place_id, outstanding, not_confirmed, overpaid, needs_count, marked_at)
    select id, work_place_id, greatest(payable_revenue - revenue_collected, 0),
      greatest(payable_revenue - revenue_collected, 0), greatest(revenue_collected - payable_revenue, 0),
      date_of_judgement is not null, case when date_of_judgement is not null then now() end
    from come;
    return null;
  end $$;

create function case_filing_drop_positions() returns trigger language plpgsql as $$
  begin
    delete from money_position where case_filing_id in (select id from gone);
    return null;
  end $$;

create function case_filing_keep_position() returns trigger language plpgsql as $$
  begin
    update money_position set work_place_id = new.work_place_id, needs_count = true, marked_at = now()
    where case_filing_id = new.id;
    return null;
  end $$;

create function mark_position() returns trigger language plpgsql as $$
  begin
    perform mark_positions(case tg_op when 'INSERT' then array[new.case_filing_id]
      when 'DELETE' then array[old.case_filing_id] else array[old.case_filing_id, new.case_filing_id] end);
    return null;
  end $$;

create function mark_changed_positions() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then perform mark_positions(array(select case_filing_id from gone)); end if;
    if tg_op <> 'DELETE' then perform mark_positions(array(select case_filing_id from come)); end if;
    return null;
  end $$;

-- An entry that follows a field of the filing changes with the filing, which marks it.
create function money_entry_changes() returns trigger language plpgsql as $$
  declare
    files bigint[];
  begin
    if tg_op <> 'INSERT' then
      files := array(select case_filing_id from gone where origin <> 'field');
      insert into money_month_tally select date_trunc('month', date), kind, -sum(amount) from gone
      where is_collection(kind) group by 1, 2;
    end if;
    if tg_op <> 'DELETE' then
      files := files || array(select case_filing_id from come where origin <> 'field');
      insert into money_month_tally select date_trunc('month', date), kind, sum(amount) from come
      where is_collection(kind) group by 1, 2;
    end if;
    if cardinality(files) > 0 then perform mark_positions(files); end if;
    return null;
  end $$;

create function guarantee_mark_positions() returns trigger language plpgsql as $$
  begin
    perform mark_positions(array(
      select (each ->> 'caseFilingId')::bigint from jsonb_array_elements(case tg_op when 'INSERT' then new.allocations
        when 'DELETE' then old.allocations else old.allocations || new.allocations end) as each
    ));
    return null;
  end $$;

-- A closed day moves a last day only if it is that day or lies shortly before it. A day that is closed afterwards may
-- bring back what has just passed: such a file was counted on the day after or since.
create function mark_positions_near(from_day date, to_day date) returns void language plpgsql as $$
  declare
    today constant date := (now() at time zone 'Asia/Dhaka')::date;
  begin
    insert into money_recount (changes_from, changes_to, counted_since) values (from_day, to_day + 32,
      case when from_day < today and to_day >= today - 32 then from_day end);
    perform mark_positions(array(
      select case_filing_id from stay where condition_due_on between from_day and to_day + 32
      union select l.case_filing_id from time_limit l join limitation_rule r on r.id = l.rule_id
      where l.ended is null and l.last_day is null and r.unit = 'WORKING_DAYS'
    ));
  end $$;

create function closed_day_mark_positions() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and old.kind <> 'VACATION' then perform mark_positions_near(old.from_day, old.to_day); end if;
    if tg_op <> 'DELETE' and new.kind <> 'VACATION' then perform mark_positions_near(new.from_day, new.to_day); end if;
    return null;
  end $$;

create function calendar_mark_positions() returns trigger language plpgsql as $$
  begin
    perform mark_positions_near((now() at time zone 'Asia/Dhaka')::date - 32, '9999-01-01');
    return null;
  end $$;

create function limitation_rule_mark_positions() returns trigger language plpgsql as $$
  begin
    perform mark_positions(array(
      select case_filing_id from time_limit where rule_id = new.id and ended is null and last_day is null
    ));
    return null;
  end $$;

-- A rule about days for paying matters while they last after an order, one about appeals where a deposit was made.
create function money_rule_mark_positions() returns trigger language plpgsql as $$
  declare
    rule money_rule := case tg_op when 'DELETE' then old else new end;
    longest constant int := 32 + greatest(rule.n, case tg_op when 'UPDATE' then old.n end, 0);
  begin
    insert into money_recount (counted_since, is_held) values (
      case rule.code when 'DUE_DAYS' then (now() at time zone 'Asia/Dhaka')::date - longest end, rule.code <> 'DUE_DAYS');
    return null;
  end $$;

-- the files that are there already
insert into money_position (case_filing_id, work_place_id, outstanding, not_confirmed, overpaid, needs_count, marked_at)
select id, work_place_id, greatest(payable_revenue - revenue_collected, 0),
  greatest(payable_revenue - revenue_collected, 0), greatest(revenue_collected - payable_revenue, 0), true, now()
from case_filing;
select count(add_field_guarantee(f)) from case_filing f
where f.bank_guarantee_amount > 0 or f.bank_gurantee_no is not null;
insert into money_tally
select work_place_id, s.state, sum(s.amount), count(*) from money_position, money_states(money_position) s group by 1, 2;
insert into money_month_tally
select date_trunc('month', date), kind, sum(amount) from money_entry where is_collection(kind) group by 1, 2;

create index money_position_to_count on money_position (marked_at, case_filing_id) where needs_count;
create index money_position_by_change on money_position (changes_on, case_filing_id);
create index money_position_by_outstanding on money_position (outstanding, case_filing_id);
create index money_position_recoverable on money_position (recoverable, case_filing_id) include (work_place_id) where recoverable > 0;
create index money_position_not_confirmed on money_position (not_confirmed, case_filing_id) include (work_place_id) where not_confirmed > 0;
create index money_position_stayed on money_position (stayed, case_filing_id) include (work_place_id) where stayed > 0;
create index money_position_not_due on money_position (not_due, case_filing_id) include (work_place_id) where not_due > 0;
create index money_position_appeal_time on money_position (appeal_time, case_filing_id) include (work_place_id) where appeal_time > 0;
create index money_position_appeal_pending on money_position (appeal_pending, case_filing_id) include (work_place_id) where appeal_pending > 0;
create index money_position_untraceable on money_position (untraceable, case_filing_id) include (work_place_id) where untraceable > 0;
create index money_position_write_off_proposed on money_position (write_off_proposed, case_filing_id) include (work_place_id) where write_off_proposed > 0;
create index money_position_overpaid on money_position (overpaid, case_filing_id) include (work_place_id) where overpaid > 0;
create index money_position_held on money_position (held, case_filing_id) include (work_place_id) where held > 0;
create index money_position_secured on money_position (secured, case_filing_id) include (work_place_id) where secured > 0;
create index money_position_encashable on money_position (encashable, case_filing_id) include (work_place_id) where encashable > 0;

create trigger guarantees_follow after update on money_position referencing new table as come
  for each statement execute function guarantees_follow_positions();
create trigger position_at_first after insert on case_filing referencing new table as come
  for each statement execute function case_filing_make_positions();
create trigger position_at_last after delete on case_filing referencing old table as gone
  for each statement execute function case_filing_drop_positions();
create trigger position_follows after update on case_filing for each row
  when ((old.work_place_id, old.date_of_judgement, old.date_of_provisional_taxation, old.date_of_final_taxation,
      old.revenue, old.amortization_penalty, old.monetary_penalty, old.revenue_collected)
    is distinct from (new.work_place_id, new.date_of_judgement, new.date_of_provisional_taxation,
      new.date_of_final_taxation, new.revenue, new.amortization_penalty, new.monetary_penalty, new.revenue_collected))
  execute function case_filing_keep_position();

create trigger position_marked_insert after insert on proceeding for each row when (new.kind <> 'case-fillings')
  execute function mark_position();
create trigger position_marked_update after update on proceeding for each row
  when (new.kind <> 'case-fillings' and (old.opened_on, old.decided_on, old.outcome, old.filed_by, old.case_filing_id)
    is distinct from (new.opened_on, new.decided_on, new.outcome, new.filed_by, new.case_filing_id))
  execute function mark_position();
create trigger position_marked_delete after delete on proceeding for each row when (old.kind <> 'case-fillings')
  execute function mark_position();

create trigger position_marked_insert after insert on time_limit for each row when (new.side <> 'GOVERNMENT')
  execute function mark_position();
create trigger position_marked_update after update on time_limit for each row
  when ((old.side, old.rule_id, old.order_date, old.last_day, old.ended, old.done_on, old.case_filing_id)
    is distinct from (new.side, new.rule_id, new.order_date, new.last_day, new.ended, new.done_on, new.case_filing_id))
  execute function mark_position();
create trigger position_marked_delete after delete on time_limit for each row when (old.side <> 'GOVERNMENT')
  execute function mark_position();

-- Those of the ledger fire after the triggers `pass_on`, which lock the filing: the filing before its position, as
-- everywhere.
do $$
  declare
    trigger record;
  begin
    for trigger in select * from (values
      ('money_position', 'tally', 'money_tally_changes'), ('money_entry', 'position_marked', 'money_entry_changes'),
      ('stay', 'position_marked', 'mark_changed_positions'), ('recovery_step', 'position_marked', 'mark_changed_positions')
    ) as t (watched, name, does), (values
      ('insert', 'new table as come'), ('update', 'old table as gone new table as come'), ('delete', 'old table as gone')
    ) as o (event, rows)
    loop
      execute format('create trigger %s_%s after %s on %s referencing %s for each statement execute function %s()',
        trigger.name, trigger.event, trigger.event, trigger.watched, trigger.rows, trigger.does);
    end loop;
  end $$;

create trigger position_marked_insert after insert on guarantee for each row
  when (new.valid_until is not null or new.continuing or new.steps <> '[]') execute function guarantee_mark_positions();
create trigger position_marked_update after update on guarantee for each row
  when ((old.issued_on, old.valid_until, old.continuing, old.steps, old.allocations)
    is distinct from (new.issued_on, new.valid_until, new.continuing, new.steps, new.allocations))
  execute function guarantee_mark_positions();
create trigger position_marked_delete after delete on guarantee for each row execute function guarantee_mark_positions();

create trigger positions_marked after insert or update or delete on closed_day for each row
  execute function closed_day_mark_positions();
create trigger positions_marked after update on calendar for each row when (old.days_off <> new.days_off)
  execute function calendar_mark_positions();
create trigger positions_marked after update on limitation_rule for each row
  when ((old.n, old.unit, old.rolls) is distinct from (new.n, new.unit, new.rolls))
  execute function limitation_rule_mark_positions();
create trigger positions_marked_insert after insert on money_rule for each row
  when (new.code in ('DUE_DAYS', 'APPEAL_SUSPENDS')) execute function money_rule_mark_positions();
create trigger positions_marked_update after update on money_rule for each row
  when (new.code in ('DUE_DAYS', 'APPEAL_SUSPENDS') or old.code in ('DUE_DAYS', 'APPEAL_SUSPENDS'))
  execute function money_rule_mark_positions();
create trigger positions_marked_delete after delete on money_rule for each row
  when (old.code in ('DUE_DAYS', 'APPEAL_SUSPENDS')) execute function money_rule_mark_positions();
