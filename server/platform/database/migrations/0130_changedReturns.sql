-- Which proceedings were touched since a return was frozen, so that the next one counts only what changed. Of those that
-- were touched before, nothing is known: the next return looks at all that there are or were.
create table return_touched (proceeding_id bigint, case_filing_id bigint not null);

create function touch_return() returns trigger language plpgsql as $$
  begin
    insert into return_touched values (coalesce(new.id, old.id), coalesce(new.case_filing_id, old.case_filing_id));
    return null;
  end $$;
create trigger touch_return after insert or delete on proceeding for each row execute function touch_return();
create trigger touch_return_update after update on proceeding for each row
  when ((old.opened_on, old.entered_on, old.disposed_on, old.work_place_id)
    is distinct from (new.opened_on, new.entered_on, new.disposed_on, new.work_place_id))
  execute function touch_return();

insert into return_touched
  select id, case_filing_id from proceeding where exists (select from monthly_return)
  union select proceeding_id, case_filing_id from return_line where of_return is null and until is null
  union select null, case_filing_id from return_money where of_return is null and until is null;

create index proceeding_by_opening on proceeding (coalesce(opened_on, entered_on));
create index proceeding_by_disposal on proceeding (disposed_on) where disposed_on is not null;
create index case_filing_important on case_filing (id) where payable_revenue >= 1000000000;

alter table money_position add same_since date;
comment on column money_position.same_since is
  'the first day on which it was as it is, by what is known; null: not known';
create index money_position_by_count on money_position (counted_on);

create index return_line_of_file on return_line (case_filing_id) where of_return is null;
create index return_money_of_file on return_money (case_filing_id) where of_return is null;
drop index return_money_open;

-- The totals and first pages of lists, as they stand and by number.
alter table return_count add rows jsonb;
comment on column return_count.rows is 'how many rows lie behind each amount';
create index return_line_by_kind on return_line (kind, id) where of_return is null;
create index return_line_by_number on return_line ((folded(number) collate "C"), id) where of_return is null;
create index return_line_of_kind_by_number on return_line (kind, (folded(number) collate "C"), id)
  where of_return is null;
drop index return_line_of_return;
create index return_line_of_return on return_line (of_return, kind, id) where of_return is not null;
create index return_money_by_number on return_money ((folded(file_number) collate "C"), id) where of_return is null;
create index return_money_not_confirmed on return_money (id) where of_return is null and not_confirmed > 0;
create index return_money_stayed on return_money (id) where of_return is null and stayed > 0;
create index return_money_not_due on return_money (id) where of_return is null and not_due > 0;
create index return_money_appeal_time on return_money (id) where of_return is null and appeal_time > 0;
create index return_money_appeal_pending on return_money (id) where of_return is null and appeal_pending > 0;
create index return_money_untraceable on return_money (id) where of_return is null and untraceable > 0;
create index return_money_write_off_proposed on return_money (id) where of_return is null and write_off_proposed > 0;
create index return_money_recoverable on return_money (id) where of_return is null and recoverable > 0;
