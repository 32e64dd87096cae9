-- The server's table of actions says what may be proposed (server/features/history/proposedActions.ts).
alter table proposal drop constraint proposal_action_check;
alter table proposal add case_kind text collate "C";
comment on column proposal.case_kind is 'the kind of the court case that it concerns, which not everybody may read; null: none';

-- Whether the change at hand is a person's and still needs the approval of another administrator.
create function lacks_approval() returns boolean language sql stable as $$
  select current_actor() is not null and current_setting('casebook.approved', true) is distinct from 'yes'
    and (select needs_approval from office)
$$;

create or replace function refuse_unapproved() returns trigger language plpgsql as $$
  begin
    if lacks_approval() then raise exception 'needs approval' using errcode = 'CB001'; end if;
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end $$;

drop trigger refuse_unapproved on case_filing;
create trigger refuse_unapproved before update of status, revenue, amortization_penalty, monetary_penalty on case_filing
  for each row
  when (new.revenue < old.revenue or new.amortization_penalty < old.amortization_penalty
    or new.monetary_penalty < old.monetary_penalty
    or old.status <> new.status and 'CLOSED' in (old.status, new.status))
  execute function refuse_unapproved();

-- The state of a stay on a day. Only of the arguments that a caller has as plain columns there is more than one use:
-- PostgreSQL then inlines the function.
create function stay_state(stay, decided_on date, day date) returns text language sql immutable as $$
  select case
    when $1.vacated_on <= day then 'VACATED'
    when $1.ends_on < day then 'ENDED'
    -- an order made with the decision or after it stays what was decided
    when decided_on <@ daterange($1.ordered_on, greatest($1.ordered_on, day), '(]') then 'DISPOSED'
    when $1.condition_due_on < day and ($1.met_on is null or $1.met_on > day) then 'LAPSED'
    else 'IN_FORCE'
  end
$$;

-- The orders in force on a day that keep what these files owe from being recovered, the latest first.
create function orders_in_force(files bigint[], day date)
returns table (kind text, number text, ordered_on date) language sql stable as $$
  select s.kind, p.number, s.ordered_on from stay s join proceeding p on p.id = s.proceeding_id
  where s.case_filing_id = any (files) and s.of <> 'AUCTION' and s.ordered_on <= day
    and stay_state(s, p.decided_on, day) = 'IN_FORCE'
  order by s.ordered_on desc, s.id desc
$$;

create function refuse_against_orders(files bigint[], day date) returns void language plpgsql as $$
  declare
    forbidding text := (select to_jsonb(o) from orders_in_force(files, day) o limit 1);
  begin
    if forbidding is not null then
      raise exception 'needs approval' using errcode = 'CB001', detail = forbidding;
    end if;
  end $$;

-- What an entry takes from what is owed by decision, or gives back.
create function remitted(kind text, amount numeric) returns numeric language sql immutable as $$
  select case when kind in ('LOWERED', 'WAIVED', 'WRITTEN_OFF', 'REFUND') then amount
    when kind in ('DEMAND', 'RAISED') then -amount else 0 end
$$;

create function money_entry_refuse_unapproved() returns trigger language plpgsql as $$
  declare
    remits boolean;
  begin
    if not lacks_approval() or current_setting('casebook.ledger', true) = 'restoring' then
      return coalesce(new, old);
    end if;
    remits := case
      when tg_op = 'INSERT' then remitted(new.kind, new.amount) > 0
      when tg_op = 'DELETE' then remitted(old.kind, old.amount) < 0
      when (old.kind, old.head) = (new.kind, new.head)
        then remitted(new.kind, new.amount) > remitted(old.kind, old.amount)
      else remitted(new.kind, new.amount) > 0 or remitted(old.kind, old.amount) < 0
    end;
    if remits then raise exception 'needs approval' using errcode = 'CB001'; end if;
    if new.kind = 'ENCASHED' and (tg_op = 'INSERT' or (old.kind, old.date) is distinct from (new.kind, new.date)
        or new.amount > old.amount) then
      perform refuse_against_orders(array[new.case_filing_id], new.date);
    end if;
    return coalesce(new, old);
  end $$;

-- entries of origin `field` follow the filing, where what lowers them is refused
create trigger refuse_unapproved before insert on money_entry for each row when (new.origin <> 'field')
  execute function money_entry_refuse_unapproved();
create trigger refuse_unapproved_edit before update of kind, head, amount, date on money_entry for each row
  when (old.origin <> 'field') execute function money_entry_refuse_unapproved();
create trigger refuse_unapproved_deletion before delete on money_entry for each row when (old.origin <> 'field')
  execute function money_entry_refuse_unapproved();

-- A release or an encashment that an order forbids, and security taken from a file by deleting or editing. One that
-- comes back from the bin is not made anew.
create function guarantee_refuse_unapproved() returns trigger language plpgsql as $$
  declare
    step jsonb;
  begin
    if not lacks_approval() or tg_op = 'INSERT' and current_setting('casebook.via', true) = 'restore' then
      return coalesce(new, old);
    end if;
    if tg_op <> 'INSERT' then
      perform refuse_against_orders(
        array(
          select was."caseFilingId" from jsonb_to_recordset(old.allocations) as was("caseFilingId" bigint, amount numeric)
          where was.amount > coalesce((
            select sum(part.amount)
            from jsonb_to_recordset(new.allocations) as part("caseFilingId" bigint, amount numeric)
            where part."caseFilingId" = was."caseFilingId"
          ), 0)
        ),
        (now() at time zone 'Asia/Dhaka')::date);
      if tg_op = 'DELETE' then return old; end if;
    end if;
    for step in
      select value from jsonb_array_elements(new.steps)
      except all select value from jsonb_array_elements(coalesce(old.steps, '[]'))
    loop
      continue when step ->> 'kind' not in ('RELEASED', 'ENCASHED');
      perform refuse_against_orders(
        case when step ->> 'caseFilingId' is null
          then array(select (part ->> 'caseFilingId')::bigint from jsonb_array_elements(new.allocations) as part)
          else array[(step ->> 'caseFilingId')::bigint] end,
        (step ->> 'date')::date);
    end loop;
    return new;
  end $$;
create trigger refuse_unapproved before insert on guarantee for each row when (new.steps <> '[]')
  execute function guarantee_refuse_unapproved();
create trigger refuse_unapproved_edit before update of steps, allocations on guarantee for each row
  when (new.steps <> old.steps or new.allocations <> old.allocations) execute function guarantee_refuse_unapproved();
create trigger refuse_unapproved_deletion before delete on guarantee for each row when (old.left_amount > 0)
  execute function guarantee_refuse_unapproved();
