-- Field entries and guarantees are not kept in the history, since the filing's change is theirs; their own begins when
-- somebody edits them.
create or replace function keep_change() returns trigger language plpgsql as $$
    declare
      op text := tg_op;
      record_id bigint;
      file bigint;
      was jsonb;
      became jsonb;
      whole jsonb;
      stored jsonb;
      of_kind text;
      of_section bigint;
      done text;
    begin
      if tg_argv[0] in ('money-entries', 'guarantees') then
        if tg_op = 'UPDATE' and old.origin = 'field' and new.origin <> 'field' then op := 'INSERT';
        elsif (case tg_op when 'DELETE' then old.origin else new.origin end) = 'field' then return null;
        end if;
      end if;
      done := case when current_setting('casebook.via', true) = 'restore' then 'restore'
        when op = 'INSERT' then 'create' else 'edit' end;
      if op = 'DELETE' then
        record_id := old.id;
        whole := kept(old);
        was := jsonb_strip_nulls(whole);
        done := 'delete';
        if tg_argv[1] = 'case_filing_id' then file := old.case_filing_id; end if;
      else
        record_id := new.id;
        whole := kept(new);
        if op = 'INSERT' then
          became := jsonb_strip_nulls(whole);
        else
          select jsonb_object_agg(key, value), jsonb_object_agg(key, whole -> key) into was, became
          from jsonb_each(kept(old)) where value is distinct from whole -> key;
          if was is null then return null; end if;
        end if;
        if tg_argv[1] = 'case_filing_id' then file := new.case_filing_id; end if;
      end if;
      if tg_argv[1] = 'id' then file := record_id; end if;
      if tg_argv[3] = 'sparse' and op <> 'UPDATE' and coalesce(was, became) = '{"version": 1}' then
        return null;
      end if;
      if tg_argv[0] in ('proceedings', 'hearings', 'limits', 'stays', 'money-entries') then
        stored := case op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
        of_kind := coalesce(stored ->> 'case_kind', stored ->> 'kind');
      end if;
      of_section := case when tg_argv[0] in ('proceedings', 'hearings', 'limits')
        then (stored ->> 'work_place_id')::bigint else section_of_file(file) end;
      if current_setting('casebook.dated', true) = 'yes' then
        -- sample data say themselves when they were entered, and by whom
        insert into change (at, by_user, register, record_id, case_filing_id, action, version, was, became, kind, work_place_id)
        select coalesce((whole ->> (moment || '_at'))::timestamptz, now()), (whole ->> (moment || '_by'))::bigint,
          tg_argv[0], record_id, file, done, (whole ->> 'version')::int, was, became, of_kind, of_section
        from (select case op when 'INSERT' then 'created' else 'changed' end) as written (moment);
      else
        insert into change (register, record_id, case_filing_id, action, version, was, became, kind, work_place_id)
        values (tg_argv[0], record_id, file, done, (whole ->> 'version')::int, was, became, of_kind, of_section);
      end if;
      -- nothing of the same transaction comes before a new record, except its own deletion
      if tg_argv[2] = 'joined' and op = 'UPDATE' then perform join_changes(tg_argv[0], record_id); end if;
      return null;
    end $$;

-- What a filing's own fields say in the ledger: one entry each, dated with the order or else its entry.
create function field_entries(filing case_filing)
returns table (date date, kind text, head text, amount numeric) language sql stable as $$
  select coalesce(filing.date_of_judgement, (filing.created_at at time zone 'Asia/Dhaka')::date), e.kind, e.head, e.amount
  from (values
    ('DEMAND', 'DUTY', filing.revenue), ('DEMAND', 'FINE', filing.amortization_penalty),
    ('DEMAND', 'PENALTY', filing.monetary_penalty), ('OPENING', 'DUTY', filing.revenue_collected)
  ) as e (kind, head, amount)
  where e.amount > 0
$$;

-- A step that says that a file's part was encashed, of an amount that is not known yet.
create function encashed_step(file bigint, day date) returns jsonb language sql immutable as $$
  select jsonb_build_object('kind', 'ENCASHED', 'date', day, 'amount', null, 'validUntil', null, 'memo', null,
    'caseFilingId', file)
$$;

