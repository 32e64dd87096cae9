-- A guarantee stands in the lists of returns from the month in which it came in or changed to the one in which it goes
-- out, as proceedings do, instead of once each month. What was written for months before the newest stays of its month.
alter table return_item add until date;
update return_item set until = since + 1
  where of_return is null and kind = 'guarantees' and since < (select max(from_day) from monthly_return);
create index return_item_of_guarantees on return_item (figure, id) where of_return is null and kind = 'guarantees';

create or replace view return_row as
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
  select id, 'item', of_return, figure, kind, record_id, case_filing_id, work_place_id, since, until, null, null,
    number, file_number, company, opened_on, disposed_on, amount,
    null, null, null, null, null, null, null, null
  from return_item;
