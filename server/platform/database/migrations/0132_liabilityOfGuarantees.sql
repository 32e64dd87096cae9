-- Lists of guarantees that lapsed while needed, or may be released, looked at the parts of each guarantee; now each keeps
-- what its parts secure.
alter table guarantee add liability text collate "C";
comment on column guarantee.liability is 'OWED: a part still secures what a file owes; GONE: its parts secure what is no longer owed';

create function guarantee_keep_liability() returns trigger language plpgsql as $$
  declare
    its bigint := coalesce(new.guarantee_id, old.guarantee_id);
  begin
    perform from guarantee where id = its for no key update; -- whoever changes another part counts afterwards
    update guarantee g set liability = held.liability
    from (
      select max(liability) as liability from guarantee_allocation
      where guarantee_id = its and left_amount > 0 and (ended is null or ended = 'LAPSED')
    ) as held
    where g.id = its and g.liability is distinct from held.liability;
    return null;
  end $$;
create trigger keep_liability after insert or delete or update of left_amount, ended, liability on guarantee_allocation
  for each row execute function guarantee_keep_liability();
update guarantee_allocation set liability = liability;

create index guarantee_needed on guarantee (expires_on, id) include (ended) where liability = 'OWED';
create index guarantee_to_release on guarantee (expires_on, id) where liability = 'GONE' and ended is null;
drop index guarantee_open_by_expiry;
create index guarantee_open_by_expiry on guarantee (expires_on, id) include (continuing) where ended is null;