create function add_field_guarantee(filing case_filing) returns void language plpgsql as $$
  begin
    with own as (
      insert into guarantee (number, bank_id, amount, issued_on, allocations, steps, origin, created_by, created_at,
        changed_by, changed_at, case_filing_id, left_amount)
      select filing.bank_gurantee_no, filing.bank_id, filing.bank_guarantee_amount, filing.bank_guarantee_date,
        jsonb_build_array(jsonb_build_object('caseFilingId', filing.id, 'amount', filing.bank_guarantee_amount)),
        case when filing.bank_guarantee_encashment then jsonb_build_array(encashed_step(filing.id,
          (filing.changed_at at time zone 'Asia/Dhaka')::date)) else '[]' end,
        'field', filing.created_by, filing.created_at, filing.changed_by, filing.changed_at, filing.id,
        filing.bank_guarantee_amount
      where filing.bank_guarantee_amount > 0 or filing.bank_gurantee_no is not null
      returning id, left_amount, ended
    )
    insert into guarantee_allocation
      (guarantee_id, case_filing_id, amount, left_amount, work_place_id, ended, liability)
    select own.id, filing.id, filing.bank_guarantee_amount, own.left_amount, filing.work_place_id, own.ended,
      liability_of(coalesce((select outstanding from money_position where case_filing_id = filing.id),
        filing.payable_revenue - filing.revenue_collected), filing.payable_revenue, filing.date_of_judgement)
    from own;
  end $$;

create function case_filing_money_at_first() returns trigger language plpgsql as $$
  begin
    insert into money_entry (case_filing_id, date, kind, head, amount, origin, created_by, created_at, changed_by, changed_at)
    select f.id, e.date, e.kind, e.head, e.amount, 'field', f.created_by, f.created_at, f.changed_by, f.changed_at
    from come f cross join lateral field_entries(f::case_filing) e;
    return null;
  end $$;

create function case_filing_guarantee_at_first() returns trigger language plpgsql as $$
  begin
    perform add_field_guarantee(new);
    return null;
  end $$;

-- Typing into a field sets the field's own entry to what the others leave. If that is below 0, the rest is an entry
-- that somebody has to explain.
create function case_filing_money_follows() returns trigger language plpgsql as $$
  declare
    field record;
    total numeric;
    own numeric;
    today date := (now() at time zone 'Asia/Dhaka')::date;
  begin
    for field in select * from (values
      ('DEMAND', 'DUTY', 'LOWERED', old.revenue, new.revenue),
      ('DEMAND', 'FINE', 'LOWERED', old.amortization_penalty, new.amortization_penalty),
      ('DEMAND', 'PENALTY', 'LOWERED', old.monetary_penalty, new.monetary_penalty),
      ('OPENING', 'DUTY', 'REFUND', old.revenue_collected, new.revenue_collected)
    ) as f (kind, head, correction, was, typed) where was <> typed
    loop
      select coalesce(case when field.kind = 'OPENING' then s.paid when field.head = 'DUTY' then s.duty
          when field.head = 'FINE' then s.fine else s.penalty end, 0)
      into total from money_sums(array[new.id]) s;
      continue when total = field.typed;
      select coalesce(sum(amount), 0) into own from money_entry
      where case_filing_id = new.id and origin = 'field' and kind = field.kind and head = field.head;
      if field.typed > total - own then
        insert into money_entry (case_filing_id, date, kind, head, amount, origin, created_by, changed_by)
        values (new.id, coalesce(new.date_of_judgement, today), field.kind, field.head, field.typed - total + own, 'field',
          new.changed_by, new.changed_by)
        on conflict (case_filing_id, kind, head) where origin = 'field' do update set amount = excluded.amount,
          version = money_entry.version + 1, changed_by = excluded.changed_by, changed_at = now();
        continue;
      end if;
      delete from money_entry
      where case_filing_id = new.id and origin = 'field' and kind = field.kind and head = field.head;
      if field.typed < total - own then
        insert into money_entry (case_filing_id, date, kind, head, amount, origin, created_by, changed_by)
        values (new.id, today, field.correction, field.head, total - own - field.typed, 'explain', new.changed_by,
          new.changed_by);
      end if;
    end loop;
    if old.date_of_judgement is distinct from new.date_of_judgement then
      update money_entry set date = coalesce(new.date_of_judgement, (created_at at time zone 'Asia/Dhaka')::date)
      where case_filing_id = new.id and origin = 'field';
    end if;
    return null;
  end $$;

