-- A new filing's guarantee was written, counted and written again. It now says at once what it secures.
create or replace function add_field_guarantee(filing case_filing) returns void language plpgsql as $$
  declare
    secures text := liability_of(coalesce((select outstanding from money_position where case_filing_id = filing.id),
      filing.payable_revenue - filing.revenue_collected), filing.payable_revenue, filing.date_of_judgement);
  begin
    with own as (
      insert into guarantee (number, bank_id, amount, issued_on, allocations, steps, origin, created_by, created_at,
        changed_by, changed_at, case_filing_id, left_amount, liability)
      select filing.bank_gurantee_no, filing.bank_id, filing.bank_guarantee_amount, filing.bank_guarantee_date,
        jsonb_build_array(jsonb_build_object('caseFilingId', filing.id, 'amount', filing.bank_guarantee_amount)),
        case when filing.bank_guarantee_encashment then jsonb_build_array(encashed_step(filing.id,
          (filing.changed_at at time zone 'Asia/Dhaka')::date)) else '[]' end,
        'field', filing.created_by, filing.created_at, filing.changed_by, filing.changed_at, filing.id,
        filing.bank_guarantee_amount,
        case when filing.bank_guarantee_amount > 0 and filing.bank_guarantee_encashment is not true then secures end
      where filing.bank_guarantee_amount > 0 or filing.bank_gurantee_no is not null
      returning id, left_amount, ended
    )
    insert into guarantee_allocation
      (guarantee_id, case_filing_id, amount, left_amount, work_place_id, ended, liability)
    select own.id, filing.id, filing.bank_guarantee_amount, own.left_amount, filing.work_place_id, own.ended, secures
    from own;
  end $$;

create or replace function guarantee_keep_liability() returns trigger language plpgsql as $$
  declare
    its bigint := coalesce(new.guarantee_id, old.guarantee_id);
  begin
    -- who adds a part has written the guarantee in the same transaction, so that nobody changes it meanwhile
    if tg_op = 'INSERT' and new.liability is not distinct from (select liability from guarantee where id = its) then
      return null;
    end if;
    perform from guarantee where id = its for no key update; -- whoever changes another part counts afterwards
    update guarantee g set liability = held.liability
    from (
      select max(liability) as liability from guarantee_allocation
      where guarantee_id = its and left_amount > 0 and (ended is null or ended = 'LAPSED')
    ) as held
    where g.id = its and g.liability is distinct from held.liability;
    return null;
  end $$;

drop trigger settle on guarantee;
create trigger settle before update of allocations, steps, valid_until, continuing on guarantee
  for each row execute function guarantee_settle();
