create table paper_kind (
  id bigint generated always as identity primary key,
  -- of the kinds that Casebook itself knows by their meaning
  code text collate "C" unique,
  name text not null,
  name_fold text collate "C" not null generated always as (folded(name)) stored unique,
  name_bn text,
  name_bn_fold text collate "C" generated always as (folded(name_bn)) stored unique,
  position int check (position >= 0),
  active boolean not null default true,
  version int not null default 1,
  created_by bigint references app_user,
  created_at timestamptz not null default now(),
  changed_by bigint references app_user,
  changed_at timestamptz not null default now()
);

create table paper (
  id bigint generated always as identity primary key,
  case_filing_id bigint not null references case_filing on delete cascade,
  proceeding_id bigint references proceeding on delete cascade,
  hearing_id bigint references hearing on delete set null,
  guarantee_id bigint references guarantee on delete set null,
  kind bigint not null references paper_kind,
  name text,
  date date,
  memo text,
  from_whom text,
  to_whom text,
  description text,
  source text collate "C" not null default 'FILE' check (source in ('FILE', 'SCAN', 'PHOTO', 'LETTER', 'IMPORT')),
  file_version int not null,
  sha256 text collate "C" not null,
  bytes int not null,
  type text collate "C" not null,
  version int not null default 1,
  created_by bigint references app_user,
  created_at timestamptz not null default now(),
  changed_by bigint references app_user,
  changed_at timestamptz not null default now(),
  case_kind text collate "C" not null default 'case-fillings'
);
comment on column paper.case_kind is 'the kind of the proceeding; without one it is the filing''s';
comment on column paper.file_version is 'the version of the scan, of which paper has copies';
create index paper_of_file on paper (case_filing_id, date, id);
create index paper_of_proceeding on paper (proceeding_id) where proceeding_id is not null;
create index paper_of_hearing on paper (hearing_id) where hearing_id is not null;
create index paper_of_guarantee on paper (guarantee_id) where guarantee_id is not null;
create index paper_by_kind on paper (kind, id);
create index paper_by_date on paper (date, id);

-- A scan of a paper. It refers to bytes in the folder of papers, and outlives its paper while that is in the bin: so
-- nothing refers to paper.
create table paper_version (
  paper_id bigint not null,
  version int not null,
  sha256 text collate "C" not null,
  bytes int not null,
  type text collate "C" not null,
  source text collate "C" not null,
  file_name text not null,
  pages int,
  text text,
  -- null: pages and text are not read yet
  read_at timestamptz,
  read_tries int not null default 0,
  created_by bigint references app_user,
  created_at timestamptz not null default now(),
  primary key (paper_id, version)
);
comment on column paper_version.text is 'the text layer, of which the beginning is kept';
create index paper_version_of_bytes on paper_version (sha256);
create index paper_version_to_read on paper_version (read_tries, created_at) where read_at is null;

create function paper_copy_proceeding() returns trigger language plpgsql as $$
  begin
    new.case_kind := coalesce(
      (select kind from proceeding where id = new.proceeding_id for no key update), 'case-fillings');
    return new;
  end $$;
create trigger copy_proceeding before insert or update of proceeding_id on paper
  for each row when (new.proceeding_id is not null or new.case_kind <> 'case-fillings')
  execute function paper_copy_proceeding();

-- a paper goes with its file or its case, which its search entry has to follow
create function paper_drop_entry() returns trigger language plpgsql as $$
  begin
    delete from search_entry where kind = 'papers' and record_id = old.id;
    return null;
  end $$;
create trigger drop_entry after delete on paper for each row execute function paper_drop_entry();

-- papers are found by the names of their kinds, which a merge changes too
create function paper_kind_find_again() returns trigger language plpgsql as $$
  begin
    insert into search_fill (kind, done_to, last) select 'papers', 0, max(id) from paper having max(id) > 0
    on conflict (kind) do update set done_to = 0, last = excluded.last;
    return null;
  end $$;
create trigger find_again after delete or update of name, name_bn on paper_kind
  for each row execute function paper_kind_find_again();

create function proceeding_pass_on_to_papers() returns trigger language plpgsql as $$
  begin
    update paper set case_filing_id = new.case_filing_id, guarantee_id = null where proceeding_id = new.id;
    return null;
  end $$;
create trigger pass_on_to_papers after update on proceeding for each row
  when (old.case_filing_id <> new.case_filing_id) execute function proceeding_pass_on_to_papers();

-- before its hearings, which their papers then still name in the bin
create function proceeding_drop_papers() returns trigger language plpgsql as $$
  begin
    delete from paper where proceeding_id = old.id;
    return old;
  end $$;
create trigger drop_papers before delete on proceeding for each row execute function proceeding_drop_papers();

-- orders by their day, to find those without their paper
create index proceeding_by_decision on proceeding (decided_on, id) where decided_on is not null;