-- The sums over the ledgers of files: those that the filing's fields show, and what is deposited.
create function money_sums(files bigint[])
returns table (file bigint, duty numeric, fine numeric, penalty numeric, paid numeric, held numeric) language sql stable as $$
  select f.id,
    coalesce(sum(e.demanded) filter (where e.head = 'DUTY'), 0), coalesce(sum(e.demanded) filter (where e.head = 'FINE'), 0),
    coalesce(sum(e.demanded) filter (where e.head = 'PENALTY'), 0), coalesce(sum(e.paid), 0), coalesce(sum(e.held), 0)
  from unnest(files) as f (id)
  left join lateral (
    select head, amount * case when kind in ('DEMAND', 'RAISED') then 1 when kind = 'LOWERED' then -1 else 0 end as demanded,
      amount * case when kind in ('PAYMENT', 'OPENING', 'ENCASHED', 'DEPOSIT_ADJUSTED') then 1
        when kind = 'REFUND' then -1 else 0 end as paid,
      amount * case when kind = 'DEPOSIT' then 1 when kind in ('DEPOSIT_ADJUSTED', 'DEPOSIT_REFUNDED') then -1
        else 0 end as held
    from money_entry where case_filing_id = f.id
  ) as e on true
  group by f.id
$$;

-- Makes the filings' fields the sums over their ledgers. The filings are locked first, so that of two who enter at the
-- same time the second sums up what the first has entered.
create function pass_on_entries(files bigint[]) returns void language plpgsql as $$
  declare
    most constant numeric := 9999999999999.99;
  begin
    perform from case_filing where id = any (files) order by id for no key update;
    if exists (
      select from money_sums(files)
      where least(duty, fine, penalty, paid, held) < 0 or greatest(duty, fine, penalty, paid, held) > most
    ) and exists (select from case_filing where id = any (files)) then
      raise exception 'a total outside its range' using errcode = '23514', constraint = 'money_entry_total';
    end if;
    update case_filing f set revenue = s.duty, amortization_penalty = s.fine, monetary_penalty = s.penalty,
      revenue_collected = s.paid, version = f.version + 1, changed_by = current_actor(), changed_at = now()
    from money_sums(files) s
    where f.id = s.file and (f.revenue, f.amortization_penalty, f.monetary_penalty, f.revenue_collected)
      is distinct from (s.duty, s.fine, s.penalty, s.paid);
  end $$;

create function money_entries_pass_on() returns trigger language plpgsql as $$
  declare
    files bigint[];
  begin
    if tg_op = 'INSERT' then
      files := array(select distinct case_filing_id from come where origin <> 'field');
    elsif tg_op = 'DELETE' then
      files := array(select distinct case_filing_id from gone where origin <> 'field');
    else
      files := array(
        select case_filing_id from come where origin <> 'field'
        union select case_filing_id from gone where origin <> 'field'
      );
    end if;
    if cardinality(files) > 0 then perform pass_on_entries(files); end if;
    return null;
  end $$;

-- The guarantee that a filing's bank fields are.
create function first_guarantee(file bigint) returns guarantee language sql stable as $$
  select g.* from guarantee_allocation a join guarantee g on g.id = a.guarantee_id
  where a.case_filing_id = file and g.kind = 'BANK_GUARANTEE' order by g.id limit 1
$$;

create function part_of(allocations jsonb, file bigint) returns numeric language sql immutable as $$
  select coalesce(sum((each ->> 'amount')::numeric), 0) from jsonb_array_elements(allocations) as each
  where (each ->> 'caseFilingId')::bigint = file
$$;

create function parts_without(allocations jsonb, file bigint) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(each order by place), '[]') from jsonb_array_elements(allocations) with ordinality as parts (each, place)
  where (each ->> 'caseFilingId')::bigint <> file
$$;

-- Whether a step says that this file's part was encashed.
create function encashes(step jsonb, file bigint) returns boolean language sql immutable as $$
  select step ->> 'kind' = 'ENCASHED' and coalesce((step ->> 'caseFilingId')::bigint, file) = file
