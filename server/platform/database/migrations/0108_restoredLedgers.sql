-- Of a filing that comes back from the bin the ledger is inserted in parts: its sums are right only with the last.
create or replace function money_entries_pass_on() returns trigger language plpgsql as $$
  declare
    files bigint[];
  begin
    if current_setting('casebook.ledger', true) = 'restoring' then return null; end if;
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

-- The guarantee that a filing's bank fields are: the oldest. The one that follows them is as old as the filing, also
-- when a restored filing gets it anew.
create or replace function first_guarantee(file bigint) returns guarantee language sql stable as $$
  select g.* from guarantee_allocation a join guarantee g on g.id = a.guarantee_id
  where a.case_filing_id = file and g.kind = 'BANK_GUARANTEE' order by g.created_at, g.id limit 1
$$;

-- Sets the entries that follow a filing's fields to what its other entries leave of them.
create function settle_field_entries(filing bigint) returns void language plpgsql as $$
  begin
    delete from money_entry where case_filing_id = filing and origin = 'field';
    insert into money_entry (case_filing_id, date, kind, head, amount, origin, created_by, created_at, changed_by, changed_at)
    select f.id, coalesce(f.date_of_judgement, (f.created_at at time zone 'Asia/Dhaka')::date), e.kind, e.head, e.amount,
      'field', f.created_by, f.created_at, f.changed_by, f.changed_at
    from case_filing f cross join money_sums(array[filing]) s cross join lateral (values
      ('DEMAND', 'DUTY', f.revenue - s.duty), ('DEMAND', 'FINE', f.amortization_penalty - s.fine),
      ('DEMAND', 'PENALTY', f.monetary_penalty - s.penalty), ('OPENING', 'DUTY', f.revenue_collected - s.paid)
    ) as e (kind, head, amount)
    where f.id = filing and e.amount > 0;
  end $$;