$$;

create function is_encashed(steps jsonb, file bigint) returns boolean language sql immutable as $$
  select exists (select from jsonb_array_elements(steps) as step where encashes(step, file))
$$;

create function case_filing_guarantee_follows() returns trigger language plpgsql as $$
  declare
    own guarantee := first_guarantee(new.id);
    part numeric;
    next_steps jsonb;
    is_shared boolean;
  begin
    if own.id is null then
      perform add_field_guarantee(new);
      return null;
    end if;
    part := part_of(own.allocations, new.id);
    if (own.bank_id, own.number, own.issued_on, part, is_encashed(own.steps, new.id)) is not distinct from
      (new.bank_id, new.bank_gurantee_no, new.bank_guarantee_date, new.bank_guarantee_amount,
        coalesce(new.bank_guarantee_encashment, false)) then
      return null;
    end if;
    is_shared := jsonb_array_length(own.allocations) > 1;
    if new.bank_guarantee_amount = 0 and new.bank_gurantee_no is null
      or is_shared and (own.bank_id, own.number) is distinct from (new.bank_id, new.bank_gurantee_no) then
      if is_shared then
        update guarantee set allocations = parts_without(allocations, new.id), origin = 'own', version = version + 1,
          changed_by = new.changed_by, changed_at = now()
        where id = own.id;
      else
        delete from guarantee where id = own.id;
      end if;
      -- the file may have another one, which is its first then
      if (first_guarantee(new.id)).id is null then perform add_field_guarantee(new); end if;
      return null;
    end if;
    next_steps := own.steps;
    if new.bank_guarantee_encashment and not is_encashed(own.steps, new.id) then
      next_steps := next_steps || encashed_step(new.id, (now() at time zone 'Asia/Dhaka')::date);
    elsif new.bank_guarantee_encashment is not true then
      next_steps := (
        select coalesce(jsonb_agg(step order by place), '[]')
        from jsonb_array_elements(next_steps) with ordinality as steps (step, place)
        where not (encashes(step, new.id) and (step ->> 'amount') is null)
      );
    end if;
    update guarantee set bank_id = new.bank_id, number = new.bank_gurantee_no, issued_on = new.bank_guarantee_date,
      amount = case when amount = part and not is_shared then new.bank_guarantee_amount
        else greatest(amount, new.bank_guarantee_amount
          + (select coalesce(sum((each ->> 'amount')::numeric), 0)
            from jsonb_array_elements(parts_without(allocations, new.id)) as each)) end,
      allocations = (
        select jsonb_agg(case when (each ->> 'caseFilingId')::bigint = new.id
          then jsonb_build_object('caseFilingId', new.id, 'amount', new.bank_guarantee_amount) else each end order by place)
        from jsonb_array_elements(allocations) with ordinality as parts (each, place)
      ),
      steps = next_steps, version = version + 1, changed_by = new.changed_by, changed_at = now()
    where id = own.id;
    return null;
  end $$;

-- Makes the bank fields of the filings that a guarantee secures, or did, those of their first guarantee.
create function guarantee_pass_on() returns trigger language plpgsql as $$
  declare
    files bigint[] := array(
      select (each ->> 'caseFilingId')::bigint from jsonb_array_elements(
        case tg_op when 'INSERT' then new.allocations when 'DELETE' then old.allocations
          else old.allocations || new.allocations end
      ) as each
    );
  begin
    perform from case_filing where id = any (files) order by id for no key update;
    update case_filing f set bank_id = g.bank_id, bank_gurantee_no = g.number, bank_guarantee_date = g.issued_on,
      bank_guarantee_amount = g.part, bank_guarantee_encashment = g.encashed,
      version = f.version + 1, changed_by = current_actor(), changed_at = now()
    from (
      select was.id, own.bank_id, own.number, own.issued_on, coalesce(part_of(own.allocations, was.id), 0) as part,
        case when is_encashed(own.steps, was.id) then true when was.bank_guarantee_encashment is null then null
          when own.id is null then null else false end as encashed
      from case_filing was left join lateral first_guarantee(was.id) own on true where was.id = any (files)
    ) as g
    where f.id = g.id and (f.bank_id, f.bank_gurantee_no, f.bank_guarantee_date, f.bank_guarantee_amount,
        f.bank_guarantee_encashment)
      is distinct from (g.bank_id, g.number, g.issued_on, g.part, g.encashed);
    return null;
  end $$;

-- A filing that is deleted leaves its guarantees; one that secured it alone goes along.
create function guarantee_leave() returns trigger language plpgsql as $$
  begin
    if exists (select from case_filing where id = old.case_filing_id) then return null; end if;
    delete from guarantee where id = old.guarantee_id and jsonb_array_length(allocations) = 1;
    update guarantee set allocations = parts_without(allocations, old.case_filing_id), version = version + 1,
      changed_by = current_actor(), changed_at = now()
    where id = old.guarantee_id and part_of(allocations, old.case_filing_id) is not null
      and parts_without(allocations, old.case_filing_id) <> allocations;
    return null;
  end $$;

alter table guarantee_allocation drop constraint guarantee_allocation_case_filing_id_fkey,
  add foreign key (case_filing_id) references case_filing on delete cascade;
create trigger leave after delete on guarantee_allocation for each row execute function guarantee_leave();

-- the ledgers of the files that are there already
insert into money_entry (case_filing_id, date, kind, head, amount, origin, created_by, created_at, changed_by, changed_at)
select f.id, e.date, e.kind, e.head, e.amount, 'field', f.created_by, f.created_at, f.changed_by, f.changed_at
from case_filing f cross join lateral field_entries(f) e order by f.id;

create trigger money_at_first after insert on case_filing referencing new table as come
  for each statement execute function case_filing_money_at_first();
create trigger money_guarantee_at_first after insert on case_filing for each row
  when (new.bank_guarantee_amount > 0 or new.bank_gurantee_no is not null)
  execute function case_filing_guarantee_at_first();
create trigger money_follows after update on case_filing for each row
  when ((old.revenue, old.amortization_penalty, old.monetary_penalty, old.revenue_collected, old.date_of_judgement)
    is distinct from (new.revenue, new.amortization_penalty, new.monetary_penalty, new.revenue_collected,
      new.date_of_judgement))
  execute function case_filing_money_follows();
create trigger money_guarantee_follows after update on case_filing for each row
  when ((old.bank_id, old.bank_gurantee_no, old.bank_guarantee_date, old.bank_guarantee_amount,
      old.bank_guarantee_encashment)
    is distinct from (new.bank_id, new.bank_gurantee_no, new.bank_guarantee_date, new.bank_guarantee_amount,
      new.bank_guarantee_encashment))
  execute function case_filing_guarantee_follows();

-- Locks the filing before the row refers to it: two who have both referred to it could not update it any more.
create function money_entry_hold_filing() returns trigger language plpgsql as $$
  begin
    perform from case_filing where id = new.case_filing_id for no key update;
    return new;
  end $$;
create trigger hold_filing before insert on money_entry for each row when (new.origin <> 'field')
  execute function money_entry_hold_filing();

create function guarantee_hold_filings() returns trigger language plpgsql as $$
  begin
    perform from case_filing where id = any (array(
      select (each ->> 'caseFilingId')::bigint from jsonb_array_elements(new.allocations) as each
    )) order by id for no key update;
    return new;
  end $$;
create trigger hold_filings before insert or update of allocations on guarantee for each row
  when (new.origin <> 'field') execute function guarantee_hold_filings();

create trigger pass_on_insert after insert on money_entry referencing new table as come
  for each statement execute function money_entries_pass_on();
create trigger pass_on_update after update on money_entry referencing old table as gone new table as come
  for each statement execute function money_entries_pass_on();
create trigger pass_on_delete after delete on money_entry referencing old table as gone
  for each statement execute function money_entries_pass_on();
-- a new filing's guarantee has its fields already
create trigger pass_on_insert after insert on guarantee for each row
  when (new.origin <> 'field' or new.created_at <> new.changed_at) execute function guarantee_pass_on();
create trigger pass_on after delete or update of bank_id, number, issued_on, kind, allocations, steps on guarantee
  for each row execute function guarantee_pass_on();
